(function (Atenta) {
  "use strict";

  /** Of the numbers that are drawn for students; the model's own streams are 1 to 5. */
  const STREAM = 6;

  /**
   * The settings that a student's seed gives. generator/attention/exercises/variants.py draws the same.
   * @param {string} id of the exercise
   * @param {Record<string, number[]>} vary
   * @param {number} seed
   */
  function variant(id, vary, seed) {
    /** @type {Record<string, number>} */
    const settings = {};
    for (const [name, values] of Object.entries(vary)) {
      const [number] = Atenta.philox.uniform([Atenta.philox.fnv1a(`${id}/${name}`)], 1, seed, STREAM);
      settings[name] = values[Math.floor(((number + 1) / 2) * values.length)];
    }
    return settings;
  }

  Atenta.variant = variant;
})(globalThis.Atenta = globalThis.Atenta || {});
