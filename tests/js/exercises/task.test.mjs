// A task's part of an address: what is written is read back, and what cannot be used is told and left out.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";

const { task: codec, reading } = load(...ENGINE, "numbers.js", "reading.js", "exercises/task.js");
const IDS = ["cold", "hot", "same-map"];
const EMPTY = { title: "", question: "", opens: "", only: [], hide: [], numbered: false, check: "" };
const FULL = {
  title: "Tarea 3 (martes): ¿qué cambia?", question: "¿Por qué?\nExplica «H» & 50 % = la mitad, o 1+1.", opens: "text=la%20casa&heads=8",
  only: ["hot", "cold"], hide: ["temperature", "hints"], numbered: true, check: "",
};
const read = (hash) => {
  const { found, problems } = reading.parts(`#${hash}`);
  assert.deepEqual(problems, []);
  return codec.read(found, IDS);
};

const bare = (said) => said.replace(/^check=\w+&/, "");

test("what is written is read back as it was", () => {
  assert.deepEqual(read(codec.write(FULL)), { task: FULL, problems: [] });
});

test("an address without a task has none", () => {
  assert.deepEqual(read("exercise=cold&hide=hints&numbered=1"), { task: null, problems: [] });
});

test("nothing is written of what a task does not have", () => {
  assert.equal(bare(codec.write({ ...EMPTY, title: "Uno" })), "task=Uno");
  assert.equal(codec.write(EMPTY), "");
});

test("settings without a question of the teacher's own open nothing, and are not written", () => {
  assert.equal(bare(codec.write({ ...FULL, question: "", title: "a", only: [], hide: [], numbered: false })), "task=a");
});

test("a link has no sign in it at which a program for messages ends it", () => {
  assert.match(codec.write({ ...FULL, question: "(a) 'b'! *c*" }), /^[\w.%=&~-]*$/);
});

for (const [hash, said] of [
  ["task=a&only=cold.nothing", "only link_task_part nothing"],
  ["task=a&hide=hints.everything", "hide link_task_part everything"],
  ["task=a&numbered=yes", "numbered link_task_part yes"],
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

test("wherever a task is cut, that is told, and stays told in what is written of it", () => {
  const said = codec.write(FULL);
  for (let end = said.indexOf("&") + 1; end < said.length; end++) {
    const { task, problems } = codec.read(reading.parts(said.slice(0, end)).found, IDS);
    assert.ok(problems.some(({ reason }) => reason === "link_cut"), said.slice(0, end));
    if (!task) continue;
    assert.ok(codec.read(reading.parts(codec.write(task)).found, IDS).problems.some(({ reason }) => reason === "link_cut"));
  }
});

test("a task that was changed is told; one that was written by hand has no check and counts", () => {
  const said = codec.write(FULL);
  assert.equal(codec.is_whole(said), true);
  for (const other of [said.replace("temperature", "seed"), said.replace("numbered=1", "numbered=0")]) {
    assert.equal(codec.is_whole(other), false);
    assert.deepEqual(codec.read(reading.parts(other).found, IDS).problems.map(({ reason }) => reason), ["link_cut"]);
  }
  assert.deepEqual(read("task=a&only=cold").problems, []);
});

test("of exercises that are all unknown it is told that none is there", () => {
  assert.deepEqual(read("task=a&only=x").problems.map(({ reason }) => reason), ["link_task_part", "link_no_exercise"]);
});

test("words before and after a code are no part of it", () => {
  const said = codec.write(FULL);
  for (const around of [`code: ${said}`, `${said}\r\n gracias, hasta el martes`, `Hola: https://a.example/es/x.html#${said} ¡suerte!`]) {
    assert.equal(codec.fragment(around), said);
  }
});
