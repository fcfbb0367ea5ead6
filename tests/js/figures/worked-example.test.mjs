// The worked example in the page's engine: the article's digits, and what the reader's own scores do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../load.mjs";

const { worked } = load("numbers.js", "attention/attention.js", "figures/worked-example/sum.js");
const values = [[2, 0], [0, 2], [1, 1]];
const first = { q: [Math.SQRT2, 0], keys: [[2, 0], [1, 1], [0, 1]], scores: null };
const second = { ...first, keys: [[1, 1], [2, 0], [0, 1]] };

/** @param {number[]} numbers */
const rounded = (numbers) => numbers.map((number) => number.toFixed(4));

test("scores 2, 1, 0 give the weights and the output of the article", () => {
  const sum = worked.head(first, values);
  assert.deepEqual(sum.scores.map(worked.said), ["2", "1", "0"]);
  assert.deepEqual(rounded(sum.weights), ["0.6652", "0.2447", "0.0900"]);
  assert.deepEqual(rounded(sum.output), ["1.4205", "0.5795"]);
});

test("in the second head the net gets what the fisherman had", () => {
  assert.deepEqual(rounded(worked.head(second, values).weights), ["0.2447", "0.6652", "0.0900"]);
});

test("scores set by hand are taken as they are, without the division", () => {
  const sum = worked.head({ ...first, scores: [0, 0, 0] }, values);
  assert.deepEqual(rounded(sum.weights), ["0.3333", "0.3333", "0.3333"]);
  assert.deepEqual(sum.products.map(worked.said), ["2.8284", "1.4142", "0"]);
});

test("equal weights give the mean of the values", () => {
  assert.deepEqual(worked.equal(values), [1, 1]);
});

test("each step follows from the one before", () => {
  const { exps, sum, weights, parts, output } = worked.head(first, values);
  assert.deepEqual(rounded(weights), rounded(exps.map((exp) => exp / sum)));
  assert.deepEqual(rounded(output), rounded([0, 1].map((c) => parts[0][c] + parts[1][c] + parts[2][c])));
});

test("a number is said whole or with four decimals, and a large one with one", () => {
  assert.deepEqual([2, -1.5, 1e-12, 0.09003, 162754.7914].map(worked.said), ["2", "−1.5000", "0", "0.0900", "162754.8"]);
});

test("a root is read as the article writes it, and other numbers as ever", () => {
  for (const typed of ["√2", " sqrt(2) ", "√(2)", "SQRT 2"]) assert.equal(worked.read(typed), Math.SQRT2);
  assert.equal(worked.read("−√2"), -Math.SQRT2);
  assert.equal(worked.read("-1.5"), -1.5);
  assert.equal(worked.read("1.23456"), 1.2346, "a field shows four decimals, and computes with them");
  for (const typed of ["√", "√x", "2√", ""]) assert.ok(Number.isNaN(worked.read(typed)));
});
