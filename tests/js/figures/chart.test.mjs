import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { points, axis, nearest } = load("figures/chart/points.js").chart;

test("the points of a path are those that the build wrote", () => {
  assert.deepEqual(points("M0.00 750.00L500.00 1.50L1000.00 0.00"), { x: [0, 500, 1000], y: [750, 1.5, 0] });
});

test("a closed path has the same points", () => {
  assert.deepEqual(points("M0 1L2 3Z"), { x: [0, 2], y: [1, 3] });
});

test("an axis gives back the value at a share of it", () => {
  assert.equal(axis("-30 30 0 1").value(0.75), 15);
  assert.ok(Math.abs(axis("4 128 1 0").value(0.2) - 8) < 1e-12);
});

const SHORT = { style: 0, x: [400, 500, 600], y: [1, 2, 3] };
const LONG = { style: 1, x: [0, 500, 1000], y: [4, 5, 6] };

test("of each line the nearest point is read", () => {
  assert.deepEqual(nearest({ lines: [SHORT, LONG] }, 560), [{ style: 0, x: 600, y: 3 }, { style: 1, x: 500, y: 5 }]);
});

test("a line that does not reach so far is not read", () => {
  assert.deepEqual(nearest({ lines: [SHORT, LONG] }, 900), [{ style: 1, x: 1000, y: 6 }]);
});
