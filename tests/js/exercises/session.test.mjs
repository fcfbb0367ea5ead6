// What a reader has done besides answering.
import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./exercises-page.mjs";
import { Atenta } from "./load.mjs";

const begun = () => {
  const session = Atenta.exercise_session(Atenta.marking(page));
  session.note("cold", { tries: 3, hints: 1, seen: true });
  return session;
};

test("to clear the answers takes back neither tries nor hints, nor that the answer was shown", () => {
  const session = begun();
  session.clear();
  assert.deepEqual({ ...session.done("cold") }, { tries: 3, hints: 1, seen: false, ever_seen: true });
});

test("somebody else begins with nothing", () => {
  const session = begun();
  session.forget();
  assert.deepEqual({ ...session.done("cold") }, { tries: 0, hints: 0, seen: false, ever_seen: false });
});

test("no name out of a file is one that the session has already", () => {
  const session = begun();
  for (const id of ["constructor", "__proto__", "toString"]) {
    assert.equal(session.done(id).tries, 0);
    session.note(id, { tries: 1 });
    assert.equal(session.done(id).tries, 1);
  }
  assert.equal({}.tries, undefined);
});
