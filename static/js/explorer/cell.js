(function (Atenta) {
  "use strict";

  /**
   * The chosen cell from score to weight, a line a step.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function cell({ root, page }) {
    const panel = /** @type {HTMLElement} */ (root.querySelector("[data-cell]"));
    const title = /** @type {HTMLElement} */ (panel.querySelector("h3"));
    const list = /** @type {HTMLElement} */ (panel.querySelector("dl"));
    const note = /** @type {HTMLElement} */ (panel.querySelector("[data-cell-masked]"));
    const words = page.strings.figure;
    /** What the title names. */
    let titled = "";
    return {
      place: panel,
      draw(view) {
        panel.hidden = view.row === null || view.column === null;
        if (view.row === null || view.column === null) return;
        const at = view.row * view.n_key + view.column;
        const named = `${view.trace.query_tokens[view.row]}\n${view.trace.key_tokens[view.column]}`;
        if (named !== titled) Atenta.say.write(title, words.cell_title, names(view, view.row, view.column));
        titled = named;
        steps(view, at, words).forEach(([name, value], step) => {
          Atenta.say.put(list.children[2 * step], name);
          Atenta.say.put(/** @type {Element} */ (list.children[2 * step + 1].firstElementChild), value);
        });
        note.hidden = !view.masked[at];
      },
    };
  }

  /**
   * @param {HeadView} view
   * @param {number} row
   * @param {number} column
   */
  function names(view, row, column) {
    return {
      query: Atenta.say.token(view.trace.query_tokens[row], "query"),
      key: Atenta.say.token(view.trace.key_tokens[column], "key"),
    };
  }

  /**
   * @param {HeadView} view
   * @param {number} at
   * @param {Record<string, string>} words
   */
  function steps(view, at, words) {
    const { fixed, in_percent } = Atenta.numbers;
    const divided = view.divide ? view.scores[at] / Math.sqrt(view.trace.d_k) : view.scores[at];
    const root = view.divide
      ? words.step_divide.replace("√dₖ", `√${view.trace.d_k}`)
      : words.step_undivided;
    return [
      [words.step_product, fixed(view.scores[at], 3)],
      [root, fixed(divided, 3)],
      [words.step_temperature.replace("T", `T = ${fixed(view.temperature, 2)}`), fixed(view.scaled[at], 3)],
      [words.step_weight, in_percent(view.weights[at], view.masked[at] ? "0" : undefined)],
    ];
  }

  Atenta.parts = { ...Atenta.parts, cell };
})(globalThis.Atenta = globalThis.Atenta || {});
