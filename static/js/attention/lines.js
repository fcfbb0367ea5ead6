(function (Atenta) {
  "use strict";

  const KIND = "kind";
  const PLACE = "place";
  /** Weights are whole numbers of steps, so that every score is exact in binary. */
  const WEIGHTS = { min: -8, max: 8, step: 0.25 };
  /**
   * How far the key at j is where a term wants it, seen from the query at i: "near" halves with each step.
   * @type {Record<string, (i: number, j: number) => number>}
   */
  const AMOUNTS = {
    before: (i, j) => Number(j < i),
    after: (i, j) => Number(j > i),
    previous: (i, j) => Number(j === i - 1),
    next: (i, j) => Number(j === i + 1),
    near: (i, j) => (i === j ? 0 : 2 ** (1 - Math.abs(i - j))),
    me: (i, j) => Number(i === j),
  };

  /**
   * What a term about places adds to the score of the key at j for the query at i, before the gain.
   * @param {RuleTerm} term
   * @param {number} i
   * @param {number} j
   */
  function amount(term, i, j) {
    return term.weight * AMOUNTS[term.place](i, j);
  }

  /**
   * The dimensions that an ask needs, those of places last.
   * @param {number} at
   * @param {RuleAsk} ask
   * @param {Stream} stream
   * @returns {RuleDimension[]}
   */
  function dimensions_of(at, ask, stream) {
    const own = ask.terms.flatMap((term, place) => {
      const named = term.has ? [term.has.split(".")] : [];
      const shared = term.same ? Object.keys(stream.features.features[term.same].values) : [];
      const said = [...named, ...shared.map((value) => [term.same, value])];
      return said.map(([feature, value]) => ({ ask: at, term: place, feature, value }));
    });
    if (!ask.terms.some(({ place }) => place)) return own;
    const places = stream.plain.filter(({ feature }) => feature === PLACE);
    return [...own, ...places.map(({ feature, value }) => ({ ask: at, term: null, feature, value }))];
  }

  /**
   * The rows of the stream that ask in a dimension, each with how much.
   * @param {RuleAsk} ask
   * @param {RuleDimension} dimension
   * @param {Stream} stream
   * @returns {[number, number][]}
   */
  function wanted(ask, { term, feature, value }, stream) {
    if (term === null) {
      return stream.plain.flatMap((thing) => {
        if (thing.feature !== PLACE) return [];
        const lines = ask.terms.filter(({ place }) => place);
        const weight = lines.reduce((sum, line) => sum + amount(line, Number(thing.value), Number(value)), 0);
        return with_weight(weight ? rows(ask.who, PLACE, thing.value, stream) : [], weight);
      });
    }
    const { has, weight } = ask.terms[term];
    if (!has) return with_weight(rows(ask.who, feature, value, stream), weight);
    const kinds = ask.who.length ? ask.who : Object.keys(stream.features.features[KIND].values);
    return with_weight(kinds.map((kind) => stream.row("", KIND, kind)), weight);
  }

  /**
   * @param {number[]} rows
   * @param {number} weight
   * @returns {[number, number][]}
   */
  function with_weight(rows, weight) {
    return rows.map((row) => [row, weight]);
  }

  /**
   * The rows of the stream that say this of tokens of these kinds; of every kind if none is given.
   * @param {string[]} kinds
   * @param {string} feature
   * @param {string} value
   * @param {Stream} stream
   */
  function rows(kinds, feature, value, stream) {
    if (feature === KIND) return kinds.length === 0 || kinds.includes(value) ? [stream.row("", KIND, value)] : [];
    return kinds.length ? kinds.map((kind) => stream.row(kind, feature, value)) : [stream.row("", feature, value)];
  }

  /**
   * A rule from outside, such as a link's, without what these features do not know; that is named in `left_out`.
   * @param {Rule} rule
   * @param {LaboratoryFeatures} features
   * @returns {{ rule: Rule, left_out: string[] }}
   */
  function usable(rule, features) {
    /** @type {string[]} */
    const left_out = [];
    const known_kind = (/** @type {string} */ kind) => kept(has_value(features, KIND, kind), kind, left_out);
    const asks = rule.asks.map(({ who, of, terms }) => ({
      terms: terms.filter((term) => kept(is_usable(term, features), name_of(term), left_out)),
      who: who.filter(known_kind),
      of: of.filter(known_kind),
    }));
    // An empty list stands for every kind: where none of those named is known, nothing may be asked.
    const whole = asks.filter(({ terms, who, of }, at) => {
      return terms.length && (who.length || !rule.asks[at].who.length) && (of.length || !rule.asks[at].of.length);
    });
    return { rule: { ...rule, asks: whole }, left_out };
  }

  /** @param {boolean} is_known @param {string} name @param {string[]} left_out */
  function kept(is_known, name, left_out) {
    if (!is_known) left_out.push(name);
    return is_known;
  }

  /** @param {RuleTerm} term @param {LaboratoryFeatures} features */
  function is_usable({ has, same, place, weight }, features) {
    const said = [has, same, place].filter(Boolean);
    if (said.length !== 1 || !is_weight(weight)) return false;
    if (place) return Object.hasOwn(AMOUNTS, place);
    if (same) return same !== KIND && Object.hasOwn(features.features, same);
    const [feature, value] = has.split(".");
    return has_value(features, feature, value);
  }

  /** @param {number} weight */
  function is_weight(weight) {
    return weight >= WEIGHTS.min && weight <= WEIGHTS.max && weight % WEIGHTS.step === 0;
  }

  /** @param {LaboratoryFeatures} features @param {string} feature @param {string} value */
  function has_value({ features }, feature, value) {
    return Object.hasOwn(features, feature) && Object.hasOwn(features[feature].values, value);
  }

  /** As a link says it. @param {RuleTerm} term */
  function name_of({ has, same, place, weight }) {
    const said = Object.entries({ has, same, place }).flatMap(([how, what]) => (what ? `${how}.${what}` : []));
    return `${said.join("+")}*${weight}`;
  }

  Atenta.lines = { WEIGHTS, dimensions_of, wanted, rows, amount, usable, is_weight };
})(globalThis.Atenta = globalThis.Atenta || {});
