// A task's part of an address: what is written is read back, and what cannot be used is told and left out.
import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { task: codec, reading } = load("numbers.js", "reading.js", "exercises/task.js");
const IDS = ["cold", "hot", "same-map"];
const EMPTY = { title: "", question: "", opens: "", only: [], hide: [], numbered: false };
const FULL = {
  title: "Tarea 3 (martes): ¿qué cambia?", question: "¿Por qué?\nExplica «H» & 50 % = la mitad, o 1+1.", opens: "text=la%20casa&heads=8",
  only: ["hot", "cold"], hide: ["temperature", "hints"], numbered: true,
};
const read = (hash) => {
  const { found, problems } = reading.parts(`#${hash}`);
  assert.deepEqual(problems, []);
  return codec.read(found, IDS);
};

test("what is written is read back as it was", () => {
  assert.deepEqual(read(codec.write(FULL)), { task: FULL, problems: [] });
});

test("an address without a task has none", () => {
  assert.deepEqual(read("exercise=cold&hide=hints&numbered=1"), { task: null, problems: [] });
});

test("nothing is written of what a task does not have", () => {
  assert.equal(codec.write({ ...EMPTY, title: "Uno" }), "task=Uno");
});

test("settings without a question of the teacher's own open nothing, and are not written", () => {
  assert.equal(codec.write({ ...FULL, question: "", title: "a", only: [], hide: [], numbered: false }), "task=a");
});

test("a link has no sign in it at which a program for messages ends it", () => {
  assert.match(codec.write({ ...FULL, question: "(a) 'b'! *c*" }), /^[\w.%=&~-]*$/);
});

for (const [hash, said] of [
  ["task=a&only=cold.nothing", "only link_left_out nothing"],
  ["task=a&hide=hints.everything", "hide link_left_out everything"],
  ["task=a&numbered=yes", "numbered link_value yes"],
  [`task=${"a".repeat(codec.LONGEST.task)}bcd`, "task link_left_out bcd"],
]) {
  test(`${hash.slice(0, 40)} is told, and the rest counts`, () => {
    const { task, problems } = read(hash);
    assert.deepEqual(problems.map(({ name, reason, value }) => `${name} ${reason} ${value}`), [said]);
    assert.equal(task.title[0], "a");
  });
}

test("an exercise that is asked for twice comes once", () => {
  assert.deepEqual(read("only=hot.cold.hot").task.only, ["hot", "cold"]);
});

test("a title cannot turn the direction of the words around it", () => {
  assert.equal(read(`task=${encodeURIComponent("a\u202eb\u0007c")}`).task.title, "abc");
});

test("a code is a link, or what stands after its #, also when a message broke it into lines", () => {
  const said = codec.write(FULL);
  assert.equal(codec.fragment(`https://example.org/es/ejercicios.html#${said}`), said);
  assert.equal(codec.fragment(` ${said.slice(0, 30)}\n${said.slice(30)} `), said);
});
