(function (Atenta) {
  "use strict";

  const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|([A-Za-z_]\w*)|(\*\*|<=|>=|==|!=|[-+*/()[\],<>=]))/y;
  /** From the loosest to the tightest. */
  const LEVELS = [["or"], ["and"], ["<", ">", "<=", ">=", "==", "!="], ["+", "-"], ["*", "/"]];
  const COMPARING = 2;

  /**
   * Text to a tree, as Python reads the same text (generator/expression/reading.py lets nothing else through).
   * @param {string} text
   * @returns {ExpressionNode}
   */
  function parse(text) {
    const tokens = cut(text);
    let at = 0;
    const next = () => tokens[at]?.said;
    const takes = (/** @type {string} */ said) => (next() === said && tokens[at].what === "sign" ? Boolean(++at) : false);
    const needs = (/** @type {string} */ said) => {
      if (!takes(said)) throw new SyntaxError(`expected ${said} before ${next() ?? "the end"}: ${text}`);
    };

    /** @param {number} level @returns {ExpressionNode} */
    function binary(level) {
      if (level === LEVELS.length) return signed();
      // "not" binds tighter than "and", looser than a comparison.
      if (level === COMPARING && takes("not")) return { kind: "not", part: binary(level) };
      let one = binary(level + 1);
      for (let said = next(); said && tokens[at].what === "sign" && LEVELS[level].includes(said); said = next()) {
        at++;
        one = { kind: "binary", operator: said, one, other: binary(level + 1) };
      }
      return one;
    }

    /** @returns {ExpressionNode} */
    function signed() {
      if (takes("-")) return { kind: "sign", part: signed() };
      const base = placed();
      return takes("**") ? { kind: "binary", operator: "**", one: base, other: signed() } : base;
    }

    /** @returns {ExpressionNode} */
    function placed() {
      let whole = single();
      while (takes("[")) whole = { kind: "place", whole, parts: several("]") };
      return whole;
    }

    /** @returns {ExpressionNode} */
    function single() {
      if (takes("[")) return { kind: "list", parts: several("]") };
      if (takes("(")) {
        const inner = binary(0);
        needs(")");
        return inner;
      }
      const token = tokens[at++];
      if (token?.what === "number") return { kind: "number", value: Number(token.said) };
      if (token?.what === "text") return { kind: "text", value: token.said };
      if (token?.what !== "name") throw new SyntaxError(`unexpected ${token?.said ?? "end"}: ${text}`);
      return takes("(") ? call(token.said) : { kind: "name", name: token.said };
    }

    /** @param {string} close @returns {ExpressionNode[]} */
    function several(close) {
      const parts = [binary(0)];
      while (takes(",")) parts.push(binary(0));
      needs(close);
      return parts;
    }

    /** @param {string} name @returns {ExpressionNode} */
    function call(name) {
      /** @type {ExpressionNode[]} */
      const parts = [];
      /** @type {[string, ExpressionNode][]} */
      const settings = [];
      do {
        if (tokens[at]?.what === "name" && tokens[at + 1]?.said === "=") {
          at += 2;
          settings.push([tokens[at - 2].said, binary(0)]);
        } else parts.push(binary(0));
      } while (takes(","));
      needs(")");
      return { kind: "call", name, parts, settings };
    }

    const tree = binary(0);
    if (at < tokens.length) throw new SyntaxError(`unexpected ${next()}: ${text}`);
    return tree;
  }

  /** @param {string} text */
  function cut(text) {
    /** @type {{ what: "number" | "text" | "name" | "sign", said: string }[]} */
    const tokens = [];
    const rest = text.trimEnd();
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < rest.length) {
      const found = TOKEN.exec(rest);
      if (!found) throw new SyntaxError(`no expression: ${text}`);
      const [, number, words, name, sign] = found;
      if (number !== undefined) tokens.push({ what: "number", said: number });
      else if (words !== undefined) tokens.push({ what: "text", said: words });
      else if (["and", "or", "not"].includes(name)) tokens.push({ what: "sign", said: name });
      else tokens.push(name ? { what: "name", said: name } : { what: "sign", said: sign });
    }
    return tokens;
  }

  Atenta.parse_expression = parse;
})(globalThis.Atenta = globalThis.Atenta || {});
