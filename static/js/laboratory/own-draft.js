(function (Atenta) {
  "use strict";

  /**
   * A head as a form shows it.
   * @param {string} name
   * @param {Rule} rule
   * @returns {OwnDraft}
   */
  function draft(name, { asks }) {
    const line = (/** @type {RuleTerm} */ term) => ({ said: Atenta.rule_text.said(term), weight: Atenta.rule_text.weight(term.weight) });
    return { name, asks: asks.map(({ who, of, terms }) => ({ who: [...who], of: [...of], lines: terms.map(line) })) };
  }

  /**
   * What a form says as a head, and every fault of it; with any fault there is no head.
   * @param {OwnDraft} draft
   * @param {LaboratoryFeatures} features
   * @param {string[]} [taken] names of other heads
   * @returns {{ own: OwnHead | null, faults: DraftFault[] }}
   */
  function read({ name, asks }, features, taken = []) {
    const own = { name: Atenta.rule_text.tidy(name), rule: rule_of(asks) };
    const faults = [...name_faults(own.name, taken), ...asks.flatMap(line_faults)];
    const wide = Atenta.rule_text.width_fault(own.rule, features);
    if (wide) faults.push({ ask: -1, line: -1, key: "too_wide", values: wide });
    return { own: faults.length ? null : own, faults };
  }

  /** How many dimensions of a head a form's rule takes. @param {OwnDraft} draft @param {Stream} stream */
  function width({ asks }, stream) {
    return Atenta.rules.width(rule_of(asks), stream);
  }

  /** @param {OwnDraft["asks"]} asks @returns {Rule} */
  function rule_of(asks) {
    const with_lines = asks.filter(({ lines }) => lines.length);
    return {
      id: "own",
      asks: with_lines.map(({ who, of, lines }) => ({
        terms: lines.map(({ said, weight }) => Atenta.rule_text.term(said, Atenta.numbers.read(weight))), who, of,
      })),
    };
  }

  /** @param {string} name @param {string[]} taken @returns {DraftFault[]} */
  function name_faults(name, taken) {
    const key = Atenta.rule_text.name_fault(name, taken);
    const values = { name, limit: Atenta.rule_text.MOST_CODE_POINTS, found: [...name].length };
    return key ? [{ ask: -1, line: -1, key, values }] : [];
  }

  /**
   * @param {OwnDraft["asks"][number]} asked
   * @param {number} ask
   */
  function line_faults({ lines }, ask) {
    return lines.flatMap(({ said, weight }, line) => {
      /** @type {(key: string, values: DraftFault["values"]) => DraftFault[]} */
      const fault = (key, values) => [{ ask, line, key, values }];
      const number = Atenta.numbers.read(weight);
      if (!Atenta.lines.is_weight(number)) return fault("weight_bad", { ...Atenta.rule_text.limits(), value: weight.trim() });
      const before = lines.findIndex((each) => each.said === said);
      return before < line ? fault("line_twice", { line: before + 1 }) : [];
    });
  }

  Atenta.own_draft = { draft, read, width };
})(globalThis.Atenta = globalThis.Atenta || {});
