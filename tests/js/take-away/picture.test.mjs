import assert from "node:assert/strict";
import { test } from "node:test";
import { look, ramp, strings, take_away, view } from "./view.mjs";

const draw = (text, change) => take_away.picture(view(text, change), strings, look);
const texts = (svg) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, inner]) => inner);
const count = (svg, part) => svg.split(part).length - 1;

test("a picture names itself, its axes, its tokens and its settings", () => {
  const said = texts(draw("el gato"));
  for (const wanted of ["Map of head H0: el gato", "keys (at whom) →", "← queries (who looks)", "el", "gato", "brighter is more"]) {
    assert.ok(said.includes(wanted), wanted);
  }
  assert.match(said.join("\n"), /Seed:\u00a02017/);
});

test("a cell has the shade of its weight", () => {
  const shown = view("uno dos");
  const svg = take_away.picture(shown, strings, look);
  for (const weight of shown.weights) assert.ok(svg.includes(`fill="${ramp.shade(weight, look.ramp)}"/>`));
});

test("numbers stand in the cells if values are on", () => {
  assert.ok(texts(draw("uno")).includes("1.0"));
  assert.ok(!texts(draw("uno", { values: false })).includes("1.0"));
});

test("masked cells are hatched and carry a dash, and the legend says why", () => {
  const svg = draw("uno dos tres", { causal: true });
  assert.equal(count(svg, 'height="51" fill="url(#hatch)"'), 3);
  assert.equal(texts(svg).filter((text) => text === "–").length, 3);
  assert.ok(texts(svg).includes("hidden by the mask"));
});

test("a row that was chosen is framed, and so is a cell", () => {
  assert.match(draw("uno dos", { row: 1 }), /width="101" height="49" fill="none" stroke="#a8321a"/);
  assert.match(draw("uno dos", { row: 1, column: 0 }), /width="49" height="49" fill="none" stroke="#a8321a"/);
  assert.doesNotMatch(draw("uno dos"), /#a8321a/);
});

test("the bar has its ticks", () => {
  const said = texts(draw("uno"));
  assert.deepEqual(["0", "0.25", "1"].filter((tick) => said.includes(tick)), ["0", "0.25", "1"]);
});

test("markup in a phrase stays text", () => {
  const svg = draw('</svg><script> & "');
  assert.equal(count(svg, "<script"), 0);
  assert.equal(count(svg, "</svg>"), 1);
  assert.ok(texts(svg).includes("&amp;") && texts(svg).includes("&quot;"));
});

test("what XML cannot hold is replaced", () => {
  assert.doesNotMatch(draw("a\u0001b \ud800"), /[\u0001\ud800]/);
});

test("a long token is cut, with the whole of it one step away", () => {
  const token = "a".repeat(64);
  assert.ok(texts(draw(token)).includes(`<title>${token}</title>${"a".repeat(15)}…`));
});

test("names that would collide are slanted, and then only", () => {
  assert.doesNotMatch(draw("uno dos"), /rotate\(-45\)/);
  assert.match(draw("extraordinariamente largo"), /rotate\(-45\)/);
});

test("a picture asks for nothing from elsewhere", () => {
  const svg = draw("uno dos").replace('xmlns="http://www.w3.org/2000/svg"', "");
  assert.doesNotMatch(svg, /href|https?:|@import|url\((?!#)/);
});

test("32 tokens fit, with cells that can carry numbers", () => {
  const svg = draw(Array.from({ length: 32 }, (_, at) => `palabra${at}`).join(" "));
  assert.match(svg, /<rect x="\d+" y="\d+" width="24" height="24"/);
  assert.ok(Number(svg.match(/width="(\d+)"/)?.[1]) < 1200);
});
