(function () {
  "use strict";

  /** The list of pages, where it is folded: it lies over the page, so it closes like a menu. */
  const menu = /** @type {HTMLDetailsElement | null} */ (document.querySelector("details[data-menu]"));
  const around = menu?.parentElement;
  if (!menu || !around) return;

  around.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  for (const moment of ["pointerdown", "focusin"]) {
    document.addEventListener(moment, ({ target }) => {
      if (menu.open && !around.contains(/** @type {Node} */ (target))) menu.open = false;
    });
  }
})();
