// The laboratory's traces: named, explained by what they were built from, and compiled again only where a rule changed.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";
import { features, heads, sentences } from "./case.mjs";

const { rule_source, rules, stream } = load(...ENGINE, "numbers.js", ...["rule-text", "rule-weights", "rule-source"].map((name) => `laboratory/${name}.js`));
const gain_of = (head) => rules.build_head(head, stream.make(features), sentences).gain;
const given = heads.map((head) => ({ ...head, short: `short ${head.id}`, gain: gain_of(head) }));
const OWN = { name: "mine", rule: { id: "own", asks: [{ terms: [{ has: "kind.noun", same: "", place: "", weight: 2 }], who: [], of: [] }] } };
const start = { sentence: sentences[0].id, weights: {}, own: null };
const source = () => rule_source({ laboratory: { features, heads: given, sentences } });

test("every head has its short name, and the reader's own comes last", () => {
  const { trace } = source().find({ ...start, own: OWN });
  assert.deepEqual(trace.head_names, [...given.map(({ short }) => short), "mine"]);
  assert.equal(trace.n_heads, heads.length + 1);
});

test("what has not changed is the same trace", () => {
  const { find } = source();
  assert.equal(find(start), find({ ...start, temperature: 2, weights: {} }));
});

test("an edited head alone is compiled again, with the gain that it was shipped with", () => {
  const { find } = source();
  const before = find(start).trace.built.heads;
  const weights = { [heads[0].id]: heads[0].asks.flatMap(({ terms }) => terms.map(() => 8)) };
  const after = find({ ...start, weights }).trace.built.heads;
  assert.equal(after[0].gain, before[0].gain);
  assert.notEqual(after[0], before[0]);
  assert.deepEqual(after.slice(1).map((head, at) => head === before[at + 1]), before.slice(1).map(() => true));
});

test("another name for the reader's own head builds nothing", () => {
  const { find } = source();
  const one = find({ ...start, own: OWN }).trace;
  const other = find({ ...start, own: { ...OWN, name: "other" } }).trace;
  assert.equal(other.head_names.at(-1), "other");
  assert.equal(other.built.heads.at(-1), one.built.heads.at(-1));
});
