(function (Atenta) {
  "use strict";

  const KEPT = "atenta.slash";
  const PATIENCE = 500;
  /** Fields in which a key is a letter. */
  const TYPED = "textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])";

  const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("button[name=search]"));
  const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[data-search]"));
  const slash = /** @type {HTMLInputElement | null | undefined} */ (dialog?.querySelector("input[name=slash]"));
  if (!button || !dialog || !slash) return;
  let asked = false;
  /** @type {Promise<void> | undefined} */
  let dressed;

  /** The index and what looks through it are loaded when they are first asked for. */
  async function load() {
    const { root = "", missing = "" } = /** @type {HTMLDialogElement} */ (dialog).dataset;
    const together = async (/** @type {string[]} */ ...names) =>
      (await Promise.all(names.map((name) => Atenta.scripts.load(`${root}assets/${name}.js`)))).every(Boolean);
    const loaded =
      (await together("minisearch/minisearch", "js/search/query")) &&
      (await together(`search/${document.documentElement.lang}`, "js/search/panel"));
    if (loaded) return Atenta.search.panel(/** @type {HTMLDialogElement} */ (dialog));
    asked = false;
    /** @type {HTMLElement} */ (dialog?.querySelector("[role=status]")).textContent = missing;
  }

  /** Its sheet too; the dialog waits for it, so that it is not seen unstyled, but not for ever. */
  function dress() {
    dressed ??= Atenta.scripts.dress(`${dialog?.dataset.root}assets/css/search.css`);
    return Promise.race([dressed, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  async function open() {
    if (!asked) {
      asked = true;
      void load();
      await dress();
    }
    if (!document.querySelector("dialog[open]")) dialog?.showModal();
    /** @type {HTMLInputElement | null | undefined} */ (dialog?.querySelector("input[type=search]"))?.select();
  }

  try {
    slash.checked = localStorage.getItem(KEPT) !== "0";
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
  slash.addEventListener("change", () => {
    try {
      localStorage.setItem(KEPT, slash.checked ? "1" : "0");
    } catch {
      // As above.
    }
  });

  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const named = key === "/" ? slash.checked && !ctrlKey && !metaKey : key.toLowerCase() === "k" && (ctrlKey || metaKey);
    if (!named || altKey || (target instanceof Element && target.matches(TYPED))) return;
    event.preventDefault();
    void open();
  });
  // What lies around the dialog belongs to it as a target.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  button.addEventListener("click", () => void open());
  button.hidden = false;
})(globalThis.Atenta = globalThis.Atenta || {});
