(function (Atenta) {
  "use strict";

  /** From so many columns on, the cells are small and the names over them slanted. */
  const MANY = 5;
  const DIGITS = 2;

  /**
   * Fills the table of templates/macros/small-matrix.html anew; its caption and its corner stay.
   * @param {HTMLTableElement} table
   * @param {string[]} tokens
   * @param {number[][]} rows
   */
  function small_matrix(table, tokens, rows) {
    const lang = table.querySelector("th bdi")?.getAttribute("lang") ?? null;
    const named = (/** @type {string} */ token, /** @type {"row" | "col"} */ scope) => header(token, scope, lang);
    const corner = table.querySelector(".corner");
    table.classList.toggle("many", tokens.length >= MANY);
    table.tHead?.rows[0].replaceChildren(...(corner ? [corner] : []), ...tokens.map((token) => named(token, "col")));
    table.tBodies[0].replaceChildren(
      ...rows.map((row, at) => {
        const line = document.createElement("tr");
        line.append(named(tokens[at], "row"), ...row.map(cell));
        return line;
      }),
    );
  }

  /** @param {string} token @param {"row" | "col"} scope @param {string | null} lang */
  function header(token, scope, lang) {
    const header = document.createElement("th");
    const name = document.createElement("bdi");
    header.scope = scope;
    header.className = scope === "row" ? "query" : "key";
    name.textContent = token;
    if (lang) name.lang = lang;
    header.append(name);
    return header;
  }

  /** @param {number} weight */
  function cell(weight) {
    const cell = document.createElement("td");
    cell.className = `s${Atenta.ramp.index(weight)}`;
    cell.textContent = Atenta.numbers.fixed(weight, DIGITS);
    return cell;
  }

  Atenta.small_matrix = small_matrix;
})(globalThis.Atenta = globalThis.Atenta || {});
