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
    /** @type {unknown[]} What the cells were last drawn from. */
    let painted = [];
    /** How often the table has been drawn: of the same view too, in a window of another width. */
    let draws = 0;

    /** @param {Mounted} drawing @param {HeadView} view */
    function write(drawing, view) {
      const now = [view, Atenta.theme.colour("--paper")];
      const filled = now.every((part, at) => part === painted[at]);
      painted = now;
      Atenta.under_table(drawing, place, table, view, filled);
    }

    /** @param {HeadView} view */
    function settle(view) {
      if (!drawing) return;
      write(drawing, view);
      const at = draws;
      Atenta.figures.after_paint(() => {
        if (at !== draws) return;
        plate.dataset.layer = "bokeh";
        figure.dataset.drawn = table.dataset.revision;
      });
    }

    return {
      draw(view) {
        shown = view;
        draws += 1;
        plate.dataset.layer = "table";
      },
      settle,
      async mount() {
        drawing = await Atenta.figures.mount("heatmap", place, (made) => shown && write(made, shown));
      },
    };
  }

  Atenta.parts = { ...Atenta.parts, heatmap };
})(globalThis.Atenta = globalThis.Atenta || {});
