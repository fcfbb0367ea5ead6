(function (Atenta) {
  "use strict";

  /** Cells narrower than this carry no number. */
  const LEAST_FOR_NUMBERS = 24;
  const SMALL = 40;
  /** From so many keys on, the row's bars go under the map, so that its cells can be seen. */
  const MANY = 17;
  /** Pixels between two names side by side. */
  const BETWEEN = 8;

  /**
   * The matrix as a table: first paint, live layer, keyboard grid and what a screen reader reads.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function matrix({ root, page }) {
    const table = /** @type {HTMLTableElement} */ (root.querySelector("table[data-matrix]"));
    const legend = /** @type {HTMLElement} */ (root.querySelector("[data-masked-legend]"));
    /** @type {HTMLElement[]} */
    let cells = [];
    /** The switch for numbers, which goes where the cells have no room for them. */
    const numbers = /** @type {HTMLElement | null} */ (root.querySelector('[data-control="values"]'));
    /** The tokens that the table stands for; the server wrote the first ones. */
    let drawn = "";
    /** @type {AttentionTrace | null} Whose tokens these are. */
    let traced = null;
    /** Measured when the table is laid out, not at every change: that would lay it out again each time. */
    let narrow = false;
    /** The table's width when it was last fitted. */
    let fitted = 0;
    /** What the cells were last written from; NaN for one that was not. */
    let written = { weights: new Float64Array(), masked: new Uint8Array(), chosen: -1 };

    /** @param {HeadView} view */
    function draw(view) {
      const tokens = view.trace === traced ? drawn : JSON.stringify([view.lang, view.trace.query_tokens, view.trace.key_tokens]);
      traced = view.trace;
      if (tokens !== drawn) {
        rebuild(table, view);
        cells = [...table.querySelectorAll("tbody td")].map((cell) => /** @type {HTMLElement} */ (cell));
        drawn = tokens;
        written = { weights: new Float64Array(cells.length).fill(NaN), masked: new Uint8Array(cells.length), chosen: -1 };
        root.querySelector(".matrix-and-row")?.classList.toggle("many", view.n_key >= MANY);
        fit();
      }
      write_cells(cells, view, written, page.strings.figure.masked);
      choose(table, view);
      table.classList.toggle("silent", !view.values || narrow);
      const label = Atenta.say.text(page.strings.figure.matrix, { head: Atenta.say.the_head(view.trace, view.head, page.strings) });
      if (table.ariaLabel !== label) table.setAttribute("aria-label", label);
      legend.hidden = !view.masked.some(Boolean);
    }

    /** Names are slanted when two of them would collide. */
    function fit() {
      table.classList.remove("slanted");
      const width = cells[0]?.offsetWidth ?? 0;
      const names = [...table.querySelectorAll("thead bdi")].map((name) => /** @type {HTMLElement} */ (name).offsetWidth);
      const collide = names.some((name, at) => at > 0 && (name + names[at - 1]) / 2 + BETWEEN > width);
      table.classList.toggle("slanted", collide);
      const final = cells[0]?.offsetWidth ?? 0;
      table.classList.toggle("small", final < SMALL);
      narrow = final < LEAST_FOR_NUMBERS;
      if (numbers) numbers.hidden = narrow;
      fitted = table.offsetWidth;
    }

    // How wide the columns are on paper cannot be measured before: names that are slanted collide in none.
    addEventListener("beforeprint", () => table.classList.add("slanted"));
    addEventListener("afterprint", fit);
    // What a rebuild has fitted is not fitted again: with every cell laid out anew that is dear.
    new ResizeObserver(() => {
      if (table.offsetWidth === fitted) return;
      fit();
      if (cells.length) table.classList.toggle("silent", table.dataset.values === "off" || narrow);
    }).observe(/** @type {HTMLElement} */ (table.parentElement));
    return { draw };
  }

  /**
   * Writes what has changed alone: a style that is set anew is worked out anew, and painted.
   * @param {HTMLElement[]} cells
   * @param {HeadView} view
   * @param {{ weights: Float64Array, masked: Uint8Array, chosen: number }} written what the cells show, written anew here
   * @param {string} masked_word
   */
  function write_cells(cells, view, written, masked_word) {
    const chosen = view.row === null || view.column === null ? -1 : view.row * view.n_key + view.column;
    for (let at = 0; at < cells.length; at++) {
      const stays = view.weights[at] === written.weights[at] && view.masked[at] === written.masked[at];
      if (stays && (at === chosen) === (at === written.chosen)) continue;
      const cell = cells[at];
      const weight = view.weights[at];
      const number = /** @type {HTMLElement} */ (cell.firstChild);
      cell.setAttribute("data-value", Atenta.numbers.exact(weight));
      const masked = view.masked[at] === 1;
      if (masked !== cell.hasAttribute("data-masked")) cell.toggleAttribute("data-masked", masked);
      const look = `${masked ? "" : `s${Atenta.ramp.index(weight)}`}${at === chosen ? " chosen" : ""}`;
      if (cell.className !== look) cell.className = look;
      // What is seen drops the 0 before the point, for want of room; what is read aloud does not.
      const seen = Atenta.numbers.cell(weight);
      const name = masked ? masked_word : seen.startsWith(".") ? `0${seen}` : seen;
      if (cell.ariaLabel === name) continue;
      cell.setAttribute("aria-label", name);
      Atenta.say.put(number, masked ? "–" : seen);
    }
    written.weights.set(view.weights);
    written.masked.set(view.masked);
    written.chosen = chosen;
  }

  /**
   * Marks the headers of what is chosen, and tells which cell or row it is; what was marked already is not touched.
   * @param {HTMLTableElement} table
   * @param {HeadView} view
   */
  function choose(table, view) {
    table.dataset.values = view.values ? "on" : "off";
    const row = view.row === null ? undefined : table.tBodies[0].rows[view.row];
    const column = row && view.column !== null ? view.column + 1 : 0;
    mark(table.tBodies[0].querySelectorAll("tr.chosen"), row, (line, is_on) => line.classList.toggle("chosen", is_on));
    const key = column ? table.tHead?.rows[0].cells[column] : undefined;
    mark(table.querySelectorAll("th.chosen"), key, (header, is_on) => header.classList.toggle("chosen", is_on));
    mark(table.querySelectorAll("[aria-selected='true']"), row?.cells[column], (place, is_on) => place.setAttribute("aria-selected", String(is_on)));
  }

  /**
   * @param {Iterable<Element>} marked
   * @param {Element | undefined} wanted
   * @param {(place: Element, is_on: boolean) => void} write
   */
  function mark(marked, wanted, write) {
    const before = [...marked];
    for (const place of before) if (place !== wanted) write(place, false);
    if (wanted && !before.includes(wanted)) write(wanted, true);
  }

  /**
   * @param {HTMLTableElement} table
   * @param {HeadView} view
   */
  function rebuild(table, view) {
    const { query_tokens, key_tokens } = view.trace;
    table.style.setProperty("--columns", String(key_tokens.length));
    // With the headers.
    table.setAttribute("aria-rowcount", String(query_tokens.length + 1));
    table.setAttribute("aria-colcount", String(key_tokens.length + 1));
    const head = document.createElement("tr");
    const corner = document.createElement("td");
    corner.className = "corner";
    head.append(corner, ...key_tokens.map((token, key) => header(token, "col", "key", key)));
    table.tHead?.replaceChildren(head);
    table.tBodies[0].replaceChildren(
      ...query_tokens.map((token, query) => {
        const row = document.createElement("tr");
        row.append(header(token, "row", "query", query), ...key_tokens.map((_, key) => cell(query, key)));
        return row;
      }),
    );
  }

  /**
   * @param {string} token
   * @param {"row" | "col"} scope
   * @param {"query" | "key"} role
   * @param {number} place
   */
  function header(token, scope, role, place) {
    const header = document.createElement("th");
    const isolated = document.createElement("bdi");
    header.scope = scope;
    header.dataset[role] = String(place);
    if (role === "query") header.setAttribute("aria-selected", "false");
    Atenta.say.name(isolated, token);
    header.append(isolated);
    return header;
  }

  /**
   * @param {number} query
   * @param {number} key
   */
  function cell(query, key) {
    const cell = document.createElement("td");
    cell.dataset.query = String(query);
    cell.dataset.key = String(key);
    cell.setAttribute("aria-selected", "false");
    cell.tabIndex = query === 0 && key === 0 ? 0 : -1;
    cell.append(document.createElement("span"));
    return cell;
  }

  Atenta.parts = { ...Atenta.parts, matrix };
})(globalThis.Atenta = globalThis.Atenta || {});
