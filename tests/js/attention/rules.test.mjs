// Heads built by rule, against what torch wrote: tests/attention/write_goldens.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";

const { attention, lines, rules, shares, stream: streams } = load(...ENGINE);
const file = new URL("../../goldens/rules.json", import.meta.url);
const { laboratory, answers } = JSON.parse(readFileSync(file, "utf8"));
const { features, heads, sentences } = laboratory;
const stream = streams.make(features);
const build = (rule) => rules.build_head(rule, stream, sentences);
const rule_of = (id) => heads.find((head) => head.id === id);
const [tired] = sentences;

for (const { head: id, gain, sentences: expected } of answers) {
  test(`${id}: gain, every score and every share are torch's to the last digit`, () => {
    const head = build(rule_of(id));
    assert.equal(head.gain, gain);
    sentences.forEach(({ tokens, start }, at) => {
      const products = rules.scores(head, stream, streams.embed(stream, tokens));
      assert.deepEqual([...products], expected[at].scores.flat());
      expected[at].shares.forEach((kept, j) => {
        const found = shares.shares(head, stream, tokens, start, j);
        assert.deepEqual(found.map(({ share: _, ...rest }) => rest), kept);
      });
    });
  });
}

test("shares sum to the score exactly, for any query and key", () => {
  for (const rule of heads) {
    const head = build(rule);
    for (const { tokens } of sentences) {
      const products = rules.scores(head, stream, streams.embed(stream, tokens));
      products.forEach((product, at) => {
        const [i, j] = [Math.floor(at / tokens.length), at % tokens.length];
        const sum = shares.shares(head, stream, tokens, i, j).reduce((total, { share }) => total + share, 0);
        assert.equal(sum, product);
      });
    }
  }
});

test("an edited weight changes its own share and, with the gain kept, no other", () => {
  const before = build(rule_of("coreference"));
  const rule = structuredClone(before.rule);
  rule.asks[0].terms[4].weight = 5;
  const after = rules.compile_head(rule, stream, before.gain);
  const [old, edited] = [before, after].map((head) => shares.shares(head, stream, tired.tokens, 8, 1));
  const changed = edited.filter(({ share }, at) => share !== old[at].share);
  assert.deepEqual(changed.map(({ feature, value, share }) => [feature, value, share]), [
    ["role", "subject", 5 * before.gain * 8],
  ]);
});

test("a rule with every weight at 0 attends evenly", () => {
  const rule = structuredClone(rule_of("coreference"));
  for (const term of rule.asks[0].terms) term.weight = 0;
  const [n, head] = [tired.tokens.length, build(rule)];
  const scores = rules.scores(head, stream, streams.embed(stream, tired.tokens));
  const options = { n_heads: 1, n_query: n, n_key: n, d_k: 64, temperature: 1, divide: true, causal: false };
  const { weights } = attention.scaled_dot_product_attention(scores, options);
  assert.ok(weights.every((weight) => weight === 1 / n));
  assert.equal(head.gain, 1);
});

test("a trace says that it is built by rule, and its vectors make its scores", () => {
  const built = heads.map(build);
  const trace = rules.trace(built, stream, tired);
  const { Q, K, W_O, d_v, d_model } = trace.vectors();
  const [n, width] = [tired.tokens.length, heads.length * 64];
  assert.deepEqual([trace.provenance.source, trace.n_heads, trace.d_k, d_v], ["rule", heads.length, 64, 64]);
  assert.deepEqual([Q.length, W_O.length], [n * width, width * d_model]);
  for (let h = 0; h < heads.length; h++) {
    let product = 0;
    for (let c = h * 64; c < (h + 1) * 64; c++) product += Q[8 * width + c] * K[1 * width + c];
    assert.equal(product, trace.scores[(h * n + 8) * n + 1]);
  }
});

test("how many dimensions a rule takes can be asked before it is built", () => {
  for (const rule of heads) assert.equal(rules.width(rule, stream), build(rule).dimensions.length);
});

test("the rules of the project are usable as they are", () => {
  for (const rule of heads) assert.deepEqual(lines.usable(rule, features), { rule, left_out: [] });
});

test("what a rule from outside asks and nobody knows is left out and named, the rest still counts", () => {
  const term = (said, weight = 1) => ({ has: "", same: "", place: "", weight, ...said });
  const good = term({ same: "gender" });
  const odd = [
    ...[term({ same: "colour" }), term({ has: "role.king" }), term({ has: "toString.x" }), term({ place: "beyond" })],
    ...[term({ same: "gender", place: "me" }), term({ same: "number" }, 0.3), term({ same: "number" }, NaN)],
  ];
  const asks = [{ who: ["pronoun", "crown"], of: [], terms: [...odd, good] }];
  const { rule, left_out } = lines.usable({ id: "own", asks }, features);
  assert.deepEqual(rule, { id: "own", asks: [{ who: ["pronoun"], of: [], terms: [good] }] });
  assert.equal(left_out.length, odd.length + 1);
  assert.deepEqual(left_out.slice(0, 2), ["same.colour*1", "has.role.king*1"]);
});

test("an ask of which no kind or no term is known asks for nothing, rather than of everything", () => {
  const terms = [{ has: "", same: "gender", place: "", weight: 1 }];
  const asks = [{ who: ["crown"], of: [], terms }, { who: [], of: ["crown"], terms }, { who: [], of: [], terms: [] }];
  assert.deepEqual(lines.usable({ id: "own", asks }, features).rule.asks, []);
});

test("a rule that takes too many dimensions is refused", () => {
  const { asks } = rule_of("every-place");
  assert.throws(() => build({ id: "wide", asks: [...asks, ...asks] }), /the rule takes 70 dimensions/);
});
