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
    const reading = Atenta.answers.read(text);
    if ("reason" in reading) {
      return reading.reason === "empty" ? { verdict: "empty" } : { verdict: "unreadable", reason: reading.reason };
    }
    return chosen(as_percent(text, answers) ? reading.value / 100 : reading.value, answers);
  }

  /**
   * Whether a number without a sign is taken as so many per cent.
   * @param {string} text
   * @param {ExerciseAnswers} answers
   */
  function as_percent(text, answers) {
    const reading = Atenta.answers.read(text);
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

  Atenta.judge = { typed, as_percent, chosen };
})(globalThis.Atenta = globalThis.Atenta || {});
