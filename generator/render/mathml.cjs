"use strict";
// KaTeX writes some formulas so that the eye sees them right and no ear can: they are refused.

/** How many parts these elements have, each with a meaning of its own. */
const PARTS = { mfrac: 2, mroot: 2, msub: 2, msup: 2, munder: 2, mover: 2, msubsup: 3, munderover: 3 };

/** What is wrong with the first element that no browser can read, or nothing. */
function unreadable(node) {
  // A fragment has no tag of its own: its children stand in its place.
  const parts = (node.children ?? []).flatMap((child) => (child.children && !child.type && node.type ? child.children : [child]));
  if (node.type in PARTS && parts.length !== PARTS[node.type]) return `${parts.length} parts in <${node.type}>, which has ${PARTS[node.type]}`;
  if (node.type === "mo" && parts.some(({ type }) => type)) return `<${parts.find(({ type }) => type).type}> in <mo>`;
  for (const part of parts) {
    const found = unreadable(part);
    if (found) return found;
  }
  return "";
}

module.exports = { unreadable };
