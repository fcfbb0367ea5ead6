(function (Atenta) {
  "use strict";

  /**
   * From scores to weights: softmax(QKᵀ / (T√d_k)), every step kept. Source: Vaswani et al. 2017, section 3.2.
   * @param {ArrayLike<number>} scores n_heads × n_query × n_key
   * @param {AttentionOptions} options
   * @returns {Attention}
   */
  function scaled_dot_product_attention(scores, options) {
    const scaled = scale(scores, options);
    const masked = full_mask(options);
    return { scaled, masked, weights: softmax(scaled, masked, options) };
  }

  /**
   * Scores divided by √d_k, if asked, and by the temperature.
   * @param {ArrayLike<number>} scores
   * @param {AttentionOptions} options
   */
  function scale(scores, { d_k, temperature, divide }) {
    const root = divide ? Math.sqrt(d_k) : 1;
    const scaled = new Float64Array(scores.length);
    for (let at = 0; at < scaled.length; at++) scaled[at] = scores[at] / root / temperature;
    return scaled;
  }

  /**
   * The caller's mask joined with the causal one (1 where the key stands after the query).
   * @param {AttentionOptions} options
   * @returns {Uint8Array} n_query × n_key
   */
  function full_mask({ n_query, n_key, causal, mask }) {
    const masked = new Uint8Array(n_query * n_key);
    for (let i = 0; i < n_query; i++) {
      for (let j = 0; j < n_key; j++) {
        const at = i * n_key + j;
        masked[at] = (causal && j > i) || (mask && mask[at]) ? 1 : 0;
      }
    }
    return masked;
  }

  /**
   * Weights of each row: exp(s − max) / sum; masked keys get 0, and so does a row with every key masked.
   * @param {Float64Array} scaled n_heads × n_query × n_key
   * @param {Uint8Array} masked n_query × n_key
   * @param {AttentionOptions} options
   */
  function softmax(scaled, masked, { n_key }) {
    const weights = new Float64Array(scaled.length);
    for (let start = 0; start < scaled.length; start += n_key) {
      softmax_row(scaled, masked, start, start % masked.length, n_key, weights);
    }
    return weights;
  }

  /**
   * @param {Float64Array} scaled
   * @param {Uint8Array} masked
   * @param {number} start of the row in `scaled` and `weights`
   * @param {number} mask_start of the row in `masked`
   * @param {number} n_key
   * @param {Float64Array} weights written in place
   */
  function softmax_row(scaled, masked, start, mask_start, n_key, weights) {
    let largest = -Infinity;
    for (let j = 0; j < n_key; j++) {
      if (!masked[mask_start + j] && scaled[start + j] > largest) largest = scaled[start + j];
    }
    let total = 0;
    for (let j = 0; j < n_key; j++) {
      if (masked[mask_start + j]) continue;
      weights[start + j] = Math.exp(scaled[start + j] - largest);
      total += weights[start + j];
    }
    if (total === 0) return;
    for (let j = 0; j < n_key; j++) weights[start + j] /= total;
  }

  Atenta.attention = { scaled_dot_product_attention };
})(globalThis.Atenta = globalThis.Atenta || {});
