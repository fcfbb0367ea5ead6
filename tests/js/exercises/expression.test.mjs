import assert from "node:assert/strict";
import { test } from "node:test";

import { Atenta } from "./load.mjs";

const { evaluate, parse } = Atenta.expression;
const settings = { preset: "one", heads: 2, d_k: 4, temperature: 1, head: 0, seed: 1, causal: 1, divide: 1, positional: 0 };
const run = Atenta.exercise_run({ one: "a b c" }, settings);

test("what is no expression is refused, and nothing of the page can be named", () => {
  for (const text of ["", "1 +", "(1", "[1", "max(", "1 2", "a.b", "x => x", "`x`", "{}", "1;2", "f'x'", "max()", "$"]) {
    assert.throws(() => parse(text), SyntaxError, text);
  }
  for (const text of ["document", "constructor", "toString", "alert(1)", "constructor(1)", "__proto__(1)", "hasOwnProperty(1)"]) {
    assert.throws(() => evaluate(text, run), RangeError, text);
  }
});

test("a place beyond the end, a word that is not there and rows that do not fit are told", () => {
  for (const text of ["weights[3]", "weights[-1]", "weights[0.5]", 'token("z")', "[1, 2] + [1, 2, 3]", "dot([1], [1, 2])", "row"]) {
    assert.throws(() => evaluate(text, run), RangeError, text);
  }
  assert.throws(() => evaluate("at(weights, head=2)", run), RangeError);
});

test("the exercise's own names are computed in the run that asks for them", () => {
  const names = { limit: "log2(n)", near: "temperature / limit" };
  assert.equal(evaluate("at(near, temperature=3)", run, names), 3 / Math.log2(3));
});

test("what is masked is minus infinity before softmax and nothing after it", () => {
  assert.deepEqual(evaluate("scaled[0]", run).slice(1), [-Infinity, -Infinity]);
  assert.deepEqual(evaluate("weights[0]", run), [1, 0, 0]);
  assert.deepEqual(evaluate("softmax(scaled)[0]", run), [1, 0, 0]);
});
