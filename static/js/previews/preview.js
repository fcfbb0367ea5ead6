(function (Atenta) {
  "use strict";

  /** How long the pointer rests before a preview opens, and how long it may be on its way to it (milliseconds). */
  const REST = 300;
  const WAY = 200;
  const GAP = 6;
  const TERM = "a.term";

  /** @type {Record<string, string>} */
  let texts = {};
  const preview = document.createElement("div");
  preview.className = "preview";
  preview.id = "preview";
  preview.hidden = true;
  preview.setAttribute("role", "tooltip");
  // Inside the main part, where assistive technology expects what belongs to the text.
  document.querySelector("main")?.append(preview);

  /** @type {HTMLElement | null} */
  let shown = null;
  let timer = 0;

  /** @param {HTMLElement} term */
  function show(term) {
    const text = texts[term.dataset.term ?? (term.getAttribute("href") ?? "").replace(/.*[#/]/, "")];
    if (!text || shown === term) return;
    hide();
    // The build's own markup, formulas and all.
    preview.innerHTML = text;
    preview.hidden = false;
    place(term);
    term.setAttribute("aria-describedby", preview.id);
    shown = term;
  }

  function hide() {
    clearTimeout(timer);
    shown?.removeAttribute("aria-describedby");
    shown = null;
    preview.hidden = true;
  }

  // Letters that come late make it larger.
  new ResizeObserver(() => shown && place(shown)).observe(preview);

  /** Under the term, or above it where there is no room. @param {HTMLElement} at */
  function place(at) {
    const term = at.getClientRects()[0] ?? at.getBoundingClientRect();
    preview.style.left = preview.style.top = "0";
    // Where that is differs: in a wide window the main part has margin notes, and so is what it is placed in.
    const { left, top, width, height } = preview.getBoundingClientRect();
    const room = document.documentElement.clientWidth - width - GAP;
    const below = term.bottom + GAP + height <= innerHeight || term.top < height + GAP;
    preview.style.left = `${Math.max(GAP, Math.min(term.left, room)) - left}px`;
    preview.style.top = `${(below ? term.bottom + GAP : term.top - height - GAP) - top}px`;
  }

  /** @param {EventTarget | null} target */
  function term_at(target) {
    const term = target instanceof Element ? target.closest(TERM) : null;
    return term instanceof HTMLElement ? term : null;
  }

  // A touch follows the link; only what can hover asks first.
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    const term = term_at(target);
    clearTimeout(timer);
    if (term) timer = setTimeout(show, REST, term);
    else if (shown && !(target instanceof Node && preview.contains(target))) timer = setTimeout(hide, WAY);
  });
  document.addEventListener("focusin", ({ target }) => {
    const term = term_at(target);
    if (term?.matches(":focus-visible")) show(term);
  });
  document.addEventListener("focusout", hide);
  // Before others hear of it: Escape takes away what opened last.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !shown) return;
    event.stopPropagation();
    hide();
  }, true);

  // The texts come after this script; a term was pointed at before it.
  Atenta.previews = (given) => {
    texts = given;
    const pointed = /** @type {HTMLElement | null} */ (document.querySelector(`${TERM}:hover`));
    const focused = /** @type {HTMLElement | null} */ (document.querySelector(`${TERM}:focus-visible`));
    if (focused) show(focused);
    else if (pointed) timer = setTimeout(show, REST, pointed);
  };
})(globalThis.Atenta = globalThis.Atenta || {});
