import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { softmax } = load("figures/overflow/softmax.js").overflow;
const WEIGHT = 0.66524;

test("within the bars all ways give the same weight", () => {
  for (const way of ["naive_32", "naive_64", "stable"]) assert.ok(Math.abs(softmax(way, 50).weight - WEIGHT) < 1e-5);
});

test("32 bits overflow between 88 and 89, as torch finds", () => {
  assert.ok(Math.abs(softmax("naive_32", 88).weight - WEIGHT) < 1e-5);
  assert.deepEqual(softmax("naive_32", 89), { exp: Infinity, total: Infinity, weight: NaN });
});

test("64 bits overflow between 709 and 710", () => {
  assert.ok(Math.abs(softmax("naive_64", 709).weight - WEIGHT) < 1e-5);
  assert.ok(Number.isNaN(softmax("naive_64", 710).weight));
});

test("far below, nothing is divided by nothing", () => {
  assert.deepEqual(softmax("naive_32", -110), { exp: 0, total: 0, weight: NaN });
  assert.deepEqual(softmax("naive_64", -750), { exp: 0, total: 0, weight: NaN });
});

test("near the ends the weights are wrong, as torch finds", () => {
  const near = [["naive_32", -100, 0.6585], ["naive_32", -103, 1], ["naive_64", -744, 0.6667], ["naive_64", -745, 1]];
  for (const [way, largest, weight] of near) assert.ok(Math.abs(softmax(way, largest).weight - weight) < 5e-5);
  for (const [way, largest] of [["naive_32", 88.5], ["naive_64", 709.5]]) assert.equal(softmax(way, largest).weight, 0);
});

test("with the maximum subtracted every row gives its weights", () => {
  for (const largest of [-800, 800]) assert.ok(Math.abs(softmax("stable", largest).weight - WEIGHT) < 1e-5);
});
