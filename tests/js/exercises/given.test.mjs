import assert from "node:assert/strict";
import { test } from "node:test";

import { Atenta } from "./load.mjs";

const { given } = Atenta;

test("what was given is read back as it was written", () => {
  const answers = [
    ["number", " 0,25 "], ["choice", 2], ["head", 0], ["cell", [6, 1]], ["order", [0, 2, 1, 3]],
    ["text", { ticked: [true, false, true], text: "Porque ~ y ; y % también\nasí." }], ["text", { ticked: [], text: "" }],
  ];
  for (const [kind, value] of answers) assert.deepEqual(given.read(kind, given.write(value)), value, kind);
});

test("an answer is short to write", () => {
  assert.equal(given.write([0, 2, 1, 3]), "0.2.1.3");
  assert.equal(given.write({ ticked: [true, false, true], text: "así" }), "1.0.1~así");
});

test("what is no answer of its kind is none", () => {
  for (const [kind, text] of [
    ["choice", ""], ["choice", "a"], ["choice", "1.2"], ["choice", "-1"], ["head", "H2"], ["head", "1.5"],
    ["cell", "3"], ["cell", "1.2.3"], ["cell", "1."], ["order", ""], ["order", "0,1"], ["text", "así"], ["text", "1.2~así"],
  ]) assert.equal(given.read(kind, text), null, `${kind} ${text}`);
});
