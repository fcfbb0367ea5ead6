import assert from "node:assert/strict";
import { test } from "node:test";
import { ENGINE, load } from "./load.mjs";
import { page } from "./page-data.mjs";

const { state } = load(...ENGINE, "numbers.js", "reading.js", "random-model/state.js");
const read = (hash) => state.read(hash, page);
const reasons = (hash) => read(hash).problems.map(({ name, reason }) => `${name} ${reason}`);

test("an empty address is the start state and writes an empty address", () => {
  assert.deepEqual(read(""), { state: page.defaults, problems: [] });
  assert.equal(state.write(page.defaults, page), "");
});

test("beside a state an anchor is of no use, and that is told", () => {
  assert.deepEqual(reasons("#main&causal=1"), ["main link_unknown_name"]);
});

test("an anchor is no state and no problem", () => {
  assert.deepEqual(read("#main"), { state: page.defaults, problems: [] });
});

test("what is written is read back as it was", () => {
  const wanted = {
    ...page.defaults, text: "¿«Ñandú» & 100 % = 😀?", preset: "", heads: 2, d_k: 12, temperature: 0.123, head: 1,
    seed: 7, causal: true, divide: false, positional: true, row: 2, column: 0, values: false, arcs: false, threshold: 0.05, view: "unfold",
  };
  assert.deepEqual(read(`#${state.write(wanted, page)}`), { state: wanted, problems: [] });
});

test("only what differs from the start stands in the address", () => {
  assert.equal(state.write({ ...page.defaults, temperature: 0.5, causal: true }, page), "temperature=0.5&causal=1");
});

test("a preset goes by its name, also when its text was typed", () => {
  assert.equal(state.write({ ...page.defaults, preset: "ingles", text: page.presets[1].text }, page), "preset=ingles");
  assert.equal(read(`#text=${encodeURIComponent(page.presets[1].text)}`).state.preset, "ingles");
});

test("a text counts more than a preset beside it", () => {
  assert.equal(read("#preset=ingles&text=hola").state.text, "hola");
});

for (const [hash, said] of [
  ["#temperature=0", "temperature link_value"],
  ["#temperature=-1", "temperature link_value"],
  ["#temperature=abc", "temperature link_value"],
  ["#temperature=", "temperature link_value"],
  ["#temperature=Infinity", "temperature link_value"],
  ["#temperature=5.01", "temperature link_value"],
  ["#heads=99", "heads link_value"],
  ["#heads=2.5", "heads link_value"],
  ["#d_k=10", "d_k link_value"],
  ["#seed=4294967296", "seed link_value"],
  ["#seed=-1", "seed link_value"],
  ["#causal=yes", "causal link_value"],
  ["#preset=nada", "preset link_value"],
  ["#head=4", "head link_value"],
  ["#row=7", "row link_value"],
  ["#view=nada", "view link_value"],
  ["#text=%20", "text link_value"],
  [`#text=${"a%20".repeat(33)}`, "text link_value"],
  ["#text=%E0%A4%A", "text link_encoding"],
  ["#tempreature=2", "tempreature link_unknown_name"],
  ["#heads=2&heads=3", "heads link_twice"],
]) {
  test(`${hash.slice(0, 40)} is told, and the start value stands`, () => {
    assert.deepEqual(reasons(hash), [said]);
    const expected = hash.startsWith("#heads=2&") ? 2 : page.defaults.heads;
    assert.deepEqual(read(hash).state, { ...page.defaults, heads: expected });
  });
}

test("one bad value does not spoil the others", () => {
  const { state: got, problems } = read("#temperature=abc&heads=2&d_k=16");
  assert.deepEqual([got.heads, got.d_k, got.temperature, problems.length], [2, 16, 1, 1]);
});

test("the names of an object's own machinery are unknown settings like any other", () => {
  assert.deepEqual(reasons("#__proto__=1&constructor=2"), ["__proto__ link_unknown_name", "constructor link_unknown_name"]);
});

test("the message of a refused number names its limits", () => {
  assert.deepEqual(read("#d_k=10").problems[0].expected, { key: "expect_step", values: { min: 4, max: 32, step: 4 } });
});

test("a row is held against the phrase of the same link", () => {
  assert.deepEqual(reasons("#text=uno%20dos&row=2"), ["row link_value"]);
  assert.equal(read("#text=uno%20dos&row=1").state.row, 1);
});

test("a decimal comma in a link is read too", () => {
  assert.equal(read("#temperature=0,5").state.temperature, 0.5);
});

test("a link that is copied has nothing of what could not be used", () => {
  const from = "file:///es/simulador.html";
  assert.equal(state.clean(`${from}#positions=1&heads=2&d_k=7&causal=1`, page), `${from}#heads=2&causal=1`);
  assert.equal(state.clean(`${from}#positions=1`, page), from);
  assert.equal(state.clean(from, page), from);
});
