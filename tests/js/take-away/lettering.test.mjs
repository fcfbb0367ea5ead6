import assert from "node:assert/strict";
import { test } from "node:test";
import { lettering } from "./view.mjs";

const { width, wrap, cut, escape } = lettering;

test("marks and joiners take no room, ideographs and emoji a whole square", () => {
  assert.equal(width("e\u0301\u200d", 10), width("e", 10));
  assert.ok(width("字", 10) >= 10 && width("😀", 10) >= 10);
});

test("lines are no wider than asked, and no word is lost", () => {
  const lines = wrap("uno dos tres cuatro cinco seis", 10, 60);
  assert.equal(lines.join(" "), "uno dos tres cuatro cinco seis");
  assert.ok(lines.length > 1 && lines.every((line) => width(line, 10) <= 60));
});

test("only a word wider than a line is parted", () => {
  assert.deepEqual(wrap("a nnnnnnnnnn b", 10, 40), ["a", "nnnnnnn", "nnn b"]);
});

test("a cut word says so and has the signs that were asked for", () => {
  assert.equal(cut("😀😀😀😀", 3), "😀😀…");
  assert.equal(cut("abc", 3), "abc");
});

test("text is escaped for XML, inside and outside attributes", () => {
  assert.equal(escape('<a b="c">&\0\udc00'), "&lt;a b=&quot;c&quot;&gt;&amp;\ufffd\ufffd");
});
