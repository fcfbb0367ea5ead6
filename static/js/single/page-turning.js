(function (Atenta) {
  "use strict";

  const FIRST = "index";
  const MOMENTS = ["pointerover", "pointerdown", "focusin", "click"];
  /** Milliseconds without scrolling after which a place is kept. */
  const REST = 150;
  /** Whence a file can be loaded again; from the store of a chat or a phone perhaps not. */
  const SURE = ["file:", "http:", "https:"];
  /** A viewer that shows the file within its own page lets it go nowhere. */
  const is_framed = self !== top;
  const within = document.documentElement.dataset.within ?? "";
  let is_leaving = false;
  let waiting = 0;

  /** Whether the address names another page than this. */
  function is_left() {
    const asked = location.hash.slice(1) || FIRST;
    return asked !== within && !asked.startsWith(`${within}/`);
  }

  /** Writes down in the history how far the page was scrolled: the browser would take that for the next page's. */
  function keep() {
    clearTimeout(waiting);
    if (!is_left()) history.replaceState({ ...history.state, scrolled: scrollY }, "");
  }

  /** Who comes back finds the page where it was left; anybody else sees the place that the address names. */
  function arrive() {
    const scrolled = history.state?.scrolled;
    if (typeof scrolled === "number") scrollTo(scrollX, scrolled);
    else jump();
  }

  /** As a browser does where the whole fragment is the name of a place. */
  function jump() {
    const here = Atenta.anchors.here();
    const place = here.includes("=") ? null : Atenta.anchors.part(here);
    document.querySelector("[data-target]")?.removeAttribute("data-target");
    if (!place) return;
    place.dataset.target = "";
    place.scrollIntoView();
    if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  /** @param {EventTarget | null} target */
  function link_at(target) {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    return link instanceof HTMLAnchorElement ? link : null;
  }

  /** All but the way past the head of the page, which shell.js goes itself. @param {HTMLAnchorElement} link */
  function translate(link) {
    if (!link.matches(".skip")) link.setAttribute("href", Atenta.anchors.to(link.getAttribute("href") ?? ""));
  }

  /** The page that is asked for gets a window of its own, or this one where the viewer may not load the file again. */
  function leave() {
    if (!is_framed && SURE.includes(location.protocol)) return location.reload();
    dispatchEvent(new Event("pagehide"));
    void Atenta.turn?.();
  }

  /** @param {string} hash */
  function go(hash) {
    if (!is_framed) return void (location.hash = hash);
    history.pushState(null, "", location.href.replace(/#.*/s, "") + hash);
    for (const event of [new PopStateEvent("popstate"), new HashChangeEvent("hashchange")]) dispatchEvent(event);
  }

  // Before any other script hears of it.
  for (const moment of ["popstate", "hashchange"]) {
    addEventListener(moment, (event) => {
      if (!is_left()) return void (moment === "popstate" && arrive());
      event.stopImmediatePropagation();
      if (!is_leaving) leave();
      is_leaving = true;
    }, true);
  }
  addEventListener("pagehide", (event) => is_left() && event.stopImmediatePropagation(), true);

  for (const link of document.querySelectorAll("a[href]")) translate(/** @type {HTMLAnchorElement} */ (link));
  // Links that a script made since are translated before anybody can follow them.
  for (const moment of MOMENTS) {
    document.addEventListener(moment, ({ target }) => {
      const link = link_at(target);
      if (link) translate(link);
      if (moment === "click") keep();
    }, true);
  }
  document.addEventListener("scroll", () => {
    clearTimeout(waiting);
    waiting = setTimeout(keep, REST);
  }, { passive: true });
  document.addEventListener("click", (event) => {
    const link = link_at(event.target);
    const href = link?.getAttribute("href") ?? "";
    if (!href.startsWith("#") || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link?.target) return;
    event.preventDefault();
    go(href);
    if (!is_left()) setTimeout(jump);
  });
  history.scrollRestoration = "manual";
  addEventListener("DOMContentLoaded", arrive);
  addEventListener("load", arrive);
})(globalThis.Atenta = globalThis.Atenta || {});
