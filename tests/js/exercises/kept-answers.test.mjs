import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page } from "./exercises-page.mjs";
import { Atenta } from "./load.mjs";

const codec = Atenta.exercises_state;
const marking = Atenta.marking(page);
let stored;

beforeEach(() => {
  stored = new Map();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) },
  });
});

/** One tab of a browser with the page of exercises. */
function tab() {
  const session = Atenta.exercise_session(marking);
  const kept = Atenta.kept_answers(page, marking, session);
  let state = kept.arrived(codec.read("", page).state, false, true);
  return {
    session,
    answers: () => state.answers,
    answer(id, given) {
      session.note(id, { tries: session.done(id).tries + 1 });
      state = { ...state, answers: { ...state.answers, [id]: given } };
      session.keep(codec.write(kept.joined(state), page));
    },
    clear() {
      session.clear();
      state = { ...state, answers: {} };
      session.keep(codec.write(kept.joined(state), page));
    },
  };
}

test("answers given in two tabs are both kept", () => {
  const [one, other] = [tab(), tab()];
  one.answer("cold", "0.16");
  other.answer("hot", "0.99");
  one.answer("diagonal", "0.5");
  one.answer("same-map", "0.25");
  const third = tab();
  assert.deepEqual(third.answers(), { cold: "0.16", hot: "0.99", diagonal: "0.5", "same-map": "0.25" });
  assert.deepEqual([third.session.done("hot").tries, third.session.done("cold").tries], [1, 1]);
});

test("answers that were cleared do not come back", () => {
  const one = tab();
  one.answer("cold", "0.16");
  one.clear();
  assert.deepEqual(tab().answers(), {});
});
