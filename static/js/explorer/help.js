(function (Atenta) {
  "use strict";

  /**
   * The list of keys, opened by its button and by "?" in the matrix.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function help({ root }) {
    const dialog = /** @type {HTMLDialogElement | null} */ (root.querySelector("dialog[data-keys]"));
    const table = /** @type {HTMLElement} */ (root.querySelector("table[data-matrix]"));
    if (!dialog) return null;
    root.querySelector("button[name=keys]")?.addEventListener("click", () => dialog.showModal());
    // Only in the matrix: a single letter that worked everywhere would get in the way of speech input.
    table.addEventListener("keydown", (event) => {
      if (event.key !== "?" || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      dialog.showModal();
    });
    return { draw() {} };
  }

  Atenta.parts = { ...Atenta.parts, help };
})(globalThis.Atenta = globalThis.Atenta || {});
