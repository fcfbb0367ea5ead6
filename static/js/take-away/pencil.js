(function (Atenta) {
  "use strict";

  /** Decimals of an exponential. */
  const FEWEST = 3;
  const MOST = 8;
  const WEIGHT = 3;
  /** At most so many more than the next step has. */
  const MORE = 4;
  /** From here on the largest of a row is taken off first: nobody writes down e⁵⁰. */
  const LARGE = 4;
  /** A number that lies so near between two roundings can be rounded either way. */
  const EDGE = 1e-6;

  /**
   * One row as a sum to be done by hand, with so many decimals that whoever starts from the scores as they are printed
   * gets the digits of the answers, whether they round at every step, as they are told to, or only at the end.
   * @param {HeadView} view
   * @param {number} row
   * @returns {PencilSheet}
   */
  function pencil(view, row) {
    const given = given_of(view, row);
    const exact = reckon(given.scores, given, (value) => value);
    const places = fitting(given, exact);
    const said = (/** @type {number[]} */ values, /** @type {PencilStep} */ step) => values.map((value) => Atenta.numbers.fixed(value, places[step]));
    const weights = said(exact.weights, "weight");
    return {
      keys: given.keys, masked: given.masked, places, shifts: given.shifts, divides: given.divisor !== 1,
      rounds: !is(given.divisor, places.divisor),
      divisor: said([given.divisor], "divisor")[0],
      score: said(given.scores, "score"), scaled: said(exact.scaled, "scaled"), shifted: said(exact.shifted, "shifted"),
      exp: said(exact.exps, "exp"), total: said([exact.total], "total")[0], weight: weights,
      whole: said([sum(weights.map(Atenta.numbers.read))], "weight")[0],
    };
  }

  /**
   * What the sheet starts from: the keys that the row sees, and their scores.
   * @param {HeadView} view
   * @param {number} row
   * @returns {PencilGiven}
   */
  function given_of({ trace, scores, masked, n_key, temperature, divide }, row) {
    const all = [...trace.key_tokens.keys()];
    const hidden = (/** @type {number} */ key) => masked[row * n_key + key] === 1;
    const keys = all.filter((key) => !hidden(key));
    const divisor = temperature * (divide ? Math.sqrt(trace.d_k) : 1);
    const seen = keys.map((key) => scores[row * n_key + key]);
    return { keys, masked: all.filter(hidden), scores: seen, divisor, shifts: Math.abs(Math.max(...seen) / divisor) > LARGE };
  }

  /**
   * From scores to weights, with what is done to each number before the next step takes it.
   * @param {number[]} scores
   * @param {PencilGiven} given
   * @param {(value: number, step: PencilStep) => number} round
   */
  function reckon(scores, { divisor, shifts }, round) {
    const root = round(divisor, "divisor");
    const scaled = scores.map((score) => round(score / root, "scaled"));
    const largest = Math.max(...scaled);
    const shifted = shifts ? scaled.map((one) => round(one - largest, "shifted")) : scaled;
    const exps = shifted.map((one) => round(Math.exp(one), "exp"));
    const total = round(sum(exps), "total");
    return { scaled, shifted, exps, total, weights: exps.map((exp) => round(exp / total, "weight")) };
  }

  /**
   * The fewest decimals with which both ways of reckoning end in the engine's digits.
   * @param {PencilGiven} given
   * @param {ReturnType<typeof reckon>} exact
   */
  function fitting(given, exact) {
    const all = [...possible(given)].sort((one, other) => burden(one) - burden(other));
    const { score, ...places } = all.find((places) => fits(given, exact, places)) ?? all[all.length - 1];
    return { ...places, score: Math.max(...given.scores.map((one) => length_of(one, score))) };
  }

  /** How much there is to write. @param {Record<PencilStep, number>} places */
  function burden({ score, scaled, shifted, exp, total }) {
    return score + scaled + shifted + exp + total;
  }

  /**
   * Decimals that a sheet may have. A step that is left out has those of the step before.
   * @param {PencilGiven} given
   * @returns {Generator<Record<PencilStep, number>>}
   */
  function* possible({ divisor, shifts }) {
    for (let exp = FEWEST; exp <= MOST; exp++) {
      for (let shifted = exp; shifted <= exp + MORE; shifted++) {
        for (let scaled = shifted; scaled <= shifted + (shifts ? MORE : 0); scaled++) {
          for (let score = scaled; score <= scaled + (divisor === 1 ? 0 : MORE); score++) {
            const places = { score, divisor: length_of(divisor, score + 1), scaled, shifted, exp, weight: WEIGHT };
            yield* [exp - 1, exp].map((total) => ({ ...places, total }));
          }
        }
      }
    }
  }

  /** As many decimals as a number has, and at most so many. @param {number} value @param {number} most */
  function length_of(value, most) {
    for (let digits = 0; digits < most; digits++) if (is(value, digits)) return digits;
    return most;
  }

  /** Whether so many decimals say a number whole. @param {number} value @param {number} places */
  function is(value, places) {
    return Math.abs(value - rounded(value, places)) < 1e-12;
  }

  /**
   * @param {PencilGiven} given
   * @param {ReturnType<typeof reckon>} exact
   * @param {Record<PencilStep, number>} places
   */
  function fits(given, exact, places) {
    const round = (/** @type {number} */ value, /** @type {PencilStep} */ step) => rounded(value, places[step]);
    const printed = given.scores.map((score) => round(score, "score"));
    const wanted = digits(exact, round);
    const told = digits(reckon(printed, given, round), round);
    const carried = digits(reckon(printed, given, (value) => value), round);
    return wanted.every((value, at) => value === told[at] && value === carried[at]);
  }

  /** @param {ReturnType<typeof reckon>} found @param {(value: number, step: PencilStep) => number} round */
  function digits({ scaled, shifted, exps, total, weights }, round) {
    const of = (/** @type {number[]} */ values, /** @type {PencilStep} */ step) => values.map((value) => round(value, step));
    return [of(scaled, "scaled"), of(shifted, "shifted"), of(exps, "exp"), of([total], "total"), of(weights, "weight")].flat();
  }

  /** Rounded to so many decimals; NaN, which is equal to nothing, where it may go either way. @param {number} value @param {number} places */
  function rounded(value, places) {
    const scaled = value * 10 ** places;
    return Math.abs(Math.abs(scaled - Math.trunc(scaled)) - 0.5) < EDGE ? NaN : Math.round(scaled) / 10 ** places;
  }

  /** @param {number[]} terms */
  function sum(terms) {
    return terms.reduce((total, term) => total + term, 0);
  }

  Atenta.take_away = { ...Atenta.take_away, pencil };
})(globalThis.Atenta = globalThis.Atenta || {});
