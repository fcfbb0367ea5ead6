(function (Atenta) {
  "use strict";

  /** Squares of 113 a side: a cheap phone's camera still tells them apart on a screen. */
  const LONGEST = 850;
  /** Blank squares around it, without which no camera finds it. */
  const QUIET = 4;

  /**
   * The dark squares of a text's code as the path of an SVG.
   * @param {string} text
   */
  function squares(text) {
    const code = qrcode(0, "M");
    code.addData(text, "Byte");
    code.make();
    const count = code.getModuleCount();
    let path = "";
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < count; column++) {
        if (code.isDark(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
      }
    }
    return { path, side: count + 2 * QUIET };
  }

  Atenta.qr = { LONGEST, squares };
})(globalThis.Atenta = globalThis.Atenta || {});
