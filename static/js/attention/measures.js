(function (Atenta) {
  "use strict";

  /**
   * H_i = −Σ_j α_ij log₂ α_ij in bits, with 0·log 0 = 0.
   * @param {Float64Array} weights n_heads × n_query × n_key
   * @param {number} n_key
   * @returns {Float64Array} n_heads × n_query
   */
  function row_entropy(weights, n_key) {
    const entropy = new Float64Array(weights.length / n_key);
    for (let row = 0; row < entropy.length; row++) {
      let sum = 0;
      for (let at = row * n_key; at < (row + 1) * n_key; at++) {
        if (weights[at] > 0) sum -= weights[at] * Math.log2(weights[at]);
      }
      entropy[row] = sum;
    }
    return entropy;
  }

  /**
   * Mean of the rows' entropies in bits, for each head.
   * @param {Float64Array} weights n_heads × n_query × n_key
   * @param {number} n_query
   * @param {number} n_key
   * @returns {Float64Array} n_heads
   */
  function mean_entropy(weights, n_query, n_key) {
    return means(row_entropy(weights, n_key), n_query);
  }

  /**
   * The largest weight of each head.
   * @param {Float64Array} weights n_heads × n_query × n_key
   * @param {number} n_query
   * @param {number} n_key
   * @returns {Float64Array} n_heads
   */
  function max_attention(weights, n_query, n_key) {
    const size = n_query * n_key;
    const largest = new Float64Array(weights.length / size);
    for (let at = 0; at < weights.length; at++) {
      const head = Math.floor(at / size);
      if (weights[at] > largest[head]) largest[head] = weights[at];
    }
    return largest;
  }

  /**
   * H / log₂(keys that the row may see), 0 to 1; 0 for a row that sees one key or none.
   * @param {number} entropy
   * @param {number} n_seen
   */
  function normalised_entropy(entropy, n_seen) {
    return n_seen > 1 ? entropy / Math.log2(n_seen) : 0;
  }

  /**
   * Mean entropy of every head at every temperature, in bits; `options.temperature` is not used.
   * @param {ArrayLike<number>} scores n_heads × n_query × n_key
   * @param {AttentionOptions} options
   * @param {number[]} temperatures
   * @returns {Float64Array} n_temperatures × n_heads
   */
  function entropy_curve(scores, options, temperatures) {
    const { n_heads, n_query, n_key } = options;
    const { scaled, masked } = Atenta.attention.scaled_dot_product_attention(scores, { ...options, temperature: 1 });
    const below = below_largest(scaled, masked, n_key);
    const curve = new Float64Array(temperatures.length * n_heads);
    /** @type {Map<number, Float64Array>} */
    const at_temperature = new Map();
    for (const temperature of [...temperatures].sort((one, other) => other - one)) {
      // exp(s/T) is the square of exp(s/2T), and a square costs far less than an exponential.
      const twice = at_temperature.get(2 * temperature);
      const exponentials = twice ? squares(twice) : exponentials_of(below, temperature);
      at_temperature.set(temperature, exponentials);
      const rows = entropy_from_logits(below, exponentials, n_key, temperature);
      curve.set(means(rows, n_query), temperatures.indexOf(temperature) * n_heads);
    }
    return curve;
  }

  /**
   * Each logit minus the largest of its row that may be seen; −∞ where masked.
   * @param {Float64Array} scaled n_heads × n_query × n_key
   * @param {Uint8Array} masked n_query × n_key
   * @param {number} n_key
   */
  function below_largest(scaled, masked, n_key) {
    const below = scaled.map((logit, at) => (masked[at % masked.length] ? -Infinity : logit));
    for (let start = 0; start < below.length; start += n_key) {
      let largest = -Infinity;
      for (let at = start; at < start + n_key; at++) if (below[at] > largest) largest = below[at];
      if (largest === -Infinity) continue;
      for (let at = start; at < start + n_key; at++) below[at] -= largest;
    }
    return below;
  }

  /**
   * @param {Float64Array} below
   * @param {number} temperature
   */
  function exponentials_of(below, temperature) {
    const exponentials = new Float64Array(below.length);
    for (let at = 0; at < below.length; at++) exponentials[at] = Math.exp(below[at] / temperature);
    return exponentials;
  }

  /** @param {Float64Array} numbers */
  function squares(numbers) {
    const squared = new Float64Array(numbers.length);
    for (let at = 0; at < numbers.length; at++) squared[at] = numbers[at] * numbers[at];
    return squared;
  }

  /**
   * Entropy of each row in bits as log₂ Z − Σ p·s / ln 2, without a logarithm of each weight.
   * @param {Float64Array} below logits at T = 1 minus the row's largest; −∞ where masked
   * @param {Float64Array} exponentials exp(below / T)
   * @param {number} n_key
   * @param {number} temperature
   */
  function entropy_from_logits(below, exponentials, n_key, temperature) {
    const entropy = new Float64Array(below.length / n_key);
    for (let row = 0; row < entropy.length; row++) {
      let total = 0;
      let weighted = 0;
      for (let at = row * n_key; at < (row + 1) * n_key; at++) {
        // 0·(−∞) would be NaN.
        if (exponentials[at] === 0) continue;
        total += exponentials[at];
        weighted += exponentials[at] * below[at];
      }
      if (total > 0) entropy[row] = (Math.log(total) - weighted / (temperature * total)) / Math.LN2;
    }
    return entropy;
  }

  /**
   * @param {Float64Array} rows n_heads × n_query
   * @param {number} n_query
   * @returns {Float64Array} n_heads
   */
  function means(rows, n_query) {
    const mean = new Float64Array(rows.length / n_query);
    for (let row = 0; row < rows.length; row++) mean[Math.floor(row / n_query)] += rows[row];
    return mean.map((sum) => sum / n_query);
  }

  /**
   * Frobenius norm of softmax's Jacobian, s_i(δ_ij − s_j), at each row: what is left of the gradient.
   * @param {Float64Array} weights n_heads × n_query × n_key
   * @param {number} n_key
   * @returns {Float64Array} n_heads × n_query
   */
  function jacobian_norm(weights, n_key) {
    const norms = new Float64Array(weights.length / n_key);
    for (let row = 0; row < norms.length; row++) {
      let [off, squares] = [0, 0];
      for (let at = row * n_key; at < (row + 1) * n_key; at++) {
        const square = weights[at] * weights[at];
        off += square * (1 - 2 * weights[at]);
        squares += square;
      }
      norms[row] = Math.sqrt(Math.max(0, off + squares * squares));
    }
    return norms;
  }

  Atenta.measures = { row_entropy, mean_entropy, max_attention, normalised_entropy, entropy_curve, jacobian_norm };
})(globalThis.Atenta = globalThis.Atenta || {});
