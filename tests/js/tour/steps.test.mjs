import assert from "node:assert/strict";
import { test } from "node:test";
import { ENGINE, load } from "../load.mjs";
import { page } from "../page-data.mjs";

const { tour } = load(...ENGINE, "explorer/say.js", "tour/steps.js", "tour/facts.js");
const trace = (changes = {}) => ({ query_tokens: ["el", "gato"], n_heads: 4, d_k: 8, provenance: { seed: 2017 }, ...changes });
const view = (changes = {}) =>
  /** @type {any} */ ({ trace: trace(), head: 0, temperature: 1, divide: true, causal: false, row: null, column: null, ...changes });
const step = (name) => tour.steps.find((one) => one.name === name);
const done = (name, now, start = view()) => step(name).done(now, start, page);

for (const [name, change] of Object.entries({
  row: { row: 1 }, cell: { row: 1, column: 0 }, head: { head: 2 }, cold: { temperature: 0.1 }, hot: { temperature: 5 }, mask: { causal: true },
  wide: { trace: trace({ d_k: 32 }) }, undivided: { divide: false }, seed: { trace: trace({ provenance: { seed: 7 } }) },
  phrase: { trace: trace({ query_tokens: ["mi", "frase"] }) },
})) {
  test(`"${name}" is over when its deed is done, and not before`, () => {
    assert.equal(done(name, view()), false);
    assert.equal(done(name, view(change)), true);
  });
}

test("a cell must be another than the one chosen when the step began", () => {
  const chosen = view({ row: 1, column: 0 });
  assert.equal(done("cell", chosen, chosen), false);
  assert.equal(done("cell", view({ row: 1, column: 1 }), chosen), true);
});

test("letting go of a row is not choosing one", () => {
  assert.equal(done("row", view(), view({ row: 1 })), false);
});

test("a sample phrase is not a phrase of one's own", () => {
  assert.equal(done("phrase", view({ trace: trace({ query_tokens: page.presets[1].text.split(" ") }) })), false);
});

test("with one head there is another thing to do first", () => {
  const { obstacle } = step("head");
  assert.deepEqual([1, 2].map((n_heads) => obstacle.stands(view({ trace: trace({ n_heads }) }))), [true, false]);
});

test("every step that rests on another names one before it", () => {
  for (const [at, { given, since }] of tour.steps.entries()) {
    if (given) assert.ok(tour.steps.findIndex(({ name }) => name === since) < at);
  }
});

test("a tour goes on where it was left if the page is as it was, and else where that began", () => {
  const at = tour.steps.indexOf(step("divided"));
  const as_it_was = view({ trace: trace({ d_k: 32 }), divide: false });
  assert.equal(tour.resume_at(at, as_it_was), at);
  assert.equal(tour.steps[tour.resume_at(at, view())].name, "wide");
});

test("a step is passed over with the one whose deed it would take back, and where its deed is done already", () => {
  const at = (name) => tour.steps.indexOf(step(name));
  const begun = (name, now) => tour.passed(at(name), now, now, page);
  assert.equal(begun("plain", view()), "undone");
  assert.equal(begun("plain", view({ temperature: 0.1 })), "");
  assert.equal(begun("reset", view({ temperature: 5 })), "");
  assert.equal(begun("divided", view({ trace: trace({ d_k: 32 }) })), "undone");
  assert.equal(begun("mask", view({ causal: true })), "already");
  assert.equal(begun("mask", view()), "");
});

test("at its end the tour counts apart what was done and what was skipped", () => {
  const words = { finished: "all {steps}", finished_skipped: "{done} of {steps}, {skipped} skipped" };
  assert.equal(tour.ended(words, 13, 0), "all 13");
  assert.equal(tour.ended(words, 13, 7), "6 of 13, 7 skipped");
});
