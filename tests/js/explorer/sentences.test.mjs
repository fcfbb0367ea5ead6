import assert from "node:assert/strict";
import { test } from "node:test";
import { sentences, strings, view } from "../take-away/view.mjs";

test("a row is read as where it looks most and how sure it is", () => {
  const shown = view("el gato se sienta");
  const key = sentences.top_key(shown, 1);
  const percent = Math.round(100 * shown.weights[4 + key]);
  const said = `gato to ${shown.trace.key_tokens[key]} ${percent}, ${shown.row_entropy[1].toFixed(1)} of 2.0`;
  assert.equal(sentences.reading(shown, 1, strings.said), said);
});

test("under the mask the limit counts the keys that are seen", () => {
  assert.match(sentences.reading(view("a b c d", { causal: true }), 1, strings.said), /of 1\.0$/);
});

test("a row that sees one key is said to see only that", () => {
  assert.equal(sentences.reading(view("a b", { causal: true }), 0, strings.said), "a only a");
});

/** A row whose weights are these. */
function row_of(...weights) {
  return { ...view("a b c"), weights: Float64Array.of(...weights, 0, 0, 0, 0, 0, 0) };
}

test("of a second within a tenth of the first it is said that the first is barely more", () => {
  assert.equal(sentences.reading(row_of(0.248, 0.254, 0.498 - 0.3), 0, strings.said), "a barely more to b 25 than a");
  assert.match(sentences.reading(row_of(0.2, 0.5, 0.3), 0, strings.said), /^a to b 50, /);
});

test("a row with nearly all the entropy that it can have is said to be nearly even", () => {
  const nearly = row_of(0.3, 0.4, 0.3);
  assert.match(sentences.reading(nearly, 0, strings.said), /^a nearly evenly, most to b 40, /);
  assert.equal(sentences.choice({ ...nearly, row: 0, column: null }, strings.said), "a nearly evenly, most at b");
  assert.equal(sentences.choice({ ...row_of(0.2, 0.5, 0.3), row: 0, column: null }, strings.said), "a at b");
});

test("a row that sees one key is not called nearly even", () => {
  const alone = { ...view("a b", { causal: true }), row: 0, column: null };
  assert.equal(sentences.choice(alone, strings.said), "a at a");
});

test("of two keys with one weight neither is said to have more", () => {
  assert.equal(sentences.reading(row_of(0.2, 0.4, 0.4), 0, strings.said), "a to b as to c");
});

test("a row that looks at no key more than at another is even; one key alone is no row to share out", () => {
  assert.ok(sentences.is_even(row_of(1 / 3, 1 / 3, 1 / 3), 0));
  assert.ok(!sentences.is_even(row_of(0.34, 0.33, 0.33), 0));
  assert.ok(!sentences.is_even(view("a b", { causal: true }), 0));
});

test("where the largest weights tie, no sentence about the row names a winner", () => {
  const rows = [[0.2, 0.4, 0.4, 0], [0.28, 0.28, 0.28, 0.16], [0.25, 0.25, 0.25, 0.25], [0.2, 0.5, 0.3, 0]];
  const shown = rows.map((row) => ({ ...view("a b c d"), weights: Float64Array.of(...row, ...Array(12).fill(0)), row: 0 }));
  const chosen = shown.map((each) => sentences.choice({ ...each, column: null }, strings.said));
  assert.deepEqual(chosen, ["a at b and c", "a at 3", "a even", "a at b"]);
  const read = shown.map((each) => sentences.reading(each, 0, strings.said).split(",")[0]);
  assert.deepEqual(read, ["a to b as to c", "a to 3", "a even", "a to b 50"]);
});
