(function (Atenta) {
  "use strict";

  /** Share of the largest entropy from which a spread is called less and less focused. */
  const SPREADS = [0.35, 0.7];

  /**
   * The sentence before the matrix, the measures, and where the numbers come from.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function summary({ root, page }) {
    const overview = /** @type {HTMLElement} */ (root.querySelector("[data-overview]"));
    const source = /** @type {HTMLElement} */ (root.querySelector("[data-source-text]"));
    const of_head = /** @type {HTMLElement} */ (root.querySelector("[data-of-head]"));
    const outputs = /** @type {NodeListOf<HTMLOutputElement>} */ (root.querySelectorAll("output[name]"));
    return {
      draw(view) {
        const metrics = measure(view);
        for (const output of outputs) {
          if (!metrics[output.name]) continue;
          const [value, digits] = metrics[output.name];
          const exact = digits ? Atenta.numbers.exact(value) : String(value);
          if (output.dataset.value === exact) continue;
          output.dataset.value = exact;
          Atenta.say.put(output, Atenta.numbers.fixed(value, digits));
        }
        Atenta.say.put(of_head, Atenta.say.text(page.strings.metric.of_head, { head: Atenta.say.the_head(view.trace, view.head, page.strings) }));
        const { source: kind, made, seed } = view.trace.provenance;
        const whence = kind === "rule" ? page.strings.figure.source_rule : page.strings.figure[`source_${made}`];
        Atenta.say.put(source, Atenta.say.text(whence, { seed: seed ?? "" }));
      },
      // A sentence is for reading: while a slider moves, its words stay.
      settle: (view) => write_sentence(overview, view, page.strings),
    };
  }

  /**
   * Value and shown digits of each measure, by the name of its output.
   * @param {HeadView} view
   * @returns {Record<string, [number, number]>}
   */
  function measure({ trace, n_query, mean_entropy, max_attention }) {
    return {
      tokens: [n_query, 0],
      n_heads: [trace.n_heads, 0],
      d_k: [trace.d_k, 0],
      d_model: [trace.n_heads * trace.d_k, 0],
      mean_entropy: [mean_entropy, 3],
      max_attention: [max_attention, 4],
    };
  }

  /**
   * @param {HTMLElement} place
   * @param {HeadView} view
   * @param {Strings} strings
   */
  function write_sentence(place, view, strings) {
    const words = strings.said;
    const { fixed, percent } = Atenta.numbers;
    const { n_key, row } = view;
    const from = row === null ? view.weights : view.weights.subarray(row * n_key, (row + 1) * n_key);
    const [largest, other = largest, ...more] = Atenta.sentences.largest_of(from);
    const query = row ?? Math.floor(largest / n_key);
    const entropy = row === null ? view.mean_entropy : view.row_entropy[row];
    const limit = row === null ? view.limit : row_limit(view, row);
    const how = row === null ? firmest(view, largest !== other) : `_row${Atenta.sentences.tie(view, row)}`;
    Atenta.say.write(place, words[`overview${how}`], {
      head: Atenta.say.the_head(view.trace, view.head, strings),
      query: Atenta.say.token(view.trace.query_tokens[query], "query"),
      key: Atenta.say.token(view.trace.key_tokens[largest % n_key], "key"),
      other: Atenta.say.token(view.trace.key_tokens[other % n_key], "key"),
      count: more.length + 2,
      percent: percent(from[largest]),
      entropy: fixed(entropy, 2),
      limit: fixed(limit, 2),
      spread: limit === 0 ? words.spread_alone : words[`spread_${spread(entropy / limit)}`],
    });
  }

  /**
   * How the sentence about all rows ends in ui.toml: a weight outweighs all others, some tie, or every row is even.
   * @param {HeadView} view
   * @param {boolean} tied
   */
  function firmest(view, tied) {
    if ([...view.row_entropy.keys()].every((row) => Atenta.sentences.is_even(view, row))) return "_even";
    return tied ? "_tied" : "";
  }

  /**
   * @param {HeadView} view
   * @param {number} row
   */
  function row_limit({ masked, n_key }, row) {
    const hidden = masked.subarray(row * n_key, (row + 1) * n_key).reduce((sum, one) => sum + one, 0);
    return Math.log2(Math.max(n_key - hidden, 1));
  }

  /** @param {number} share */
  function spread(share) {
    return [...SPREADS, Atenta.sentences.NEARLY_EVEN].filter((bound) => share >= bound).length;
  }

  Atenta.parts = { ...Atenta.parts, summary };
})(globalThis.Atenta = globalThis.Atenta || {});
