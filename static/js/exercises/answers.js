(function (Atenta) {
  "use strict";

  const MINUSES = /[\u2212\u2012\u2013\uFE63\uFF0D]/g;
  const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

  /**
   * A number as a person types it: point or comma, per cent or fraction, spaces, any minus sign.
   * @param {string} text
   * @returns {AnswerReading}
   */
  function read(text) {
    const plain = text.normalize("NFKC").replace(/\s+/g, "").replace(MINUSES, "-");
    if (!plain) return { reason: "empty" };
    if (/\p{L}/u.test(plain)) return { reason: "letters" };
    const percent = plain.endsWith("%");
    const parts = plain.replace(/%$/, "").replaceAll("\u2044", "/").split("/");
    if (parts.some((part) => (part.match(/[.,]/g) ?? []).length > 1)) return { reason: "two_marks" };
    const numbers = parts.map((part) => part.replace(",", "."));
    if (parts.length > 2 || !numbers.every((part) => NUMBER.test(part))) return { reason: "no_number" };
    const value = numbers.map(Number).reduce((above, below) => above / below) / (percent ? 100 : 1);
    return Number.isFinite(value) ? { value, percent } : { reason: "no_number" };
  }

  Atenta.answers = { read };
})(globalThis.Atenta = globalThis.Atenta || {});
