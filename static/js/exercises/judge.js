(function (Atenta) {
  "use strict";

  /** More than any rounding in the arithmetic, less than any tolerance. */
  const ROUNDING = 1e-9;

  /**
   * A number that was typed. Of a share, 40 is read as 40 % where 40 itself is no answer that anybody would give.
   * @param {string} text
   * @param {ExerciseAnswers} answers
   * @returns {ExerciseVerdict}
   */
  function typed(text, answers) {
    const reading = read(text, answers);
    if ("reason" in reading) {
      return reading.reason === "empty" ? { verdict: "empty" } : { verdict: "unreadable", reason: reading.reason };
    }
    const hundredths = as_percent(text, answers);
    const value = hundredths ? reading.value / 100 : reading.value;
    const verdict = chosen(value, answers);
    if (verdict.verdict === "right" || answers.wrong.some((each) => equal(value, each, 0))) return verdict;
    return near(value, decimals(text) + (hundredths || reading.percent ? 2 : 0), answers) ? { verdict: "near" } : verdict;
  }

  /**
   * What was typed, without the unit that the field itself bears; what the question cannot be answered with is refused.
   * @param {string} text
   * @param {Pick<ExerciseAnswers, "unit" | "tolerance">} asked
   * @returns {AnswerReading}
   */
  function read(text, { unit, tolerance }) {
    const reading = Atenta.answers.read(unit === "bits" ? text.replace(/bits?\s*$/i, "") : text);
    if ("reason" in reading) return reading;
    if (tolerance === 0 && !(Number.isInteger(reading.value) && reading.value >= 0 && !reading.percent)) return { reason: "no_count" };
    return reading.percent && unit !== "share" ? { reason: "no_share" } : reading;
  }

  /**
   * How many decimals an answer needs, so that every number that is rounded to as many is taken: as
   * generator/render/exercises.py.
   * @param {number} tolerance
   */
  function asked(tolerance) {
    return tolerance ? Math.max(0, Math.ceil(-Math.log10(2 * tolerance) - ROUNDING)) : 0;
  }

  /** Of a fraction, more than any answer needs. @param {string} text */
  function decimals(text) {
    if (/[/\u2044]/.test(text.normalize("NFKC"))) return Infinity;
    return /[.,](\d*)/.exec(text.normalize("NFKC").replace(/\s/g, ""))?.[1].length ?? 0;
  }

  /**
   * Whether a number is the right one, rounded to fewer decimals than are asked for; 0 says nothing of it.
   * @param {number} value
   * @param {number} places
   * @param {ExerciseAnswers} answers
   */
  function near(value, places, { right, tolerance }) {
    if (typeof right !== "number" || value === 0 || places >= asked(tolerance)) return false;
    return Math.abs(value - right) <= 10 ** -places / 2 + tolerance + ROUNDING;
  }

  /**
   * Whether a number without a sign is taken as so many per cent.
   * @param {string} text
   * @param {ExerciseAnswers} answers
   */
  function as_percent(text, answers) {
    const reading = read(text, answers);
    if ("reason" in reading || reading.percent || answers.unit !== "share" || Math.abs(reading.value) <= 1) return false;
    return chosen(reading.value, answers).verdict === "wrong";
  }

  /**
   * What was chosen: an option, a head, a cell, an order; null for nothing. The right answer goes before any wrong one.
   * @param {number | number[] | null} given
   * @param {ExerciseAnswers} answers
   * @returns {ExerciseVerdict}
   */
  function chosen(given, { right, wrong, tolerance }) {
    if (given === null || (Array.isArray(given) && given.length === 0)) return { verdict: "empty" };
    if (equal(given, right, tolerance)) return { verdict: "right" };
    const at = wrong.findIndex((each) => equal(given, each, tolerance));
    return at < 0 ? { verdict: "wrong" } : { verdict: "typical", wrong: at };
  }

  /** @param {number | number[]} one @param {number | number[]} other @param {number} tolerance */
  function equal(one, other, tolerance) {
    const [ours, theirs] = [one, other].map((each) => (Array.isArray(each) ? each : [each]));
    return ours.length === theirs.length && ours.every((part, at) => Math.abs(part - theirs[at]) <= tolerance + ROUNDING);
  }

  Atenta.judge = { typed, as_percent, chosen, read, asked };
})(globalThis.Atenta = globalThis.Atenta || {});
