(function (Atenta) {
  "use strict";

  const source = document.body.dataset.previews;
  const MOMENTS = /** @type {const} */ (["pointerover", "focusin"]);

  /** When a term is first pointed at: most readers of most pages never ask. @param {Event} event */
  async function load(event) {
    const term = event.target instanceof Element ? event.target.closest("a.term") : null;
    // A touch follows the link; only what can hover asks first.
    if (!source || !term?.matches(":hover, :focus-visible") || /** @type {PointerEvent} */ (event).pointerType === "touch") return;
    if (!(await Atenta.scripts.load(`${source.replace(/assets.*/, "")}assets/js/previews/preview.js`))) return;
    for (const moment of MOMENTS) document.removeEventListener(moment, load);
    void Atenta.scripts.load(source);
  }

  for (const moment of MOMENTS) document.addEventListener(moment, load);
})(globalThis.Atenta = globalThis.Atenta || {});
