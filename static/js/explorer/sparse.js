(function (Atenta) {
  "use strict";

  /**
   * The components that are not 0 in all of these vectors: of a head built by rule, few of the 64.
   * @param {Float64Array[]} vectors of one length
   */
  function kept(vectors) {
    return [...vectors[0].keys()].filter((c) => vectors.some((vector) => vector[c] !== 0));
  }

  /**
   * @param {Float64Array} vector
   * @param {number[]} components
   */
  function pick(vector, components) {
    return Float64Array.from(components, (c) => vector[c]);
  }

  /**
   * Says how many zeros were left out; nothing where there was none. The place says of what: data-zeros="products".
   * @param {Element | null} place
   * @param {number} shown
   * @param {number} all
   * @param {Record<string, string>} words
   */
  function tell(place, shown, all, words) {
    if (!(place instanceof HTMLElement)) return;
    place.hidden = shown === all;
    const text = words[`${place.dataset.zeros}_${shown ? "left_out" : "only"}`];
    Atenta.say.put(place, Atenta.say.text(text, { zeros: all - shown, all }));
  }

  Atenta.sparse = { kept, pick, tell };
})(globalThis.Atenta = globalThis.Atenta || {});
