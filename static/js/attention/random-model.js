(function (Atenta) {
  "use strict";

  /** Second half of the Philox key: which matrix is drawn. */
  const STREAM = { embedding: 1, W_Q: 2, W_K: 3, W_V: 4, W_O: 5 };
  /** The largest d_model, and so the side of every matrix that is drawn: 8 heads × d_k 32. */
  const WIDEST = 256;

  /**
   * Multi-head self-attention with random weights up to the scores: the model of the simulator.
   * @param {RandomModelOptions} options
   * @returns {RandomModel}
   */
  function run(options) {
    const X = embed(options);
    const Q = project(X, options, STREAM.W_Q);
    const K = project(X, options, STREAM.W_K);
    return { n: options.tokens.length, d_model: d_model_of(options), X, Q, K, scores: scores_of(Q, K, options) };
  }

  /**
   * V = X·W_V.
   * @param {RandomModelOptions} options
   * @returns {Float64Array} n × d_model
   */
  function values(options) {
    return project(embed(options), options, STREAM.W_V);
  }

  /**
   * Concat(head₁ … head_h)·W_O, each head being its weights times its columns of V.
   * @param {RandomModelOptions} options
   * @param {Float64Array} weights n_heads × n × n
   * @returns {Float64Array} n × d_model
   */
  function output(options, weights) {
    const V = values(options);
    const n = options.tokens.length;
    const d_model = d_model_of(options);
    const heads = new Float64Array(n * d_model);
    for (let i = 0; i < n; i++) {
      for (let column = 0; column < d_model; column++) {
        const row = (Math.floor(column / options.d_k) * n + i) * n;
        let sum = 0;
        for (let j = 0; j < n; j++) sum += weights[row + j] * V[j * d_model + column];
        heads[i * d_model + column] = sum;
      }
    }
    return project(heads, options, STREAM.W_O);
  }

  /**
   * What the scores, the heads' outputs and the last projection are made from.
   * @param {RandomModelOptions} options
   * @returns {TraceVectors}
   */
  function vectors(options) {
    const { Q, K, d_model } = run(options);
    return { Q, K, V: values(options), d_v: options.d_k, W_O: output_matrix(options), d_model };
  }

  /**
   * W_O alone: the corner of the drawn matrix with variance 1/d_model.
   * @param {RandomModelOptions} options
   * @returns {Float64Array} d_model × d_model
   */
  function output_matrix(options) {
    const d_model = d_model_of(options);
    const W = draws(options.seed, STREAM.W_O);
    const bound = Math.sqrt(3 / d_model);
    const matrix = new Float64Array(d_model * d_model);
    for (let row = 0; row < d_model; row++) {
      for (let c = 0; c < d_model; c++) matrix[row * d_model + c] = W[row * WIDEST + c] * bound;
    }
    return matrix;
  }

  /**
   * The same as a function that computes them when it is first called, and then keeps them.
   * @param {RandomModelOptions} options
   * @returns {() => TraceVectors}
   */
  function vectors_later(options) {
    /** @type {TraceVectors | null} */
    let made = null;
    return () => (made ??= vectors(options));
  }

  /**
   * The attention trace of this model, made in the page.
   * @param {RandomModelOptions} options
   * @returns {AttentionTrace}
   */
  function trace(options) {
    const { tokens, n_heads, d_k, seed, positional } = options;
    return {
      id: `typed-h${n_heads}-d${d_k}-s${seed}`,
      query_tokens: tokens,
      key_tokens: tokens,
      n_layers: 1,
      n_heads,
      d_k,
      scores: run(options).scores,
      mask: null,
      provenance: { source: "random", made: "page", seed, positional, versions: {} },
      vectors: vectors_later(options),
    };
  }

  /** @param {RandomModelOptions} options */
  function d_model_of({ n_heads, d_k }) {
    const d_model = n_heads * d_k;
    if (d_model % 4 !== 0 || d_model > WIDEST) {
      throw new RangeError(`d_model is ${d_model}, expected a multiple of 4 up to ${WIDEST}`);
    }
    return d_model;
  }

  /**
   * X: the embedding of each token's identity (variance 1), plus the sinusoidal encoding if it is on.
   * @param {RandomModelOptions} options
   * @returns {Float64Array} n × d_model
   */
  function embed(options) {
    const { tokens, seed, positional } = options;
    const rows = tokens.map((token) => Atenta.philox.fnv1a(Atenta.tokens.identity(token)));
    const X = Atenta.philox.uniform(rows, d_model_of(options), seed, STREAM.embedding);
    for (let at = 0; at < X.length; at++) X[at] *= Math.sqrt(3);
    if (!positional) return X;
    const encoding = Atenta.positional.sinusoidal(tokens.length, d_model_of(options));
    for (let at = 0; at < X.length; at++) X[at] += encoding[at];
    return X;
  }

  /** @type {{ seed: number, matrices: Map<number, Float64Array> }} */
  let drawn = { seed: -1, matrices: new Map() };

  /**
   * Numbers in (−1, 1) for one matrix; only a new seed pays for them, since a smaller model is the corner of it.
   * @param {number} seed
   * @param {number} stream
   * @returns {Float64Array} WIDEST × WIDEST
   */
  function draws(seed, stream) {
    if (drawn.seed !== seed) drawn = { seed, matrices: new Map() };
    const kept = drawn.matrices.get(stream);
    if (kept) return kept;
    const rows = Uint32Array.from({ length: WIDEST }, (_, row) => row);
    const matrix = Atenta.philox.uniform(rows, WIDEST, seed, stream);
    drawn.matrices.set(stream, matrix);
    return matrix;
  }

  /**
   * input·W, where W is the corner of the drawn matrix with variance 1/d_model (Glorot and Bengio 2010).
   * Four rows of W at a time (d_model is a multiple of four), so that the product is read and written a quarter as often.
   * @param {Float64Array} input n × d_model
   * @param {RandomModelOptions} options
   * @param {number} stream
   * @returns {Float64Array} n × d_model
   */
  function project(input, options, stream) {
    const d_model = d_model_of(options);
    const W = draws(options.seed, stream);
    const product = new Float64Array(input.length);
    for (let at = 0; at < input.length; at += 4) {
      const row = at - (at % d_model);
      const [x0, x1, x2, x3] = [input[at], input[at + 1], input[at + 2], input[at + 3]];
      const w0 = (at % d_model) * WIDEST;
      const [w1, w2, w3] = [w0 + WIDEST, w0 + 2 * WIDEST, w0 + 3 * WIDEST];
      for (let c = 0; c < d_model; c++) {
        product[row + c] += x0 * W[w0 + c] + x1 * W[w1 + c] + x2 * W[w2 + c] + x3 * W[w3 + c];
      }
    }
    const bound = Math.sqrt(3 / d_model);
    for (let at = 0; at < product.length; at++) product[at] *= bound;
    return product;
  }

  /**
   * QKᵀ of every head.
   * @param {Float64Array} Q n × d_model
   * @param {Float64Array} K n × d_model
   * @param {RandomModelOptions} options
   * @returns {Float64Array} n_heads × n × n
   */
  function scores_of(Q, K, options) {
    const { n_heads, d_k } = options;
    const n = options.tokens.length;
    const d_model = d_model_of(options);
    const scores = new Float64Array(n_heads * n * n);
    for (let head = 0; head < n_heads; head++) {
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < n; j++) {
          const [q, k] = [i * d_model + head * d_k, j * d_model + head * d_k];
          let sum = 0;
          for (let component = 0; component < d_k; component++) sum += Q[q + component] * K[k + component];
          scores[(head * n + i) * n + j] = sum;
        }
      }
    }
    return scores;
  }

  Atenta.random_model = { run, values, output, vectors, vectors_later, trace };
})(globalThis.Atenta = globalThis.Atenta || {});
