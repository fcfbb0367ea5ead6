(function (Atenta) {
  "use strict";

  /** Signs as wide as they are high, and signs without width. */
  const FULL = /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  const NONE = /[\p{M}\p{Cf}]/u;
  const NARROW = /[ijlftIr.,;:'’!|()\s]/u;
  const WIDE = /[mwMW@%\p{Lu}]/u;
  /** What XML cannot hold: controls, and surrogates without their other half. */
  const IMPOSSIBLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Cs}]/gu;
  const ENTITIES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

  /**
   * About how wide a text is in pixels: there is no page to measure it on.
   * @param {string} text
   * @param {number} size of the letters, in pixels
   */
  function width(text, size) {
    return [...text].reduce((sum, sign) => sum + size * advance(sign), 0);
  }

  /** @param {string} sign */
  function advance(sign) {
    if (FULL.test(sign)) return 1.1;
    if (NONE.test(sign)) return 0;
    if (NARROW.test(sign)) return 0.34;
    return WIDE.test(sign) ? 0.8 : 0.54;
  }

  /**
   * Lines of words, none wider than asked; only a word wider than a line is parted.
   * @param {string} text
   * @param {number} size
   * @param {number} widest
   */
  function wrap(text, size, widest) {
    const [first, ...others] = text.split(" ");
    const lines = pieces(first, size, widest);
    for (const word of others) {
      const longer = `${lines[lines.length - 1]} ${word}`;
      if (width(longer, size) > widest) lines.push(...pieces(word, size, widest));
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  /**
   * @param {string} word
   * @param {number} size
   * @param {number} widest
   */
  function pieces(word, size, widest) {
    const made = [""];
    for (const sign of word) {
      if (width(made[made.length - 1] + sign, size) > widest) made.push(sign);
      else made[made.length - 1] += sign;
    }
    return made;
  }

  /**
   * A word cut to so many signs, with a sign that it was.
   * @param {string} word
   * @param {number} most
   */
  function cut(word, most) {
    const signs = [...word];
    return signs.length > most ? `${signs.slice(0, most - 1).join("")}…` : word;
  }

  /** Text as XML holds it. @param {string} text */
  function escape(text) {
    return text.replace(IMPOSSIBLE, "\ufffd").replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
  }

  Atenta.lettering = { width, wrap, cut, escape };
})(globalThis.Atenta = globalThis.Atenta || {});
