(function (Atenta) {
  "use strict";

  /**
   * Pointer and keyboard on the matrix: one tab stop, arrows to walk, Enter or click to choose, again or Esc to let go.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function grid_keys({ root, act }) {
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
      if (cell.dataset.key !== undefined) stop_at(cell);
      toggle(Number(cell.dataset.query), cell.dataset.key === undefined ? null : Number(cell.dataset.key));
    }

    /** @param {HTMLElement} cell */
    function stop_at(cell) {
      table.querySelector("td[tabindex='0']")?.setAttribute("tabindex", "-1");
      cell.tabIndex = 0;
    }

    /** @param {KeyboardEvent} event */
    function walk(event) {
      const cell = /** @type {HTMLElement} */ (event.target);
      if (cell.dataset.query === undefined || event.altKey || event.metaKey || !shown) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        act_on(event);
        return;
      }
      const [row, column] = step(event, Number(cell.dataset.query), Number(cell.dataset.key), shown);
      const next = /** @type {HTMLElement | null} */ (
        table.querySelector(`td[data-query="${row}"][data-key="${column}"]`)
      );
      if (!next || next === cell) return;
      event.preventDefault();
      stop_at(next);
      next.focus();
    }

    table.addEventListener("click", act_on);
    table.addEventListener("keydown", walk);
    bars.addEventListener("click", (event) => {
      const bar = /** @type {HTMLElement | null} */ (/** @type {HTMLElement} */ (event.target).closest("[data-key]"));
      if (bar && shown && shown.row !== null) toggle(shown.row, Number(bar.dataset.key));
    });
    document.addEventListener("keydown", (event) => {
      const typing = /** @type {HTMLElement} */ (event.target).matches("textarea, input[type=number]");
      if (event.key === "Escape" && !typing && shown && shown.row !== null) act({ row: null, column: null });
    });
    return { draw: (view) => void (shown = view) };
  }

  /**
   * Where a key leads from a cell; the same cell if nowhere.
   * @param {KeyboardEvent} event
   * @param {number} row
   * @param {number} column
   * @param {HeadView} view
   */
  function step({ key, ctrlKey }, row, column, { n_query, n_key }) {
    const last_row = n_query - 1;
    const last_column = n_key - 1;
    if (key === "ArrowUp") return [Math.max(row - 1, 0), column];
    if (key === "ArrowDown") return [Math.min(row + 1, last_row), column];
    if (key === "ArrowLeft") return [row, Math.max(column - 1, 0)];
    if (key === "ArrowRight") return [row, Math.min(column + 1, last_column)];
    if (key === "Home") return [ctrlKey ? 0 : row, 0];
    if (key === "End") return [ctrlKey ? last_row : row, last_column];
    return [row, column];
  }

  Atenta.parts = { ...Atenta.parts, grid_keys };
})(globalThis.Atenta = globalThis.Atenta || {});
