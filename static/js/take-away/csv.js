(function (Atenta) {
  "use strict";

  /** Without it a spreadsheet takes UTF-8 for something else and spoils every accent. */
  const MARK = "\ufeff";
  /** So many digits give back the same float64. */
  const DIGITS = 17;
  /** A cell that begins so is a formula to a spreadsheet; the full-width forms are too. */
  const FORMULA = /^[=+\-@＝＋－＠]/u;
  const QUOTED = /[",\r\n]/;

  /**
   * The matrix as comma-separated values (RFC 4180): queries down, keys across, masked cells empty.
   * @param {HeadView} view
   * @param {string} corner names the first column and the first row
   */
  function csv({ trace, weights, masked, n_key }, corner) {
    const number = (/** @type {number} */ at) => (masked[at] ? "" : weights[at].toPrecision(DIGITS));
    const rows = trace.query_tokens.map((query, i) => {
      return [field(query), ...trace.key_tokens.map((_, j) => number(i * n_key + j))];
    });
    const lines = [[corner, ...trace.key_tokens].map(field), ...rows];
    return MARK + lines.map((line) => `${line.join(",")}\r\n`).join("");
  }

  /**
   * An apostrophe before what would be a formula; quotes around what would end the field.
   * @param {string} text
   */
  function field(text) {
    const guarded = FORMULA.test(text) ? `'${text}` : text;
    return QUOTED.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
  }

  Atenta.take_away = { ...Atenta.take_away, csv };
})(globalThis.Atenta = globalThis.Atenta || {});
