(function (Atenta) {
  "use strict";

  /** @type {{ copied: string; shown: string }} */
  const words = JSON.parse(document.getElementById("copy-words")?.textContent ?? "{}");

  /** An entry's BibTeX and its button. @param {HTMLElement} entry */
  function bind(entry) {
    const field = /** @type {HTMLTextAreaElement} */ (entry.querySelector("textarea"));
    const told = /** @type {HTMLElement} */ (entry.querySelector("[role=status]"));
    const button = /** @type {HTMLButtonElement} */ (entry.querySelector("button[name=copy]"));
    button.hidden = false;
    button.addEventListener("click", async () => {
      told.textContent = (await Atenta.save.copy(field.value, field)) ? words.copied : words.shown;
    });
  }

  for (const entry of document.querySelectorAll("[data-bibtex]")) {
    if (entry instanceof HTMLElement) bind(entry);
  }
})(globalThis.Atenta = globalThis.Atenta || {});
