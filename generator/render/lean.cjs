"use strict";
// KaTeX's tree without what shows nothing: a page of many formulas is half as heavy to lay out and to send.

const { raised } = require("./raised.cjs");

const DECIMALS = 3;
// The usual spaces around signs, by the length that KaTeX gives them; our sheet knows them by the class.
const SPACES = { "0.278em": "thick", "0.222em": "medium", "0.167em": "thin" };
// What holds a row of a table at its height stands in our sheet, as high as most are.
const HELD = "3em";
// A line of a formula is as high and as deep as this by its face alone, in em.
const HEIGHT = 0.91;
const DEPTH = 0.29;

/**
 * The classes that some rule of the sheet names; the others do nothing.
 * @param {string} sheet @param {string[]} ours
 */
function styled(sheet, ours) {
  return new Set([...ours, ...[...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)]);
}

/** Takes from a node and all below it the classes that do nothing, digits that nobody sees, and spans that are only spans. */
function lighten(node, known, above = {}) {
  if (node.classes) node.classes = node.classes.filter((name) => known.has(name));
  if (node.italic) node.italic = Number(node.italic.toFixed(DECIMALS));
  for (const [name, value] of Object.entries(node.style ?? {})) node.style[name] = shortened(value);
  if (is(node, "mspace")) space(node);
  if (is(node, "mathnormal")) variable(node);
  if (!node.classes || !node.children) return;
  // What is a child of a vlist, or a child's child, has rules by its place.
  const placed = is(node, "vlist") || is(above, "vlist");
  if (is(node, "vlist")) node.children.forEach(hold);
  const children = node.children.flatMap((child) => {
    lighten(child, known, node);
    if (!placed && bare(child)) return child.children;
    return idle(child) ? [] : [child];
  });
  node.children = children.map((child, at) => raised(child, children[at - 1]));
}

/** One of the usual spaces: its class says how wide it is. */
function space(node) {
  const usual = SPACES[node.style.marginRight];
  if (!usual) return;
  node.classes = [usual];
  delete node.style.marginRight;
}

/** A letter as the element that HTML has for it. */
function variable(node) {
  const markup = node.toMarkup;
  node.toMarkup = () => markup.call(node).replace(/^<span class="mathnormal"(.*)<\/span>$/s, "<var$1</var>");
}

/** A row without the strut that holds it, whose height it keeps. */
function hold(row) {
  const [strut] = row.children;
  if (!strut || !is(strut, "pstrut")) return;
  row.children.shift();
  row.held = strut.style.height;
  if (row.held !== HELD) row.style["--strut"] = row.held;
}

/** A strut that is no higher and no deeper than its line is without it. */
function idle(node) {
  if (!is(node, "katex-strut")) return false;
  const [height, depth] = [node.style.height, node.style.verticalAlign].map((value) => Math.abs(parseFloat(value ?? "0")));
  return height - depth <= HEIGHT && depth <= DEPTH;
}

/** A number in a style. @param {string} value */
function shortened(value) {
  return value.replace(/\d*\.\d+/g, (digits) => String(Number(Number(digits).toFixed(DECIMALS))));
}

function is(node, name) {
  return node.classes?.includes(name) ?? false;
}

function bare(node) {
  const { children, classes, attributes, style, width } = node;
  return Boolean(children && classes) && !width && [classes, attributes ?? {}, style ?? {}].every((of) => Object.keys(of).length === 0);
}

module.exports = { styled, lighten };
