// The key tells of each exercise what torch says of it, for every list number.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Atenta } from "./load.mjs";
import { page } from "./exercises-page.mjs";

const file = new URL("../../goldens/exercises.json", import.meta.url);
const { exercises } = JSON.parse(readFileSync(file, "utf8"));
const marking = Atenta.marking(page);
const { digits, sheet, short, told } = Atenta.key;
const words = page.strings.exercises;
const ids = page.exercises.map(({ id }) => id);

test("a measured answer has three decimals, and no fewer than its tolerance asks for", () => {
  assert.deepEqual([0, 0.5, 0.1, 0.01, 0.005, 0.001, 0.0002].map(digits), [0, 3, 3, 3, 3, 3, 4]);
});

test("what the key tells of a number is marked right", () => {
  for (const { id, seed, exercise } of exercises) {
    if (exercise.kind !== "number") continue;
    const answers = marking.answers(id, seed || null);
    assert.deepEqual(marking.mark(id, short(answers, []), seed || null), { verdict: "right" }, id);
  }
});

test("each kind is told in its own words", () => {
  const answers = (kind, right, unit = "", tolerance = 0) => ({ kind, right, wrong: [], tolerance, unit });
  const asked = { choices: ["one", "two", "three"] };
  const say = (...of) => told(asked, answers(...of), ["el", "gato"], words);
  assert.equal(say("number", 0.4123, "share", 0.005), "0.412 (41.2\u00a0%) ± 0.005");
  assert.equal(say("number", 2), "2");
  assert.equal(say("head", 2), "H2");
  assert.equal(say("choice", 1), "b) two");
  assert.equal(say("order", [2, 0, 1]), "1. three; 2. one; 3. two");
  assert.equal(short(answers("order", [3, 0, 1, 2]), []), "2 3 4 1", "the number of each line, as in the worksheet's boxes");
  assert.equal(say("text", []), "1. one 2. two 3. three");
  assert.match(say("cell", [1, 0]), /gato.*el/);
});

test("as they stand, all exercises are told in words in the order of the task, whose own question has no answer", () => {
  const { standing, tables } = sheet(page, marking, ["question", ids[4], ids[0]], 0);
  assert.deepEqual(standing.map(({ number, title }) => [number, title]), [[2, ids[4]], [3, ids[0]]]);
  assert.deepEqual(tables, []);
});

test("without a count the key is for the number that the page shows", () => {
  const { value } = exercises.find(({ id, seed }) => id === "cold" && seed === 2);
  const { standing } = sheet(page, marking, ["cold"], 0, 2);
  assert.ok(standing[0].answer.startsWith(value.right.toFixed(3)));
});

test("for list numbers, what varies has a row for each and what does not is told once", () => {
  const { standing, tables } = sheet(page, marking, ids, 3);
  const varies = page.exercises.filter(({ vary, data }) => Object.keys(vary).length && data.kind !== "text");
  assert.equal(standing.length, ids.length - varies.length);
  assert.deepEqual(tables.flatMap(({ columns }) => columns.map(({ title }) => title)), varies.map(({ title }) => title));
  assert.ok(tables.every(({ columns, rows }) => columns.length <= 14 && rows.length === 3));
  const { value } = exercises.find(({ id, seed }) => id === "cold" && seed === 2);
  const at = tables[0].columns.findIndex(({ title }) => title === "cold");
  assert.equal(tables[0].rows[1][at], value.right.toFixed(3));
});

test("what a text should say is told once, though its data vary, and no cell of a table is empty", () => {
  const texts = page.exercises.filter(({ vary, data }) => Object.keys(vary).length && data.kind === "text");
  assert.ok(texts.length);
  const rubric = ["one", "two"];
  const told = { ...page, exercises: page.exercises.map((each) => (texts.includes(each) ? { ...each, choices: rubric } : each)) };
  const { standing, tables } = sheet(told, Atenta.marking(told), ids, 3);
  for (const { id } of texts) assert.equal(standing.find(({ title }) => title === id)?.answer, "1. one 2. two");
  assert.ok(tables.every(({ rows }) => rows.flat().every(Boolean)));
});
