(function (Atenta) {
  "use strict";

  /**
   * The head in which a sentence is shown: the present one if it asks from the word that the sentence is about, else the
   * first whose answer the annotation gives there, else the first that asks at all.
   * @param {SentenceData} sentence
   * @param {number} head
   * @param {Rule[]} heads
   */
  function opening_head({ start, tokens, links, unsure }, head, heads) {
    const asks = (/** @type {number} */ at) => at >= 0 && Atenta.rules.asking(heads[at], tokens).includes(start);
    const answered = [...links, ...unsure].filter(({ query }) => query === start);
    const places = answered.map((link) => heads.findIndex(({ id }) => id === link.head));
    return [head, ...places, ...heads.keys()].find(asks) ?? head;
  }

  Atenta.opening_head = opening_head;
})(globalThis.Atenta = globalThis.Atenta || {});
