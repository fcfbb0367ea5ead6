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

  /**
   * One row as a sum to be done by hand, with so many decimals that whoever starts from the scores as they are printed
   * gets the digits of the answers, whether they round at every step, as they are told to, or carry all digits on. The
   * weights are the engine's.
   * @param {HeadView} view
   * @param {number} row
   * @returns {PencilSheet}
   */
  function pencil(view, row) {
    const given = given_of(view, row);
    const places = fitting(given);
    const found = reckon(printed(given.scores, places.score), given, (value) => value);
    const said = (/** @type {number[]} */ values, /** @type {PencilStep} */ step) =>
      values.map((value) => Atenta.numbers.fixed(Atenta.rounding.rounded(value, places[step]) || value, places[step]));
    const weights = said(found.weights, "weight");
    return {
      keys: given.keys, masked: given.masked, places, shifts: given.shifts, divides: given.divisor !== 1,
      rounds: !Atenta.rounding.is(given.divisor, places.divisor),
      divisor: said([given.divisor], "divisor")[0],
      score: said(given.scores, "score"), scaled: said(found.scaled, "scaled"), shifted: said(found.shifted, "shifted"),
      exp: said(found.exps, "exp"), total: said([found.total], "total")[0], weight: weights,
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
   * The fewest decimals with which both ways of reckoning end in the same digits, and in the engine's weights.
   * @param {PencilGiven} given
   */
  function fitting(given) {
    const { weights } = reckon(given.scores, given, (value) => value);
    const all = [...possible(given)].sort((one, other) => burden(one) - burden(other));
    const { score, ...places } = all.find((places) => fits(given, weights, places)) ?? all[all.length - 1];
    return { ...places, score: Math.max(...given.scores.map((one) => Atenta.rounding.length_of(one, score))) };
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
            const places = { score, divisor: Atenta.rounding.length_of(divisor, score + 1), scaled, shifted, exp, weight: WEIGHT };
            yield* [exp - 1, exp].map((total) => ({ ...places, total }));
          }
        }
      }
    }
  }

  /**
   * @param {PencilGiven} given
   * @param {number[]} weights the engine's
   * @param {Record<PencilStep, number>} places
   */
  function fits(given, weights, places) {
    const round = (/** @type {number} */ value, /** @type {PencilStep} */ step) => Atenta.rounding.rounded(value, places[step]);
    const scores = printed(given.scores, places.score);
    const carried = reckon(scores, given, (value) => value);
    const told = digits(reckon(scores, given, round), round);
    return digits(carried, round).every((value, at) => value === told[at]) &&
      weights.every((weight, at) => round(weight, "weight") === round(carried.weights[at], "weight"));
  }

  /** Scores as they are read off the sheet. @param {number[]} scores @param {number} places */
  function printed(scores, places) {
    return scores.map((score) => Number(score.toFixed(places)));
  }

  /** @param {ReturnType<typeof reckon>} found @param {(value: number, step: PencilStep) => number} round */
  function digits({ scaled, shifted, exps, total, weights }, round) {
    const of = (/** @type {number[]} */ values, /** @type {PencilStep} */ step) => values.map((value) => round(value, step));
    return [of(scaled, "scaled"), of(shifted, "shifted"), of(exps, "exp"), of([total], "total"), of(weights, "weight")].flat();
  }

  /** @param {number[]} terms */
  function sum(terms) {
    return terms.reduce((total, term) => total + term, 0);
  }

  Atenta.take_away = { ...Atenta.take_away, pencil };
})(globalThis.Atenta = globalThis.Atenta || {});
