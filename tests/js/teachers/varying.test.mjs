// How far list numbers tell the answers of a class apart.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Atenta, page } from "./class.mjs";

const marking = Atenta.marking(page);
const words = { varies: "{count} of {all}", varies_data: "data alone", varies_not: "the same" };
const told = (change) => Atenta.varying.told({ ...marking.find("cold"), ...change }, marking, words);

test("an exercise that draws no number is the same for all", () => {
  assert.equal(told({ vary: {} }), "the same");
});

test("of another the different answers of a class are counted", () => {
  const answers = Array.from({ length: 30 }, (_, at) => marking.answers("cold", at + 1).right.toFixed(3));
  assert.equal(told({}), `${new Set(answers).size} of 30`);
});

test("where only the data differ, that is said", () => {
  const same = { ...marking, answers: () => ({ kind: "choice", right: 1, tolerance: 0 }) };
  assert.equal(Atenta.varying.told(marking.find("cold"), same, words), "data alone");
});
