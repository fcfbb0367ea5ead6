(function (Atenta) {
  "use strict";

  /** Rows that Page Up and Page Down pass over. */
  const PAGE = 5;
  /** Fields in which Esc belongs to what is being typed. */
  const TYPED = "textarea, select, input:not([type=range], [type=checkbox], [type=radio])";

  /**
   * Pointer and keyboard on the matrix: one tab stop, arrows to walk, Enter or click to choose, again or Esc to let go,
   * and single letters that work while a cell has the focus. Source: WAI-ARIA Authoring Practices, "data grid".
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function grid_keys({ root, page, act, say }) {
    const table = /** @type {HTMLTableElement} */ (root.querySelector("table[data-matrix]"));
    const bars = /** @type {HTMLElement} */ (root.querySelector("[data-bars]"));
    /** @type {HeadView | null} */
    let shown = null;

    /**
     * @param {number} row
     * @param {number | null} column
     */
    function toggle(row, column) {
      if (shown && shown.row === row && shown.column === column) act({ row: null, column: null });
      else act({ row, column });
    }

    /** @param {Event} event */
    function act_on(event) {
      const cell = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-query]"));
      if (!cell || !table.contains(cell)) return;
      toggle(Number(cell.dataset.query), cell.dataset.key === undefined ? null : Number(cell.dataset.key));
    }

    /** The tab stop goes with the focus, however that came. @param {HTMLElement} cell */
    function stop_at(cell) {
      table.querySelector("td[tabindex='0']")?.setAttribute("tabindex", "-1");
      cell.tabIndex = 0;
    }

    /**
     * What a letter does in a cell, apart from leading to another.
     * @type {Record<string, (row: number, column: number) => void>}
     */
    const letters = {
      r: (row) => shown && say(Atenta.sentences.reading(shown, row, page.strings.said)),
      u(row, column) {
        act({ row, column, view: "unfold" });
        into(root.querySelector("[data-unfold]"));
      },
    };

    /** @param {KeyboardEvent} event */
    function press(event) {
      const cell = /** @type {HTMLElement} */ (event.target);
      if (cell.dataset.query === undefined || event.altKey || event.metaKey || !shown) return;
      const [row, column] = [Number(cell.dataset.query), Number(cell.dataset.key)];
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        toggle(row, event.key === " " && event.shiftKey ? null : column);
        return;
      }
      const letter = event.ctrlKey ? undefined : letters[event.key.toLowerCase()];
      if (letter) {
        event.preventDefault();
        letter(row, column);
        return;
      }
      walk(event, cell, step(event, row, column, shown));
    }

    /**
     * @param {KeyboardEvent} event
     * @param {HTMLElement} from
     * @param {number[]} to row and column
     */
    function walk(event, from, [row, column]) {
      const next = /** @type {HTMLElement | null} */ (
        table.querySelector(`td[data-query="${row}"][data-key="${column}"]`)
      );
      if (!next || next === from) return;
      event.preventDefault();
      next.focus();
    }

    /** @param {KeyboardEvent} event */
    function let_go({ key, target }) {
      const at = /** @type {HTMLElement} */ (target);
      if (key !== "Escape" || at.matches(TYPED) || at.closest("dialog")) return;
      if (!shown || shown.row === null) return;
      // The cell's steps and its unfolded sum go with the choice: who was there goes back to the map.
      if (at.closest("[data-unfold], [data-cell]")) /** @type {HTMLElement | null} */ (table.querySelector("td[tabindex='0']"))?.focus();
      act({ row: null, column: null });
    }

    /** Whoever comes to the map by Tab comes to what is chosen, unless they are in it. @param {HeadView} view */
    function draw(view) {
      const { row, column, trace } = view;
      const same = shown && shown.row === row && shown.column === column && shown.trace.query_tokens === trace.query_tokens;
      shown = view;
      if (same || row === null || table.contains(document.activeElement)) return;
      stop_at(table.tBodies[0].rows[row].cells[(column ?? 0) + 1]);
    }

    table.addEventListener("focusin", ({ target }) => stop_at(/** @type {HTMLElement} */ (target)));
    table.addEventListener("click", act_on);
    table.addEventListener("keydown", press);
    bars.addEventListener("click", (event) => {
      const bar = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-key]"));
      if (bar && shown && shown.row !== null) toggle(shown.row, Number(bar.dataset.key));
    });
    document.addEventListener("keydown", let_go);
    return { draw };
  }

  /**
   * Puts the focus into a place that need not be one for the Tab key.
   * @param {HTMLElement | null} place
   */
  function into(place) {
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus();
  }

  /**
   * Where a key leads from a cell; the same cell if nowhere.
   * @param {KeyboardEvent} event
   * @param {number} row
   * @param {number} column
   * @param {HeadView} view
   */
  function step({ key, ctrlKey }, row, column, view) {
    const last_row = view.n_query - 1;
    const last_column = view.n_key - 1;
    if (key === "ArrowUp") return [Math.max(row - 1, 0), column];
    if (key === "ArrowDown") return [Math.min(row + 1, last_row), column];
    if (key === "ArrowLeft") return [row, Math.max(column - 1, 0)];
    if (key === "ArrowRight") return [row, Math.min(column + 1, last_column)];
    if (key === "Home") return [ctrlKey ? 0 : row, 0];
    if (key === "End") return [ctrlKey ? last_row : row, last_column];
    if (key === "PageUp") return [Math.max(row - PAGE, 0), column];
    if (key === "PageDown") return [Math.min(row + PAGE, last_row), column];
    if (key.toLowerCase() === "m" && !ctrlKey) return [row, Atenta.sentences.top_key(view, row)];
    return [row, column];
  }

  Atenta.parts = { ...Atenta.parts, grid_keys };
})(globalThis.Atenta = globalThis.Atenta || {});
