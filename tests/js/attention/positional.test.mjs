import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";

const { sinusoidal } = load("attention/positional.js").positional;

test("position 0 is 0 on even and 1 on odd components", () => {
  assert.deepEqual([...sinusoidal(1, 6)], [0, 1, 0, 1, 0, 1]);
});

test("a component is the formula of the paper", () => {
  const encoding = sinusoidal(4, 8);
  const angle = 3 / 10000 ** (4 / 8);
  assert.ok(Math.abs(encoding[3 * 8 + 4] - Math.sin(angle)) < 1e-15);
  assert.ok(Math.abs(encoding[3 * 8 + 5] - Math.cos(angle)) < 1e-15);
});
