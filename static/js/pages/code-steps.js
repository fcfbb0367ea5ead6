(function (Atenta) {
  "use strict";

  /**
   * What each step of attention gives in one head of a state, under the names of generator/attention/stepping.py.
   * @param {State} state
   * @returns {CodeSteps}
   */
  function code_steps(state) {
    const { heads: n_heads, d_k, head, temperature, divide, causal, seed, positional } = state;
    const tokens = Atenta.tokens.tokenize(state.text);
    const n = tokens.length;
    const model = { tokens, n_heads, d_k, seed, positional };
    const { scores, vectors } = made(model);
    const { Q, K, V, d_model } = vectors;
    const options = { n_heads, n_query: n, n_key: n, d_k, temperature, divide, causal };
    const divided = Atenta.attention.scaled_dot_product_attention(scores, { ...options, temperature: 1 }).scaled;
    const { scaled, masked, weights } = Atenta.attention.scaled_dot_product_attention(scores, options);
    const here = (/** @type {Float64Array} */ all) => rows(all.subarray(head * n * n, (head + 1) * n * n), n);
    const own = (/** @type {Float64Array} */ all) => rows(all, d_model).map((row) => row.subarray(head * d_k, (head + 1) * d_k));
    const covered = here(scaled).map((row, i) => row.map((one, j) => (masked[i * n + j] ? -Infinity : one)));
    const matrices = {
      Q: own(Q), K: own(K), V: own(V), scores: here(scores), divided: here(divided), scaled: here(scaled),
      masked: covered, weights: here(weights), mixture: mix(here(weights), own(V)),
      output: rows(Atenta.random_model.output(model, weights), d_model),
    };
    return { tokens, matrices };
  }

  /** @type {{ key: string, scores: Float64Array, vectors: TraceVectors } | null} */
  let kept = null;

  /** What no switch of the sum changes, kept while a slider moves. @param {RandomModelOptions} model */
  function made(model) {
    const key = JSON.stringify(model);
    if (kept?.key !== key) {
      kept = { key, scores: Atenta.random_model.run(model).scores, vectors: Atenta.random_model.vectors(model) };
    }
    return kept;
  }

  /** @param {Float64Array} all @param {number} width */
  function rows(all, width) {
    return Array.from({ length: all.length / width }, (_, at) => all.subarray(at * width, (at + 1) * width));
  }

  /** αV. @param {Float64Array[]} weights @param {Float64Array[]} V */
  function mix(weights, V) {
    return weights.map((row) => V[0].map((_, c) => row.reduce((sum, weight, j) => sum + weight * V[j][c], 0)));
  }

  Atenta.code_steps = code_steps;
})(globalThis.Atenta = globalThis.Atenta || {});
