(function () {
  "use strict";

  /** The state travels with the language switch; the address itself stays in the HTML for pages without scripts. */
  for (const link of document.querySelectorAll("a[data-keeps-state]")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    const twin = link.href;
    const carry = () => (link.href = twin + (location.hash.includes("=") ? location.hash : ""));
    for (const moment of ["pointerenter", "focus", "pointerdown", "click"]) link.addEventListener(moment, carry);
  }

  // A jump to #main would overwrite the state that stands in the address.
  document.querySelector("a.skip")?.addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("main")?.focus();
  });
})();
