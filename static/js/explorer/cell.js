(function (Atenta) {
  "use strict";

  /**
   * The chosen cell from score to weight, a line a step.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function cell({ root, page }) {
    const panel = /** @type {HTMLElement} */ (root.querySelector("[data-cell]"));
    const steps_place = /** @type {HTMLElement} */ (panel.querySelector("[data-cell-steps]"));
    const words = page.strings.figure;
    return {
      draw(view) {
        panel.hidden = view.row === null || view.column === null;
        if (view.row === null || view.column === null) return;
        const title = document.createElement("h3");
        const list = document.createElement("dl");
        title.append(Atenta.say.nodes(words.cell_title, names(view, view.row, view.column)));
        list.append(...steps(view, view.row * view.n_key + view.column, words).flat());
        steps_place.replaceChildren(title, list);
        if (view.masked[view.row * view.n_key + view.column]) {
          const note = document.createElement("p");
          note.className = "help";
          note.textContent = words.cell_masked;
          steps_place.append(note);
        }
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
    const { fixed, percent } = Atenta.numbers;
    const divided = view.divide ? view.scores[at] / Math.sqrt(view.trace.d_k) : view.scores[at];
    const root = view.divide
      ? words.step_divide.replace("√dₖ", `√${view.trace.d_k}`)
      : words.step_undivided;
    return [
      line(words.step_product, fixed(view.scores[at], 3)),
      line(root, fixed(divided, 3)),
      line(words.step_temperature.replace("T", `T = ${fixed(view.temperature, 2)}`), fixed(view.scaled[at], 3)),
      line(words.step_weight, `${fixed(view.weights[at], 4)} = ${percent(view.weights[at])}`, "total"),
    ];
  }

  /**
   * @param {string} name
   * @param {string} value
   * @param {string} [kind]
   */
  function line(name, value, kind = "") {
    const term = document.createElement("dt");
    const description = document.createElement("dd");
    term.textContent = name;
    description.textContent = value;
    description.className = kind;
    return [term, description];
  }

  Atenta.parts = { ...Atenta.parts, cell };
})(globalThis.Atenta = globalThis.Atenta || {});
