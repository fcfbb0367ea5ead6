(function (Atenta) {
  "use strict";

  /**
   * What the engine says of an exercise in a run. generator/attention/exercises/answering.py says the same.
   * Of a choice: the place of the right option, and of all of them.
   * @param {ExerciseData} exercise
   * @param {ExerciseRun} run
   * @returns {ExerciseAnswers}
   */
  function exercise_answers({ kind, answer, wrong, options, tolerance, unit, names }, run) {
    const value = (/** @type {string} */ text) => Atenta.expression.evaluate(text, run, names);
    const rest = { kind, tolerance, unit };
    if (kind === "text") return { ...rest, right: [], wrong: [] };
    if (kind !== "choice") return { ...rest, right: value(answer), wrong: wrong.map(value) };
    return { ...rest, right: options.findIndex((when) => value(when)), wrong: options.map((_, at) => at) };
  }

  Atenta.exercise_answers = exercise_answers;
})(globalThis.Atenta = globalThis.Atenta || {});
