// The page's exercises, put together from what torch wrote of the real ones.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Atenta } from "./load.mjs";
import { page } from "./exercises-page.mjs";

const file = new URL("../../goldens/exercises.json", import.meta.url);
const { exercises } = JSON.parse(readFileSync(file, "utf8"));
const marking = Atenta.marking(page);
const variant = (seed) => seed || null;

test("every exercise is marked right, wrong in each typical way, or nothing, for every student", () => {
  for (const { id, seed, exercise, value } of exercises) {
    if (exercise.kind === "text") continue;
    const verdict = (answer) => marking.mark(id, Atenta.given.write(answer), variant(seed));
    const typed = (answer) => (exercise.kind === "number" ? answer.toFixed(5) : answer);
    assert.deepEqual(verdict(typed(value.right)), { verdict: "right" }, id);
    value.wrong.forEach((wrong, at) => {
      if (wrong !== value.right) assert.deepEqual(verdict(typed(wrong)), { verdict: "typical", wrong: at }, `${id} ${at}`);
    });
    assert.deepEqual(verdict(""), { verdict: "empty" });
  }
});

test("a free text is open, and an empty one is no answer", () => {
  assert.deepEqual(marking.mark("why-divide", "1.0~Porque crecen.", null), { verdict: "open" });
  assert.deepEqual(marking.mark("why-divide", "1.0~ ", null), { verdict: "empty" });
  assert.deepEqual(marking.mark("question", "~Porque crecen.", null), { verdict: "open" });
});

test("the state is the simulator's, with the student's own settings in it", () => {
  const { text, heads, temperature, causal, divide, seed } = marking.state("cold", null);
  assert.deepEqual([text, heads, temperature, causal, divide, seed], [page.defaults.text, 4, 0.1, false, true, 2017]);
  const { own } = exercises.find(({ id, seed }) => id === "cold" && seed);
  const [{ seed: student }] = exercises.filter(({ id, seed }) => id === "cold" && seed);
  const theirs = marking.state("cold", student);
  assert.deepEqual([theirs.seed, theirs.head], [own.seed, own.head]);
});

test("a name in a text gives its number, and the answer its own", () => {
  assert.ok(Math.abs(marking.shown("cold", null, "limit") - Math.log2(7)) < 1e-12);
  assert.equal(marking.shown("cold", null, "head"), 0);
  assert.equal(marking.shown("cold", null, "answer"), marking.answers("cold", null).right);
});

test("a broken figure gives its rows, where there is one", () => {
  const rows = marking.figure("broken-scale", null);
  assert.equal(Math.max(...rows.flat()), 1);
  assert.equal(marking.figure("cold", null), null);
});

test("an exercise that the page has not is refused", () => {
  assert.equal(marking.find("none"), null);
  assert.throws(() => marking.mark("none", "1", null), RangeError);
});

test("what is the same for every list number is computed once for all of them", () => {
  assert.equal(marking.answers("wider", 1), marking.answers("wider", 2));
  assert.notEqual(marking.answers("cold", 1), marking.answers("cold", 2));
});
