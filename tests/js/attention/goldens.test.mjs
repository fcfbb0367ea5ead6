// The page's engine against whole answers that torch wrote: tests/attention/write_goldens.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { answer, apart } from "./engine.mjs";

const read = (name) => JSON.parse(readFileSync(new URL(`../../goldens/${name}.json`, import.meta.url), "utf8"));

for (const golden of read("engine")) {
  const { text, n_heads, d_k, temperature } = golden;
  test(`“${text}” with ${n_heads} heads, d_k ${d_k}, T ${temperature.toFixed(2)} gives the numbers of torch`, () => {
    const { tokens, numbers } = answer(golden);
    assert.deepEqual(tokens, golden.tokens);
    for (const [name, theirs] of Object.entries(golden.answer)) {
      const distance = apart(numbers[name], theirs.flat(3));
      assert.ok(distance <= (name === "scores" ? 1e-12 : 1e-9), `${name}: ${distance}`);
    }
  });
}

for (const vector of read("random-model").cases) {
  test(`“${vector.text}” gives the vectors of the definition`, () => {
    const { tokens, numbers } = answer(vector);
    assert.deepEqual(tokens, vector.tokens);
    const theirs = { ...vector, row_entropy: vector.entropy_bits, mean_entropy: vector.mean_entropy_bits };
    for (const [name, ours] of Object.entries(numbers)) {
      // They are rounded to ten decimals.
      assert.ok(apart(ours, theirs[name].flat(3)) <= 6e-11, name);
    }
  });
}
