// The unfolded sum: who reckons on from the numbers shown gets the numbers shown next.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ENGINE, load } from "../load.mjs";

const { unfolding, random_model, attention, numbers } = load(...ENGINE, "numbers.js", "explorer/unfolding.js");
const WORDS = "el gato se sienta en la alfombra que la reina mando al rey a dormir yo no creo".split(" ");

/** A view as the explorer computes it. */
function view_of({ n = 7, n_heads = 4, d_k = 8, seed = 2017, head = 0, temperature = 1, divide = true, causal = false }) {
  const trace = random_model.trace({ tokens: WORDS.slice(0, n), n_heads, d_k, seed, positional: false });
  const scores = trace.scores.subarray(head * n * n, (head + 1) * n * n);
  const options = { n_heads: 1, n_query: n, n_key: n, d_k, temperature, divide, causal };
  return { trace, head, temperature, divide, causal, n_query: n, n_key: n, scores, ...attention.scaled_dot_product_attention(scores, options) };
}

/** Whether a result computed from shown numbers lies within the last digit of the result shown. */
function meets(reckoned, value, decimals, units = 1) {
  return Math.abs(reckoned - shown(value, decimals)) <= units * 10 ** -decimals + 1e-12;
}

const shown = (value, decimals) => numbers.read(numbers.fixed(value, decimals));
const add = (terms) => terms.reduce((sum, term) => sum + term, 0);

/** The lines of one cell's sum that do not come out of the numbers shown. */
function faults(view, row, column, units) {
  const cell = unfolding.cell(view, row, column);
  const d = cell.places;
  const { q, k, products } = cell.components;
  const terms = [...products].map((product) => shown(product, d.product));
  const root = view.divide ? Math.sqrt(view.trace.d_k) : 1;
  const seen = [...cell.exps.keys()].filter((key) => !cell.row_masked[key]);
  const total = shown(cell.total, d.total);
  const lines = {
    product: terms.every((_, c) => meets(shown(q[c], d.component) * shown(k[c], d.component), products[c], d.product)),
    score: meets(add(terms), cell.score, d.score, units),
    divided: meets(shown(cell.score, d.score) / root, cell.divided, d.score),
    scaled: meets(shown(cell.divided, d.score) / view.temperature, cell.scaled, d.scaled),
    shifted: seen.every((key) => meets(shown(cell.row_scaled[key], d.scaled) - shown(cell.row_scaled[cell.largest], d.scaled), cell.shifted[key], d.scaled)),
    exp: seen.every((key) => meets(Math.exp(shown(cell.shifted[key], d.scaled)), cell.exps[key], d.exp)),
    total: meets(add(seen.map((key) => shown(cell.exps[key], d.exp))), cell.total, d.total, units),
    weight: meets(shown(cell.exps[column], d.exp) / total, cell.weight, d.weight),
  };
  return Object.keys(lines).filter((line) => !lines[line]);
}

test("at d_k up to 8 and 10 keys every line follows from the line before, in every cell of many random models", () => {
  for (let seed = 0; seed < 20; seed++) {
    const view = view_of({ n: 1 + (seed % 10), d_k: seed % 2 ? 4 : 8, seed, temperature: [1, 0.4, 0.1, 2.37][seed % 4], divide: seed % 3 > 0, causal: seed % 5 === 0 });
    for (let at = 0; at < view.weights.length; at++) {
      assert.deepEqual(faults(view, Math.floor(at / view.n_key), at % view.n_key, 1), [], `seed ${seed}, cell ${at}`);
    }
  }
});

test("at d_k 32 and 18 keys rounding moves the last digit of a sum by two at the most", () => {
  for (let seed = 0; seed < 4; seed++) {
    const view = view_of({ n: 18, n_heads: 8, d_k: 32, seed, head: 7, temperature: seed % 2 ? 0.4 : 1 });
    for (let column = 0; column < 18; column++) assert.deepEqual(faults(view, 5, column, 2), [], `seed ${seed}, key ${column}`);
  }
});

test("the sum ends in the weight of the engine", () => {
  const view = view_of({ temperature: 0.4, head: 2 });
  const cell = unfolding.cell(view, 1, 3);
  assert.equal(cell.weight, view.weights[10]);
  assert.ok(Math.abs(cell.exps[3] / cell.total - cell.weight) < 1e-15);
});

test("a masked key has no part in the sum", () => {
  const cell = unfolding.cell(view_of({ causal: true }), 1, 3);
  assert.deepEqual([cell.masked, cell.shifted[3], cell.exps[3], cell.weight], [true, -Infinity, 0, 0]);
  assert.ok(Math.abs(cell.total - cell.exps[0] - cell.exps[1]) < 1e-15);
});

test("a row with every key masked sums to nothing and has no maximum", () => {
  const view = view_of({ n: 2 });
  const nothing = { ...view, masked: new Uint8Array(4).fill(1), weights: new Float64Array(4) };
  const { largest, total, weight } = unfolding.cell(nothing, 0, 1);
  assert.deepEqual([largest, total, weight], [-1, 0, 0]);
});

test("a source without vectors unfolds from its scores alone", () => {
  const view = view_of({});
  const bare = { ...view, trace: { ...view.trace, vectors: undefined } };
  assert.equal(unfolding.cell(bare, 1, 2).components, null);
  assert.equal(unfolding.output(bare, 1), null);
});

test("the output is what the engine makes of the weights of all heads, mask and temperature included", () => {
  const model = { tokens: WORDS.slice(0, 7), n_heads: 4, d_k: 8, seed: 2017, positional: false };
  const settings = { temperature: 0.7, causal: true, divide: false };
  const view = view_of(settings);
  const options = { ...settings, n_heads: 4, n_query: 7, n_key: 7, d_k: 8 };
  const { weights } = attention.scaled_dot_product_attention(view.trace.scores, options);
  const engine = random_model.output(model, weights);
  const { output } = unfolding.output(view, 4);
  output.forEach((one, m) => assert.ok(Math.abs(one - engine[4 * 32 + m]) < 1e-12));
});

test("the mixture, the products with W_O and their sum follow from the numbers shown", () => {
  const view = view_of({ n: 7 });
  const { V, d_v, heads, W_O, d_model, output } = unfolding.output(view, 3);
  const d = unfolding.decimals(1);
  for (let c = 0; c < d_v; c++) {
    const terms = [...Array(7).keys()].map((j) => shown(view.weights[3 * 7 + j], d.share) * shown(V[j * d_model + c], d.value));
    assert.ok(meets(add(terms), heads[c], d.head));
  }
  for (let m = 0; m < d_model; m++) {
    const products = [...heads].map((one, r) => one * W_O[r * d_model + m]);
    products.forEach((product, r) => assert.ok(meets(shown(heads[r], d.head) * shown(W_O[r * d_model + m], d.matrix), product, d.head)));
    assert.ok(meets(add(products.map((product) => shown(product, d.head))), output[m], d.output));
  }
});

test("in every row of many states an exponential shown, divided by the sum shown, is the weight and the percent shown", () => {
  for (let seed = 0; seed < 60; seed++) {
    const state = { n_heads: 1, n: 1 + (seed % 18), d_k: [4, 8, 16, 32][seed % 4], seed, temperature: [1, 0.4, 0.1, 2.37, 5][seed % 5] };
    const view = view_of({ ...state, divide: seed % 3 > 0, causal: seed % 7 === 0 });
    for (let row = 0; row < view.n_query; row++) {
      const { exps, total, row_weights, places } = unfolding.cell(view, row, 0);
      const found = [...exps].map((exp) => shown(exp, places.exp) / shown(total, places.total));
      assert.deepEqual(found.map((one) => numbers.fixed(one, 3)), [...row_weights].map((one) => numbers.fixed(one, 3)), `seed ${seed}`);
      // What was shown as 0 or 1 gives just that, where of the weight a bound is told.
      const said = [...row_weights].map((weight, key) => numbers.percent(found[key] === 0 || found[key] === 1 ? found[key] : weight));
      assert.deepEqual(found.map(numbers.percent), said, `seed ${seed}, row ${row}`);
    }
  }
});

test("a weight on the edge between two percents has more digits before it, and hardly any row needs them", () => {
  let [more, rows] = [0, 0];
  for (let seed = 0; seed < 60; seed++) {
    const view = view_of({ n_heads: 1, n: 7, seed, temperature: seed % 2 ? 0.4 : 1 });
    for (let row = 0; row < 7; row++, rows++) more += Number(unfolding.cell(view, row, 0).places.exp > 5);
  }
  assert.ok(more > 0 && more < rows / 20, `${more} of ${rows}`);
});
