// Why a weight is what it is: the lines of the rule, the rival, and what parts the two.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Atenta, heads, sentences, view } from "./case.mjs";

const { explaining } = Atenta;
const explain = (...of) => explaining.explain(view(...of));
const words_of = ({ trace }, keys) => keys.map((key) => trace.key_tokens[key]);
const said = ({ term }) => term.has || term.same || term.place;
/** What parts the keys: how, points and lines. */
const parted = (why) => explaining.difference(why).clauses.map(({ how, points, lines }) => [how, points, lines.map(said).join(" ")]);

test("with no key chosen the row's largest is held against the second", () => {
  assert.deepEqual(words_of(view("tired", "coreference"), explain("tired", "coreference").keys), ["animal", "street"]);
});

test("a chosen key that is not the largest is held against the largest", () => {
  assert.deepEqual(explain("tired", "coreference", { column: 6 }).keys, [6, 1]);
});

test("the rival is told by its score where softmax has rounded every other weight to 0", () => {
  const saturated = { temperature: 0.01, divide: false };
  assert.deepEqual(explain("tired", "coreference", saturated).keys, [1, 6]);
});

test("a key that the mask hides is nobody's rival", () => {
  assert.deepEqual(explain("tired", "clause", { row: 1, causal: true, column: 1 }).keys, [1, 0]);
  assert.deepEqual(explain("tired", "coreference", { row: 0, causal: true }).keys, [0]);
});

test("the shares of all lines sum to the score, for every head, query and key", () => {
  for (const { id } of heads) {
    for (const { tokens, id: sentence } of sentences) {
      for (let at = 0; at < tokens.length ** 2; at += 7) {
        const why = explain(sentence, id, { row: Math.floor(at / tokens.length), column: at % tokens.length });
        why.scores.forEach((score, key) => {
          assert.equal(why.asks.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.keys[key].share, 0), score);
        });
      }
    }
  }
});

test("points are the weights of the rule", () => {
  const [{ lines }] = explain("tired", "coreference").asks;
  assert.deepEqual(lines.map(({ keys }) => keys[0].points), lines.map(({ term }) => term.weight));
});

test("it goes to animal with tired and to street with wide, and the trait decides", () => {
  assert.deepEqual(parted(explain("tired", "coreference")), [["only", 4, "trait role.subject"]]);
  assert.deepEqual(parted(explain("wide", "coreference")), [["only", 3, "trait"], ["against", 1, "role.subject"]]);
});

test("a key of a kind that does not answer is told so, with all that the other gets", () => {
  assert.deepEqual(parted(explain("tired", "coreference", { column: 0 })).map(([how, points]) => [how, points]), [["unanswered", 11]]);
});

test("a line that both match, but one of them more, is told apart from one that only one matches", () => {
  assert.deepEqual(parted(explain("tired", "determiner", { row: 5 })), [["only", 3, "after"], ["more", 3.5, "near"]]);
});

test("a line that takes from a score is told as taken from whom it meets", () => {
  const itself = parted(explain("bank-river", "field", { row: 7, column: 7 }));
  assert.deepEqual(itself, [["against", 3, "field"], ["taken", 6, "me"]]);
});

const EQUAL = {
  even: ["tired", "even"],
  silent: ["tired", "coreference", { row: 1 }],
  weightless: ["tired", "coreference", { edit: ({ asks: [{ terms }] }) => terms.forEach((term) => (term.weight = 0)) }],
  unmatched: ["tired", "field", { row: 1, edit: ({ asks: [{ terms }] }) => terms.splice(1) }],
};
for (const [state, of] of Object.entries(EQUAL)) {
  test(`a row whose keys weigh the same is told why: ${state}`, () => assert.equal(explain(...of).state, state));
}

test("with no row chosen, or no rule behind the head, there is nothing to explain", () => {
  const shown = view("tired", "coreference");
  assert.equal(explaining.explain({ ...shown, row: null }), null);
  assert.equal(explaining.explain({ ...shown, trace: { ...shown.trace, built: undefined } }), null);
});
