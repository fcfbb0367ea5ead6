import assert from "node:assert/strict";
import { test } from "node:test";
import { Atenta, page } from "./case.mjs";

const words = Atenta.rule_words(page);
const term = (change) => words.term({ has: "", same: "", place: "", weight: 1, ...change });

test("a line that asks for a value names the feature and the value", () => {
  assert.equal(term({ has: "role.subject" }), "role: subject");
});

test("a line that asks for what the query has itself says so", () => assert.equal(term({ same: "gender" }), "gender: same as mine"));

test("a line about a place says it as seen from the query", () => assert.equal(term({ place: "before" }), "place: before me"));

for (const [of, said] of [[[], "any word"], [["noun"], "noun"], [["noun", "verb"], "noun or verb"], [["noun", "verb", "adverb"], "noun, verb or adverb"]]) {
  test(`who answers is told as ${said}`, () => assert.equal(words.ask({ who: ["pronoun"], of, terms: [] }), `pronoun asks ${said}`));
}

test("a row of a matrix is told with the kind of word that it is for, and places count from 1", () => {
  const things = [["noun", "gender", "neuter"], ["", "kind", "noun"], ["verb", "place", "0"]];
  const said = things.map(([kind, feature, value]) => words.thing({ kind, feature, value }));
  assert.deepEqual(said, ["noun, gender: neuter", "kind of word: noun", "verb, place: 1"]);
});
