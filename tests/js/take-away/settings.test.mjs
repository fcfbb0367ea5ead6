import assert from "node:assert/strict";
import { test } from "node:test";
import { strings, take_away, view } from "./view.mjs";

const { phrase, isolated, saved, settings, file_name } = take_away;

test("a phrase is written as one would write it", () => {
  const tokens = ["¿", "Qué", ",", "«", "gato", "»", "?"];
  assert.equal(phrase(tokens), "¿Qué, «gato»?");
});

test("settings say head, d_k, temperature, division, mask, positions and seed", () => {
  const said = settings(view("uno dos", { head: 3, n_heads: 5, d_k: 12, temperature: 0.3, divide: false, positional: true }), strings);
  assert.deepEqual(said, [
    ["Head", "H3 of 5"], ["d_k", "12"], ["Temperature", "T = 0.3"], ["Division", "off"], ["Mask", "off"],
    ["Positions", "on"], ["Seed", "2017"],
  ]);
});

test("a source without seed and positions is not said to have them", () => {
  const provenance = { source: "worked", made: "build", seed: null, versions: {} };
  const names = settings(view("uno dos", { trace: { provenance } }), strings).map(([name]) => name);
  assert.deepEqual(names, ["Head", "d_k", "Temperature", "Division", "Mask"]);
});

test("a head with a name has its place beside it, and weights that were changed are told", () => {
  const trace = { head_names: ["one", "two"], head_weights: [null, [1, -0.5]], n_heads: 2 };
  const [head, other] = [0, 1].map((head) => view("uno dos", { n_heads: 2, head, trace }));
  assert.deepEqual(settings(head, strings).slice(0, 2), [["Head", "one (1 of 2)"], ["d_k", "8"]]);
  assert.deepEqual(settings(other, strings).slice(0, 2), [["Head", "two (2 of 2)"], ["Weights", "1, \u22120.5"]]);
  assert.doesNotMatch(file_name(head, "png"), /edited/);
  assert.match(file_name(other, "png"), /-two-dk8-t1-edited-/);
});

for (const [text, words] of [
  ["El Ñandú: ¿qué?", "el-nandu-que-"],
  ["😀 سلام", ""],
  ["../../etc/passwd", "etc-passwd-"],
  ["con\u0301 nul.", "con-nul-"],
]) {
  test(`the file of ${JSON.stringify(text)} has a name in ASCII and lower case`, () => {
    assert.equal(file_name(view(text), "csv"), `atenta-${words}h0-of-4-dk8-t1-seed2017.csv`);
  });
}

test("a file's name tells every setting that differs, and stays short", () => {
  const long = view("palabra ".repeat(32), { causal: true, divide: false, positional: true, temperature: 0.25 });
  const name = file_name(long, "png");
  assert.match(name, /^[a-z0-9.-]+-h0-of-4-dk8-t0\.25-undivided-causal-positional-seed2017\.png$/);
  assert.ok(name.length < 128);
});

test("a word from right to left is isolated from its neighbours, and no other is", () => {
  assert.equal(isolated(["uno", "سلام", "שלום", "dos", "."]), "uno \u2068سلام\u2069 \u2068שלום\u2069 dos.");
});

test("what is saved names its phrase where another stands in the field", () => {
  const words = { saved: "Saved: {name}", saved_of: "Saved: {name}, of {phrase}" };
  assert.equal(saved(view("uno dos"), "a.png", " uno  dos ", words), "Saved: a.png");
  assert.equal(saved(view("uno dos"), "a.png", "tres ".repeat(43), words), "Saved: a.png, of uno dos");
});
