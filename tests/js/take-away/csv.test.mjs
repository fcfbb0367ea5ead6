import assert from "node:assert/strict";
import { test } from "node:test";
import { take_away, view } from "./view.mjs";

const lines = (shown) => take_away.csv(shown, "query").split("\r\n");

test("a table begins with the mark by which spreadsheets know UTF-8", () => {
  assert.equal(take_away.csv(view("uno"), "query"), "\ufeffquery,uno\r\nuno,1.0000000000000000\r\n");
});

test("every weight comes back to the bit", () => {
  const shown = view("el gato se sienta", { temperature: 0.7 });
  const read = lines(shown).slice(1, -1).flatMap((line) => line.split(",").slice(1).map(Number));
  assert.deepEqual(read, [...shown.weights]);
});

test("masked cells are empty", () => {
  const read = lines(view("uno dos tres", { causal: true })).slice(1, -1).map((line) => line.split(",").slice(1));
  assert.deepEqual(read.map((row) => row.filter((cell) => cell === "").length), [2, 1, 0]);
});

test("quotes and commas are quoted", () => {
  assert.equal(lines(view('a , "'))[0], '\ufeffquery,a,",",""""');
});

for (const sign of ["=", "+", "-", "@", "＝", "＠"]) {
  test(`a token that begins with ${sign} is no formula`, () => {
    assert.equal(lines(view(`${sign} a`))[0], `\ufeffquery,'${sign},a`);
  });
}
