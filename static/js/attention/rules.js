(function (Atenta) {
  "use strict";

  const HEAD_D_K = 64;
  const KIND = "kind";
  /** A gain is a whole number of these, as a binary fraction. */
  const GAIN_STEPS = 64;
  /**
   * While the rule of one head is edited, the others stand as they are.
   * @type {WeakMap<BuiltHead, { tokens: AnnotatedToken[], products: Float64Array }>}
   */
  const last_run = new WeakMap();

  /**
   * A head whose scores, over the rows of these sentences that ask, have variance 1 after the division.
   * @param {Rule} rule
   * @param {Stream} stream
   * @param {AnnotatedSentence[]} sentences
   * @returns {BuiltHead}
   */
  function build_head(rule, stream, sentences) {
    return compile_head(rule, stream, calibrate(compile_head(rule, stream), stream, sentences));
  }

  /**
   * The matrices of a rule, each weight times the gain being what it adds to a score after the division.
   * @param {Rule} rule
   * @param {Stream} stream
   * @param {number} gain
   * @returns {BuiltHead}
   */
  function compile_head(rule, stream, gain = 1) {
    const [W_Q, W_K, W_V] = [0, 0, 0].map(() => new Float64Array(stream.d_model * HEAD_D_K));
    const dimensions = rule.asks.flatMap((ask, at) => Atenta.lines.dimensions_of(at, ask, stream));
    if (dimensions.length > HEAD_D_K) {
      throw new RangeError(`the rule takes ${dimensions.length} dimensions, expected at most ${HEAD_D_K}`);
    }
    const unit = gain * Math.sqrt(HEAD_D_K);
    dimensions.forEach((dimension, column) => {
      const ask = rule.asks[dimension.ask];
      for (const [row, weight] of Atenta.lines.wanted(ask, dimension, stream)) W_Q[row * HEAD_D_K + column] = weight * unit;
      for (const row of Atenta.lines.rows(ask.of, dimension.feature, dimension.value, stream)) W_K[row * HEAD_D_K + column] = 1;
    });
    stream.plain.forEach((_, column) => (W_V[column * HEAD_D_K + column] = 1));
    return { rule, gain, dimensions, W_Q, W_K, W_V };
  }

  /**
   * The gain with which a row that asks has, on average, scores of variance 1 after the division; 1 for no asks.
   * @param {BuiltHead} head
   * @param {Stream} stream
   * @param {AnnotatedSentence[]} sentences
   */
  function calibrate(head, stream, sentences) {
    /** @type {number[]} */
    const variances = [];
    for (const { tokens } of sentences) {
      const n = tokens.length;
      const rows = asking(head.rule, tokens);
      if (!rows.length) continue;
      const all = scores(head, stream, Atenta.stream.embed(stream, tokens));
      for (const i of rows) variances.push(variance(all.subarray(i * n, (i + 1) * n)) / HEAD_D_K);
    }
    const mean = variances.reduce((sum, each) => sum + each, 0) / variances.length;
    return mean > 0 ? Math.floor(GAIN_STEPS / Math.sqrt(mean) + 0.5) / GAIN_STEPS : 1;
  }

  /**
   * q·k of every query and key, before the division.
   * @param {BuiltHead} head
   * @param {Stream} stream
   * @param {Float64Array} X n × d_model
   * @returns {Float64Array} n × n
   */
  function scores(head, stream, X) {
    const [Q, K] = [head.W_Q, head.W_K].map((W) => project(X, W, stream.d_model));
    const n = X.length / stream.d_model;
    const products = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        for (let c = 0; c < HEAD_D_K; c++) products[i * n + j] += Q[i * HEAD_D_K + c] * K[j * HEAD_D_K + c];
      }
    }
    return products;
  }

  /**
   * What the scores and outputs of these heads side by side are made from; W_O puts each value back in its place.
   * @param {BuiltHead[]} heads
   * @param {Stream} stream
   * @param {AnnotatedToken[]} tokens
   * @returns {TraceVectors}
   */
  function vectors(heads, stream, tokens) {
    const X = Atenta.stream.embed(stream, tokens);
    const { d_model } = stream;
    const side_by_side = (/** @type {"W_Q" | "W_K" | "W_V"} */ name) => {
      const all = new Float64Array(tokens.length * heads.length * HEAD_D_K);
      heads.forEach((head, h) => {
        const own = project(X, head[name], d_model);
        for (let i = 0; i < tokens.length; i++) {
          all.set(own.subarray(i * HEAD_D_K, (i + 1) * HEAD_D_K), (i * heads.length + h) * HEAD_D_K);
        }
      });
      return all;
    };
    const W_O = new Float64Array(heads.length * HEAD_D_K * d_model);
    heads.forEach((_, h) => stream.plain.forEach((_, c) => (W_O[(h * HEAD_D_K + c) * d_model + c] = 1)));
    return { Q: side_by_side("W_Q"), K: side_by_side("W_K"), V: side_by_side("W_V"), d_v: HEAD_D_K, W_O, d_model };
  }

  /**
   * What these heads side by side leave behind on a sentence.
   * @param {BuiltHead[]} heads
   * @param {Stream} stream
   * @param {AnnotatedSentence} sentence
   * @returns {AttentionTrace}
   */
  function trace(heads, stream, { id, tokens }) {
    const X = Atenta.stream.embed(stream, tokens);
    const words = tokens.map(({ word }) => word);
    const all = new Float64Array(heads.length * words.length ** 2);
    heads.forEach((head, h) => all.set(scores_on(tokens, head, stream, X), h * words.length ** 2));
    /** @type {TraceVectors | null} */
    let made = null;
    return {
      id: `rule-${id}`,
      query_tokens: words,
      key_tokens: words,
      n_layers: 1,
      n_heads: heads.length,
      d_k: HEAD_D_K,
      scores: all,
      mask: null,
      provenance: { source: "rule", made: "page", seed: null, versions: {} },
      vectors: () => (made ??= vectors(heads, stream, tokens)),
    };
  }

  /**
   * A head's scores on these tokens; of a sentence that it has just been run on, they are known.
   * @param {AnnotatedToken[]} tokens
   * @param {BuiltHead} head
   * @param {Stream} stream
   * @param {Float64Array} X
   */
  function scores_on(tokens, head, stream, X) {
    const known = last_run.get(head);
    if (known?.tokens === tokens) return known.products;
    const products = scores(head, stream, X);
    last_run.set(head, { tokens, products });
    return products;
  }

  /**
   * The positions of the tokens that ask for something.
   * @param {Rule} rule
   * @param {AnnotatedToken[]} tokens
   */
  function asking(rule, tokens) {
    const asks = (/** @type {AnnotatedToken} */ token) =>
      rule.asks.some(({ who }) => who.length === 0 || who.includes(token.values[KIND][0]));
    return tokens.flatMap((token, i) => (asks(token) ? [i] : []));
  }

  /**
   * How many of its dimensions a rule takes.
   * @param {Rule} rule
   * @param {Stream} stream
   */
  function width(rule, stream) {
    return rule.asks.reduce((sum, ask, at) => sum + Atenta.lines.dimensions_of(at, ask, stream).length, 0);
  }

  /**
   * X·W; most of X is 0 and costs nothing.
   * @param {Float64Array} X n × d_model
   * @param {Float64Array} W d_model × 64
   * @param {number} d_model
   */
  function project(X, W, d_model) {
    const product = new Float64Array((X.length / d_model) * HEAD_D_K);
    for (let at = 0; at < X.length; at++) {
      if (X[at] === 0) continue;
      const [to, from] = [Math.floor(at / d_model) * HEAD_D_K, (at % d_model) * HEAD_D_K];
      for (let c = 0; c < HEAD_D_K; c++) product[to + c] += X[at] * W[from + c];
    }
    return product;
  }

  /** @param {Float64Array} row */
  function variance(row) {
    const mean = row.reduce((sum, each) => sum + each, 0) / row.length;
    return row.reduce((sum, each) => sum + (each - mean) ** 2, 0) / row.length;
  }

  Atenta.rules = { HEAD_D_K, build_head, compile_head, calibrate, scores, vectors, trace, asking, width };
})(globalThis.Atenta = globalThis.Atenta || {});
