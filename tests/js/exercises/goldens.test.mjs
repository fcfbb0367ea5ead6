// What expressions and exercises give, against what torch wrote: tests/attention/write_goldens.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Atenta } from "./load.mjs";

const file = new URL("../../goldens/exercises.json", import.meta.url);
const { phrases: [phrases], base: [base], expressions, exercises } = JSON.parse(readFileSync(file, "utf8"));
const NEAR = 1e-9;

const run = (settings) => Atenta.exercise_run(phrases, { ...base, ...settings });
const flat = (value) => [value].flat(Infinity);

function near(ours, theirs, what) {
  assert.equal(flat(ours).length, flat(theirs).length, what);
  flat(ours).forEach((one, at) => {
    const other = flat(theirs)[at];
    if (typeof other === "boolean") assert.equal(one, other, what);
    else assert.ok(Math.abs(one - other) <= NEAR, `${what}: ${one}, not ${other}`);
  });
}

test("every expression gives what torch gives", () => {
  for (const { settings, text, value } of expressions) near(Atenta.expression.evaluate(text, run(settings)), value, text);
});

test("a student's seed draws the same settings as in Python", () => {
  for (const { id, seed, vary, own } of exercises) {
    if (seed) assert.deepEqual(Atenta.variant(id, vary, seed), own, `${id} ${seed}`);
  }
  assert.deepEqual(Atenta.variant("none", {}, 1), {});
});

for (const { id, seed, settings, exercise, value } of exercises) {
  test(`${id}, student ${seed}: every answer is torch's, and is judged for what it is`, () => {
    const answers = Atenta.exercise_answers(exercise, run(settings));
    near(answers.right, value.right, id);
    near(answers.wrong, value.wrong, id);
    for (const [name, text] of Object.entries(exercise.names)) {
      near(Atenta.expression.evaluate(text, run(settings), exercise.names), value.named[name], `${id}: ${name}`);
    }
    if (exercise.kind === "text") return;
    assert.equal(Atenta.judge.chosen(answers.right, answers).verdict, "right");
    if (exercise.kind === "number") {
      const typed = answers.right.toFixed(3);
      for (const text of [typed, typed.replace(".", ",")]) assert.equal(Atenta.judge.typed(text, answers).verdict, "right", text);
    }
    for (const wrong of answers.wrong) {
      if (wrong !== answers.right) assert.equal(Atenta.judge.chosen(wrong, answers).verdict, "typical", `${id}: ${wrong}`);
    }
  });
}
