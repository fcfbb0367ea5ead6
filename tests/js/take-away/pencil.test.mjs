// The pencil sheet: what is printed suffices to get the digits of the answers.
import assert from "node:assert/strict";
import { test } from "node:test";

import { load } from "../load.mjs";
import { view } from "./view.mjs";

const { take_away, numbers } = load("take-away/rounding.js", "take-away/pencil.js");
const WORDS = "el gato se sienta en la alfombra que la reina mando al rey a dormir yo no creo".split(" ");

/** A decimal as a pocket calculator has it, rounded half up. */
function half_up(value, places) {
  return Math.sign(value) * Math.round(Math.abs(value) * 10 ** places + 1e-9) / 10 ** places;
}

/** The answers of somebody who has nothing but the printed sheet. `round` says whether they round at every step. */
function by_hand(sheet, round) {
  const { places } = sheet;
  const take = (value, step) => (round ? half_up(value, places[step]) : value);
  const divisor = sheet.divides ? (round ? numbers.read(sheet.divisor) : sheet.exact) : 1;
  const scaled = sheet.score.map((score) => take(numbers.read(score) / divisor, "scaled"));
  const shifted = sheet.shifts ? scaled.map((one) => take(one - Math.max(...scaled), "shifted")) : scaled;
  const exps = shifted.map((one) => take(Math.exp(one), "exp"));
  const total = take(exps.reduce((sum, exp) => sum + exp, 0), "total");
  const said = (values, step) => values.map((value) => numbers.fixed(half_up(value, places[step]), places[step]));
  return {
    scaled: said(scaled, "scaled"), shifted: said(shifted, "shifted"), exp: said(exps, "exp"),
    total: said([total], "total")[0], weight: said(exps.map((exp) => exp / total), "weight"),
  };
}

/** Sheets of many rows of many states, each with the exact divisor. */
const SHEETS = [...sheets()];

function* sheets() {
  for (let seed = 0; seed < 35; seed++) {
    const change = { n_heads: 1, d_k: [4, 8, 16, 32][seed % 4], seed, temperature: [1, 0.4, 0.1, 2.37, 5][seed % 5], divide: seed % 3 > 0, causal: seed % 7 === 0 };
    const shown = view(WORDS.slice(0, 2 + (seed % 17)).join(" "), change);
    const exact = change.temperature * (change.divide ? Math.sqrt(change.d_k) : 1);
    for (let row = 0; row < shown.n_query; row++) yield { shown, row, name: `seed ${seed}, row ${row}`, sheet: { ...take_away.pencil(shown, row), exact } };
  }
}

test("whoever rounds at every step as told gets the answers, and so does whoever carries all digits on", () => {
  for (const { sheet, name } of SHEETS) {
    const { scaled, shifted, exp, total, weight } = sheet;
    for (const round of [true, false]) assert.deepEqual(by_hand(sheet, round), { scaled, shifted, exp, total, weight }, `${name}, ${round}`);
  }
});

test("the answers end in the engine's weights", () => {
  for (const { sheet, shown, row, name } of SHEETS) {
    const engine = sheet.keys.map((key) => numbers.fixed(shown.weights[row * shown.n_key + key], sheet.places.weight));
    assert.deepEqual(sheet.weight, engine, name);
  }
});

test("no more is written than a hand can bear", () => {
  const found = SHEETS.map(({ sheet }) => sheet.places);
  const middle = (step) => found.map((places) => places[step]).sort((a, b) => a - b)[Math.floor(found.length / 2)];
  assert.ok(found.every(({ exp }) => exp < 8), "decimals that fit were found for every row");
  assert.ok(middle("exp") <= 4 && middle("score") <= 7, `${middle("exp")} ${middle("score")}`);
});

test("where scores are large the largest is taken off first, and no exponential is over 1", () => {
  for (const { sheet } of SHEETS) {
    assert.ok(sheet.exp.every((exp) => numbers.read(exp) <= (sheet.shifts ? 1 : Math.exp(4))));
  }
});

test("a half is rounded up, as schools teach it", () => {
  const shown = view(WORDS.slice(0, 16).join(" "));
  const sheet = take_away.pencil({ ...shown, scores: new Float64Array(256) }, 0);
  assert.deepEqual([sheet.weight[0], sheet.total], ["0.063", "16.00"]);
});

test("scores that are halves of halves come out too, though at every length one of them is such a half", () => {
  const shown = view(WORDS.slice(0, 14).join(" "), { d_k: 16, temperature: 2.5 });
  const scores = Float64Array.from({ length: 196 }, (_, at) => 2 + 2 ** -(at % 14));
  const { places } = take_away.pencil({ ...shown, scores }, 0);
  assert.ok(places.exp <= 5 && places.score <= 7, JSON.stringify(places));
});

test("masked keys are named and have no part in the sum", () => {
  const sheet = take_away.pencil(view("el gato se sienta", { causal: true }), 1);
  assert.deepEqual([sheet.keys, sheet.masked], [[0, 1], [2, 3]]);
  assert.equal(sheet.weight.length, 2);
});

test("a row that sees one key gives it all", () => {
  const sheet = take_away.pencil(view("el gato", { causal: true }), 0);
  assert.deepEqual([sheet.weight, sheet.whole], [["1.000"], "1.000"]);
});

test("nothing is divided where there is nothing to divide by", () => {
  assert.equal(take_away.pencil(view("el gato", { divide: false }), 0).divides, false);
  assert.equal(take_away.pencil(view("el gato", { d_k: 16 }), 0).divisor, "4");
});
