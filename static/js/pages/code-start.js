(function (Atenta) {
  "use strict";

  const page = /** @type {PageData} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const problems = /** @type {HTMLElement} */ (document.querySelector("[data-problems]"));
  const missing = document.createElement("p");
  missing.textContent = page.strings.said.late_missing;

  let is_started = false;

  function start() {
    missing.remove();
    if (!is_started) Atenta.code_page();
    is_started = true;
  }

  /** The build's own numbers stand in the page: what computes others comes with a state, or with who sets one. */
  const parts = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("main .live"))].map((place) =>
    Atenta.late_part({
      place, name: "code", moments: ["submit", "input", "change", "click"], seen: false,
      start,
      tell: (how) => void (how === "missing" && problems.append(missing)),
    }));

  const come = () => void (location.hash && parts[0].come());
  addEventListener("hashchange", come);
  come();
})(globalThis.Atenta = globalThis.Atenta || {});
