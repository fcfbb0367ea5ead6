(function (Atenta) {
  "use strict";

  /** Weights nearer than this differ by the order of adding up alone. */
  const SAME = 1e-9;

  /**
   * What a head does on a sentence: where each token that asks looks most, and whether it should.
   * @param {BuiltHead} head
   * @param {Stream} stream
   * @param {SentenceData} sentence
   * @param {SurveySettings} settings
   * @returns {SurveyedRow[]}
   */
  function survey(head, stream, sentence, settings) {
    const n = sentence.tokens.length;
    const scores = Atenta.rules.scores(head, stream, Atenta.stream.embed(stream, sentence.tokens));
    const options = { ...settings, n_heads: 1, n_query: n, n_key: n, d_k: Atenta.rules.HEAD_D_K };
    const { weights } = Atenta.attention.scaled_dot_product_attention(scores, options);
    return Atenta.rules.asking(head.rule, sentence.tokens).map((query) => {
      const row = weights.subarray(query * n, (query + 1) * n);
      return surveyed(query, row, gold(sentence, head.rule.id, settings.every, query), doubt(sentence, head.rule.id, query));
    });
  }

  /**
   * @param {number} query
   * @param {Float64Array} row
   * @param {number[]} wanted
   * @param {number[]} among
   * @returns {SurveyedRow}
   */
  function surveyed(query, row, wanted, among) {
    const weight = Math.max(...row);
    const keys = [...row.keys()].filter((key) => weight - row[key] < SAME);
    const read = among.map((key) => ({ key, weight: row[key] }));
    return { query, keys, weight, wanted, among: read, verdict: verdict(keys, wanted, among) };
  }

  /**
   * A key of the link must outweigh every other, and a tie fails: the rule of generator/attention/judging.py.
   * @param {number[]} keys
   * @param {number[]} wanted
   * @param {number[]} among
   */
  function verdict(keys, wanted, among) {
    if (among.length) return "unsure";
    if (!wanted.length) return "none";
    return keys.every((key) => wanted.includes(key)) ? "right" : "wrong";
  }

  /**
   * To which keys a query should go: as its annotation says, or as places alone decide.
   * @param {SentenceData} sentence
   * @param {string} head
   * @param {string | null} every
   * @param {number} query
   */
  function gold({ tokens, links }, head, every, query) {
    const placed = every ? [...tokens.keys()].filter((key) => Atenta.lines.amount(at_place(every), query, key) === 1) : [];
    return [...placed, ...links.filter((link) => link.head === head && link.query === query).flatMap(({ keys }) => keys)];
  }

  /** @param {string} place @returns {RuleTerm} */
  function at_place(place) {
    return { has: "", same: "", place, weight: 1 };
  }

  /** @param {SentenceData} sentence @param {string} head @param {number} query */
  function doubt({ unsure }, head, query) {
    return unsure.filter((link) => link.head === head && link.query === query).flatMap(({ keys }) => keys);
  }

  /**
   * The sentences of a language first, the others after them.
   * @param {SentenceData[]} sentences
   * @param {string} language
   */
  function in_order(sentences, language) {
    return [...sentences].sort((a, b) => Number(a.lang !== language) - Number(b.lang !== language));
  }

  Atenta.survey = { survey, in_order };
})(globalThis.Atenta = globalThis.Atenta || {});
