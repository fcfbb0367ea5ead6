(function (Atenta) {
  "use strict";

  /** What this browser kept under a name; "" where it kept nothing, or keeps nothing at all. @param {string} name */
  function recall(name) {
    try {
      return localStorage.getItem(name) ?? "";
    } catch {
      return "";
    }
  }

  /** Kept where the browser lets pages keep things: no page may depend on it. @param {string} name @param {string} text */
  function keep(name, text) {
    try {
      localStorage.setItem(name, text);
    } catch {
      // Remembered as long as the page is open.
    }
  }

  Atenta.memory = { recall, keep };
})(globalThis.Atenta = globalThis.Atenta || {});
