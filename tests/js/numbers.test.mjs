import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const atenta = load("numbers.js", "ramp.js");
const { numbers, ramp } = atenta;

for (const [value, digits, shown] of [[1, 2, "1.00"], [-1.5, 1, "−1.5"], [-0.001, 2, "0.00"], [0, 0, "0"], [1234.5, 1, "1234.5"]]) {
  test(`${value} with ${digits} decimals is ${shown}`, () => assert.equal(numbers.fixed(value, digits), shown));
}

for (const [value, shown] of [[171.887, "171.9"], [1, "1.0"], [0, "0.0"], [0.57296, "0.57"], [0.01019, "0.010"], [-0.01019, "−0.010"]]) {
  test(`${value} is told as ${shown}`, () => assert.equal(numbers.telling(value), shown));
}

for (const [value, digits, shown] of [[0, 1, "0"], [5.56e-17, 1, "5.6·10⁻¹⁷"], [1.3e8, 1, "1.3·10⁸"], [-2e10, 0, "−2·10¹⁰"]]) {
  test(`${value} as a power of ten is ${shown}`, () => assert.equal(numbers.power(value, digits), shown));
}

for (const [weight, shown] of [[0, ".00"], [0.004, ".00"], [0.5512, ".55"], [0.996, "1.0"], [1, "1.0"]]) {
  test(`a cell of weight ${weight} shows ${shown}`, () => assert.equal(numbers.cell(weight), shown));
}

test("a percentage is never parted from its sign", () => assert.equal(numbers.percent(0.0387), "3.9\u00a0%"));

test("a share is written as the language of the page does it", () => {
  atenta.percent = "%";
  assert.deepEqual([0.0387, 0, 1e-9].map(numbers.percent), ["3.9%", "0%", "<\u00a00.1%"]);
  atenta.percent = undefined;
});

for (const [weight, shown] of [[0, "0.0000 = 0 %"], [1e-9, "0.0000 < 0.1 %"], [0.0001, "0.0001 < 0.1 %"], [0.0005, "0.0005 = 0.1 %"], [0.9999, "0.9999 > 99.9 %"], [1, "1.0000 = 100.0 %"]]) {
  test(`a weight of ${weight} and its percentage do not contradict each other`, () => {
    assert.equal(numbers.in_percent(weight).replaceAll("\u00a0", " "), shown);
  });
}

test("what is masked weighs nothing, and neither to four decimals nor nearly", () => {
  assert.equal(numbers.in_percent(0, "0"), "0 = 0\u00a0%");
});

test("a data value keeps at least nine significant digits", () => {
  assert.equal(Number(numbers.exact(1 / 3)).toFixed(9), (1 / 3).toFixed(9));
});

for (const [text, value] of [["0.5", 0.5], ["0,5", 0.5], [" 2 ", 2], ["−1", -1], [".5", 0.5], ["1e-1", 0.1]]) {
  test(`"${text}" is read as ${value}`, () => assert.equal(numbers.read(text), value));
}

for (const text of ["", "abc", "1.2.3", "1,2,3", "0x10", "Infinity", "1 2"]) {
  test(`"${text}" is no number`, () => assert.ok(Number.isNaN(numbers.read(text))));
}

for (const [weight, shade] of [[0, 0], [1e-12, 0], [0.25, 128], [0.9999, 255], [1, 255]]) {
  test(`weight ${weight} has shade ${shade}`, () => assert.equal(ramp.index(weight), shade));
}
