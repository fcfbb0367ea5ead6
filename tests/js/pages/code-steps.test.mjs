// What the code page says of each step, against the engine whole.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ENGINE, load } from "../load.mjs";
import { page } from "../page-data.mjs";

const Atenta = load(...ENGINE, "pages/code-steps.js");
const state = { ...page.defaults, head: 2, temperature: 0.5 };
const model = { tokens: Atenta.tokens.tokenize(state.text), n_heads: 4, d_k: 8, seed: 2017, positional: false };

/** @param {Float64Array[]} rows */
const shape = (rows) => [rows.length, rows[0].length];

test("every matrix has the shape that the step says", () => {
  const { tokens, matrices } = Atenta.code_steps(state);
  const n = tokens.length;
  for (const name of ["Q", "K", "V", "mixture"]) assert.deepEqual(shape(matrices[name]), [n, 8]);
  for (const name of ["scores", "divided", "scaled", "masked", "weights"]) assert.deepEqual(shape(matrices[name]), [n, n]);
  assert.deepEqual(shape(matrices.output), [n, 32]);
});

test("the weights are the engine's, and the scores the products of Q and K", () => {
  const { matrices } = Atenta.code_steps(state);
  const { scores } = Atenta.random_model.run(model);
  const options = { n_heads: 4, n_query: 7, n_key: 7, d_k: 8, temperature: 0.5, divide: true, causal: false };
  const { weights } = Atenta.attention.scaled_dot_product_attention(scores, options);
  assert.deepEqual([...matrices.weights[1]], [...weights.subarray(2 * 49 + 7, 2 * 49 + 14)]);
  const product = matrices.Q[1].reduce((/** @type {number} */ sum, /** @type {number} */ q, /** @type {number} */ c) => sum + q * matrices.K[3][c], 0);
  assert.ok(Math.abs(product - matrices.scores[1][3]) < 1e-12);
});

test("joined, the heads' mixtures give the engine's output", () => {
  const heads = [0, 1, 2, 3].map((head) => Atenta.code_steps({ ...state, head }).matrices);
  const { W_O } = Atenta.random_model.vectors(model);
  const joined = heads.flatMap(({ mixture }) => [...mixture[4]]);
  const first = joined.reduce((sum, one, row) => sum + one * W_O[row * 32], 0);
  assert.ok(Math.abs(first - heads[0].output[4][0]) < 1e-12);
});

test("under the causal mask a later key has minus infinity and weight 0", () => {
  const { masked, weights } = Atenta.code_steps({ ...state, causal: true }).matrices;
  assert.equal(masked[1][2], -Infinity);
  assert.equal(weights[1][2], 0);
  assert.equal(weights[0][0], 1);
});

test("without division and temperature the three steps before the mask are the same", () => {
  const { scores, divided, scaled } = Atenta.code_steps({ ...state, divide: false, temperature: 1 }).matrices;
  assert.deepEqual([[...divided[0]], [...scaled[0]]], [[...scores[0]], [...scores[0]]]);
});
