import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./load.mjs";

const { csv } = load("csv.js");
const line = (...fields) => csv([fields]).slice(1).trimEnd();

for (const text of ["=1+1", " =1+1", "\t=1+1", "+1", "-A1", "@SUM(A1)", "＝1", "-1+1"]) {
  test(`${JSON.stringify(text)} is no formula`, () => {
    assert.equal(line(text), `'${text}`);
  });
}

test("a negative number stays a number", () => {
  assert.equal(line("-0.5", "-3", "-0,5"), '-0.5,-3,"-0,5"');
});

test("what would end a field is quoted, also after the apostrophe", () => {
  assert.equal(line('=a,"b"', "two\nlines"), `"'=a,""b""","two\nlines"`);
});
