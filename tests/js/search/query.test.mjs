import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInThisContext } from "node:vm";
import { load } from "../load.mjs";

runInThisContext(readFileSync(new URL("../../../node_modules/minisearch/dist/umd/index.js", import.meta.url), "utf8"));
const { search } = load("search/query.js");
const LONG = "palabra ".repeat(40);
search.register({
  pages: [["Guía", "guia.html"], ["Glosario", "glosario.html"]],
  sections: [
    [0, "", "Guía", "Trece tareas para leer un mapa."],
    [0, "mascara-causal", "Máscara causal", `${LONG}Cada palabra mira atrás; la máscara tapa el año que viene. ${LONG}`],
    [0, "raiz", "La raíz √d_k", "Se divide por la raíz de dₖ."],
    [1, "temperatura", "temperatura", "Reparte o concentra la atención."],
    [1, "figure-x", "", "Figura 2. Una máscara de ocho filas."],
  ],
});

/** @param {string} text */
const hrefs = (text) => search.find(text).pages.flatMap(({ sections }) => sections.map(({ href }) => href));
const marked = (pieces) => pieces.filter((piece) => piece.marked).map((piece) => piece.text);

test("accents and tildes are folded both ways", () => {
  for (const [one, other] of [["mascara", "MÁSCARA"], ["ano", "año"], ["raiz", "raíz"]]) {
    assert.ok(hrefs(one).length > 0);
    assert.deepEqual(hrefs(one), hrefs(other));
  }
});

test("a symbol is found as it is typed and as it is set", () => {
  for (const symbol of ["d_k", "dk", "dₖ"]) assert.deepEqual(hrefs(symbol), ["guia.html#raiz"]);
});

test("the last word may be unfinished", () => {
  assert.deepEqual(hrefs("temper"), ["glosario.html#temperatura"]);
});

test("a long word may be misspelt a little", () => {
  assert.deepEqual(hrefs("temperautra"), ["glosario.html#temperatura"]);
});

test("all the words must be there, where anything has them all", () => {
  assert.deepEqual(hrefs("máscara filas"), ["glosario.html#figure-x"]);
  assert.ok(hrefs("máscara inexistente").length > 1);
});

test("what is found stands under its page, with titles before text", () => {
  const { count, pages } = search.find("mascara");
  assert.equal(count, 2);
  assert.deepEqual(pages.map(({ title }) => title), ["Guía", "Glosario"]);
});

test("the page itself is found without an anchor", () => {
  assert.equal(hrefs("tareas")[0], "guia.html");
});

test("a snippet shows what was found, marked as it was written", () => {
  const [{ sections: [{ heading, snippet }] }] = search.find("mascara").pages;
  assert.deepEqual([marked(heading), marked(snippet)], [["Máscara"], ["máscara"]]);
  const text = snippet.map((piece) => piece.text).join("");
  assert.match(text, /^….*la máscara tapa el año.*…$/);
  assert.ok(text.length < 250);
});

test("nothing is found for nothing and for what is nowhere", () => {
  for (const text of ["", "¿?", "xyzzy"]) assert.deepEqual(search.find(text), { count: 0, pages: [] });
});
