// What the division does to a row's largest weight and to softmax's gradient.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Atenta, view } from "./case.mjs";

const { gauge, LARGEST_GRADIENT } = Atenta.gauging;
const gauge_of = (...of) => gauge(view(...of), view(...of).row);

test("both settings are measured, whichever is on", () => {
  assert.deepEqual(gauge_of("tired", "coreference", { divide: false }), gauge_of("tired", "coreference"));
});

test("the setting that is on has the weights that are shown", () => {
  for (const divide of [true, false]) {
    const shown = view("carta", "coreference", { divide, temperature: 0.7, causal: true });
    const found = gauge(shown, shown.row)[divide ? "divided" : "undivided"];
    const { n_key, row, weights } = shown;
    assert.equal(found.largest, Math.max(...weights.subarray(row * n_key, (row + 1) * n_key)));
    assert.equal(found.gradient, Atenta.measures.jacobian_norm(weights, n_key)[row]);
  }
});

test("without the division a row of d_k = 64 saturates and next to nothing of its gradient is left", () => {
  const { change, divided, undivided } = gauge_of("carta", "coreference");
  assert.equal(change, "falls");
  assert.ok(undivided.largest > 0.999 && undivided.gradient < divided.gradient / 1000);
});

test("a row of equal scores stays as it is", () => assert.equal(gauge_of("tired", "even").change, "none"));

test("a row whose two best keys share the weight does not saturate", () => assert.equal(gauge_of("bank-river", "field", { row: 7 }).change, "rises"));

test("a row that is saturated either way is not one of equal scores", () => {
  assert.equal(gauge_of("carta", "coreference", { temperature: 0.01 }).change, "hardly");
});

test("no row has a larger gradient than two keys that share the weight", () => {
  const two = Float64Array.of(0.5, 0.5, 0, 0);
  assert.equal(Atenta.measures.jacobian_norm(two, 4)[0], LARGEST_GRADIENT);
  for (let a = 0; a <= 20; a++) {
    for (let b = 0; a + b <= 20; b++) {
      const row = Float64Array.of(a / 20, b / 20, (20 - a - b) / 40, (20 - a - b) / 40);
      assert.ok(Atenta.measures.jacobian_norm(row, 4)[0] <= LARGEST_GRADIENT + 1e-12);
    }
  }
});
