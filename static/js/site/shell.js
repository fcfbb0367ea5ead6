(function (Atenta) {
  "use strict";

  Atenta.percent = document.documentElement.dataset.percentSign;

  /** A section by its place on the page: its name differs between the languages. */
  const SECTION = /^#section-(\d+)$/;
  const headings = [...document.querySelectorAll("main :is(h2, h3)[id]")];

  const wanted = headings[Number(SECTION.exec(Atenta.anchors.here())?.[1]) - 1];
  if (wanted) {
    history.replaceState(null, "", Atenta.anchors.link(`#${wanted.id}`));
    wanted.scrollIntoView();
  }

  /** State and place travel with the language switch; the address itself stays in the HTML for pages without scripts. */
  for (const link of document.querySelectorAll("a[data-keeps-state]")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    const twin = Atenta.anchors.to(link.getAttribute("href") ?? "");
    const carry = () => (link.href = Atenta.anchors.join(twin, state() || place()));
    for (const moment of ["pointerenter", "focus", "pointerdown", "click"]) link.addEventListener(moment, carry);
  }

  function state() {
    const here = Atenta.anchors.here();
    return here.includes("=") ? here : "";
  }

  /** Where the reader is, in words of the other language too. */
  function place() {
    const here = Atenta.anchors.here();
    const named = document.getElementById(decodeURIComponent(here.slice(1)));
    // Figures, terms and works are called the same in both languages.
    if (named && !headings.includes(named)) return here;
    const present = document.querySelector("[data-contents] [aria-current]")?.getAttribute("href")?.slice(1);
    const at = headings.findIndex(({ id }) => id === (present ?? named?.id));
    return at < 0 ? "" : `#section-${at + 1}`;
  }

  // A jump to #main would overwrite the state that stands in the address.
  document.querySelector("a.skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("main")?.focus();
  });
})(globalThis.Atenta = globalThis.Atenta || {});
