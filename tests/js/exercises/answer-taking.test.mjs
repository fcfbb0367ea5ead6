// What becomes of an answer that is given.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Atenta } from "./load.mjs";
import { page } from "./exercises-page.mjs";

const marking = Atenta.marking(page);

/** Answers one exercise several times; tells what was kept and what was refused. */
function given(id, ...answers) {
  const session = Atenta.exercise_session(marking);
  let state = { answers: {}, variant: null, task: null };
  const refused = [];
  const taking = Atenta.answer_taking(marking, session, {
    state: () => state,
    go: (patch) => (state = { ...state, ...patch }),
    keep() {},
    refuse: (_, reason) => refused.push(reason),
  });
  for (const answer of answers) taking.answer(id, answer);
  return { kept: state.answers[id], refused, tries: session.done(id).tries };
}

test("the last answer is kept, but none in place of the right one", () => {
  const right = String(marking.answers("cold", null).right);
  assert.deepEqual(given("cold", "0.9", "0.8"), { kept: "0.8", refused: [], tries: 2 });
  assert.deepEqual(given("cold", "0.9", right, "0.8"), { kept: right, refused: ["right_kept"], tries: 2 });
  assert.deepEqual(given("cold", right, `${right}1`).refused, []);
});

test("what says nothing is refused and is no try", () => {
  assert.deepEqual(given("cold", "", "zwei"), { kept: undefined, refused: ["empty", "letters"], tries: 0 });
});
