// What a head does on every sentence, held to the links of the annotation.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";

const { rules, stream: streams, survey } = load(...ENGINE, "laboratory/survey.js");
const file = new URL("../../goldens/rules.json", import.meta.url);
const { features, heads, sentences } = JSON.parse(readFileSync(file, "utf8")).laboratory;
const stream = streams.make(features);
const build = (id) => rules.build_head(heads.find((head) => head.id === id), stream, sentences);
const SETTINGS = { temperature: 1, divide: true, causal: false, every: null };
const IT = 8;
const [ANIMAL, STREET] = [1, 6];
const link = (keys, query = IT) => ({ head: "coreference", query, keys });
const tired = { ...sentences[0], lang: "en", links: [link([ANIMAL])], unsure: [] };
const look = (sentence, settings = {}, head = "coreference") => survey.survey(build(head), stream, sentence, { ...SETTINGS, ...settings });

test("only the tokens that ask are told, with their largest weight", () => {
  const [row, ...others] = look(tired);
  assert.deepEqual([row.query, row.keys, row.verdict, others], [IT, [ANIMAL], "right", []]);
  assert.ok(row.weight > 0.5 && row.weight < 1);
  assert.ok(look(tired, { temperature: 0.2 })[0].weight > row.weight);
});

test("a largest weight that goes elsewhere than the link is wrong, and one of several will do", () => {
  assert.equal(look({ ...tired, links: [link([STREET])] })[0].verdict, "wrong");
  assert.equal(look({ ...tired, links: [link([STREET, ANIMAL])] })[0].verdict, "right");
  assert.equal(look({ ...tired, links: [link([ANIMAL], 2)] })[0].verdict, "none");
});

test("a tie with a key that the link does not name is wrong", () => {
  const rule = heads.find(({ id }) => id === "coreference");
  const asks = [{ ...rule.asks[0], terms: [{ has: "kind.noun", same: "", place: "", weight: 1 }] }];
  const [row] = survey.survey(rules.compile_head({ id: rule.id, asks }, stream), stream, tired, SETTINGS);
  assert.deepEqual([row.keys, row.verdict], [[ANIMAL, STREET], "wrong"]);
});

test("what the annotation leaves open is neither right nor wrong, and each key's weight is told", () => {
  const [row] = look({ ...tired, links: [], unsure: [link([ANIMAL, STREET])] });
  assert.equal(row.verdict, "unsure");
  assert.deepEqual(row.among.map(({ key }) => key), [ANIMAL, STREET]);
  assert.equal(row.among[0].weight, row.weight);
});

test("where places alone decide, every word but the first has its link", () => {
  const rows = look(tired, { every: "previous" }, "previous");
  assert.deepEqual(rows.slice(0, 2).map(({ verdict }) => verdict), ["none", "right"]);
  assert.deepEqual(rows[5].wanted, [4]);
});

test("the page's own language comes first, each in its order", () => {
  const all = ["a en", "b es", "c en", "d es"].map((each) => ({ id: each[0], lang: each.slice(2) }));
  assert.deepEqual(survey.in_order(all, "es").map(({ id }) => id).join(""), "bdac");
});
