// The laboratory's address: what is written is read back, and what cannot be used is told and left out.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";
import { features, heads as in_both, sentences } from "./case.mjs";

const { laboratory_state: codec, opening_head } = load(
  ...ENGINE, "numbers.js", "reading.js", ...["rule-text", "rule-weights", "opening-head", "state"].map((name) => `laboratory/${name}.js`),
);
const heads = in_both.map((head) => ({ ...head, short: head.short.en }));
const [first, second] = sentences;
const page = {
  defaults: {
    sentence: first.id, head: 0, temperature: 1, divide: true, causal: false, row: first.start, column: null,
    values: true, arcs: true, threshold: 0.2, view: "", weights: {}, own: null,
  },
  limits: { temperature: { min: 0.2, max: 2.5 }, threshold: { min: 0, max: 1 } },
  laboratory: { features, heads, sentences },
};
const OWN = { name: "mía", rule: { id: "own", asks: [{ terms: [{ has: "", same: "gender", place: "", weight: 3 }], who: [], of: ["noun"] }] } };
const weights_of = (head) => head.asks.flatMap(({ terms }) => terms.map(({ weight }) => weight));
const read = (hash) => codec.read(hash, page);
const reasons = (hash) => read(hash).problems.map(({ name, reason }) => `${name} ${reason}`);

test("an empty address is the start state", () => {
  assert.deepEqual(read(""), { state: page.defaults, problems: [] });
});

test("the sentence is always written, since both languages begin with another", () => {
  assert.equal(codec.write(page.defaults, page), `sentence=${first.id}`);
});

test("what is written is read back as it was", () => {
  const edited = weights_of(heads[0]).map((weight) => -weight);
  const wanted = {
    ...page.defaults, sentence: second.id, head: heads.length, temperature: 0.25, divide: false, causal: true, row: 0, column: 2,
    values: false, arcs: false, threshold: 0.4, view: "unfold", weights: { [heads[0].id]: edited }, own: OWN,
  };
  assert.deepEqual(read(`#${codec.write(wanted, page)}`), { state: wanted, problems: [] });
});

test("a sentence begins at its own word, and that no row is chosen can be said", () => {
  assert.equal(read(`#sentence=${second.id}`).state.row, second.start);
  const none = { ...page.defaults, row: null };
  assert.equal(codec.write(none, page), `sentence=${first.id}&row=none`);
  assert.equal(read("#row=none").state.row, null);
});

for (const [hash, said] of [
  ["#sentence=nada", "sentence link_value"],
  ["#temperature=0.1", "temperature link_value"],
  ["#temperature=3", "temperature link_value"],
  [`#head=${heads.length}`, "head link_value"],
  ["#row=99", "row link_value"],
  ["#divide=yes", "divide link_value"],
  ["#heads=4", "heads link_unknown_name"],
  ["#weights=nobody:1", "weights link_left_out"],
  ["#own=no-rule", "own link_left_out"],
]) {
  test(`${hash} is told, and the start value stands`, () => {
    assert.deepEqual(reasons(hash), [said]);
    assert.deepEqual(read(hash).state, page.defaults);
  });
}

test("a head of one's own may not bear another's name: it gets a number, and that is told", () => {
  const { state, problems } = read(`#own=${heads[0].short.toUpperCase()}~>noun:same.gender*3`);
  assert.equal(state.own.name, `${heads[0].short.toUpperCase()} 2`);
  assert.deepEqual(problems.map(({ name, reason }) => [name, reason]), [["own", "link_renamed"]]);
});

test("a sentence is shown in a head that asks from its word: the present one, or the one that the annotation names first", () => {
  const bank = sentences.find(({ id }) => id === "bank-river");
  const named = (head) => heads[opening_head(bank, heads.findIndex(({ id }) => id === head), heads)].id;
  assert.deepEqual(["coreference", "clause", "even"].map(named), ["field", "clause", "field"]);
  assert.equal(opening_head(first, 0, heads), 0);
  assert.equal(opening_head(bank, 0, heads.slice(0, 1)), 0);
});

test("the tab after the shipped heads is there with a head of the reader's own alone", () => {
  const link = `#${codec.write({ ...page.defaults, head: heads.length, own: OWN }, page)}`;
  assert.equal(read(link).state.head, heads.length);
});

test("a link that is copied has nothing of what could not be used", () => {
  assert.equal(codec.clean("file:///en/laboratory.html#heads=2&temperature=9&causal=1", page), `file:///en/laboratory.html#sentence=${first.id}&causal=1`);
});
