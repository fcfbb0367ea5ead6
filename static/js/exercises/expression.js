(function (Atenta) {
  "use strict";

  /** @type {Map<string, ExpressionNode>} */
  const parsed = new Map();

  /** Parsed once. @param {string} text */
  function parse(text) {
    const tree = parsed.get(text) ?? Atenta.parse_expression(text);
    parsed.set(text, tree);
    return tree;
  }

  /**
   * What an expression gives in a run. generator/attention/exercises/evaluate.py gives the same.
   * @param {string} text
   * @param {ExerciseRun} run
   * @param {Record<string, string>} names the exercise's own
   */
  function evaluate(text, run, names = {}) {
    return value(parse(text), run, names);
  }

  /**
   * @param {ExpressionNode} node
   * @param {ExerciseRun} run
   * @param {Record<string, string>} names
   * @returns {ExpressionValue}
   */
  function value(node, run, names) {
    const of = (/** @type {ExpressionNode} */ part) => value(part, run, names);
    switch (node.kind) {
      case "number":
      case "text":
        return node.value;
      case "name":
        return Object.hasOwn(names, node.name) ? evaluate(names[node.name], run, names) : run.named(node.name);
      case "list":
        return node.parts.map(of);
      case "place":
        return node.parts.reduce((whole, part) => element(whole, of(part)), of(node.whole));
      case "sign":
        return Atenta.expression_operators["-"](0, of(node.part));
      case "not":
        return !of(node.part);
      case "binary":
        return binary(node, of);
      case "call":
        return call(node, run, names);
    }
  }

  /**
   * @param {Extract<ExpressionNode, { kind: "binary" }>} node
   * @param {(part: ExpressionNode) => ExpressionValue} of
   */
  function binary({ operator, one, other }, of) {
    if (operator === "and") return of(one) && of(other);
    if (operator === "or") return of(one) || of(other);
    return Atenta.expression_operators[operator](of(one), of(other));
  }

  /** @param {ExpressionValue[]} whole @param {number} at */
  function element(whole, at) {
    if (!Number.isInteger(at) || at < 0 || at >= whole.length) throw new RangeError(`place ${at} of ${whole.length}`);
    return whole[at];
  }

  /**
   * @param {Extract<ExpressionNode, { kind: "call" }>} node
   * @param {ExerciseRun} run
   * @param {Record<string, string>} names
   */
  function call({ name, parts, settings }, run, names) {
    const of = (/** @type {ExpressionNode} */ part) => value(part, run, names);
    if (name === "at") {
      const changed = Object.fromEntries(settings.map(([setting, part]) => [setting, of(part)]));
      return value(parts[0], run.changed(changed), names);
    }
    if (name === "over_seeds") {
      return Array.from({ length: of(parts[1]) }, (_, before) => value(parts[0], run.changed({ seed: before + 1 }), names));
    }
    const given = parts.map(of);
    if (name === "token") return place_of(given[0], run.tokens);
    if (!Object.hasOwn(Atenta.expression_functions, name)) throw new RangeError(`no function ${name}`);
    return Atenta.expression_functions[name](...given);
  }

  /** @param {string} word @param {string[]} tokens */
  function place_of(word, tokens) {
    const at = tokens.indexOf(word);
    if (at < 0) throw new RangeError(`no token ${word}`);
    return at;
  }

  Atenta.expression = { parse, evaluate };
})(globalThis.Atenta = globalThis.Atenta || {});
