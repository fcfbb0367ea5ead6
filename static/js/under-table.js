(function (Atenta) {
  "use strict";

  /**
   * Draws Bokeh's heat-map exactly under the cells of a table, which then need no colours of their own.
   * @param {Mounted} drawing
   * @param {HTMLElement} place where Bokeh draws; in the same box as the table
   * @param {HTMLTableElement} table its first row and column are headers
   * @param {TableCells} cells
   * @param {boolean} [filled] whether these cells are in it already, in the colours of this theme
   */
  function under_table(drawing, place, table, cells, filled = false) {
    const { width, height } = lay_under(place, table, cells);
    drawing.set("figure", { width, height });
    drawing.set("key_range", { start: -0.5, end: cells.n_key - 0.5 });
    drawing.set("query_range", { start: cells.n_query - 0.5, end: -0.5 });
    if (!filled) fill(drawing, cells);
  }

  /**
   * @param {HTMLElement} place
   * @param {HTMLTableElement} table
   * @param {TableCells} cells
   */
  function lay_under(place, table, { n_query, n_key }) {
    const { rows } = table.tBodies[0];
    const first = rows[0].cells[1];
    const last = rows[n_query - 1].cells[n_key];
    place.style.left = `${table.offsetLeft + first.offsetLeft}px`;
    place.style.top = `${table.offsetTop + first.offsetTop}px`;
    return {
      width: last.offsetLeft + last.offsetWidth - first.offsetLeft,
      height: last.offsetTop + last.offsetHeight - first.offsetTop,
    };
  }

  /**
   * @param {Mounted} drawing
   * @param {TableCells} cells
   */
  function fill(drawing, { n_key, weights, masked }) {
    const at = [...weights.keys()];
    const key = (/** @type {number} */ place) => place % n_key;
    const query = (/** @type {number} */ place) => Math.floor(place / n_key);
    const hidden = at.filter((place) => masked[place]);
    const seen = at.filter((place) => !masked[place]);
    drawing.fill("cells", {
      key: seen.map(key),
      query: seen.map(query),
      shade: seen.map((place) => Math.sqrt(weights[place])),
    });
    drawing.fill("masked", { key: hidden.map(key), query: hidden.map(query) });
    const paper = Atenta.theme.colour("--paper");
    drawing.paint("cell_glyph", { line_color: paper });
    drawing.paint("masked_glyph", { line_color: paper, hatch_color: Atenta.theme.colour("--rule") });
  }

  Atenta.under_table = under_table;
})(globalThis.Atenta = globalThis.Atenta || {});
