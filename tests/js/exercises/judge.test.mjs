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

test("the right number with too few decimals is near, also as a percentage, and the wrong one beside it is not", () => {
  const typed = (text, right, rest) => judge.typed(text, { ...share, wrong: [], right, ...rest }).verdict;
  assert.deepEqual(["0.2", "0,16", "16 %", "16"].map((text) => typed(text, 0.157)), ["near", "right", "right", "right"]);
  assert.deepEqual(["0.1", "20 %", "20", "0.3", "0", "3/20"].map((text) => typed(text, 0.157)), Array(6).fill("wrong"));
  const exact = { tolerance: 0.0005, unit: "" };
  assert.deepEqual(["0.189", "0.19", "0.18", "0.2", "0.17", "0.190"].map((text) => typed(text, 0.18898, exact)), ["right", "near", "wrong", "near", "wrong", "wrong"]);
  assert.deepEqual(["-0.1", "\u22120,13", "0.1"].map((text) => typed(text, -0.128, { unit: "" })), ["near", "right", "wrong"]);
  assert.deepEqual(["99 %", "99", "0.99", "1", "99.5"].map((text) => typed(text, 0.99504, { tolerance: 0.0007, wrong: [1] })), ["near", "near", "near", "typical", "right"]);
});

test("every number that is rounded to the decimals that are asked for is right", () => {
  assert.deepEqual([0, 0.05, 0.01, 0.005, 0.002, 0.0007, 0.0005].map(judge.asked), [0, 1, 2, 2, 3, 3, 3]);
  for (const tolerance of [0.05, 0.01, 0.005, 0.002, 0.0007, 0.0005]) {
    for (const right of [0.1234999, 0.5, 0.98765, -0.4445, 2.3451]) {
      const text = right.toFixed(judge.asked(tolerance));
      assert.equal(judge.typed(text, { ...bits, wrong: [], right, tolerance }).verdict, "right", `${text} for ${right}`);
    }
  }
});

test("a unit that the field bears may be typed, a percentage of what is no share may not", () => {
  assert.deepEqual(judge.typed("0.4 bits", bits), { verdict: "right" });
  assert.deepEqual(judge.typed("0,4bit", bits), { verdict: "right" });
  assert.deepEqual(judge.typed("0.4 bits", share), { verdict: "unreadable", reason: "letters" });
  assert.deepEqual(judge.typed("40 %", bits), { verdict: "unreadable", reason: "no_share" });
});

test("how many is answered with a whole number", () => {
  const count = { ...share, right: 2, wrong: [4], tolerance: 0, unit: "" };
  assert.deepEqual(["2", "2,0", "4/2"].map((text) => judge.typed(text, count).verdict), ["right", "right", "right"]);
  assert.deepEqual(judge.typed("3", count), { verdict: "wrong" });
  for (const text of ["2.5", "-1", "100 %", "2/4"]) assert.deepEqual(judge.typed(text, count), { verdict: "unreadable", reason: "no_count" });
});
