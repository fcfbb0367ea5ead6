(function (Atenta) {
  "use strict";

  /** Signs that close up to the word before them, or to the word after. */
  const CLOSING = /^[.,;:!?…»”’)\]}%]+$/u;
  const OPENING = /^[¿¡«“‘([{]+$/u;
  /** Scripts written from right to left. */
  const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

  /**
   * The tokens of a phrase as one would write them.
   * @param {string[]} tokens
   */
  function phrase(tokens) {
    return tokens.reduce((text, token, at) => {
      const closed = at === 0 || CLOSING.test(token) || OPENING.test(tokens[at - 1]);
      return text + (closed ? "" : " ") + token;
    }, "");
  }

  /**
   * The tokens of a phrase for a line of its own: a word that runs from right to left moves no other.
   * @param {string[]} tokens
   */
  function isolated(tokens) {
    return phrase(tokens).split(" ").map((word) => (LEFTWARD.test(word) ? `\u2068${word}\u2069` : word)).join(" ");
  }

  /**
   * That a file was saved; of which phrase, where another stands in the field.
   * @param {HeadView} view
   * @param {string} name
   * @param {string} typed
   * @param {Record<string, string>} words
   */
  function saved({ trace }, name, typed, words) {
    const same = Atenta.tokens.tokenize(typed).join(" ") === trace.query_tokens.join(" ");
    return Atenta.say.text(same ? words.saved : words.saved_of, { name, phrase: isolated(trace.query_tokens) });
  }

  /**
   * What a view was computed with, in words: name and value of each setting, as far as its source has it.
   * @param {HeadView} view
   * @param {Strings} strings
   * @returns {[string, string][]}
   */
  function settings(view, strings) {
    const { name, said, take } = strings;
    const { seed, positional } = view.trace.provenance;
    const turn = (/** @type {boolean} */ on) => (on ? said.on : said.off);
    /** @type {[string, string][]} */
    const list = [
      [name.head, which_head(view, take)],
      [name.d_k, String(view.trace.d_k)],
      [name.temperature, `T = ${view.temperature}`],
      [name.divide, turn(view.divide)],
      [name.causal, turn(view.causal)],
    ];
    const weights = changed_weights(view);
    if (weights) list.splice(1, 0, [take.weights, weights]);
    if (positional !== undefined) list.push([name.positional, turn(positional)]);
    if (seed !== null) list.push([name.seed, String(seed)]);
    return list;
  }

  /** The shown head and its place among all. @param {HeadView} view @param {Record<string, string>} words */
  function which_head({ trace, head }, words) {
    const values = { head: Atenta.say.head(trace, head), number: head + 1, heads: trace.n_heads };
    return Atenta.say.text(trace.head_names ? words.head_named : words.head_of, values);
  }

  /** The weights of a rule that the reader edited; nothing of any other head. @param {HeadView} view */
  function changed_weights({ trace, head }) {
    return (trace.head_weights?.[head] ?? []).join(", ").replaceAll("-", "\u2212");
  }

  /**
   * A file's name that any system can keep: phrase and state in ASCII, lower case.
   * @param {HeadView} view
   * @param {string} extension
   */
  function file_name(view, extension) {
    const { trace, head, temperature, divide, causal } = view;
    const { seed, positional } = trace.provenance;
    const words = Atenta.plain_name(trace.query_tokens.join("-"));
    const name = trace.head_names ? Atenta.plain_name(trace.head_names[head]) : "";
    const parts = ["atenta", words, name || `h${head}-of-${trace.n_heads}`, `dk${trace.d_k}`, `t${temperature}`];
    if (changed_weights(view)) parts.push("edited");
    if (!divide) parts.push("undivided");
    if (causal) parts.push("causal");
    if (positional) parts.push("positional");
    if (seed !== null) parts.push(`seed${seed}`);
    return `${parts.filter(Boolean).join("-")}.${extension}`;
  }

  Atenta.take_away = { ...Atenta.take_away, phrase, isolated, saved, settings, changed_weights, file_name };
})(globalThis.Atenta = globalThis.Atenta || {});
