"use strict";
// A formula's MathML is heard and never seen: what it says of its looks is left out, and words are whole.

const LOOKS = ["stretchy", "separator", "columnalign", "columnspacing", "rowspacing", "displaystyle", "scriptlevel"];
/** What holds any number of parts, one after the other. */
const ROWS = ["mrow", "mstyle", "mtd"];
/** KaTeX sets an accent over its letter as a sign of its own; these are the accents that letters are written with. */
const ACCENTS = {
  "ˊ": "\u0301", "ˋ": "\u0300", "¨": "\u0308", "˜": "\u0303", "ˉ": "\u0304", "˘": "\u0306",
  "ˇ": "\u030c", "ˆ": "\u0302", "˙": "\u0307", "˚": "\u030a", "˝": "\u030b", "¸": "\u0327",
};
const DOTLESS = { "ı": "i", "ȷ": "j" };

/** Takes from a node and all below it what only an eye would see. */
function quieten(node) {
  for (const name of LOOKS) delete node.attributes?.[name];
  // Upright or slanted is no difference to the ear, as bold or double-struck may be.
  if (node.attributes?.mathvariant === "normal") delete node.attributes.mathvariant;
  if (!node.children) return;
  for (const child of node.children) quieten(child);
  node.children = node.children.map(accented);
  if (ROWS.includes(node.type)) node.children = joined(node.children);
}

/** A letter of a text with its accent as one letter. */
function accented(node) {
  if (node.type !== "mover") return node;
  const [letter, sign] = node.children;
  const accent = ACCENTS[words(sign)];
  if (letter.type !== "mtext" || !accent) return node;
  letter.children[0].text = ((DOTLESS[words(letter)] ?? words(letter)) + accent).normalize("NFC");
  return letter;
}

/** Pieces of a text that follow each other as one piece. */
function joined(nodes) {
  return nodes.reduce((kept, node) => {
    const before = kept.at(-1);
    if (before && text(before) && text(node)) before.children.push(...node.children);
    else kept.push(node);
    return kept;
  }, []);
}

/** Whether a node is text that nothing else is said of. */
function text({ type, attributes }) {
  return type === "mtext" && Object.keys(attributes).length === 0;
}

/** What a node says. */
function words(node) {
  return node.children?.map((child) => child.text).join("") ?? "";
}

module.exports = { quieten };
