import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { arc_layout } = load("arc-layout.js");
const view = (weights, threshold = 0) => ({ weights: Float64Array.from(weights), threshold, n_query: 2, n_key: 2 });
const lay = (weights, threshold) => arc_layout.lay(view(weights, threshold), [10, 110], 72);
const heights = (path) => [...path.matchAll(/C\S+ (\S+) /g)].map(([, y]) => Number(y));

test("a weight under the threshold has no arc, one on it has", () => {
  assert.deepEqual(lay([0.2, 0.8, 0.5, 0.5], 0.5).map(({ weight }) => weight), [0.5, 0.5, 0.8]);
});

test("a weight of 0 has no arc even when the threshold is 0", () => {
  assert.equal(lay([0, 1, 1, 0], 0).length, 2);
});

test("looking ahead goes above the words and looking back below", () => {
  const [ahead, back] = ["0 1", "1 0"].map((pair) => lay([0, 1, 1, 0], 0).find(({ query, key }) => `${query} ${key}` === pair));
  assert.ok(heights(ahead.path)[0] < 0);
  assert.ok(heights(back.path)[0] > 0);
});

test("the strongest arc is drawn last", () => {
  assert.equal(lay([0.1, 0.9, 0.3, 0.7]).at(-1).weight, 0.9);
});

test("a word's look at itself is a loop at its own place", () => {
  assert.match(lay([1, 0, 0, 0])[0].path, /^M10 0a/);
});

test("a phrase of one word lays no broken path", () => {
  const one = arc_layout.lay({ weights: Float64Array.of(1), threshold: 0, n_query: 1, n_key: 1 }, [50], 72);
  assert.doesNotMatch(one[0].path, /NaN/);
});
