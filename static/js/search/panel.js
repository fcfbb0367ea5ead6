(function (Atenta) {
  "use strict";

  /** Milliseconds without a key after which the count is said: not at every letter. */
  const PAUSE = 300;

  /**
   * Fills the dialog as one types, and lets the arrows walk through what was found.
   * @param {HTMLDialogElement} dialog
   */
  function panel(dialog) {
    const input = /** @type {HTMLInputElement} */ (dialog.querySelector("input[type=search]"));
    const results = /** @type {HTMLElement} */ (dialog.querySelector("[data-results]"));
    const status = /** @type {HTMLElement} */ (dialog.querySelector("[role=status]"));
    let waiting = 0;

    function look() {
      const text = input.value.trim();
      const { count, pages } = Atenta.search.find(text);
      results.replaceChildren(...pages.map(page_of));
      results.scrollTop = 0;
      clearTimeout(waiting);
      waiting = setTimeout(() => (status.textContent = text && said(count, text)), PAUSE);
    }

    /**
     * @param {number} count
     * @param {string} text
     */
    function said(count, text) {
      const { none = "", one = "", many = "" } = dialog.dataset;
      return (count === 0 ? none : count === 1 ? one : many).replace("{count}", String(count)).replace("{text}", () => text);
    }

    /** @param {KeyboardEvent} event */
    function walk(event) {
      const places = [input, ...results.querySelectorAll("a")];
      const at = places.indexOf(/** @type {any} */ (event.target));
      if (event.key === "Enter" && at === 0) {
        event.preventDefault();
        places[1]?.click();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (at < 0 || !step || !places[at + step]) return;
      event.preventDefault();
      places[at + step].focus();
    }

    input.addEventListener("input", look);
    dialog.addEventListener("keydown", walk);
    // A place on this very page shows only once the dialog is out of the way.
    results.addEventListener("click", ({ target }) => /** @type {Element} */ (target).closest("a") && dialog.close());
    look();
  }

  /** @param {FoundPage} page */
  function page_of({ title, sections }) {
    const group = document.createElement("section");
    const list = document.createElement("ul");
    list.append(...sections.map(section_of));
    group.append(element("h3", title), list);
    return group;
  }

  /** @param {FoundSection} section */
  function section_of({ href, heading, snippet }) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = Atenta.anchors.to(href);
    if (heading.length) link.append(line("b", heading), " ");
    link.append(line("span", snippet));
    item.append(link);
    return item;
  }

  /**
   * @param {string} name
   * @param {TextPiece[]} pieces
   */
  function line(name, pieces) {
    const made = document.createElement(name);
    made.append(...pieces.map(({ text, marked }) => (marked ? element("mark", text) : text)));
    return made;
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  Atenta.search.panel = panel;
})(globalThis.Atenta = globalThis.Atenta || {});
