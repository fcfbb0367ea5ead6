// The sentence that sums up why a row looks where it does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Atenta, page, view } from "./case.mjs";

/** The sentence with its words put in. */
function sentence(...of) {
  const shown = view(...of);
  const { template, winner, loser } = Atenta.why_sentence(page).sentence(shown, Atenta.explaining.explain(shown));
  const [query, first, second] = [shown.row, winner, loser].map((at) => shown.trace.key_tokens[at]);
  return Atenta.say.text(template, { query, winner: first, loser: second });
}

test("it says which lines only the winner matches, with the value that was met, and the points", () => {
  const since = "only animal matches <what is said of a thing: same as mine = it feels or acts> and <role: subject>, 4 points more";
  assert.equal(sentence("tired", "coreference"), `it to animal, not street: ${since}.`);
});

test("from the loser's side it says the same", () => {
  assert.equal(sentence("tired", "coreference", { column: 6 }), sentence("tired", "coreference"));
});

test("what speaks for the loser is said too, and what is left in all", () => {
  assert.match(sentence("wide", "coreference"), /^it to street, not animal: .* 3 points more; <role: subject> for animal 1 point; in all 2 points\.$/);
});

test("of a key of a kind that does not answer it names the kind", () => {
  assert.equal(sentence("tired", "coreference", { column: 0 }), "it to animal, not The: The is determiner, animal gets 11 points.");
});

test("of two keys with one score it says that the rule cannot decide, and by which lines", () => {
  const same_trait = { edit: ({ asks: [{ terms }] }) => terms.splice(3, 2) };
  assert.equal(sentence("tired", "coreference", same_trait), "animal like street, 7 points");
});

test("of a row that asks for nothing it says why every key weighs the same", () => {
  assert.equal(sentence("tired", "even"), "asks nothing 13 keys, 7.7\u00a0% each");
  assert.equal(sentence("tired", "coreference", { row: 1, causal: true }), "animal: noun, pronoun asks 2 keys, 50.0\u00a0% each");
});

test("of a key that the mask hides it says only that", () => {
  assert.equal(sentence("tired", "coreference", { causal: true, column: 11 }), "hidden tired");
});

test("of a row that sees one key it says only that", () => {
  const asks_all = { row: 0, causal: true, edit: ({ asks: [ask] }) => Object.assign(ask, { who: [], of: [], terms: [{ has: "kind.determiner", same: "", place: "", weight: 1 }] }) };
  assert.equal(sentence("tired", "coreference", asks_all), "The alone with The");
});
