import assert from "node:assert/strict";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";
import { apart } from "./engine.mjs";

const { attention, measures, random_model } = load(...ENGINE);
const WEIGHTS = Float64Array.of(0.5, 0.5, 1, 0, 0.25, 0.75, 0, 1);
const QUARTERS = 2 - 0.75 * Math.log2(3);
const TEMPERATURES = Array.from({ length: 50 }, (_, index) => (index + 1) / 10);
const MODEL = { tokens: ["a", "b", "c", "a"], n_heads: 8, d_k: 32, seed: 5, positional: true };
const OPTIONS = { ...MODEL, n_query: 4, n_key: 4, temperature: 1, divide: false, causal: false };
const { scores } = random_model.run(MODEL);

/** The curve by its definition: weights at every temperature, then their entropy. */
function curve_by_definition(options) {
  return TEMPERATURES.flatMap((temperature) => {
    const { weights } = attention.scaled_dot_product_attention(scores, { ...options, temperature });
    return [...measures.mean_entropy(weights, 4, 4)];
  });
}

test("the entropy of a row is in bits, with 0·log 0 = 0", () => {
  assert.ok(apart(measures.row_entropy(WEIGHTS, 2), [1, 0, QUARTERS, 0]) < 1e-15);
});

test("the mean entropy is over the rows of each head", () => {
  assert.ok(apart(measures.mean_entropy(WEIGHTS, 2, 2), [0.5, QUARTERS / 2]) < 1e-15);
});

test("the maximum attention is the largest weight of each head", () => {
  assert.deepEqual([...measures.max_attention(WEIGHTS.map((weight) => weight / 2), 2, 2)], [0.5, 0.5]);
});

test("the normalised entropy of a uniform row is 1, of a row that sees one key or none 0", () => {
  assert.deepEqual([[3, 8], [0, 1], [0, 0]].map(([entropy, seen]) => measures.normalised_entropy(entropy, seen)), [1, 0, 0]);
});

for (const divide of [true, false]) {
  for (const causal of [true, false]) {
    test(`the entropy curve is its definition at every temperature, divide ${divide}, causal ${causal}`, () => {
      const options = { ...OPTIONS, divide, causal };
      const curve = measures.entropy_curve(scores, options, TEMPERATURES);
      assert.ok(apart(curve, curve_by_definition(options)) < 1e-12);
    });
  }
}

test("the entropy curve may have its temperatures in any order", () => {
  const curve = measures.entropy_curve(scores, OPTIONS, [0.5, 2, 1]);
  assert.deepEqual(curve.subarray(8, 16), measures.entropy_curve(scores, OPTIONS, [2]));
});

test("a row with every key masked has entropy 0 on the curve", () => {
  const mask = new Uint8Array(16).fill(1);
  assert.deepEqual([...measures.entropy_curve(scores, { ...OPTIONS, mask }, [1])], Array(8).fill(0));
});

test("the sharpest setting has a finite entropy curve between 0 and log₂ n", () => {
  const curve = measures.entropy_curve(scores, OPTIONS, TEMPERATURES);
  assert.ok(curve.every((entropy) => entropy >= 0 && entropy <= 2 + 1e-12));
});

test("the gradient's size is the norm of the matrix s_i(δ_ij − s_j)", () => {
  const row = Float64Array.of(0.5, 0.3, 0.2);
  let squares = 0;
  row.forEach((s_i, i) => row.forEach((s_j, j) => (squares += (s_i * (Number(i === j) - s_j)) ** 2)));
  assert.ok(Math.abs(measures.jacobian_norm(row, 3)[0] - Math.sqrt(squares)) < 1e-15);
});

test("a row with all of its weight on one key has no gradient left", () => {
  assert.deepEqual([...measures.jacobian_norm(Float64Array.of(0, 1, 0, 1, 0, 0), 3)], [0, 0]);
});
