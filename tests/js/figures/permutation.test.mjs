import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { shuffled, carried, difference } = load("attention/philox.js", "figures/shuffle/permutation.js").permutation;

test("a shuffle is a permutation, the same for every reader", () => {
  const order = shuffled(7, 2017, 1);
  assert.deepEqual([...order].sort(), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(shuffled(7, 2017, 1), order);
});

test("the next shuffle is another", () => {
  assert.notDeepEqual(shuffled(7, 2017, 2), shuffled(7, 2017, 1));
});

test("rows and columns are carried to where their words went", () => {
  const W = Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
  assert.deepEqual([...carried(W, [2, 0, 1])], [9, 7, 8, 3, 1, 2, 6, 4, 5]);
});

test("the difference of two matrices is that of their most different entries", () => {
  assert.equal(difference(Float64Array.of(1, 2), Float64Array.of(1.5, 2)), 0.5);
});
