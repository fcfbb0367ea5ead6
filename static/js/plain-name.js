(function (Atenta) {
  "use strict";

  const MARKS = /\p{M}/gu;
  const LONGEST = 40;

  /**
   * A text as part of a file's name that any system can keep: ASCII, lower case.
   * @param {string} text
   */
  function plain_name(text) {
    const plain = text.normalize("NFD").replace(MARKS, "").toLowerCase();
    return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-/, "").slice(0, LONGEST).replace(/-$/, "");
  }

  Atenta.plain_name = plain_name;
})(globalThis.Atenta = globalThis.Atenta || {});
