// What a platform keeps for a student: no longer than the standard promises, and read back as it was.
import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const Atenta = load("scorm/suspended.js");
const { LONGEST, read, write } = Atenta.suspended;
const done = (tries) => ({ tries, hints: 1, seen: false, ever_seen: true });
const session = (address, done = {}) => JSON.stringify({ address, done });
const NAME = "atenta:exercises..";

test("what was kept comes back as it was, letters of any alphabet too", () => {
  const kept = [[NAME, session("exercise=hot&answers=cold:0.5;why:1~por%20qu%C3%A9", { cold: done(3), hot: done(0) })], ["atenta:student", "Ñandú, 安"]];
  assert.deepEqual(read(write(kept).text), kept);
  assert.match(write(kept).text, /^[ -~]*$/);
});

test("what is no text of ours is nothing", () => {
  for (const text of ["", "{", "null", "7", "[1]", "[null]"]) assert.deepEqual(read(text), []);
});

test("what was kept longest ago makes room", () => {
  const kept = [[NAME, session("a".repeat(3000))], ["atenta:exercises..7", session("b".repeat(3000))]];
  assert.deepEqual(read(write(kept).text), kept.slice(0, 1));
});

test("the longest answers make room for the others, and how many did is told", () => {
  const long = "e".repeat(5000);
  const { text, left_out } = write([[NAME, session(`variant=4&answers=cold:0.5;why:~${long};hot:2&heads=3`, { cold: done(1) })]]);
  assert.equal(left_out, 1);
  assert.deepEqual(JSON.parse(read(text)[0][1]), { address: "variant=4&answers=cold:0.5;hot:2&heads=3", done: { cold: done(1) } });
});

test("no text is longer than a platform takes, whatever was kept", () => {
  for (const length of [10, 1000, 4000, 4096, 20_000]) {
    const kept = [[NAME, session(`question=${"ñ".repeat(length)}&answers=a:${"x".repeat(length)};b:1`)], ["atenta:student", "s".repeat(length)]];
    assert.ok(write(kept).text.length <= LONGEST);
  }
});
