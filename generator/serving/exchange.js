"use strict";
// Which places of a page are other than they were, and whether these alone can be exchanged: what scripts may have
// bound to, read or made is left to loading the page again. Knows nodes, and no document.
(() => {
  /** @typedef {{after: Node | null, old: Node[], next: Node[]}} Gap after: what stands before it and stays */
  /** @typedef {{placing: boolean}} Room placing: whether elements may come and go */

  const ELEMENT = 1;
  const TEXT = 3;
  /** What parts a page, and what its text is made of. */
  const WALKED = words("html head body header main footer nav section article aside div details summary title meta");
  const PLAIN = words(`p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table caption thead tbody tfoot tr th td hr br
    a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr`);
  const BOXES = words("section article aside div details summary");
  /** A formula's two halves. */
  const NAMESPACES = ["http://www.w3.org/1998/Math/MathML", "http://www.w3.org/2000/svg"];
  /** What scripts do not look for; an id they do, so what has one stays, though it may be called otherwise. */
  const SAID = words("href hreflang title lang dir translate aria-label style");
  const KEPT = words("class aria-hidden scope colspan rowspan start");
  /** Of these scripts read the attributes, and what is in them may change; any other data-* is said of all that is in it. */
  const ROOTS = words("html body");
  const CONTENTS = "data-contents";
  const READ = [CONTENTS, "data-menu"];
  /** Elements come and go here alone, though not in the contents: their script knows each link. */
  const ROOMS = words("main footer");

  /** @param {string} names */
  function words(names) {
    return new Set(names.split(/\s+/));
  }

  /** What to change so that the old page is as the new one; null if that would touch what is not plain text.
   * @param {Element} old @param {Element} next @returns {Change[] | null} */
  function differences(old, next) {
    return between(old, next, { placing: false });
  }

  /** @param {Node} old @param {Node} next @param {Room} room @returns {Change[] | null} */
  function between(old, next, room) {
    if (old.isEqualNode(next)) return [];
    if (old.nodeType !== next.nodeType || old.nodeName !== next.nodeName) return null;
    if (old.nodeType !== ELEMENT) return [{ kind: "text", at: /** @type {CharacterData} */ (old), value: next.nodeValue ?? "" }];
    const [was, is] = /** @type {Element[]} */ ([old, next]);
    if (!isWalked(was) || !isWalked(is)) return null;
    const attributes = named(was, is);
    const inside = attributes && children(was, is, { placing: placing(was, room) });
    return inside && [...attributes, ...inside];
  }

  /** @param {Element} element @param {Room} room */
  function placing(element, room) {
    return (room.placing || ROOMS.has(element.localName)) && !element.hasAttribute(CONTENTS);
  }

  /** @param {Element} element */
  function isWalked(element) {
    const known = WALKED.has(element.localName) || PLAIN.has(element.localName);
    const asked = namesOf(element).filter((name) => name.startsWith("data-") && !READ.includes(name));
    return known && (!asked.length || ROOTS.has(element.localName));
  }

  /** @param {Element} element */
  function namesOf(element) {
    return [...element.attributes].map(({ name }) => name);
  }

  /** @param {Element} old @param {Element} next @returns {Change[] | null} */
  function named(old, next) {
    const names = [...new Set([...namesOf(old), ...namesOf(next)])];
    const other = names.filter((name) => old.getAttribute(name) !== next.getAttribute(name));
    if (!other.every((name) => maySay(old, name))) return null;
    return other.map((name) => ({ kind: "attribute", at: old, name, value: next.getAttribute(name) }));
  }

  /** @param {Element} element @param {string} name */
  function maySay(element, name) {
    const { localName } = element;
    if (localName === "meta") return name === "content" && element.getAttribute("name") === "description";
    return !ROOTS.has(localName) && (SAID.has(name) || (name === "id" && PLAIN.has(localName)));
  }

  /** @param {Element} old @param {Element} next @param {Room} room @returns {Change[] | null} */
  function children(old, next, room) {
    /** @type {Change[]} */
    const all = [];
    const [were, are] = [[...old.childNodes], [...next.childNodes]];
    for (const gap of rest(were, are, common(were, are))) {
      const found = inGap(old, gap, room);
      if (!found) return null;
      all.push(...found);
    }
    return all;
  }

  /** What stands for another changes in itself, if it can; all else comes and goes.
   * @param {Element} parent @param {Gap} gap @param {Room} room @returns {Change[] | null} */
  function inGap(parent, gap, room) {
    /** @type {Change[]} */
    const all = [];
    const pairs = [];
    for (const [at, other] of alike(gap.old, gap.next)) {
      const found = between(gap.old[at], gap.next[other], room);
      if (found) pairs.push([at, other]);
      all.push(...(found ?? []));
    }
    for (const { after, old, next } of rest(gap.old, gap.next, pairs).filter(isOther)) {
      const found = placed(parent, after ?? gap.after, old, next, room);
      if (!found) return null;
      all.push(...found);
    }
    return all;
  }

  /** @param {Gap} gap */
  function isOther({ old, next }) {
    return old.length !== next.length || !old.every((node, at) => node.isEqualNode(next[at]));
  }

  /** @param {Node[]} old @param {Node[]} next */
  function alike(old, next) {
    const inTurn = old.length === next.length && old.every((node, at) => node.nodeName === next[at].nodeName);
    if (inTurn) return old.map((_, at) => [at, at]);
    return longest([...old.keys()], [...next.keys()], (at, other) => isLike(old[at], next[other]));
  }

  /** Whether these have more letters in common, from both ends, than not. @param {Node} old @param {Node} next */
  function isLike(old, next) {
    if (old.nodeName !== next.nodeName || old.nodeType !== ELEMENT) return false;
    const [was, is] = [old.textContent ?? "", next.textContent ?? ""];
    const shorter = Math.min(was.length, is.length);
    let [head, tail] = [0, 0];
    while (head < shorter && was[head] === is[head]) head += 1;
    while (tail < shorter - head && was[was.length - 1 - tail] === is[is.length - 1 - tail]) tail += 1;
    return 2 * (head + tail) > Math.max(was.length, is.length);
  }

  /** @param {Element} at @param {Node | null} after @param {Node[]} old @param {Node[]} next @param {Room} room
   * @returns {Change[] | null} */
  function placed(at, after, old, next, room) {
    const may = (/** @type {Node} */ node) => node.nodeType === TEXT || (room.placing && isPlain(node));
    return [...old, ...next].every(may) ? [{ kind: "nodes", at, after, old, next }] : null;
  }

  /** Whether nothing in it can be known to a script. @param {Node} node @returns {boolean} */
  function isPlain(node) {
    if (node.nodeType !== ELEMENT) return node.nodeType === TEXT;
    const element = /** @type {Element} */ (node);
    const drawn = NAMESPACES.includes(element.namespaceURI ?? "");
    if (!drawn && !PLAIN.has(element.localName) && !BOXES.has(element.localName)) return false;
    const usual = (/** @type {string} */ name) => SAID.has(name) || KEPT.has(name);
    const foreign = (/** @type {string} */ name) => !/^(id|tabindex|on.*|data-.*)$/.test(name);
    return namesOf(element).every(drawn ? foreign : usual) && [...element.childNodes].every(isPlain);
  }

  /** What is between those that stay. @param {Node[]} old @param {Node[]} next @param {number[][]} pairs of places
   * @returns {Gap[]} */
  function rest(old, next, pairs) {
    const found = [];
    let [from, to] = [0, 0];
    for (const [at, other] of [...pairs, [old.length, next.length]]) {
      const gap = { after: old[from - 1] ?? null, old: old.slice(from, at), next: next.slice(to, other) };
      if (gap.old.length || gap.next.length) found.push(gap);
      [from, to] = [at + 1, other + 1];
    }
    return found;
  }

  /** The places of what stays as it is, in both lists. @param {Node[]} old @param {Node[]} next */
  function common(old, next) {
    const [were, are] = [old.map(written), next.map(written)];
    const shorter = Math.min(old.length, next.length);
    let [head, tail] = [0, 0];
    while (head < shorter && were[head] === are[head]) head += 1;
    while (tail < shorter - head && were[were.length - 1 - tail] === are[are.length - 1 - tail]) tail += 1;
    const is_same = (/** @type {number} */ at, /** @type {number} */ other) => were[at] === are[other];
    const middle = longest(between_ends(were, head, tail), between_ends(are, head, tail), is_same);
    return [
      ...Array.from({ length: head }, (_, at) => [at, at]),
      ...middle,
      ...Array.from({ length: tail }, (_, at) => [old.length - tail + at, next.length - tail + at]),
    ];
  }

  /** @param {Node} node */
  function written(node) {
    return node.nodeType === ELEMENT ? /** @type {Element} */ (node).outerHTML : node.nodeValue ?? "";
  }

  /** The places in the middle of a list, without those of mere space, of which each is like all others.
   * @param {string[]} list @param {number} head @param {number} tail */
  function between_ends(list, head, tail) {
    return list.flatMap((text, at) => (at >= head && at < list.length - tail && text.trim() ? [at] : []));
  }

  /** Of two lists of places as many pairs as there can be, in the order of both.
   * @param {number[]} old @param {number[]} next @param {(at: number, other: number) => boolean} fits */
  function longest(old, next, fits) {
    const same = old.map((at) => next.map((other) => fits(at, other)));
    const length = Array.from({ length: old.length + 1 }, () => new Array(next.length + 1).fill(0));
    for (let row = old.length - 1; row >= 0; row -= 1) {
      const [here, below] = [length[row], length[row + 1]];
      for (let column = next.length - 1; column >= 0; column -= 1) {
        here[column] = same[row][column] ? below[column + 1] + 1 : Math.max(below[column], here[column + 1]);
      }
    }
    const found = [];
    let [row, column] = [0, 0];
    while (row < old.length && column < next.length) {
      if (same[row][column]) found.push([old[row++], next[column++]]);
      else if (length[row + 1][column] >= length[row][column + 1]) row += 1;
      else column += 1;
    }
    return found;
  }

  globalThis.AtentaServe = /** @type {Serve} */ ({ differences });
})();
