import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { load } from "../load.mjs";

const { philox4x32, fnv1a, uniform } = load("attention/philox.js").philox;
const { cases } = JSON.parse(readFileSync(new URL("../../goldens/philox.json", import.meta.url), "utf8"));
const words = (list) => list.map((word) => Number.parseInt(word, 16));

for (const { counter, key, out } of cases) {
  test(`the known answer ${out[0]} of Random123 comes out`, () => {
    assert.deepEqual([...philox4x32(words(counter), words(key))], words(out));
  });
}

test("fnv1a gives its published values", () => {
  assert.deepEqual(["", "a", "foobar"].map(fnv1a), [0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

test("fnv1a reads UTF-8 bytes", () => {
  assert.equal(fnv1a("é"), (Math.imul(Math.imul(0x811c9dc5 ^ 0xc3, 0x01000193) ^ 0xa9, 0x01000193)) >>> 0);
});

test("an entry is word c mod 4 at counter (r, ⌊c/4⌋)", () => {
  const word = philox4x32([3, 1, 0, 0], [2017, 2])[2];
  assert.equal(uniform([0, 3], 8, 2017, 2)[8 + 6], 2 * ((word + 0.5) / 2 ** 32) - 1);
});

test("a number of columns that is no multiple of four is filled to its last", () => {
  const wide = uniform([5], 8, 7, 1);
  assert.deepEqual(uniform([5], 6, 7, 1), wide.slice(0, 6));
});
