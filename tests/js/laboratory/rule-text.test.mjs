// A rule in a link: what is written is read back, and what cannot be used is named and left out.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";

const { lines, rule_text, rule_weights } = load(...ENGINE, "numbers.js", "laboratory/rule-text.js", "laboratory/rule-weights.js");
const file = new URL("../../goldens/rules.json", import.meta.url);
const { features, heads } = JSON.parse(readFileSync(file, "utf8")).laboratory;
const shipped = heads.filter(({ asks }) => asks.length);
const GENDER = { has: "", same: "gender", place: "", weight: 3 };

/** The same numbers for the same seed. */
function random(seed) {
  let state = seed;
  return (below) => (state = (state * 1103515245 + 12345) % 2 ** 31) % 65536 % below;
}

/** Every thing that a term can ask for. */
const ASKED = [
  ...Object.entries(features.features).flatMap(([name, { values }]) => Object.keys(values).map((value) => `has.${name}.${value}`)),
  ...Object.keys(features.features).filter((name) => name !== "kind").map((name) => `same.${name}`),
  ...Object.keys(features.places).map((name) => `place.${name}`),
];

function random_own(seed) {
  const below = random(seed);
  const some = (list, most) => [...new Set(Array.from({ length: below(most + 1) }, () => list[below(list.length)]))];
  const kinds = Object.keys(features.features.kind.values);
  const asks = Array.from({ length: below(3) }, () => ({
    terms: [ASKED[below(ASKED.length)], ...some(ASKED, 3)].filter((each, at, all) => all.indexOf(each) === at)
      .map((said) => rule_text.term(said, (below(65) - 32) / 4)),
    who: some(kinds, 3),
    of: some(kinds, 3),
  }));
  const name = ["Ñandú ~ 2", "它找谁", "اسم", "<script>", "a&b=c#d+e%", "👩‍👩‍👧", ";,:>"][below(7)];
  return { name, rule: { id: "own", asks } };
}

test("any head of one's own that fits is read back from its link as it was", () => {
  const fitting = Array.from({ length: 300 }, (_, seed) => random_own(seed)).filter(({ rule }) => !rule_text.width_fault(rule, features));
  assert.ok(fitting.length > 150);
  for (const own of fitting) assert.deepEqual(rule_text.read_own(rule_text.write_own(own), features), { value: own, problems: [] });
});

test("a blank for a plus, as an address typed by hand brings it, parts kinds too", () => {
  const { value } = rule_text.read_own("X~pronoun verb>noun:same.gender*3", features);
  assert.deepEqual(value.rule.asks, [{ who: ["pronoun", "verb"], of: ["noun"], terms: [GENDER] }]);
});

for (const [text, left_out, expected] of [
  ["X~>:same.colour*1,same.gender*3", "same.colour*1", "expect_rule"],
  ["X~>:has.role.king*1,same.gender*3", "has.role.king*1", "expect_rule"],
  ["X~>:has.role*1,same.gender*3", "has.role*1", "expect_rule"],
  ["X~>:place.beyond*1,same.gender*3", "place.beyond*1", "expect_rule"],
  ["X~>:same.number*99,same.gender*3", "same.number*99", "expect_rule"],
  ["X~>:same.number*0.3,same.gender*3", "same.number*0.3", "expect_rule"],
  ["X~>:same.number*much,same.gender*3", "same.number*much", "expect_rule"],
  ["X~>:<script>,same.gender*3", "<script>", "expect_rule"],
  ["X~>:same.gender*3,same.gender*1", "same.gender*1", "expect_once"],
  ["X~>:same.gender*3;pronoun", "pronoun", "expect_ask"],
  ["X~>:same.gender*3;crown>:same.gender*1", "crown", "expect_rule"],
]) {
  test(`of ${text} the bad part is named and left out, the rest counts`, () => {
    const { value, problems } = rule_text.read_own(text, features);
    assert.deepEqual(value, { name: "X", rule: { id: "own", asks: [{ who: [], of: [], terms: [GENDER] }] } });
    assert.deepEqual(problems.map((each) => [each.name, each.value, each.reason, each.expected.key]), [["own", left_out, "link_left_out", expected]]);
  });
}

for (const [text, expected, values] of [
  ["no rule", "expect_own", { limit: 24 }],
  [" ~>:same.gender*3", "expect_name", { limit: 24 }],
  [`${"ñ".repeat(25)}~>:same.gender*3`, "expect_name", { limit: 24 }],
  ["wide~>noun:place.before*1;>verb:place.after*1,same.gender*1", "expect_width", { found: 67, limit: 64 }],
]) {
  test(`${text.slice(0, 30)} is no head: it is said, and there is none`, () => {
    const { value, problems } = rule_text.read_own(text, features);
    assert.equal(value, null);
    assert.deepEqual(problems.map((each) => each.expected), [{ key: expected, values }]);
  });
}

test("a name is any script, kept on one line, with nothing that turns the text around it", () => {
  assert.equal(rule_text.tidy(" e\u0301l\n\u202E<b>\uD800 "), "él <b>");
  assert.equal(rule_text.name_fault("😀".repeat(24)), "");
  assert.deepEqual(["", "a".repeat(25)].map((name) => rule_text.name_fault(name)), ["name_missing", "name_long"]);
  assert.equal(encodeURIComponent(rule_text.tidy("\uDC00x")), "x");
});

test("edited weights of any heads are read back from their link as they were", () => {
  const below = random(7);
  const weights = Object.fromEntries(shipped.map((head) => [head.id, rule_weights.weights_of(head).map(() => (below(65) - 32) / 4)]));
  assert.deepEqual(rule_weights.read(rule_weights.write(weights), heads), { value: weights, problems: [] });
  for (const head of shipped) assert.deepEqual(rule_weights.weights_of(rule_weights.with_weights(head, weights[head.id])), weights[head.id]);
});

test("weights that are as the rule has them are no edit", () => {
  const as_written = Object.fromEntries(shipped.map((head) => [head.id, rule_weights.weights_of(head)]));
  assert.deepEqual(rule_weights.read(rule_weights.write(as_written), heads), { value: {}, problems: [] });
});

test("of a head's weights the bad one stays as written, and unknown heads are left out", () => {
  const { value, problems } = rule_weights.read("coreference:99,0,1,0,x,2;crown:1;__proto__:1;previous:1,2;previous:-8", heads);
  assert.deepEqual(value, { coreference: [1, 0, 1, 0, 1, 2], previous: [-8] });
  assert.deepEqual(problems.map((each) => each.value), ["99", "x", "crown", "__proto__", "previous:1,2"]);
});

test("every weight that the reader may give is one that the engine takes", () => {
  const { min, max, step } = lines.WEIGHTS;
  for (let weight = min; weight <= max; weight += step) assert.ok(lines.is_weight(weight));
  assert.deepEqual([max + step, min - step, step / 2, NaN, Infinity].map(lines.is_weight), [false, false, false, false, false]);
});
