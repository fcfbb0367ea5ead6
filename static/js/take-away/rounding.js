(function (Atenta) {
  "use strict";

  /** A number so near a half can be rounded either way, unless it is a half. */
  const EDGE = 1e-6;
  const HALF = 1e-9;

  /**
   * Rounded to so many decimals, a half away from 0 as schools teach it; NaN, which is equal to nothing, where it may go
   * either way.
   * @param {number} value
   * @param {number} places
   */
  function rounded(value, places) {
    const scaled = Math.abs(value) * 10 ** places;
    const off = Math.abs(scaled - Math.floor(scaled) - 0.5);
    if (off > HALF && off < EDGE) return NaN;
    return (Math.sign(value) * Math.floor(scaled + 0.5 + HALF)) / 10 ** places;
  }

  /** As many decimals as a number has, and at most so many. @param {number} value @param {number} most */
  function length_of(value, most) {
    for (let digits = 0; digits < most; digits++) if (is(value, digits)) return digits;
    return most;
  }

  /** Whether so many decimals say a number whole. @param {number} value @param {number} places */
  function is(value, places) {
    return Math.abs(value - rounded(value, places)) < 1e-12;
  }

  Atenta.rounding = { rounded, is, length_of };
})(globalThis.Atenta = globalThis.Atenta || {});
