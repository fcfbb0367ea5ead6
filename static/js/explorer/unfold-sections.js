(function (Atenta) {
  "use strict";

  const INFINITE = "\u2212\u221e";

  /**
   * q and k component by component, and their products as far as they are not 0.
   * @param {HTMLElement} panel
   * @param {Record<string, string>} words
   */
  function product(panel, words) {
    const section = /** @type {HTMLElement} */ (panel.querySelector("[data-unfold-product]"));
    const list = /** @type {HTMLElement} */ (section.querySelector("[role=list]"));
    const strips = Atenta.strips.make(list, [words.query, words.key, words.product]);
    const { kept, pick, tell } = Atenta.sparse;
    return (/** @type {UnfoldedCell} */ cell) => {
      section.hidden = !cell.components;
      if (!cell.components) return;
      const { places } = cell;
      const { q, k, products } = cell.components;
      const scale = Math.max(Atenta.strips.largest(q), Atenta.strips.largest(k));
      const adding = kept([products]);
      strips.fill([
        { values: pick(q, adding), decimals: places.component, scale },
        { values: pick(k, adding), decimals: places.component, scale },
        { values: pick(products, adding), decimals: places.product },
      ], (at) => String(adding[at] + 1));
      tell(section.querySelector("[data-zeros]"), adding.length, products.length, words);
    };
  }

  /**
   * The lines from score to weight, each with its formula, its numbers and its result.
   * @param {HTMLElement} panel
   * @param {Record<string, string>} words
   */
  function steps(panel, words) {
    const list = /** @type {HTMLElement} */ (panel.querySelector("[data-unfold-steps]"));
    /** @param {string} name @param {string} sum @param {string} result */
    function write(name, sum, result) {
      const line = /** @type {HTMLElement} */ (list.querySelector(`[data-step="${name}"]`));
      Atenta.say.put(/** @type {Element} */ (line.querySelector("[data-sum]")), sum);
      Atenta.say.put(/** @type {Element} */ (line.querySelector("[data-result]")), result);
    }
    return (/** @type {UnfoldedCell} */ cell, /** @type {HeadView} */ view, /** @type {number} */ column) => {
      for (const variant of list.querySelectorAll("[data-divided]")) {
        /** @type {HTMLElement} */ (variant).hidden = (variant.getAttribute("data-divided") === "yes") !== view.divide;
      }
      for (const { name, sum, result } of lines(cell, view, column, words)) write(name, sum, result);
    };
  }

  /**
   * @param {UnfoldedCell} cell
   * @param {HeadView} view
   * @param {number} column
   * @param {Record<string, string>} words
   */
  function lines(cell, view, column, words) {
    const { fixed, in_percent } = Atenta.numbers;
    const { places } = cell;
    const said = (/** @type {number} */ value, /** @type {number} */ digits) => (Number.isFinite(value) ? fixed(value, digits) : INFINITE);
    const score = said(cell.score, places.score);
    const divided = said(cell.divided, places.score);
    const scaled = said(cell.scaled, places.scaled);
    const open = cell.masked ? -Infinity : cell.scaled;
    const largest = cell.largest < 0 ? -Infinity : cell.row_scaled[cell.largest];
    const shifted = said(cell.shifted[column], places.scaled);
    const exp = cell.masked ? "0" : said(cell.exps[column], places.exp);
    const weight = cell.masked ? "0" : said(cell.weight, places.weight);
    const total = said(cell.total, places.total);
    return [
      { name: "score", sum: cell.components ? words.sum_above : words.sum_given, result: score },
      { name: "divide", sum: view.divide ? `${score} ÷ √${view.trace.d_k}` : score, result: divided },
      { name: "temperature", sum: `${divided} ÷ ${temperature(view.temperature)}`, result: scaled },
      { name: "mask", sum: `${scaled} + ${cell.masked ? `(${INFINITE})` : "0"}`, result: said(open, places.scaled) },
      { name: "largest", sum: `${said(open, places.scaled)} − ${bracketed(said(largest, places.scaled))}`, result: shifted },
      { name: "exp", sum: `exp(${shifted})`, result: exp },
      { name: "total", sum: words.sum_beside, result: total },
      { name: "weight", sum: `${exp} ÷ ${total}`, result: in_percent(cell.weight, weight) },
    ];
  }

  /** A negative number after a sign stands in brackets. @param {string} number */
  function bracketed(number) {
    return number.startsWith("\u2212") ? `(${number})` : number;
  }

  /** As many digits as it has: a reader divides by exactly this. @param {number} value */
  function temperature(value) {
    return String(Number(value.toPrecision(8)));
  }

  /**
   * Every key of the row with its exponential, so that the sum can be added up.
   * @param {HTMLElement} panel
   * @param {Record<string, string>} words
   */
  function row(panel, words) {
    const section = /** @type {HTMLElement} */ (panel.querySelector("[data-unfold-row]"));
    const table = /** @type {HTMLTableElement} */ (section.querySelector("table"));
    const title = /** @type {HTMLElement} */ (section.querySelector("[data-unfold-row-title]"));
    const [total, whole] = [...section.querySelectorAll("tfoot td")];
    /** The query that the title names. */
    let titled = "";
    return (/** @type {UnfoldedCell} */ cell, /** @type {HeadView} */ view, /** @type {number} */ column) => {
      const query = view.trace.query_tokens[/** @type {number} */ (view.row)];
      if (query !== titled) Atenta.say.write(title, words.row_title, { query: Atenta.say.token(query, "query") });
      titled = query;
      const { places } = cell;
      Atenta.unfold_rows(table.tBodies[0], view.trace.key_tokens, 4);
      view.trace.key_tokens.forEach((_, key) => write_key(table.tBodies[0].rows[key], cell, key, places));
      [...table.tBodies[0].rows].forEach((line, key) => {
        if (line.classList.contains("chosen") === (key === column)) return;
        line.classList.toggle("chosen", key === column);
        if (key === column) line.setAttribute("aria-current", "true");
        else line.removeAttribute("aria-current");
      });
      Atenta.say.put(total, Atenta.numbers.fixed(cell.total, places.total));
      Atenta.say.put(whole, cell.total > 0 ? "1" : "0");
    };
  }

  /**
   * @param {HTMLTableRowElement} line
   * @param {UnfoldedCell} cell
   * @param {number} key
   * @param {Decimals} places
   */
  function write_key(line, cell, key, places) {
    const masked = cell.row_masked[key] === 1;
    const { fixed } = Atenta.numbers;
    const numbers = [
      masked ? INFINITE : fixed(cell.row_scaled[key], places.scaled),
      masked ? INFINITE : fixed(cell.shifted[key], places.scaled),
      masked ? "0" : fixed(cell.exps[key], places.exp),
      masked ? "0" : fixed(cell.row_weights[key], places.weight),
    ];
    line.classList.toggle("masked", masked);
    numbers.forEach((number, at) => Atenta.say.put(line.cells[at + 1], number));
  }

  /**
   * Gives a table's body a row for each key, its name in front; rows that are right stay.
   * @param {HTMLTableSectionElement} body
   * @param {string[]} tokens
   * @param {number} count cells after the name
   */
  function unfold_rows(body, tokens, count) {
    while (body.rows.length > tokens.length) body.deleteRow(-1);
    while (body.rows.length < tokens.length) {
      const header = document.createElement("th");
      header.scope = "row";
      header.append(document.createElement("bdi"));
      body.insertRow().append(header);
    }
    tokens.forEach((token, at) => {
      const line = body.rows[at];
      Atenta.say.name(/** @type {HTMLElement} */ (line.cells[0].firstChild), token);
      while (line.cells.length > count + 1) line.deleteCell(-1);
      while (line.cells.length < count + 1) line.insertCell();
    });
  }

  Atenta.unfold_sections = { product, steps, row };
  Atenta.unfold_rows = unfold_rows;
})(globalThis.Atenta = globalThis.Atenta || {});
