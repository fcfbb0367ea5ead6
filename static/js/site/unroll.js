(function (Atenta) {
  "use strict";

  const root = document.documentElement;

  // Formulas are thousands of elements. Of a page that theme.js has rolled up the browser lays out what comes near the
  // window, and the rest when it does.
  if (root.dataset.rolled === undefined) return;

  /** Who jumps within the page must land where the place is, and not where it was guessed to be. */
  function whole() {
    delete root.dataset.rolled;
  }

  addEventListener("hashchange", whole);
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link && Atenta.anchors.of(link)) whole();
  }, { capture: true });
})(globalThis.Atenta = globalThis.Atenta || {});
