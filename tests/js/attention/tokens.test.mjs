import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { tokenize, identity, check, MAX_TOKENS, MAX_CODE_POINTS } = load("attention/tokens.js").tokens;

const CUTS = [
  ["¿qué?", ["¿", "qué", "?"]],
  ["rock'n'roll l’eau bien-être", ["rock'n'roll", "l’eau", "bien-être"]],
  ["'el' -5 gato-", ["'", "el", "'", "-", "5", "gato", "-"]],
  ["a--b", ["a", "-", "-", "b"]],
  ["</td>", ["<", "/", "td", ">"]],
  ["una_vez", ["una", "_", "vez"]],
  ["שלום עולם", ["שלום", "עולם"]],
  ["👩‍👩‍👧 👋🏽🇲🇽🇪🇸 ❤️#️⃣", ["👩‍👩‍👧", "👋🏽", "🇲🇽", "🇪🇸", "❤️", "#️⃣"]],
  ["a\u00a0b\u3000c\u0085d", ["a", "b", "c", "d"]],
  ["a\ufeffb", ["a", "\ufeff", "b"]],
  [" \n\t", []],
];

for (const [text, tokens] of CUTS) {
  test(`${JSON.stringify(text)} is cut into ${tokens.length} tokens`, () => assert.deepEqual(tokenize(text), tokens));
}

test("a combining accent and a composed one give the same token", () => {
  assert.deepEqual(tokenize("cafe\u0301"), ["caf\u00e9"]);
});

test("a lone half of a surrogate pair is a token and no error", () => {
  assert.deepEqual(tokenize("a \ud83d b"), ["a", "\ud83d", "b"]);
});

test("without Intl.Segmenter a code point is a grapheme, and words are the same", () => {
  const { Segmenter } = Intl;
  try {
    Object.assign(Intl, { Segmenter: undefined });
    assert.deepEqual(tokenize("el gato 👍👍 ¡café!"), ["el", "gato", "👍", "👍", "¡", "café", "!"]);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test("a phrase of words alone is cut without asking for graphemes", () => {
  const { Segmenter } = Intl;
  const refused = class {
    constructor() {
      assert.fail("asked for graphemes");
    }
  };
  try {
    Object.assign(Intl, { Segmenter: refused });
    assert.deepEqual(tokenize("el gato 5 l’eau"), ["el", "gato", "5", "l’eau"]);
    assert.throws(() => tokenize("¿qué?"), /asked for graphemes/);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test("a long text without a blank is cut in a moment, every character once", () => {
  assert.equal(tokenize("a👍".repeat(20000)).length, 40000);
});

test("the identity is the lower-case form", () => {
  assert.deepEqual(["Gato", "ÉL", "ΣΊΣΥΦΟΣ", "İ"].map(identity), ["gato", "él", "σίσυφος", "i̇"]);
});

test("no token is refused with the limit", () => {
  assert.deepEqual(check([]), { kind: "empty", limit: MAX_TOKENS, found: 0 });
});

test("a token too many is refused with limit and count", () => {
  assert.deepEqual(check(Array(33).fill("a")), { kind: "too_many", limit: 32, found: 33 });
});

test("a token too long is refused with limit, count and token", () => {
  const token = "𝕒".repeat(65);
  assert.deepEqual(check(["a", token]), { kind: "too_long", limit: 64, found: 65, token });
});

test("the most and the longest tokens are taken", () => {
  assert.equal(check(Array(MAX_TOKENS).fill("𝕒".repeat(MAX_CODE_POINTS))), null);
});
