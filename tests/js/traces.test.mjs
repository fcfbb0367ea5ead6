import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "./load.mjs";

const { register, find } = load("traces.js").traces;
const NUMBERS = [1, -2.5, 0.1, 4, 0.75, 0.5];

/** @param {number[]} numbers */
function base64(numbers) {
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  numbers.forEach((number, at) => bytes.setFloat32(4 * at, number, true));
  return Buffer.from(bytes.buffer).toString("base64");
}

/** One head on two tokens at two temperatures. */
function bundle(id, run = {}, rest = {}) {
  return {
    id,
    query_tokens: ["a", "</b>"],
    key_tokens: ["a", "</b>"],
    provenance: { source: "random", seed: 7, versions: { torch: "2" } },
    temperatures: [0.5, 1],
    runs: [{ id: `${id}-h1-d4`, n_layers: 1, n_heads: 1, d_k: 4, scores: 0, mean_entropy: 4, ...run }],
    sha256: "",
    base64: base64(NUMBERS),
    ...rest,
  };
}

test("a registered run is found with its scores as float64", () => {
  register(bundle("one"));
  const { trace } = find("one-h1-d4");
  assert.deepEqual([...trace.scores], NUMBERS.slice(0, 4).map(Math.fround));
  assert.ok(trace.scores instanceof Float64Array);
});

test("a run brings its tokens as text, its measures and that the build made it", () => {
  register(bundle("two"));
  const { trace, measures } = find("two-h1-d4");
  assert.deepEqual(trace.key_tokens, ["a", "</b>"]);
  assert.deepEqual(measures.temperatures, [0.5, 1]);
  assert.deepEqual([...measures.mean_entropy], [0.75, 0.5]);
  assert.deepEqual(trace.provenance, { source: "random", made: "build", seed: 7, positional: false, versions: { torch: "2" } });
});

test("what nobody registered is not found", () => assert.equal(find("nobody-h1-d4"), null));

const NONSENSE = [
  ["nothing at all", null, /no bundle/],
  ["no runs", bundle("bad", {}, { runs: undefined }), /no bundle/],
  ["an offset beyond the end", bundle("bad", { scores: 3 }), /bad-h1-d4: scores: 4 numbers from 3, but the bundle has 6/],
  ["a negative offset", bundle("bad", { mean_entropy: -1 }), /bad-h1-d4: mean_entropy/],
  ["no head", bundle("bad", { n_heads: 0 }), /bad-h1-d4: n_heads is 0/],
  ["more tokens than numbers", bundle("bad", {}, { key_tokens: ["a", "b", "c", "d"] }), /scores: 8 numbers from 0, but/],
  ["a broken number", bundle("bad", {}, { base64: Buffer.alloc(23).toString("base64") }), /23 bytes are no whole number/],
  ["no base64", bundle("bad", {}, { base64: "*" }), /bad: the numbers are no base64/],
  ["a NaN", bundle("bad", {}, { base64: base64([1, 2, NaN, 4, 0, 0]) }), /bad-h1-d4: scores: a number is not finite/],
];

for (const [name, given, message] of NONSENSE) {
  test(`a bundle with ${name} is refused and leaves nothing behind`, () => {
    assert.throws(() => register(given), message);
    assert.equal(find("bad-h1-d4"), null);
  });
}
