import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../load.mjs";

const { rounds } = load("sound/rounds.js");
/** Three heads, two rows, two keys: in row 0 heads 0 and 1 are alike, in row 1 all differ. */
const WEIGHTS = [0.9, 0.1, 1, 0, 0.9, 0.1, 0, 1, 0.1, 0.9, 0.5, 0.5];
const heard = (weights = WEIGHTS, heads = [0, 1, 2]) => ({
  heads, n_query: 2, n_key: 2, weights: Float64Array.from(weights), masked: new Uint8Array(4),
});

test("only rows that can be told apart are asked for", () => {
  const asked = new Set([0, 0.3, 0.6, 0.99].map((chance) => JSON.stringify(rounds.pick(heard(), () => chance))));
  const clear = [[0, 1], [1, 1], [2, 0], [2, 1]].map(([head, row]) => JSON.stringify({ head, row }));
  assert.deepEqual([...asked].sort(), clear.sort());
});

test("where no row is clear the clearest is asked for", () => {
  const weights = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.52, 0.48];
  assert.deepEqual(rounds.pick(heard(weights, [0, 1]), () => 0), { head: 0, row: 1 });
});

test("the hidden head is right and another is not", () => {
  assert.ok(rounds.right(heard(), { head: 2, row: 0 }, 2));
  assert.ok(!rounds.right(heard(), { head: 2, row: 0 }, 0));
});

test("a head whose row sounds the same is right too", () => {
  assert.ok(rounds.right(heard(), { head: 0, row: 0 }, 1));
});

test("no round comes again in a game before all have been asked", () => {
  const asked = [];
  for (let round = 0; round < 8; round++) asked.push(rounds.pick(heard(), () => 0, asked));
  const said = asked.map((round) => JSON.stringify(round));
  assert.equal(new Set(said.slice(0, 4)).size, 4);
  assert.equal(new Set(said.slice(4)).size, 4);
});
