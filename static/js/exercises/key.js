(function (Atenta) {
  "use strict";

  /** So many exercises stand side by side on a sheet of paper. */
  const WIDEST = 14;
  /** Decimals of a measured number. */
  const TOLD = 3;
  const LETTERS = "abcdefghijklmnopqrstuvwxyz";

  /**
   * With how many decimals an answer is told, as its text tells it and no less than is asked for: digits_of of
   * generator/render/exercises.py.
   * @param {number} tolerance
   */
  function digits(tolerance) {
    return tolerance ? Math.max(TOLD, Atenta.judge.asked(tolerance)) : 0;
  }

  /**
   * The right answer in a few letters, as a table has room for: "0.412", "H2", "b", "4 1 2 3";
   * of an order, the number of each line, as they are written into the worksheet's boxes.
   * @param {ExerciseAnswers} answers
   * @param {string[]} tokens of the phrase
   */
  function short({ kind, right, tolerance }, tokens) {
    const places = Array.isArray(right) ? right : [right];
    if (kind === "number") return Atenta.numbers.fixed(places[0], digits(tolerance));
    if (kind === "head") return `H${places[0]}`;
    if (kind === "choice") return LETTERS[places[0]];
    if (kind === "cell") return places.map((at) => tokens[at]).join(" → ");
    return kind === "order" ? lines(places) : "";
  }

  /** An order as the numbers of its lines. @param {number[]} places */
  function lines(places) {
    return places.map((_, line) => places.indexOf(line) + 1).join(" ");
  }

  /**
   * The same in words, with what else would be right.
   * @param {PageExercise} exercise
   * @param {ExerciseAnswers} answers
   * @param {string[]} tokens
   * @param {Record<string, string>} words ui.toml's [exercises]
   */
  function told({ choices }, answers, tokens, words) {
    const { kind, tolerance, unit } = answers;
    const right = Array.isArray(answers.right) ? answers.right : [answers.right];
    if (kind === "text") return choices.map((point, at) => `${at + 1}. ${point}`).join(" ");
    if (kind === "choice") return `${short(answers, tokens)}) ${choices[right[0]]}`;
    if (kind === "cell") return Atenta.say.text(words.cell, { row: tokens[right[0]], column: tokens[right[1]] });
    if (kind === "order") return right.map((at, place) => `${place + 1}. ${choices[at]}`).join("; ");
    if (kind === "head") return short(answers, tokens);
    const share = unit === "share" ? ` (${Atenta.numbers.percent(right[0])})` : "";
    const bits = unit === "bits" ? ` ${words.bits}` : "";
    return `${short(answers, tokens)}${bits}${share}${tolerance ? ` ± ${tolerance}` : ""}`;
  }

  /**
   * The key to some exercises: answers that are the same for everybody in words, the others for each list number.
   * @param {ExercisesPage} page
   * @param {Marking} marking
   * @param {string[]} ids in their order; a teacher's own question has its number and no answer
   * @param {number} count list numbers go from 1 to it; 0 for all exercises as one student has them
   * @param {Variant} variant that student's number; null: as they stand
   * @returns {Key}
   */
  function sheet(page, marking, ids, count, variant = null) {
    const tokens = (/** @type {string} */ id) => Atenta.tokens.tokenize(marking.state(id, null).text);
    const asked = ids.flatMap((id, at) => {
      const exercise = marking.find(id);
      return exercise ? [{ exercise, number: at + 1, title: exercise.title }] : [];
    });
    // What a text should say is the same for every list number, and no cell holds it.
    const varies = asked.filter(({ exercise }) => count && Object.keys(exercise.vary).length && exercise.data.kind !== "text");
    const answer = (/** @type {string} */ id, /** @type {Variant} */ variant) => short(marking.answers(id, variant), tokens(id));
    return {
      standing: asked.filter((each) => !varies.includes(each)).map(({ exercise, number, title }) => ({
        number, title, kind: exercise.data.kind,
        answer: told(exercise, marking.answers(exercise.id, count ? null : variant), tokens(exercise.id), page.strings.exercises),
      })),
      tables: parts(varies).map((columns) => ({
        columns: columns.map(({ number, title }) => ({ number, title })),
        rows: Array.from({ length: count }, (_, at) => columns.map(({ exercise }) => answer(exercise.id, at + 1))),
      })),
    };
  }

  /**
   * As even as can be, so that no table has a single column.
   * @template Part
   * @param {Part[]} columns
   */
  function parts(columns) {
    const tables = Math.ceil(columns.length / WIDEST);
    const wide = Math.ceil(columns.length / tables);
    return Array.from({ length: tables }, (_, at) => columns.slice(at * wide, (at + 1) * wide));
  }

  Atenta.key = { lines, digits, short, told, sheet };
})(globalThis.Atenta = globalThis.Atenta || {});
