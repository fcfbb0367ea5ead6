// A head as a form shows it: read back as it was, and every fault told at once.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";

const { own_draft, stream: streams } = load(...ENGINE, "numbers.js", "laboratory/rule-text.js", "laboratory/own-draft.js");
const file = new URL("../../goldens/rules.json", import.meta.url);
const { features, heads } = JSON.parse(readFileSync(file, "utf8")).laboratory;
const ask = (...lines) => ({ who: ["pronoun"], of: [], lines: lines.map(([said, weight]) => ({ said, weight })) });
const faults = (name, ...asks) => own_draft.read({ name, asks }, features).faults.map(({ ask, line, key }) => [ask, line, key]);

test("every shipped rule can be put into the form and comes out as it was", () => {
  for (const { id: _, asks } of heads.filter((head) => head.id !== "every-place")) {
    const draft = own_draft.draft("Mía", { id: "x", asks });
    assert.deepEqual(own_draft.read(draft, features), { own: { name: "Mía", rule: { id: "own", asks } }, faults: [] });
  }
});

test("a weight is shown with a true minus and read with a comma too", () => {
  const rule = { id: "own", asks: [{ who: [], of: [], terms: [{ has: "", same: "gender", place: "", weight: -1.5 }] }] };
  assert.equal(own_draft.draft("x", rule).asks[0].lines[0].weight, "−1.5");
  assert.equal(own_draft.read({ name: "x", asks: [ask(["same.gender", "-1,5"])] }, features).own.rule.asks[0].terms[0].weight, -1.5);
});

test("every fault is told with its place, and then there is no head", () => {
  const found = faults(" ", ask(["same.gender", "3"], ["same.gender", "1"]), ask(["place.me", ""], ["has.role.subject", "9"]));
  assert.deepEqual(found, [[-1, -1, "name_missing"], [0, 1, "line_twice"], [1, 0, "weight_bad"], [1, 1, "weight_bad"]]);
  assert.deepEqual(faults("a".repeat(25)), [[-1, -1, "name_long"]]);
  assert.equal(own_draft.read({ name: " Even ", asks: [ask()] }, features, ["even"]).faults[0].key, "name_taken");
});

test("a rule that takes too many dimensions is refused with their number", () => {
  const asks = [ask(["place.before", "1"]), ask(["place.after", "1"], ["same.gender", "1"])];
  const { own, faults: [{ key, values }] } = own_draft.read({ name: "wide", asks }, features);
  assert.deepEqual([own, key, values], [null, "too_wide", { found: 67, limit: 64 }]);
  assert.equal(own_draft.width({ name: "", asks }, streams.make(features)), 67);
});

test("a question without lines asks nothing and is no part of the head", () => {
  assert.deepEqual(own_draft.read({ name: "<b>", asks: [ask()] }, features).own, { name: "<b>", rule: { id: "own", asks: [] } });
});
