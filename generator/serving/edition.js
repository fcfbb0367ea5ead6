"use strict";
// What the server sent of the page that is open, and which of its nodes stands for which of that: scripts have made the
// page other than it was sent, and only what was sent can be compared with what is sent now.
(() => {
  /** Where a script of ours comes from. */
  const OURS = 'script[src*="/.atenta/"]';
  /** What theme.js writes before anybody else sees the page. */
  const THEME = ["data-theme", "data-rolled"];

  /** @param {Document} page whose own scripts have not begun */
  function edition(page) {
    const source = /** @type {Document} */ (page.cloneNode(true));
    /** @type {WeakMap<Node, Node>} */
    const standing = new WeakMap();
    pair(source, page);
    bare(source);

    /** Remember that one node of the source is the other one in the page, and so all that is in them.
     * @param {Node} node @param {Node} shown */
    function pair(node, shown) {
      standing.set(node, shown);
      let [one, other] = [node.firstChild, shown.firstChild];
      while (one && other) {
        pair(one, other);
        [one, other] = [one.nextSibling, other.nextSibling];
      }
    }

    /** @param {Node} node */
    function shown(node) {
      return /** @type {Node} */ (standing.get(node));
    }

    /** Whether the page has this place as it was sent. @param {Change} change */
    function stands(change) {
      const place = shown(change.at);
      if (!place.isConnected) return false;
      if (change.kind === "text") return place.nodeValue === change.at.nodeValue;
      if (change.kind === "attribute") {
        return /** @type {Element} */ (place).getAttribute(change.name) === change.at.getAttribute(change.name);
      }
      const { after, old } = change;
      return (!after || shown(after).parentNode === place) && old.every((node) => isUntouched(node, place));
    }

    /** @param {Node} node @param {Node} place */
    function isUntouched(node, place) {
      const found = shown(node);
      return found.parentNode === place && found.isEqualNode(node) && !found.contains(page.activeElement);
    }

    /** In the source and in the page. @param {Change} change */
    function make(change) {
      const place = shown(change.at);
      if (change.kind === "text") {
        place.nodeValue = change.at.nodeValue = change.value;
      } else if (change.kind === "attribute") {
        say(change.at, change.name, change.value);
        say(/** @type {Element} */ (place), change.name, change.value);
      } else {
        const { at, after, old, next } = change;
        const made = next.map((node) => source.importNode(node, true));
        const there = next.map((node) => page.importNode(node, true));
        made.forEach((node, index) => pair(node, there[index]));
        put(place, after && shown(after), old.map(shown), there);
        put(at, after, old, made);
      }
    }

    /** Make the open page what this one is, in its place; false if it is to be loaded for that. @param {Document} next */
    function become(next) {
      bare(next);
      if (held(source) !== held(next)) return false;
      const changes = globalThis.AtentaServe.differences(source.documentElement, next.documentElement);
      if (!changes?.every(stands)) return false;
      changes.forEach(make);
      return source.isEqualNode(next);
    }

    return { become };
  }

  /** Without what is not the site's, and without what is only there where no scripts are. @param {Document} page */
  function bare(page) {
    for (const script of page.querySelectorAll(OURS)) script.remove();
    for (const unseen of page.querySelectorAll("noscript")) unseen.replaceChildren();
    for (const name of THEME) page.documentElement.removeAttribute(name);
  }

  /** What templates hold: a comparison of nodes does not see it. @param {Document} page */
  function held(page) {
    return JSON.stringify([...page.querySelectorAll("template")].map(({ innerHTML }) => innerHTML));
  }

  /** @param {Element} element @param {string} name @param {string | null} value */
  function say(element, name, value) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  /** @param {Node} parent @param {Node | null} after @param {Node[]} old @param {Node[]} next */
  function put(parent, after, old, next) {
    const before = old[0] ?? (after ? after.nextSibling : parent.firstChild);
    for (const node of next) parent.insertBefore(node, before);
    for (const node of old) parent.removeChild(node);
  }

  globalThis.AtentaServe.edition = edition;
})();
