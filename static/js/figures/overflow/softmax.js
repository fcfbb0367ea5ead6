(function (Atenta) {
  "use strict";

  /** A row of scores, from its largest down, as in generator/attention/studies/overflow.py. */
  const ROW = [0, -1, -2];
  const exact = (/** @type {number} */ value) => value;
  /** Each way of taking softmax: how its numbers are rounded, and whether the maximum is taken off first. */
  const WAYS = /** @type {const} */ ({
    naive_32: { rounded: Math.fround, stable: false },
    naive_64: { rounded: exact, stable: false },
    stable: { rounded: exact, stable: true },
  });

  /**
   * The largest score's exponential, the row's sum and the largest score's weight, each rounded as it is made.
   * @param {keyof typeof WAYS} way
   * @param {number} largest
   */
  function softmax(way, largest) {
    const { rounded, stable } = WAYS[way];
    const scores = ROW.map((offset) => rounded(rounded(largest + offset) - (stable ? largest : 0)));
    const exps = scores.map((score) => rounded(Math.exp(score)));
    const total = exps.reduce((sum, exp) => rounded(sum + exp));
    return { exp: exps[0], total, weight: rounded(exps[0] / total) };
  }

  Atenta.overflow = { softmax };
})(globalThis.Atenta = globalThis.Atenta || {});
