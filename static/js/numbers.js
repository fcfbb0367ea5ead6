(function (Atenta) {
  "use strict";

  const MINUS = "\u2212";
  /** @type {Record<string, string>} */
  const RAISED = { "-": "⁻", ...Object.fromEntries([..."⁰¹²³⁴⁵⁶⁷⁸⁹"].map((raised, digit) => [digit, raised])) };

  /**
   * @param {number} value
   * @param {number} digits
   */
  function fixed(value, digits) {
    const text = Math.abs(value).toFixed(digits);
    return value < 0 && Number(text) !== 0 ? MINUS + text : text;
  }

  /**
   * @param {number} value
   * @param {number} most decimals
   */
  function short(value, most) {
    const text = fixed(value, most);
    return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  }

  /** @param {number} value */
  function telling(value) {
    const size = Math.abs(value);
    return fixed(value, size > 0 && size < 1 ? 1 - Math.floor(Math.log10(size)) : 1);
  }

  /**
   * @param {number} value
   * @param {number} digits decimals of the factor
   */
  function power(value, digits) {
    if (value === 0) return "0";
    const [factor, exponent] = value.toExponential(digits).split("e");
    return `${factor.replace("-", MINUS)}·10${[...exponent.replace("+", "")].map((sign) => RAISED[sign]).join("")}`;
  }

  /** @param {number} weight */
  function cell(weight) {
    const text = weight.toFixed(2);
    return text.startsWith("0") ? text.slice(1) : "1.0";
  }

  /** @param {number} weight */
  function percent(weight) {
    // No-break spaces, so that a number is never parted from its signs.
    const sign = Atenta.percent ?? "\u00a0%";
    if (weight === 0) return `0${sign}`;
    const text = (100 * weight).toFixed(1);
    if (text === "0.0") return `<\u00a00.1${sign}`;
    return text === "100.0" && weight < 1 ? `>\u00a099.9${sign}` : `${text}${sign}`;
  }

  /**
   * A weight and the percentage that it is; or, so near 0 or 1 that this is a bound, how it stands to it.
   * @param {number} weight
   * @param {string} [said] the weight, if not with four decimals; "0" where it is masked
   */
  function in_percent(weight, said = fixed(weight, 4)) {
    const share = percent(weight);
    return /^[<>]/.test(share) ? `${said} ${share}` : `${said} = ${share}`;
  }

  /** @param {number} value */
  function exact(value) {
    return value.toPrecision(10);
  }

  /** @param {string} text */
  function read(text) {
    const plain = text.trim().replace(",", ".").replace(MINUS, "-");
    return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : NaN;
  }

  Atenta.numbers = { fixed, short, telling, power, cell, percent, in_percent, exact, read };
})(globalThis.Atenta = globalThis.Atenta || {});
