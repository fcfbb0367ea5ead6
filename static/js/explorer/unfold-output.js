(function (Atenta) {
  "use strict";

  /**
   * One step more: the row's mixture of values, the heads side by side, W_O and the token's output.
   * Computed only while its part of the panel is open.
   * @param {HTMLElement} panel
   * @param {Record<string, string>} words
   */
  function unfold_output(panel, words) {
    const details = /** @type {HTMLDetailsElement} */ (panel.querySelector("[data-unfold-output]"));
    const table = /** @type {HTMLTableElement} */ (details.querySelector("[data-mixture]"));
    const chooser = /** @type {HTMLInputElement} */ (details.querySelector("input"));
    const which = [...details.querySelectorAll("[data-component]")];
    const total = /** @type {HTMLElement} */ (details.querySelector("[data-output-total]"));
    const [list, vector] = /** @type {HTMLElement[]} */ ([...details.querySelectorAll("[role=list]")]);
    const [of_values, of_products, of_vector] = [...details.querySelectorAll("[data-zeros]")];
    const { kept, pick, tell } = Atenta.sparse;
    const summed = Atenta.strips.make(list, [words.joined, words.matrix, words.product]);
    const outputs = Atenta.strips.make(vector, [words.output]);
    /** @type {{ view: HeadView, row: number } | null} */
    let shown = null;

    function redraw() {
      if (!details.open || !shown) return;
      const { view, row } = shown;
      const made = Atenta.unfolding.output(view, row);
      if (!made) return;
      const columns = kept(values_of(view, made));
      write_mixture(table, view, row, made, columns);
      tell(of_values, columns.length, made.d_v, words);
      chooser.max = String(made.d_model);
      const component = Number(chooser.value) - 1;
      for (const place of which) Atenta.say.put(place, String(component + 1));
      write_component(made, component, view);
    }

    /** @param {UnfoldedOutput} made @param {number} component @param {HeadView} view */
    function write_component(made, component, view) {
      const places = Atenta.unfolding.decimals(view.temperature);
      const column = made.heads.map((_, m) => made.W_O[m * made.d_model + component]);
      const products = made.heads.map((one, m) => one * column[m]);
      const name = (/** @type {number} */ m) => `${Atenta.say.head(view.trace, Math.floor(m / made.d_v))}·${(m % made.d_v) + 1}`;
      const adding = kept([products]);
      summed.fill([
        { values: pick(made.heads, adding), decimals: places.head },
        { values: pick(column, adding), decimals: places.matrix },
        { values: pick(products, adding), decimals: places.head },
      ], (at) => name(adding[at]));
      tell(of_products, adding.length, products.length, words);
      Atenta.say.put(total, Atenta.numbers.fixed(made.output[component], places.output));
      const filled = kept([made.output]);
      outputs.fill([{ values: pick(made.output, filled), decimals: places.output }], (at) => String(filled[at] + 1));
      outputs.choose(filled.indexOf(component));
      tell(of_vector, filled.length, made.d_model, words);
    }

    details.addEventListener("toggle", redraw);
    chooser.addEventListener("input", redraw);
    return {
      /** @param {HeadView} view @param {number} row */
      draw(view, row) {
        details.hidden = !view.trace.vectors;
        shown = { view, row };
        redraw();
      },
    };
  }

  /** The value of each key in the head that is shown. @param {HeadView} view @param {UnfoldedOutput} made */
  function values_of({ head, n_key }, { V, d_v, heads }) {
    const first = (/** @type {number} */ key) => key * heads.length + head * d_v;
    return Array.from({ length: n_key }, (_, key) => V.subarray(first(key), first(key) + d_v));
  }

  /**
   * A row for each key: its weight and its value, component by component; below, the head's output.
   * @param {HTMLTableElement} table
   * @param {HeadView} view
   * @param {number} row
   * @param {UnfoldedOutput} made
   * @param {number[]} columns the components that are shown
   */
  function write_mixture(table, view, row, { V, d_v, heads }, columns) {
    const places = Atenta.unfolding.decimals(view.temperature);
    const { key_tokens } = view.trace;
    const first = view.head * d_v;
    const scale = Atenta.strips.largest(V);
    write_numbers(/** @type {HTMLTableRowElement} */ (table.tHead?.rows[0]), columns);
    Atenta.unfold_rows(table.tBodies[0], key_tokens, columns.length + 1);
    key_tokens.forEach((_, key) => {
      const { cells } = table.tBodies[0].rows[key];
      const at = row * view.n_key + key;
      Atenta.say.put(cells[1], view.masked[at] ? "0" : Atenta.numbers.fixed(view.weights[at], places.share));
      columns.forEach((c, place) => Atenta.strips.write(cells[place + 2], V[key * heads.length + first + c], places.value, scale));
    });
    const foot = /** @type {HTMLTableRowElement} */ (table.tFoot?.rows[0]);
    fit(foot, columns.length + 2, "td");
    columns.forEach((c, place) => Atenta.strips.write(foot.cells[place + 2], heads[first + c], places.head, scale));
  }

  /** @param {HTMLTableRowElement} line @param {number[]} columns */
  function write_numbers(line, columns) {
    fit(line, columns.length + 2, "th");
    columns.forEach((c, place) => Atenta.say.put(line.cells[place + 2], String(c + 1)));
  }

  /** @param {HTMLTableRowElement} line @param {number} count @param {"td" | "th"} kind */
  function fit(line, count, kind) {
    while (line.cells.length > count) line.deleteCell(-1);
    while (line.cells.length < count) {
      const made = document.createElement(kind);
      if (kind === "th") made.setAttribute("scope", "col");
      line.append(made);
    }
  }

  Atenta.unfold_output = unfold_output;
})(globalThis.Atenta = globalThis.Atenta || {});
