(function () {
  "use strict";

  /** So long one turn of unrolling lasts at least (milliseconds). */
  const TURN = 4;
  const root = document.documentElement;
  const idle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ deed) => setTimeout(deed, 30));

  // Formulas are thousands of elements. A page that theme.js has rolled up shows its top first and lays out the rest bit
  // by bit, when nothing else is to be done.
  if (root.dataset.rolled === undefined) return;
  const parts = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("main.prose > *")]);
  let next = 0;

  function unroll() {
    for (const end = performance.now() + TURN; next < parts.length && performance.now() < end; next++) {
      parts[next].style.contentVisibility = "visible";
      // Asked for its height, it is laid out now and not all at once with the others.
      void parts[next].offsetHeight;
    }
    if (next < parts.length) idle(unroll);
    else whole();
  }

  /** Who jumps within the page must land where the place is, and not where it was guessed to be. */
  function whole() {
    next = parts.length;
    delete root.dataset.rolled;
    for (const part of parts) part.style.removeProperty("content-visibility");
  }

  addEventListener("load", () => idle(unroll));
  addEventListener("hashchange", whole);
  addEventListener("beforeprint", whole);
  addEventListener("click", ({ target }) => target instanceof Element && target.closest("a[href*='#']") && whole(), { capture: true });
})();
