(function (Atenta) {
  "use strict";

  const MARKS = /\p{M}/gu;
  const LONGEST_NAME = 40;
  /** Signs that close up to the word before them, or to the word after. */
  const CLOSING = /^[.,;:!?…»”’)\]}%]+$/u;
  const OPENING = /^[¿¡«“‘([{]+$/u;

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
      [name.head, Atenta.say.text(take.head_of, { head: `H${view.head}`, heads: view.trace.n_heads })],
      [name.d_k, String(view.trace.d_k)],
      [name.temperature, `T = ${view.temperature}`],
      [name.divide, turn(view.divide)],
      [name.causal, turn(view.causal)],
    ];
    if (positional !== undefined) list.push([name.positional, turn(positional)]);
    if (seed !== null) list.push([name.seed, String(seed)]);
    return list;
  }

  /**
   * A file's name that any system can keep: phrase and state in ASCII, lower case.
   * @param {HeadView} view
   * @param {string} extension
   */
  function file_name(view, extension) {
    const { trace, head, temperature, divide, causal } = view;
    const { seed, positional } = trace.provenance;
    const plain = trace.query_tokens.join("-").normalize("NFD").replace(MARKS, "").toLowerCase();
    const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-/, "").slice(0, LONGEST_NAME).replace(/-$/, "");
    const parts = ["atenta", words, `h${head}-of-${trace.n_heads}`, `dk${trace.d_k}`, `t${temperature}`];
    if (!divide) parts.push("undivided");
    if (causal) parts.push("causal");
    if (positional) parts.push("positional");
    if (seed !== null) parts.push(`seed${seed}`);
    return `${parts.filter(Boolean).join("-")}.${extension}`;
  }

  Atenta.take_away = { ...Atenta.take_away, phrase, settings, file_name };
})(globalThis.Atenta = globalThis.Atenta || {});
