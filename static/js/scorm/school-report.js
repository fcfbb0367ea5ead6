(function (Atenta) {
  "use strict";

  /** Which of the standard's kinds of question an exercise is. @type {Partial<Record<ExerciseKind, string>>} */
  const TYPES = { number: "numeric", choice: "choice", head: "numeric", order: "sequencing" };
  /** What the standard calls what we say of an answer; a free text is read by people. @type {Record<string, string>} */
  const RESULTS = { right: "correct", open: "neutral" };
  const LONGEST = 255;
  const NUMBER = /^-?\d+(\.\d+)?$/;
  const CENTISECONDS = 10;

  /**
   * @param {ReportedExercise[]} exercises
   * @param {Entry[]} entries
   * @returns {SchoolOutcome}
   */
  function outcome(exercises, entries) {
    const answered = new Map(entries.map((entry) => [entry.exercise, entry]));
    const marked = exercises.filter(({ kind }) => kind !== "text");
    const right = marked.filter(({ id }) => answered.get(id)?.verdict === "right" && !answered.get(id)?.seen);
    return {
      score: marked.length ? Math.round((100 * right.length) / marked.length) : 0,
      done: exercises.length > 0 && exercises.every(({ id }) => answered.has(id)),
    };
  }

  /**
   * @param {ReportedExercise} exercise
   * @param {Entry} entry
   * @returns {SchoolInteraction}
   */
  function interaction({ id, kind }, { given, verdict }) {
    const said = kind === "number" ? given.trim().replace(",", ".") : kind === "order" ? given.replaceAll(".", ",") : given;
    const type = TYPES[kind] ?? "fill-in";
    const fits = type !== "numeric" || NUMBER.test(said);
    return { id, type: fits ? type : "fill-in", student_response: said.slice(0, LONGEST), result: RESULTS[verdict] ?? "wrong" };
  }

  /** @param {number} milliseconds */
  function span(milliseconds) {
    const parts = [3_600_000, 60_000, 1000].map((unit, at) => Math.floor(milliseconds / unit) % (at ? 60 : Infinity));
    const [hours, minutes, seconds] = parts.map((part) => String(part).padStart(2, "0"));
    const rest = String(Math.floor((milliseconds % 1000) / CENTISECONDS)).padStart(2, "0");
    return `${hours.padStart(4, "0")}:${minutes}:${seconds}.${rest}`;
  }

  Atenta.school_report = { outcome, interaction, span };
})(globalThis.Atenta = globalThis.Atenta || {});
