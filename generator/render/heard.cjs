"use strict";
// A formula's MathML is heard and never seen: what it says of its looks is left out.

const LOOKS = ["stretchy", "separator", "columnalign", "columnspacing", "rowspacing", "displaystyle", "scriptlevel"];

/** Takes from a node and all below it what only an eye would see. */
function quieten(node) {
  for (const name of LOOKS) delete node.attributes?.[name];
  // Upright or slanted is no difference to the ear, as bold or double-struck may be.
  if (node.attributes?.mathvariant === "normal") delete node.attributes.mathvariant;
  for (const child of node.children ?? []) quieten(child);
}

module.exports = { quieten };
