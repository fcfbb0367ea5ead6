(function (Atenta) {
  "use strict";

  const MAX_TOKENS = 32;
  const MAX_CODE_POINTS = 64;

  const INSIDE = "[\\p{L}\\p{M}\\p{N}]";
  const WORD = new RegExp(`${INSIDE}+(?:['’\\-]${INSIDE}+)*`, "uy");
  const BLANK = /\p{White_Space}+/uy;

  /**
   * Cut a phrase into words and single graphemes, after NFC; nothing but white space is dropped.
   * A word is a run of letters, marks and digits, with an apostrophe or a hyphen between two of them allowed.
   * @param {string} text
   * @returns {string[]}
   */
  function tokenize(text) {
    const normal = text.normalize("NFC");
    /** Made when it is first needed: a browser takes longer to know all graphemes than to cut a phrase of words. */
    let end_of_grapheme = /** @type {((at: number) => number) | null} */ (null);
    const tokens = [];
    let at = 0;
    while (at < normal.length) {
      const blank_end = end_of(BLANK, normal, at);
      const end = blank_end || end_of(WORD, normal, at) || (end_of_grapheme ??= graphemes(normal))(at);
      if (!blank_end) tokens.push(normal.slice(at, end));
      at = end;
    }
    return tokens;
  }

  /**
   * Lower-case form of a token; tokens with the same identity have the same embedding.
   * @param {string} token
   */
  function identity(token) {
    return token.toLowerCase();
  }

  /**
   * The first reason to refuse these tokens, or null if there is none.
   * @param {string[]} tokens
   * @returns {TokenProblem | null}
   */
  function check(tokens) {
    if (tokens.length === 0) return { kind: "empty", limit: MAX_TOKENS, found: 0 };
    if (tokens.length > MAX_TOKENS) return { kind: "too_many", limit: MAX_TOKENS, found: tokens.length };
    const token = tokens.find((token) => [...token].length > MAX_CODE_POINTS);
    if (token === undefined) return null;
    return { kind: "too_long", limit: MAX_CODE_POINTS, found: [...token].length, token };
  }

  /**
   * Where the match of a sticky pattern ends, or 0 if it does not match here.
   * @param {RegExp} pattern
   * @param {string} text
   * @param {number} at
   */
  function end_of(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : 0;
  }

  /**
   * A function from a position to the end of the grapheme there.
   * Where Intl.Segmenter is missing a grapheme is one code point, and an emoji with joiners falls apart.
   * @param {string} text
   * @returns {(at: number) => number}
   */
  function graphemes(text) {
    if (!Intl.Segmenter) return (at) => at + (Number(text.codePointAt(at)) > 0xffff ? 2 : 1);
    const segments = new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text);
    return (at) => {
      const found = segments.containing(at);
      return found ? found.index + found.segment.length : text.length;
    };
  }

  Atenta.tokens = { MAX_TOKENS, MAX_CODE_POINTS, tokenize, identity, check };
})(globalThis.Atenta = globalThis.Atenta || {});
