(function (Atenta) {
  "use strict";

  /** Without it a spreadsheet takes UTF-8 for something else and spoils every accent. */
  const MARK = "\ufeff";
  /** A cell that begins so is a formula to a spreadsheet, after blanks too; the full-width forms are. */
  const FORMULA = /^\s*[=+\-@＝＋－＠]/u;
  const NUMBER = /^-\d+(?:[.,]\d+)?$/;
  const QUOTED = /[",\r\n]/;

  /**
   * Rows as comma-separated values (RFC 4180).
   * @param {string[][]} rows
   */
  function csv(rows) {
    return MARK + rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
  }

  /**
   * An apostrophe before what would be a formula; quotes around what would end the field.
   * @param {string} text
   */
  function field(text) {
    const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
    return QUOTED.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  }

  Atenta.csv = csv;
})(globalThis.Atenta = globalThis.Atenta || {});
