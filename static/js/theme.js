(function (Atenta) {
  "use strict";

  const KEPT = "atenta.theme";
  const root = document.documentElement;

  // Before the first paint, so that the page never flashes in the other theme.
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept === "light" || kept === "dark") root.dataset.theme = kept;
  } catch {
    // Storage may be forbidden: then the system's theme stands.
  }

  // Who comes back to a long page, or to a place in it, needs it whole; who opens it at its top sees that first (unroll.js).
  if (root.dataset.long !== undefined && is_new()) root.dataset.rolled = "";

  /** One file with all pages (page-turning.js) is loaded for each of them, and where one was left it has written down. */
  function is_new() {
    const { within } = root.dataset;
    if (within) return location.hash === `#${within}` && typeof history.state?.scrolled !== "number";
    const [way] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    return !location.hash && way?.type === "navigate";
  }

  function dark() {
    return root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  /** @param {HTMLButtonElement} button */
  function bind(button) {
    const say = () => (button.textContent = (dark() ? button.dataset.light : button.dataset.dark) ?? "");
    const tell = () => {
      say();
      document.dispatchEvent(new CustomEvent("atenta:theme"));
    };
    button.hidden = false;
    say();
    button.addEventListener("click", () => {
      root.dataset.theme = dark() ? "light" : "dark";
      try {
        localStorage.setItem(KEPT, root.dataset.theme);
      } catch {
        // The choice then lasts as long as the page.
      }
      tell();
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tell);
  }

  /** What was asked for, by theme: to ask again would have the page styled while it is being written. */
  const known = /** @type {Map<string, string>} */ (new Map());

  /** @param {string} property */
  function colour(property) {
    const name = `${dark()} ${property}`;
    const value = known.get(name) ?? getComputedStyle(root).getPropertyValue(property).trim();
    known.set(name, value);
    return value;
  }

  document.addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector("button[name=theme]");
    if (button instanceof HTMLButtonElement) bind(button);
  });

  Atenta.theme = { colour };
})(globalThis.Atenta = globalThis.Atenta || {});
