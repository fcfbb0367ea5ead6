// Where a task's link leads, and the picture that is made of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInThisContext } from "node:vm";

import { load } from "../load.mjs";

const { published, qr } = load("teachers/published.js", "teachers/qr.js");
runInThisContext(readFileSync(new URL("../../../node_modules/qrcode-generator/dist/qrcode.js", import.meta.url), "utf8"));

for (const typed of ["", "index.html", "es/", "es", "en/exercises.html#a=1", "es/docentes.html?x=1"]) {
  test(`the site begins at the same place in ${typed || "its own address"}`, () => {
    assert.equal(published.base(` https://school.example/atenta/${typed} `), "https://school.example/atenta/");
  });
}

test("a site may stand at the root, or on another port", () => {
  assert.equal(published.base("http://localhost:8000"), "http://localhost:8000/");
});

for (const typed of ["", "school.example", "file:///home/x/site/index.html", "javascript:alert(1)", "https://"]) {
  test(`"${typed}" is no address on the web`, () => {
    assert.equal(published.base(typed), "");
  });
}

test("the longest link still makes a picture with squares that a camera tells apart", () => {
  const { path, side } = qr.squares("https://school.example/#".padEnd(qr.LONGEST, "a"));
  assert.ok(side <= 113 + 8, `${side} squares`);
  assert.match(path, /^(?:M\d+ \d+h1v1h-1z)+$/);
});

test("another link is another picture", () => {
  assert.notEqual(qr.squares("https://a.example/#a").path, qr.squares("https://a.example/#b").path);
});
