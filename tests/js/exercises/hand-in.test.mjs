// The file that a student hands in: it comes back as it was, and one that was damaged says how.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";

const { hand_in: file } = load(...ENGINE, "plain-name.js", "exercises/hand-in.js");
const HANDED = {
  atenta: "hand-in", version: 1, language: "es", name: "Íñigo «=1+1» O’Neill", number: 7, task: "task=Uno&only=cold", state: "task=Uno&only=cold&answers=cold%3A0%2C5",
  entries: [{ exercise: "cold", given: "0,5", verdict: "right", tries: 2, hints: 1 }], saved: "2025-03-04T10:00:00.000Z",
};
const text = file.make(HANDED);
const edited = (change) => JSON.stringify({ ...JSON.parse(text), ...change });

test("what is saved comes back as it was, with a checksum", () => {
  const { hand_in: { checksum, ...rest }, changed } = file.read(text);
  assert.deepEqual(rest, HANDED);
  assert.match(checksum, /^[0-9a-f]{8}$/);
  assert.equal(changed, false);
});

test("an answer that was shown before it was found says so", () => {
  const seen = { ...HANDED, entries: [{ ...HANDED.entries[0], seen: true }] };
  const reading = file.read(file.make(seen));
  assert.deepEqual([reading.hand_in.entries, reading.changed], [seen.entries, false]);
});

test("a program that sets the file otherwise does not damage it", () => {
  const { checksum, ...rest } = JSON.parse(text);
  assert.equal(file.read(`\ufeff${JSON.stringify({ checksum, ...rest })}\r\n`).changed, false);
});

test("a file whose answers were edited is read, and said to be changed", () => {
  const reading = file.read(edited({ entries: [{ ...HANDED.entries[0], verdict: "wrong" }] }));
  assert.equal(reading.changed, true);
  assert.equal(reading.hand_in.name, HANDED.name);
});

test("wherever a file is cut, it is said to be cut", () => {
  const faults = Array.from({ length: text.trimEnd().length - 2 }, (_, at) => file.read(text.slice(0, at + 1)).fault);
  assert.deepEqual(new Set(faults), new Set(["cut"]));
});

for (const [what, given, fault] of [
  ["an empty file", " \n", { fault: "empty" }],
  ["a text of something else", "Querida profe:", { fault: "not_ours" }],
  ["a JSON of something else", '{"name": "x"}', { fault: "not_ours" }],
  ["a number", "3", { fault: "not_ours" }],
  ["nothing in JSON", "null", { fault: "not_ours" }],
  ["a file with a sign too many", text.replace('"name":', '"name"::'), { fault: "broken" }],
  ["a file of a later site", edited({ version: 2 }), { fault: "version", version: "2" }],
  ["a file without a name", edited({ name: undefined }), { fault: "field", field: "name" }],
  ["a list number that is none", edited({ number: 1.5 }), { fault: "field", field: "number" }],
  ["answers that are no list", edited({ entries: {} }), { fault: "field", field: "entries" }],
  ["an answer without its exercise", edited({ entries: [{}] }), { fault: "field", field: "entries.exercise" }],
  ["an answer that was seen perhaps", edited({ entries: [{ ...HANDED.entries[0], seen: "yes" }] }), { fault: "field", field: "entries.seen" }],
  ["an answer that is nothing", edited({ entries: [null] }), { fault: "field", field: "entries.exercise" }],
]) {
  test(`${what} is told as what it is`, () => {
    assert.deepEqual(file.read(given), fault);
  });
}

test("a file is called after its student, in letters that any system can keep", () => {
  assert.equal(file.file_name(HANDED.name, 7), "atenta-inigo-1-1-o-neill-7.json");
  assert.equal(file.file_name("Ana"), "atenta-ana.json");
  assert.match(file.file_name("李"), /^atenta-[0-9a-f]+\.json$/);
  assert.notEqual(file.file_name("李"), file.file_name("王"));
});
