(function (Atenta) {
  "use strict";

  const MOST_CODE_POINTS = 24;
  /** What could end a line, run on unseen, or turn the direction of the words around a name. */
  const UNSEEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
  const ASK = /^([^>:]*)>([^>:]*):(.*)$/;
  const TERM = /^(has|same|place)\.([^*]+)\*([^*]+)$/;

  /**
   * The reader's own head as a link says it: NAME~pronoun>noun:has.role.subject*1,same.gender*3;…
   * @param {OwnHead} own
   */
  function write_own({ name, rule }) {
    const asks = rule.asks.map(({ who, of, terms }) => `${who.join("+")}>${of.join("+")}:${terms.map(term_text).join(",")}`);
    return `${name}~${asks.join(";")}`;
  }

  /** @param {RuleTerm} term */
  function term_text(term) {
    return `${said(term)}*${term.weight}`;
  }

  /**
   * What a term asks for, apart from its weight: "has.role.subject", "same.gender", "place.before".
   * @param {RuleTerm} term
   */
  function said({ has, same, place }) {
    if (has) return `has.${has}`;
    return same ? `same.${same}` : `place.${place}`;
  }

  /**
   * The term that asks for this, such as "has.role.subject".
   * @param {string} text
   * @param {number} weight
   * @returns {RuleTerm}
   */
  function term(text, weight) {
    const at = text.indexOf(".");
    return { has: "", same: "", place: "", [text.slice(0, at)]: text.slice(at + 1), weight };
  }

  /**
   * The reader's own head that a link asks for, without what these features do not know.
   * @param {string} text
   * @param {LaboratoryFeatures} features
   * @param {string[]} [taken] names of other heads: bearing one of them, it gets a number
   * @returns {{ value: OwnHead | null, problems: AddressProblem[] }}
   */
  function read_own(text, features, taken = []) {
    /** @type {AddressProblem[]} */
    const problems = [];
    const leave_out = (/** @type {string} */ value, /** @type {string} */ key, values = {}) =>
      void problems.push({ name: "own", value, reason: "link_left_out", expected: { key, values } });
    const at = text.lastIndexOf("~");
    const asked = tidy(text.slice(0, Math.max(at, 0)));
    const name = name_fault(asked, taken) === "name_taken" ? `${asked} 2` : asked;
    if (at < 0 || name_fault(name)) {
      leave_out(text, at < 0 ? "expect_own" : "expect_name", { limit: MOST_CODE_POINTS });
      return { value: null, problems };
    }
    const rule = read_rule(text.slice(at + 1), features, leave_out);
    const fault = width_fault(rule, features);
    if (fault) leave_out(name, "expect_width", fault);
    if (!fault && name !== asked) problems.push({ name: "own", value: asked, reason: "link_renamed", expected: { key: "expect_renamed", values: { name } } });
    return { value: fault ? null : { name, rule }, problems };
  }

  /**
   * @param {string} text
   * @param {LaboratoryFeatures} features
   * @param {(value: string, key: string, values?: Record<string, string | number>) => void} leave_out
   */
  function read_rule(text, features, leave_out) {
    const asks = text.split(";").filter(Boolean).flatMap((piece) => {
      const [, who, of, terms] = ASK.exec(piece) ?? [];
      if (terms === undefined) return leave_out(piece, "expect_ask") ?? [];
      return [{ who: kinds(who), of: kinds(of), terms: read_terms(terms, leave_out) }];
    });
    const { rule, left_out } = Atenta.lines.usable({ id: "own", asks }, features);
    for (const each of left_out) leave_out(each, "expect_rule", limits());
    return rule;
  }

  /**
   * Joined by "+", which an address that was typed by hand brings as a blank.
   * @param {string} text
   */
  function kinds(text) {
    return [...new Set(text.split(/[+ ]/).filter(Boolean))];
  }

  /**
   * @param {string} text
   * @param {(value: string, key: string, values?: Record<string, string | number>) => void} leave_out
   */
  function read_terms(text, leave_out) {
    const seen = new Set();
    return text.split(",").filter(Boolean).flatMap((piece) => {
      const [, how, what, amount] = TERM.exec(piece) ?? [];
      const number = Atenta.numbers.read(amount ?? "");
      if (Number.isNaN(number)) return leave_out(piece, "expect_rule", limits()) ?? [];
      const asked = `${how}.${what}`;
      if (seen.has(asked)) return leave_out(piece, "expect_once") ?? [];
      seen.add(asked);
      return [term(asked, number)];
    });
  }

  /** Between which weights a line can stand, as one writes it. */
  function limits() {
    const { min, max, step } = Atenta.lines.WEIGHTS;
    return { min: weight(min), max: weight(max), step };
  }

  /** A weight as one writes it. @param {number} value */
  function weight(value) {
    return String(value).replace("-", "\u2212");
  }

  /**
   * How many dimensions a rule takes and how many there are, if it takes too many.
   * @param {Rule} rule
   * @param {LaboratoryFeatures} features
   * @returns {{ found: number, limit: number } | null}
   */
  function width_fault(rule, features) {
    const found = Atenta.rules.width(rule, Atenta.stream.make(features));
    return found > Atenta.rules.HEAD_D_K ? { found, limit: Atenta.rules.HEAD_D_K } : null;
  }

  /** A name as it is kept: composed, on one line, without blanks around it. @param {string} name */
  function tidy(name) {
    return name.normalize("NFC").replace(/\s+/g, " ").replace(UNSEEN, "").trim();
  }

  /**
   * Why a tidy name will not do: a key of ui.toml's [own_head], or "".
   * @param {string} name
   * @param {string[]} [taken] names of other heads
   */
  function name_fault(name, taken = []) {
    if (!name) return "name_missing";
    if (taken.some((other) => other.toLowerCase() === name.toLowerCase())) return "name_taken";
    return [...name].length > MOST_CODE_POINTS ? "name_long" : "";
  }

  Atenta.rule_text = { MOST_CODE_POINTS, write_own, read_own, said, term, weight, limits, width_fault, tidy, name_fault };
})(globalThis.Atenta = globalThis.Atenta || {});
