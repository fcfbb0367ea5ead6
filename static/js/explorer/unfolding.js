(function (Atenta) {
  "use strict";

  /** Decimals of an exponential. */
  const FEWEST = 5;
  const MOST = 9;

  /**
   * Every number between two vectors and one weight, as the engine has it.
   * @param {HeadView} view
   * @param {number} row
   * @param {number} column
   * @returns {UnfoldedCell}
   */
  function cell(view, row, column) {
    const { trace, n_key, scores, scaled, weights } = view;
    const [start, at] = [row * n_key, row * n_key + column];
    const score = scores[at];
    const shifted = shift(view, start);
    const exps = shifted.map(Math.exp);
    const total = exps.reduce((sum, exp) => sum + exp, 0);
    const row_weights = weights.subarray(start, start + n_key);
    return {
      components: components(view, row, column),
      score,
      divided: view.divide ? score / Math.sqrt(trace.d_k) : score,
      scaled: scaled[at],
      masked: view.masked[at] === 1,
      row_scaled: scaled.subarray(start, start + n_key),
      row_masked: view.masked.subarray(start, start + n_key),
      largest: shifted.indexOf(0),
      shifted,
      exps,
      total,
      row_weights,
      weight: weights[at],
      places: places(view.temperature, { exps, total, row_weights }),
    };
  }

  /**
   * The row before exp: its maximum taken off, −∞ where masked.
   * @param {HeadView} view
   * @param {number} start
   */
  function shift({ scaled, masked, n_key }, start) {
    const shifted = new Float64Array(n_key).fill(-Infinity);
    let largest = -Infinity;
    for (let j = 0; j < n_key; j++) if (!masked[start + j]) largest = Math.max(largest, scaled[start + j]);
    for (let j = 0; j < n_key; j++) if (!masked[start + j]) shifted[j] = scaled[start + j] - largest;
    return shifted;
  }

  /**
   * @param {HeadView} view
   * @param {number} row
   * @param {number} column
   */
  function components({ trace, head }, row, column) {
    if (!trace.vectors) return null;
    const { Q, K } = trace.vectors();
    const [width, first] = [trace.n_heads * trace.d_k, head * trace.d_k];
    const q = Q.subarray(row * width + first, row * width + first + trace.d_k);
    const k = K.subarray(column * width + first, column * width + first + trace.d_k);
    return { q, k, products: q.map((one, c) => one * k[c]) };
  }

  /**
   * From one row's weights to the token's output: mixture of values, heads side by side, W_O.
   * @param {HeadView} view
   * @param {number} row
   * @returns {UnfoldedOutput | null} null where the source gives no vectors
   */
  function output(view, row) {
    if (!view.trace.vectors) return null;
    const { V, d_v, W_O, d_model } = view.trace.vectors();
    const heads = every_head(view, row, V, d_v);
    const made = new Float64Array(d_model);
    for (let m = 0; m < heads.length; m++) for (let c = 0; c < d_model; c++) made[c] += heads[m] * W_O[m * d_model + c];
    return { V, d_v, heads, W_O, d_model, output: made };
  }

  /**
   * The outputs of all heads for one query, side by side.
   * @param {HeadView} view
   * @param {number} row
   * @param {Float64Array} V
   * @param {number} d_v
   */
  function every_head(view, row, V, d_v) {
    const { trace, n_query, n_key } = view;
    const heads = new Float64Array(trace.n_heads * d_v);
    for (let head = 0; head < trace.n_heads; head++) {
      const start = (head * n_query + row) * n_key;
      const mask = view.masked.subarray(row * n_key, (row + 1) * n_key);
      const { weights } = Atenta.attention.scaled_dot_product_attention(trace.scores.subarray(start, start + n_key), {
        n_heads: 1, n_query: 1, n_key, d_k: trace.d_k, temperature: view.temperature, divide: view.divide, causal: false, mask,
      });
      for (let j = 0; j < n_key; j++) {
        for (let c = 0; c < d_v; c++) heads[head * d_v + c] += weights[j] * V[j * heads.length + head * d_v + c];
      }
    }
    return heads;
  }

  /**
   * The fewest decimals with which every exponential of the row, divided by the sum, gives the weight as it is shown.
   * Nearly every row has them at once; a weight on the edge between two percents takes one more.
   * @param {number} temperature
   * @param {{ exps: Float64Array, total: number, row_weights: Float64Array }} row
   */
  function places(temperature, { exps, total, row_weights }) {
    for (let digits = FEWEST; digits < MOST; digits++) {
      const found = decimals(temperature, digits);
      const divisor = Number(total.toFixed(found.total));
      const meets = (/** @type {number} */ weight, /** @type {number} */ key) =>
        weight === 0 || same(Number(exps[key].toFixed(found.exp)) / divisor, weight, found.weight);
      if (row_weights.every(meets)) return found;
    }
    return decimals(temperature, MOST);
  }

  /**
   * Whether two weights are written alike, as a number and in percent.
   * @param {number} one
   * @param {number} other
   * @param {number} digits
   */
  function same(one, other, digits) {
    return one.toFixed(digits) === other.toFixed(digits) && (100 * one).toFixed(1) === (100 * other).toFixed(1);
  }

  /**
   * Decimals for each kind of number, so that whoever reckons on from what is shown gets what is shown next.
   * A sum has one decimal less than its terms, a product one less than its factors; exp keeps those of its exponent.
   * Below T = 1 the division magnifies what was rounded away, so all before it has one more.
   * @param {number} temperature
   * @param {number} [exp] decimals of an exponential
   * @returns {Decimals}
   */
  function decimals(temperature, exp = FEWEST) {
    const score = temperature < 1 ? exp + 1 : exp;
    return {
      component: score + 2, product: score + 1, score, scaled: exp, exp, total: exp - 1, weight: 3,
      share: 7, value: 6, head: 5, matrix: 6, output: 3,
    };
  }

  Atenta.unfolding = { cell, output, decimals };
})(globalThis.Atenta = globalThis.Atenta || {});
