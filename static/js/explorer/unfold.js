(function (Atenta) {
  "use strict";

  /**
   * The chosen cell unfolded: every product and sum from two vectors to one weight, and on to the token's output.
   * Nothing is computed while it is closed.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function unfold({ root, page, act }) {
    const panel = /** @type {HTMLElement | null} */ (root.querySelector("[data-unfold]"));
    if (!panel) return null;
    const words = page.strings.unfold;
    const title = /** @type {HTMLElement} */ (panel.querySelector("[data-unfold-title]"));
    const empty = /** @type {HTMLElement} */ (panel.querySelector("[data-unfold-empty]"));
    const body = /** @type {HTMLElement} */ (panel.querySelector("[data-unfold-body]"));
    const opener = /** @type {HTMLElement | null} */ (root.querySelector("[data-unfold-open]"));
    const sections = [Atenta.unfold_sections.product, Atenta.unfold_sections.steps, Atenta.unfold_sections.row];
    const drawn = sections.map((section) => section(panel, words));
    const output = Atenta.unfold_output(panel, words);
    /** Where the focus was before it came here: the cell, or the button. @type {EventTarget | null} */
    let from = null;
    /** What the heading names. */
    let titled = "";

    opener?.addEventListener("click", () => {
      act({ view: "unfold" });
      panel.focus();
    });
    panel.addEventListener("focusin", ({ target, relatedTarget }) => {
      if (target === panel && !panel.contains(/** @type {Node | null} */ (relatedTarget))) from = relatedTarget;
    });
    panel.querySelector("[data-unfold-close]")?.addEventListener("click", () => {
      act({ view: "" });
      // The button goes with the choice that it stands beside, and a cell with its phrase.
      const is_there = from instanceof HTMLElement && from.getClientRects().length > 0;
      const back = is_there ? from : root.querySelector("table[data-matrix] td[tabindex='0']");
      /** @type {HTMLElement | null} */ (back)?.focus();
    });

    return {
      place: panel,
      draw(view) {
        const open = view.view === "unfold";
        if (opener && opener.ariaExpanded !== String(open)) opener.setAttribute("aria-expanded", String(open));
        panel.hidden = !open;
        if (!open) return;
        const { row, column } = view;
        empty.hidden = row !== null && column !== null;
        body.hidden = !empty.hidden;
        if (row === null || column === null) {
          title.textContent = words.title_empty;
          titled = "";
          return;
        }
        const named = [view.trace.query_tokens[row], view.trace.key_tokens[column], Atenta.say.head(view.trace, view.head)].join("\n");
        if (named !== titled) write_heading(title, view, row, column, page.strings);
        titled = named;
        const cell = Atenta.unfolding.cell(view, row, column);
        for (const draw of drawn) draw(cell, view, column);
        output.draw(view, row);
      },
    };
  }

  /**
   * @param {HTMLElement} title
   * @param {HeadView} view
   * @param {number} row
   * @param {number} column
   * @param {Strings} strings
   */
  function write_heading(title, view, row, column, strings) {
    Atenta.say.write(title, strings.unfold.title, {
      query: Atenta.say.token(view.trace.query_tokens[row], "query"),
      key: Atenta.say.token(view.trace.key_tokens[column], "key"),
      head: Atenta.say.the_head(view.trace, view.head, strings),
    });
  }

  Atenta.parts = { ...Atenta.parts, unfold };
})(globalThis.Atenta = globalThis.Atenta || {});
