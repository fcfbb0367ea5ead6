(function (Atenta) {
  "use strict";

  /**
   * One head of the worked example from products to output, every step kept.
   * @param {WorkedHead} given
   * @param {number[][]} values
   * @returns {WorkedSum}
   */
  function head({ q, keys, scores }, values) {
    const products = keys.map((key) => q.reduce((sum, one, c) => sum + one * key[c], 0));
    const { scaled, weights } = Atenta.attention.scaled_dot_product_attention(scores ?? products, {
      n_heads: 1, n_query: 1, n_key: keys.length, d_k: q.length, temperature: 1, divide: !scores, causal: false,
    });
    const exps = [...scaled].map(Math.exp);
    const parts = values.map((value, j) => value.map((one) => weights[j] * one));
    return {
      products, scores: [...scaled], exps, sum: exps.reduce((sum, exp) => sum + exp, 0), weights: [...weights], parts, output: add(parts),
    };
  }

  /**
   * What weights that are all the same would give.
   * @param {number[][]} values
   */
  function equal(values) {
    return add(values).map((sum) => sum / values.length);
  }

  /** @param {number[][]} vectors */
  function add(vectors) {
    return vectors.reduce((sum, vector) => sum.map((one, c) => one + vector[c]), vectors[0].map(() => 0));
  }

  /** A number as the figure says it: whole, or with four decimals. @param {number} value */
  function said(value) {
    const whole = Math.abs(value - Math.round(value)) < 1e-9;
    return Atenta.numbers.fixed(value, whole ? 0 : Math.abs(value) < 1000 ? 4 : 1);
  }

  /** Decimals of a field: it computes with what it shows. */
  const SHOWN = 4;

  /** A typed number; also √2 and sqrt(2), as the article writes them, with all their digits. @param {string} text */
  function read(text) {
    const [, sign, root] = /^\s*([+\u2212-]?)\s*(?:√|sqrt)\s*\(?\s*([\d.,]+)\s*\)?\s*$/i.exec(text) ?? [];
    if (!root) return Number(Atenta.numbers.read(text).toFixed(SHOWN));
    return (sign && sign !== "+" ? -1 : 1) * Math.sqrt(Atenta.numbers.read(root));
  }

  Atenta.worked = { head, equal, said, read };
})(globalThis.Atenta = globalThis.Atenta || {});
