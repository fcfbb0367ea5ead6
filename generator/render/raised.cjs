"use strict";
// An index or an exponent by itself, which KaTeX sets as a table of rows, as a span that is moved: the same place with a
// fifth of the markup. The line's height is not theirs to give: the formula's strut holds it.

// Our sheet knows these by the class; all lengths in em of the small letters, which are SMALL of those beside them.
const SMALL = 0.7;
const USUAL = { sub: 0.214, sup: -0.519 };
const GAP = 0.05;
const DECIMALS = 3;
const SCRIPT = ["katex-sizing", "reset-size6", "size3"];

/** The node, or what stands for it. before: its neighbour, by whose slant an index moves back. */
function raised(node, before) {
  const boxes = node.classes?.includes("msupsub") ? node.children[0].children[0].children[0].children : [];
  const [small] = boxes.length === 1 ? boxes[0].children : [];
  const { top, marginLeft, marginRight } = boxes[0]?.style ?? {};
  if (!small || em(marginRight) !== GAP || !SCRIPT.every((name) => small.classes.includes(name))) return node;
  const shift = round((em(top) + em(boxes[0].held)) / SMALL);
  const back = before?.italic && round(before.italic + em(marginLeft)) === 0;
  if (back) before.italic = 0;
  const name = shift > 0 ? "sub" : "sup";
  small.classes = [name];
  if (shift !== USUAL[name]) small.style.top = `${shift}em`;
  if (em(marginLeft) && !back) small.style.marginLeft = `${round(em(marginLeft) / SMALL)}em`;
  return small;
}

/** @param {string | undefined} length */
function em(length) {
  return parseFloat(length ?? "0");
}

/** @param {number} value */
function round(value) {
  return Number(value.toFixed(DECIMALS));
}

module.exports = { raised };
