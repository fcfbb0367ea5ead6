import assert from "node:assert/strict";
import { test } from "node:test";

import { Atenta } from "./load.mjs";

const value = (text) => Atenta.answers.read(text).value;
const reason = (text) => Atenta.answers.read(text).reason;

test("a number is read with point or comma, as percentage or fraction, with any minus and any spaces", () => {
  for (const text of ["0.25", "0,25", ".25", " 25 % ", "25%", "25\u00a0%", "1/4", "1 / 4", "¼", "1⁄4", "+0.25", "0. 25"]) {
    assert.equal(value(text), 0.25, text);
  }
  for (const text of ["-2", "\u22122", "–2", "- 2", "\uFF0D2"]) assert.equal(value(text), -2, text);
  assert.equal(value("1 234"), 1234);
  assert.equal(value("12,5 %"), 0.125);
  assert.equal(value("2."), 2);
});

test("what is no number is refused with its reason", () => {
  assert.equal(reason(""), "empty");
  assert.equal(reason(" \u00a0"), "empty");
  for (const text of ["abc", "0.25 bits", "1e3", "x", "0,2o", "Infinity", "NaN", "ñ"]) assert.equal(reason(text), "letters", text);
  for (const text of ["1.2.3", "1,234.5", "0,,2", "1.2,3/4"]) assert.equal(reason(text), "two_marks", text);
  for (const text of ["+", "-", "%", ".", "1/0", "0/0", "1/2/3", "--2", "2-", "%5", "1=2", "½%%", "1/", "👍"]) {
    assert.equal(reason(text), "no_number", text);
  }
});
