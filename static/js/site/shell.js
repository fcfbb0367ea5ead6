(function (Atenta) {
  "use strict";

  Atenta.percent = document.documentElement.dataset.percentSign;

  /** A section by its place on the page: its name differs between the languages. */
  const SECTION = /^#section-(\d+)$/;
  /** Milliseconds without scrolling after which a place is taken for one that is read. */
  const READ = 1000;
  const headings = [...document.querySelectorAll("main :is(h2, h3)[id]")];

  const wanted = headings[Number(SECTION.exec(Atenta.anchors.here())?.[1]) - 1];
  if (wanted) {
    history.replaceState(null, "", Atenta.anchors.link(`#${wanted.id}`));
    wanted.scrollIntoView();
  }

  const switches = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("a[data-keeps-state]")]);
  /** Where the reader last stayed, in words of the other language too. */
  let place = "";
  let resting = 0;

  /** State and place travel with the language switch; the address itself stays in the HTML for pages without scripts. */
  for (const link of switches) {
    const twin = Atenta.anchors.to(link.getAttribute("href") ?? "");
    const carry = () => (link.href = Atenta.anchors.join(twin, state() || place));
    for (const moment of ["pointerenter", "focus", "pointerdown", "click"]) link.addEventListener(moment, carry);
  }
  document.addEventListener("scroll", () => {
    clearTimeout(resting);
    resting = setTimeout(stay, READ);
  }, { passive: true });
  addEventListener("hashchange", arrive);
  arrive();

  function state() {
    const here = Atenta.anchors.here();
    return here.includes("=") ? here : "";
  }

  /** A jump leads to what the address names. */
  function arrive() {
    const here = Atenta.anchors.here();
    const named = Atenta.anchors.part(here);
    // Figures, terms and works are called the same in both languages.
    if (named) place = headings.includes(named) ? numbered(named) : here;
  }

  /** Whoever has scrolled up to the switch is on the way to it, and no longer where they read. */
  function stay() {
    const here = Atenta.anchors.here();
    const named = Atenta.anchors.part(here);
    if (switches.some(is_in_sight)) return;
    if (named && !headings.includes(named) && is_in_sight(named)) place = here;
    else if (document.querySelector("[data-contents]")) place = numbered(present());
  }

  /** The heading of the section that the contents mark. */
  function present() {
    const marked = /** @type {HTMLAnchorElement | null} */ (document.querySelector("[data-contents] [aria-current]"));
    return marked && Atenta.anchors.part(Atenta.anchors.of(marked) ?? "");
  }

  /** @param {Element | null} heading */
  function numbered(heading) {
    const at = heading ? headings.indexOf(heading) : -1;
    return at < 0 ? "" : `#section-${at + 1}`;
  }

  /** @param {Element} part */
  function is_in_sight(part) {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  // A jump to #main would overwrite the state that stands in the address.
  document.querySelector("a.skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("main")?.focus();
  });
})(globalThis.Atenta = globalThis.Atenta || {});
