import assert from "node:assert/strict";
import { test } from "node:test";
import { take_away, view } from "./view.mjs";

const program = (text, change) => take_away.snippet(view(text, change), "a remark").split("\n");

test("a program has at most 25 lines, with every switch on", () => {
  assert.equal(program("uno dos", { causal: true, positional: true }).length, 25);
  assert.ok(program("palabra ".repeat(32)).length < 25);
});

test("a program imports torch alone and carries the remark", () => {
  const lines = program("uno");
  assert.equal(lines[0], "import torch  # a remark");
  assert.equal(lines.filter((line) => line.includes("import")).length, 1);
});

test("a program carries tokens and settings, not numbers", () => {
  const lines = program("el gato", { n_heads: 5, d_k: 12, head: 3, seed: 7, temperature: 0.3 });
  assert.deepEqual(lines.slice(1, 3), ['tokens = ["el", "gato"]', "heads, d_k, head, seed, T = 5, 12, 3, 7, 0.3"]);
});

test("without the division a program does not divide", () => {
  assert.ok(program("uno", { divide: false }).includes("scores = Q @ K.T / T"));
});

for (const [token, literal] of [
  ['"', '"\\""'],
  ["\\", '"\\\\"'],
  ["😀", '"😀"'],
  ["👩‍💻", '"👩\\u200d💻"'],
  ["\u202e", '"\\u202e"'],
  ["\ud800", '"\\ufffd"'],
  ["\u{e0001}", '"\\U000e0001"'],
]) {
  test(`the token ${JSON.stringify(token)} is a string that can be read`, () => {
    assert.equal(program(token)[1], `tokens = [${literal}]`);
  });
}

test("a source without a definition of its own carries the head's scores and mask", () => {
  const provenance = { source: "worked", made: "build", seed: null, versions: {} };
  const shown = view("uno dos", { trace: { provenance }, causal: true });
  const lines = take_away.snippet(shown, "").split("\n");
  assert.ok(lines.includes(`scores = torch.tensor([${[...shown.scores].join(", ")}], dtype=torch.float64).view(2, 2)`));
  assert.ok(lines.includes("scores = scores.masked_fill(torch.tensor([0, 1, 0, 0]).view(2, 2) > 0, -torch.inf)"));
});
