import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { ramp } = load("ramp.js");
const STOPS = [{ at: 0, colour: "#000000" }, { at: 0.5, colour: "#800000" }, { at: 1, colour: "#ff00ff" }];

test("the ends of the ramp are its first and last stop", () => {
  assert.deepEqual([ramp.shade(0, STOPS), ramp.shade(1, STOPS)], ["#000000", "#ff00ff"]);
});

test("a shade lies between its stops on the square root of the weight", () => {
  assert.equal(ramp.shade(0.0625, STOPS), `#${Math.round((64 / 255 / 0.5) * 128).toString(16)}0000`);
});

test("what is written on a shade is black on light and white on dark", () => {
  assert.deepEqual(["#ffea78", "#101830", "#ffffff"].map(ramp.ink), ["#000000", "#ffffff", "#000000"]);
});
