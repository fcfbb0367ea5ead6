// What a platform is told of a student's answers, in the standard's own words.
import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { outcome, interaction, span } = load("scorm/school-report.js").school_report;
const EXERCISES = [{ id: "a", kind: "number" }, { id: "b", kind: "choice" }, { id: "c", kind: "cell" }, { id: "why", kind: "text" }];
const entry = (exercise, verdict, more = {}) => ({ exercise, verdict, given: "1", tries: 1, hints: 0, ...more });

test("the score is the share of the exercises that can be marked and are right", () => {
  assert.deepEqual(outcome(EXERCISES, []), { score: 0, done: false });
  assert.deepEqual(outcome(EXERCISES, [entry("a", "right"), entry("why", "open")]), { score: 33, done: false });
  assert.deepEqual(outcome(EXERCISES, ["a", "b", "c"].map((id) => entry(id, "right"))).score, 100);
});

test("an answer that was shown first counts as answered and not as right", () => {
  assert.equal(outcome(EXERCISES, [entry("a", "right", { seen: true })]).score, 0);
});

test("who answered everything is done, right or wrong", () => {
  const all = EXERCISES.map(({ id }) => entry(id, "known"));
  assert.deepEqual(outcome(EXERCISES, all), { score: 0, done: true });
  assert.deepEqual(outcome([], []), { score: 0, done: false });
});

test("each kind of answer is told as one of the standard's", () => {
  const told = (kind, given, verdict) => Object.values(interaction({ id: "x", kind }, entry("x", verdict, { given }))).slice(1);
  assert.deepEqual(told("number", " 0,25", "right"), ["numeric", "0.25", "correct"]);
  assert.deepEqual(told("number", "1/4", "wrong"), ["fill-in", "1/4", "wrong"]);
  assert.deepEqual(told("choice", "2", "known"), ["choice", "2", "wrong"]);
  assert.deepEqual(told("order", "2.0.1", "right"), ["sequencing", "2,0,1", "correct"]);
  assert.deepEqual(told("cell", "3.4", "right"), ["fill-in", "3.4", "correct"]);
  assert.equal(told("text", "e".repeat(999), "open")[1].length, 255);
  assert.equal(told("text", "", "open")[2], "neutral");
});

test("a span of time is written as the standard has it", () => {
  assert.equal(span(0), "0000:00:00.00");
  assert.equal(span(3_725_678), "0001:02:05.67");
  assert.equal(span(100 * 3_600_000), "0100:00:00.00");
});
