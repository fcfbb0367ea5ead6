(function (Atenta) {
  "use strict";

  /** A section is the present one once its heading has come above this share of the window. */
  const LINE = 0.3;

  const contents = document.querySelector("[data-contents]");
  if (!contents) return;
  const fold = contents.querySelector("details");
  const box = /** @type {HTMLElement} */ (contents.firstElementChild);
  const links = [...contents.querySelectorAll("a")];
  const headings = links.map((link) => Atenta.anchors.part(Atenta.anchors.of(link) ?? ""));
  let waiting = false;

  /** The last section that has begun; at the end of the page, the last of all. */
  function present() {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return links.length - 1;
    return headings.filter((heading) => heading && heading.getBoundingClientRect().top < LINE * innerHeight).length - 1;
  }

  function mark() {
    waiting = false;
    const here = present();
    for (const [at, link] of links.entries()) {
      if (at !== here) link.removeAttribute("aria-current");
      else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "location");
        keep_in_sight(link);
      }
    }
  }

  /** Scrolls the list alone, never the page. @param {HTMLElement} link */
  function keep_in_sight(link) {
    const [around, own] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) box.scrollTop += own.top - around.top - around.height / 2;
  }

  document.addEventListener("scroll", () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  }, { passive: true });
  // Folded before the jump, so that the place jumped to does not move.
  contents.addEventListener("click", ({ target }) => {
    if (fold && /** @type {Element} */ (target).closest("a")) fold.open = false;
  });
  mark();
})(globalThis.Atenta = globalThis.Atenta || {});
