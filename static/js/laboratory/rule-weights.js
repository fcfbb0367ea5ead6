(function (Atenta) {
  "use strict";

  /**
   * The edited weights of shipped heads as a link says them: coreference:1,3,1;agreement:…
   * @param {Record<string, number[]>} weights
   */
  function write(weights) {
    return Object.entries(weights).map(([id, own]) => `${id}:${own.join(",")}`).join(";");
  }

  /**
   * The weights that a link asks for; one that cannot be used stays as the rule has it.
   * @param {string} text
   * @param {WrittenRule[]} heads
   * @returns {{ value: Record<string, number[]>, problems: AddressProblem[] }}
   */
  function read(text, heads) {
    /** @type {Record<string, number[]>} */
    const value = {};
    /** @type {AddressProblem[]} */
    const problems = [];
    const leave_out = (/** @type {string} */ value, /** @type {string} */ key, values = {}) =>
      void problems.push({ name: "weights", value, reason: "link_left_out", expected: { key, values } });
    for (const piece of text.split(";").filter(Boolean)) {
      const [id, listed = ""] = piece.split(/:(.*)/s);
      const head = heads.find((each) => each.id === id);
      if (!head) leave_out(id, "expect_choice", { choices: heads.map((each) => each.id).join(", ") });
      else if (Object.hasOwn(value, id)) leave_out(piece, "expect_once");
      else Object.assign(value, read_head(head, listed, leave_out));
    }
    return { value, problems };
  }

  /**
   * @param {WrittenRule} head
   * @param {string} text
   * @param {(value: string, key: string, values?: Record<string, string | number>) => void} leave_out
   * @returns {Record<string, number[]>}
   */
  function read_head(head, text, leave_out) {
    const written = weights_of(head);
    const pieces = text ? text.split(",") : [];
    if (pieces.length !== written.length) {
      leave_out(`${head.id}:${text}`, "expect_weights", { count: written.length });
      return {};
    }
    const weights = pieces.map((piece, at) => {
      const weight = Atenta.numbers.read(piece);
      if (Atenta.lines.is_weight(weight)) return weight;
      leave_out(piece, "expect_weight", { ...Atenta.rule_text.limits(), place: at + 1, head: head.id });
      return written[at];
    });
    return edited(head, weights);
  }

  /**
   * These weights under the head's name; nothing where they are as the rule has them.
   * @param {WrittenRule} head
   * @param {number[]} weights
   * @returns {Record<string, number[]>}
   */
  function edited(head, weights) {
    return weights_of(head).every((weight, at) => weight === weights[at]) ? {} : { [head.id]: weights };
  }

  /** All weights of a rule, in its order. @param {{ asks: RuleAsk[] }} rule */
  function weights_of({ asks }) {
    return asks.flatMap(({ terms }) => terms.map(({ weight }) => weight));
  }

  /**
   * A rule with other weights.
   * @param {Rule} rule
   * @param {number[]} weights
   * @returns {Rule}
   */
  function with_weights({ id, asks }, weights) {
    let at = 0;
    return { id, asks: asks.map((ask) => ({ ...ask, terms: ask.terms.map((term) => ({ ...term, weight: weights[at++] })) })) };
  }

  /**
   * The rule of the shown head as it counts now and, of a shipped head, as it is written.
   * @param {LaboratoryState} state
   * @param {HeadData[]} heads
   * @returns {{ rule: Rule, written: HeadData | null }}
   */
  function shown({ head, weights, own }, heads) {
    const written = heads[head] ?? null;
    if (!written) return { rule: own?.rule ?? { id: "own", asks: [] }, written };
    const edited = weights[written.id];
    return { rule: edited ? with_weights(written, edited) : written, written };
  }

  Atenta.rule_weights = { write, read, edited, weights_of, with_weights, shown };
})(globalThis.Atenta = globalThis.Atenta || {});
