import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../load.mjs";

/**
 * The anchors of a page that is open at this address.
 * @param {string} address
 * @param {string} [within] the page's name, where one file holds them all
 */
function opened(address, within) {
  globalThis.location = new URL(address);
  globalThis.document = { documentElement: { dataset: within ? { within } : {} } };
  return load("site/anchors.js").anchors;
}

/** A link as it is written in a page. @param {string} href */
const link = (href) => {
  const { pathname, hash } = new URL(href, globalThis.location.href);
  return { pathname, hash, getAttribute: () => href };
};

test("in a file of its own a page has the whole fragment", () => {
  const anchors = opened("file:///a/es/simulador.html#heads=2");
  assert.equal(anchors.here(), "#heads=2");
  assert.equal(anchors.link(""), "file:///a/es/simulador.html");
  assert.equal(anchors.link("#heads=3"), "file:///a/es/simulador.html#heads=3");
  assert.equal(anchors.of(link("#heads=4")), "#heads=4");
  assert.equal(anchors.of(link("guia.html#heads=4")), null);
  assert.equal(anchors.join(anchors.to("../en/simulator.html"), "#heads=2"), "../en/simulator.html#heads=2");
});

test("in the file of all pages it has what stands behind its name", () => {
  const anchors = opened("file:///a/atenta.html#es/simulador/text=a%2Fb/c", "es/simulador");
  assert.equal(anchors.here(), "#text=a%2Fb/c");
  assert.equal(anchors.link(""), "file:///a/atenta.html#es/simulador");
  assert.equal(anchors.link("#heads=3"), "file:///a/atenta.html#es/simulador/heads=3");
  for (const href of ["#es/simulador/row=1", "#row=1", "simulador.html#row=1"]) {
    assert.equal(anchors.of(link(href)), "#row=1");
  }
  for (const href of ["#es/simulador-2/row=1", "guia.html#row=1", "https://doi.org/10.1/x"]) {
    assert.equal(anchors.of(link(href)), null);
  }
});

test("a link of the site leads to the page's name in the file of all pages", () => {
  const anchors = opened("file:///a/atenta.html#es/simulador", "es/simulador");
  assert.equal(anchors.to("../en/simulator.html#heads=2"), "#en/simulator/heads=2");
  assert.equal(anchors.to("glosario.html#query"), "#es/glosario/query");
  assert.equal(anchors.to("#figure-1"), "#es/simulador/figure-1");
  assert.equal(anchors.to("../assets/licences/katex.txt"), "#assets/licences/katex.txt");
  assert.equal(anchors.to("../manifest.txt"), "#manifest.txt/");
  for (const address of ["#manifest.txt/", "https://doi.org/10.1/x", "mailto:a@b.c", "#en/simulator/heads=2"]) {
    assert.equal(anchors.to(address), address);
  }
});
