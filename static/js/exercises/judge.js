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
    const { value, percent } = reading;
    const verdict = chosen(value, answers);
    if (verdict.verdict !== "wrong" || answers.unit !== "share" || percent || Math.abs(value) <= 1) return verdict;
    return chosen(value / 100, answers);
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

  Atenta.judge = { typed, chosen };
})(globalThis.Atenta = globalThis.Atenta || {});
