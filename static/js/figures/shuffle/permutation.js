(function (Atenta) {
  "use strict";

  /** Second half of the Philox key, beyond the streams of the random model and of the build's studies. */
  const STREAM = 32;

  /**
   * The order after so many shuffles: where each word of the shuffled phrase stood. The same for every reader.
   * @param {number} n
   * @param {number} seed
   * @param {number} count
   */
  function shuffled(n, seed, count) {
    const draws = Atenta.philox.uniform([count], n, seed, STREAM);
    return Array.from({ length: n }, (_, at) => at).sort((one, other) => draws[one] - draws[other]);
  }

  /**
   * P W Pᵀ, row after row: row i and column j are those of the words that stand there now.
   * @param {Float64Array} W n × n
   * @param {number[]} order
   */
  function carried(W, order) {
    const n = order.length;
    return Float64Array.from(W, (_, at) => W[order[Math.floor(at / n)] * n + order[at % n]]);
  }

  /** @param {Float64Array} one @param {Float64Array} other */
  function difference(one, other) {
    return one.reduce((largest, value, at) => Math.max(largest, Math.abs(value - other[at])), 0);
  }

  Atenta.permutation = { shuffled, carried, difference };
})(globalThis.Atenta = globalThis.Atenta || {});
