(function (Atenta) {
  "use strict";

  /** So many digits give back the same float64. */
  const DIGITS = 17;

  /**
   * The matrix as comma-separated values: queries down, keys across, masked cells empty.
   * @param {HeadView} view
   * @param {string} corner names the first column and the first row
   */
  function csv({ trace, weights, masked, n_key }, corner) {
    const number = (/** @type {number} */ at) => (masked[at] ? "" : weights[at].toPrecision(DIGITS));
    const rows = trace.query_tokens.map((query, i) => [query, ...trace.key_tokens.map((_, j) => number(i * n_key + j))]);
    return Atenta.csv([[corner, ...trace.key_tokens], ...rows]);
  }

  Atenta.take_away = { ...Atenta.take_away, csv };
})(globalThis.Atenta = globalThis.Atenta || {});
