(function (Atenta) {
  "use strict";

  /**
   * Bokeh's heat-map, exactly under the table. While something moves, the table's own colours show.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function heatmap({ root }) {
    const figure = /** @type {HTMLElement} */ (root.querySelector('[data-figure="heatmap"]'));
    const plate = /** @type {HTMLElement} */ (figure.querySelector("[data-layer]"));
    const place = /** @type {HTMLElement} */ (figure.querySelector("[data-drawing]"));
    const table = /** @type {HTMLTableElement} */ (figure.querySelector("table[data-matrix]"));
    /** @type {Mounted | null} */
    let drawing = null;
    /** @type {HeadView | null} */
    let shown = null;

    /** @param {HeadView} view */
    function settle(view) {
      if (!drawing) return;
      const { width, height } = lay_under(place, table, view);
      drawing.set("figure", { width, height });
      drawing.set("key_range", { start: -0.5, end: view.n_key - 0.5 });
      drawing.set("query_range", { start: view.n_query - 0.5, end: -0.5 });
      fill(drawing, view);
      // Bokeh paints in the next frame; the table keeps its colours until then.
      requestAnimationFrame(() => requestAnimationFrame(() => {
        if (shown !== view) return;
        plate.dataset.layer = "bokeh";
        figure.dataset.drawn = table.dataset.revision;
      }));
    }

    return {
      draw(view) {
        shown = view;
        plate.dataset.layer = "table";
      },
      settle,
      async mount() {
        drawing = await Atenta.figures.mount("heatmap", place);
      },
    };
  }

  /**
   * @param {HTMLElement} place
   * @param {HTMLTableElement} table
   * @param {HeadView} view
   */
  function lay_under(place, table, view) {
    const first = table.tBodies[0].rows[0].cells[1];
    const last = table.tBodies[0].rows[view.n_query - 1].cells[view.n_key];
    const width = last.offsetLeft + last.offsetWidth - first.offsetLeft;
    const height = last.offsetTop + last.offsetHeight - first.offsetTop;
    place.style.left = `${table.offsetLeft + first.offsetLeft}px`;
    place.style.top = `${table.offsetTop + first.offsetTop}px`;
    return { width, height };
  }

  /**
   * @param {Mounted} drawing
   * @param {HeadView} view
   */
  function fill(drawing, view) {
    const at = [...view.weights.keys()];
    const key = (/** @type {number} */ place) => place % view.n_key;
    const query = (/** @type {number} */ place) => Math.floor(place / view.n_key);
    const masked = at.filter((place) => view.masked[place]);
    const seen = at.filter((place) => !view.masked[place]);
    drawing.fill("cells", {
      key: seen.map(key),
      query: seen.map(query),
      shade: seen.map((place) => Math.sqrt(view.weights[place])),
    });
    drawing.fill("masked", { key: masked.map(key), query: masked.map(query) });
    const paper = Atenta.theme.colour("--paper");
    drawing.paint("cell_glyph", { line_color: paper });
    drawing.paint("masked_glyph", { line_color: paper, hatch_color: Atenta.theme.colour("--rule") });
  }

  Atenta.parts = { ...Atenta.parts, heatmap };
})(globalThis.Atenta = globalThis.Atenta || {});
