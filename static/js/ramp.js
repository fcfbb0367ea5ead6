(function (Atenta) {
  "use strict";

  const SHADES = 256;

  /** @param {number} weight */
  function index(weight) {
    return Math.min(Math.floor(Math.sqrt(weight) * SHADES), SHADES - 1);
  }

  Atenta.ramp = { index };
})(globalThis.Atenta = globalThis.Atenta || {});
