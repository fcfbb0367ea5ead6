import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInThisContext } from "node:vm";

const file = new URL("../../../generator/serving/exchange.js", import.meta.url);
runInThisContext(readFileSync(file, "utf8"), { filename: file.pathname });

/** What a text is to whoever compares nodes. @param {string} said */
function words(said) {
  const isEqualNode = (other) => other.nodeType === 3 && other.nodeValue === said;
  return { nodeType: 3, nodeName: "#text", nodeValue: said, textContent: said, childNodes: [], isEqualNode };
}

/** The same of an element. @param {string} localName @param {Record<string, string>} said @param {...any} inside */
function element(localName, said = {}, ...inside) {
  const childNodes = inside.map((each) => (typeof each === "string" ? words(each) : each));
  const attributes = Object.entries(said).map(([name, value]) => ({ name, value }));
  const inner = childNodes.map((each) => each.outerHTML ?? each.nodeValue).join("");
  const node = {
    nodeType: 1, nodeName: localName.toUpperCase(), localName, attributes, childNodes,
    namespaceURI: localName === "math" ? "http://www.w3.org/1998/Math/MathML" : "http://www.w3.org/1999/xhtml",
    textContent: childNodes.map((each) => each.textContent).join(""),
    outerHTML: `<${localName}${attributes.map(({ name, value }) => ` ${name}="${value}"`).join("")}>${inner}</${localName}>`,
    getAttribute: (name) => said[name] ?? null,
    hasAttribute: (name) => name in said,
    isEqualNode: (other) => other.outerHTML === node.outerHTML,
  };
  return node;
}

/** A page with this in its main part. @param {...any} inside */
const page = (...inside) => element("html", { lang: "es" }, element("body", {}, element("main", { id: "main" }, ...inside)));

/** Each change in short. @param {any} old @param {any} next */
function told(old, next) {
  const changes = globalThis.AtentaServe.differences(old, next);
  const names = (nodes) => nodes.map((node) => node.nodeName.toLowerCase());
  return changes?.map((change) => {
    if (change.kind === "text") return change.value;
    if (change.kind === "attribute") return `${change.at.localName}.${change.name}=${change.value}`;
    return `${change.at.localName}: ${names(change.old)} > ${names(change.next)}`;
  });
}

const p = (...inside) => element("p", {}, ...inside);
const marked = (...inside) => p(element("sup", { id: "mark" }, "1"), ...inside);

test("of a page that is the same nothing changes", () => {
  assert.deepEqual(told(page(p("a")), page(p("a"))), []);
});

test("words change in their place, and only those", () => {
  assert.deepEqual(told(page(p("a"), p("b ", element("em", {}, "c"))), page(p("a"), p("b ", element("em", {}, "d")))), ["d"]);
});

test("what is said of words changes in its place", () => {
  const link = (/** @type {Record<string, string>} */ said) => page(p(element("a", said, "a")));
  assert.deepEqual(told(link({ href: "a" }), link({ href: "b", title: "c" })), ["a.href=b", "a.title=c"]);
  assert.deepEqual(told(link({ lang: "en" }), link({})), ["a.lang=null"]);
});

test("other markup comes in the place of the old", () => {
  assert.deepEqual(told(page(p(element("em", {}, "a"))), page(p(element("strong", {}, "a")))), ["p: em > strong"]);
  const formula = (letter) => page(p(element("math", {}, letter)));
  assert.deepEqual(told(formula("h"), formula("k")), ["p: math > math"]);
  assert.deepEqual(told(page(element("p", { class: "a" })), page(element("p", { class: "b" }))), ["main: p > p"]);
});

test("blocks come and go, and those that stay are not touched", () => {
  const some = ["a", "b", "c", "d"].map((each) => p(each));
  assert.deepEqual(told(page(...some), page(some[0], p("x"), some[1], some[3])), ["main:  > p", "main: p > "]);
});

test("beside a new block one that was edited is still known", () => {
  const long = "what was said and stays as it was";
  assert.deepEqual(told(page("\n", marked(long), "\n"), page("\n", p("new"), "\n", marked(`${long}, nearly`), "\n")), [
    `${long}, nearly`,
    "main:  > p,#text",
  ]);
});

test("a block with a name of its own neither comes nor goes, but may be called otherwise", () => {
  assert.equal(told(page(p("a")), page(p("a"), marked("b"))), undefined);
  assert.equal(told(page(p("a"), marked("b")), page(p("a"))), undefined);
  const heading = (name) => page(element("h2", { id: name }, name));
  assert.deepEqual(told(heading("a"), heading("b")), ["h2.id=b", "b"]);
});

test("the contents change by words alone", () => {
  const links = (...names) => page(element("nav", { "data-contents": "" }, ...names.map((name) => element("a", { href: name }, name))));
  assert.deepEqual(told(links("a"), links("b")), ["a.href=b", "b"]);
  assert.equal(told(links("a"), links("a", "b")), undefined);
});

test("outside the main part and the foot words may change, and no element may come", () => {
  const header = (...inside) => element("html", {}, element("body", {}, element("header", {}, ...inside)));
  assert.deepEqual(told(header(p("a")), header(p("b"))), ["b"]);
  assert.equal(told(header(p("a")), header(p("a"), p("b"))), undefined);
});

for (const [what, old, next] of [
  ["a script", element("script", {}, "1"), element("script", {}, "2")],
  ["a figure", element("figure", {}, p("a")), element("figure", {}, p("b"))],
  ["a control", element("button", {}, "a"), element("button", {}, "b")],
  ["a template", element("template", {}, "a"), element("template", {}, "b")],
  ["an image", element("img", { src: "a" }), element("img", { src: "b" })],
  ["what bears data", element("div", { "data-words": "" }, p("a")), element("div", { "data-words": "" }, p("b"))],
  ["data", element("p", { "data-words": "a" }), element("p", { "data-words": "b" })],
  ["who may be told something", element("p", { role: "status" }), element("p", { role: "alert" })],
  ["what stands for another kind", p("a"), element("figure", {}, "a")],
]) {
  test(`${what} is left to loading again`, () => {
    assert.equal(told(page(old), page(next)), undefined);
    assert.equal(told(page(), page(next)), undefined);
    assert.deepEqual(told(page(next, p("a")), page(next, p("b"))), ["b"]);
  });
}

test("what is said of the whole page is left to loading again", () => {
  assert.equal(told(element("html", { lang: "es" }), element("html", { lang: "en" })), undefined);
  assert.equal(told(page(), element("html", { lang: "es" }, element("body", {}, element("main", { id: "m" })))), undefined);
});
