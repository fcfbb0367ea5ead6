import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { scaled_dot_product_attention } = load("attention/attention.js").attention;
const SCORES = [2, 1, 0, -1, 3, 5, 0.5, 0.5, 0.5];
const OPTIONS = { n_heads: 1, n_query: 3, n_key: 3, d_k: 4, temperature: 1, divide: true, causal: false };
const attend = (options, scores = SCORES) => scaled_dot_product_attention(scores, { ...OPTIONS, ...options });
const close = (ours, theirs) => theirs.forEach((number, at) => assert.ok(Math.abs(ours[at] - number) < 1e-12, `${ours}`));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

test("scores are divided by the root of d_k and by the temperature", () => {
  close(attend({ temperature: 0.5 }).scaled, SCORES);
  close(attend({ divide: false, temperature: 0.5 }).scaled, SCORES.map((score) => 2 * score));
});

test("the worked example of the article comes out without the division", () => {
  const { weights } = attend({ divide: false });
  assert.deepEqual([...weights.subarray(0, 3)].map((weight) => weight.toFixed(4)), ["0.6652", "0.2447", "0.0900"]);
});

for (const causal of [false, true]) {
  test(`rows sum to 1 ${causal ? "under" : "without"} the causal mask`, () => {
    const { weights } = attend({ causal, temperature: 0.3 });
    for (let start = 0; start < 9; start += 3) close([sum(weights.subarray(start, start + 3))], [1]);
  });
}

test("under the causal mask the first row sees itself alone", () => {
  assert.deepEqual([...attend({ causal: true }).weights.subarray(0, 3)], [1, 0, 0]);
});

test("the causal mask and the caller's are joined, and told", () => {
  const mask = Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 0, 0);
  assert.deepEqual([...attend({ causal: true, mask }).masked], [0, 1, 1, 1, 0, 1, 0, 0, 0]);
});

test("a row with every key masked is all 0", () => {
  const { weights } = attend({ mask: Uint8Array.of(0, 0, 0, 1, 1, 1, 0, 0, 0) });
  assert.deepEqual([...weights.subarray(3, 6)], [0, 0, 0]);
  assert.ok(weights.every(Number.isFinite));
});

test("the mask is the same for every head", () => {
  const { weights } = attend({ n_heads: 2, causal: true }, [...SCORES, ...SCORES]);
  assert.deepEqual(weights.subarray(0, 9), weights.subarray(9));
});

test("towards temperature 0 the largest score takes all", () => {
  close(attend({ temperature: 1e-6 }).weights.subarray(0, 6), [1, 0, 0, 0, 0, 1]);
});

test("at a high temperature every key gets the same", () => {
  close(attend({ temperature: 1e15 }).weights.map((weight) => 3 * weight), Array(9).fill(1));
});

test("scores of any size give finite weights", () => {
  close(attend({ divide: false, temperature: 0.1 }, [1e300, -1e300, 1e300, 0, 0, 0, 0, 0, 0]).weights, [0.5, 0, 0.5]);
});

test("queries and keys may differ in number", () => {
  const { weights, masked } = attend({ n_query: 1, n_key: 3 }, [1, 1, 1]);
  close(weights, [1 / 3, 1 / 3, 1 / 3]);
  assert.equal(masked.length, 3);
});

test("the caller's scores stay as they are", () => {
  const scores = Float64Array.from(SCORES);
  attend({ causal: true, temperature: 0.1 }, scores);
  assert.deepEqual([...scores], SCORES);
});
