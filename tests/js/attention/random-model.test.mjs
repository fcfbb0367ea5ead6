import assert from "node:assert/strict";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";

const { random_model, positional } = load(...ENGINE);
const MODEL = { tokens: ["La", "luna", "y", "la", "luna"], n_heads: 2, d_k: 4, seed: 2017, positional: false };
const row = (matrix, i, width) => [...matrix.subarray(i * width, (i + 1) * width)];

test("tokens with the same identity have the same embedding wherever they stand", () => {
  const { X, d_model } = random_model.run(MODEL);
  assert.deepEqual(row(X, 0, d_model), row(X, 3, d_model));
  assert.notDeepEqual(row(X, 0, d_model), row(X, 1, d_model));
});

test("with the positional switch the encoding is added to the embedding", () => {
  const plain = random_model.run(MODEL);
  const placed = random_model.run({ ...MODEL, positional: true });
  const encoding = positional.sinusoidal(5, 8);
  assert.deepEqual(placed.X, plain.X.map((component, at) => component + encoding[at]));
});

test("a score is the product of the head's columns of q and k", () => {
  const { Q, K, scores } = random_model.run(MODEL);
  let product = 0;
  for (let component = 4; component < 8; component++) product += Q[2 * 8 + component] * K[3 * 8 + component];
  assert.equal(scores[(1 * 5 + 2) * 5 + 3], product);
});

test("another seed gives other scores, and the first seed again the first ones", () => {
  const first = random_model.run(MODEL).scores;
  assert.notDeepEqual(random_model.run({ ...MODEL, seed: 7 }).scores, first);
  assert.deepEqual(random_model.run(MODEL).scores, first);
});

test("the largest seed is as good as any", () => {
  const { scores } = random_model.run({ ...MODEL, seed: 2 ** 32 - 1 });
  assert.ok(scores.every(Number.isFinite));
});

test("one-hot weights on the token itself give V times W_O, which moves with the weights", () => {
  const identity = new Float64Array(50).map((_, at) => (Math.floor((at % 25) / 5) === at % 5 ? 1 : 0));
  const first = new Float64Array(50).map((_, at) => (at % 5 === 0 ? 1 : 0));
  const own = random_model.output(MODEL, identity);
  const of_first = random_model.output(MODEL, first);
  for (let i = 0; i < 5; i++) assert.deepEqual(row(of_first, i, 8), row(own, 0, 8));
});

test("a trace carries the tokens, the scores and where they come from", () => {
  const trace = random_model.trace(MODEL);
  assert.deepEqual(trace.query_tokens, MODEL.tokens);
  assert.deepEqual(trace.scores, random_model.run(MODEL).scores);
  assert.deepEqual([trace.n_layers, trace.n_heads, trace.d_k, trace.mask], [1, 2, 4, null]);
  assert.deepEqual(trace.provenance, { source: "random", made: "page", seed: 2017, positional: MODEL.positional, versions: {} });
});

test("the vectors of a trace make its scores, and are computed once", () => {
  const trace = random_model.trace(MODEL);
  const { Q, K, V, d_v, W_O, d_model } = trace.vectors();
  const { Q: q, K: k } = random_model.run(MODEL);
  assert.deepEqual([Q, K, V, d_v, d_model, W_O.length], [q, k, random_model.values(MODEL), 4, 8, 64]);
  assert.equal(trace.vectors(), trace.vectors());
});

test("a weight of 1 on the token itself sends its values through W_O to the output", () => {
  const { V, W_O, d_model } = random_model.vectors(MODEL);
  const identity = new Float64Array(50).map((_, at) => (Math.floor((at % 25) / 5) === at % 5 ? 1 : 0));
  const output = random_model.output(MODEL, identity);
  for (let c = 0; c < d_model; c++) {
    let sum = 0;
    for (let m = 0; m < d_model; m++) sum += V[2 * d_model + m] * W_O[m * d_model + c];
    assert.ok(Math.abs(sum - output[2 * d_model + c]) < 1e-14);
  }
});

test("a model wider than the drawn matrices is refused", () => {
  assert.throws(() => random_model.run({ ...MODEL, n_heads: 9, d_k: 32 }), /d_model is 288/);
});
