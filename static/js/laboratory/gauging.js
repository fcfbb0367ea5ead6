(function (Atenta) {
  "use strict";

  /** The Jacobian of softmax is never larger: two keys that share the weight evenly. */
  const LARGEST_GRADIENT = 0.5;
  /** Where less than this part of it is left, a gradient is said to be as good as gone. */
  const GONE = 0.1;
  /** Where so much of it is left, it is said to stay as it was. */
  const AS_BEFORE = 0.95;

  /**
   * What the division does to a row: the largest weight and what is left of softmax's gradient, with it and without.
   * @param {HeadView} view
   * @param {number} row
   * @returns {Gauge}
   */
  function gauge(view, row) {
    const [divided, undivided] = [measured(view, row, true), measured(view, row, false)];
    return { divided, undivided, change: level(view, row) ? "none" : change_of(divided, undivided) };
  }

  /** Whether all keys that the row may see have one score. @param {HeadView} view @param {number} row */
  function level({ scores, masked, n_key }, row) {
    const own = scores.subarray(row * n_key, (row + 1) * n_key).filter((_, key) => !masked[row * n_key + key]);
    return own.every((score) => score === own[0]);
  }

  /**
   * @param {HeadView} view
   * @param {number} row
   * @param {boolean} divide
   * @returns {GaugedRow}
   */
  function measured({ trace, scores, masked, temperature, n_key }, row, divide) {
    const [from, to] = [row * n_key, (row + 1) * n_key];
    const { weights } = Atenta.attention.scaled_dot_product_attention(scores.subarray(from, to), {
      n_heads: 1, n_query: 1, n_key, d_k: trace.d_k, temperature, divide, causal: false, mask: masked.subarray(from, to),
    });
    return { gradient: Atenta.measures.jacobian_norm(weights, n_key)[0], largest: Math.max(...weights) };
  }

  /**
   * @param {GaugedRow} divided
   * @param {GaugedRow} undivided
   * @returns {Gauge["change"]}
   */
  function change_of(divided, undivided) {
    if (undivided.gradient < AS_BEFORE * divided.gradient) return undivided.gradient < GONE * divided.gradient ? "falls" : "lowers";
    return undivided.gradient > divided.gradient / AS_BEFORE ? "rises" : "hardly";
  }

  Atenta.gauging = { gauge, LARGEST_GRADIENT };
})(globalThis.Atenta = globalThis.Atenta || {});
