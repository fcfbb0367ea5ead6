import assert from "node:assert/strict";
import { test } from "node:test";

import { Atenta } from "./load.mjs";

const { judge } = Atenta;
const share = { kind: "number", right: 0.4, wrong: [0.7, 2.5], tolerance: 0.005, unit: "share" };
const bits = { ...share, unit: "bits" };

test("a typed number is right, a typical wrong answer, wrong, nothing, or unreadable", () => {
  assert.deepEqual(judge.typed("0,4", share), { verdict: "right" });
  assert.deepEqual(judge.typed("0.405", share), { verdict: "right" });
  assert.deepEqual(judge.typed("0.406", share), { verdict: "wrong" });
  assert.deepEqual(judge.typed("70 %", share), { verdict: "typical", wrong: 0 });
  assert.deepEqual(judge.typed("2.5", share), { verdict: "typical", wrong: 1 });
  assert.deepEqual(judge.typed(" ", share), { verdict: "empty" });
  assert.deepEqual(judge.typed("dos", share), { verdict: "unreadable", reason: "letters" });
});

test("a share may be typed as a percentage without its sign, a number of bits may not", () => {
  assert.deepEqual(judge.typed("40", share), { verdict: "right" });
  assert.deepEqual(judge.typed("70", share), { verdict: "typical", wrong: 0 });
  assert.deepEqual(judge.typed("40", bits), { verdict: "wrong" });
});

test("what is close to both is right", () => {
  assert.deepEqual(judge.typed("0.4", { ...share, right: 0.404, wrong: [0.4] }), { verdict: "right" });
});

test("a head, a cell and an order are judged whole", () => {
  const cell = { kind: "cell", right: [1, 3], wrong: [[3, 1]], tolerance: 0, unit: "" };
  assert.deepEqual(judge.chosen([1, 3], cell), { verdict: "right" });
  assert.deepEqual(judge.chosen([3, 1], cell), { verdict: "typical", wrong: 0 });
  assert.deepEqual(judge.chosen([1, 2], cell), { verdict: "wrong" });
  assert.deepEqual(judge.chosen([], cell), { verdict: "empty" });
  assert.deepEqual(judge.chosen(null, cell), { verdict: "empty" });
  assert.deepEqual(judge.chosen(0, { ...cell, right: 0, wrong: [2] }), { verdict: "right" });
});
