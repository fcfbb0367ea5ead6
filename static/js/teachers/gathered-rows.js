(function (Atenta) {
  "use strict";

  /** Of each exercise: result, answer, tries, hints. */
  const PARTS = 4;

  /**
   * The rows of a spreadsheet: one for each student, the damaged files last.
   * @param {GatheredTask} task
   * @param {DamagedFile[]} damaged
   * @param {ExercisesPage} page
   * @param {Marking} marking
   */
  function rows(task, damaged, page, marking) {
    const { teachers: words, hand_in: reasons } = page.strings;
    const titles = task.exercises.map((id) => Atenta.gathered_words.title(id, page));
    const head = [
      words.number, words.name, words.right, words.of,
      ...titles.flatMap((name) => [words.result, words.answer, words.tries, words.hints].map((part) => `${name}: ${part}`)),
      words.remarks, words.saved, words.file,
    ];
    const students = task.rows.map((row) => student(row, task, page, marking));
    const blank = Array(head.length - 3).fill("");
    const broken = damaged.map((file) => [...blank, Atenta.hand_in.fault(file, reasons), "", file.file]);
    return [head, ...students, ...broken];
  }

  /**
   * @param {GatheredRow} row
   * @param {GatheredTask} task
   * @param {ExercisesPage} page
   * @param {Marking} marking
   */
  function student(row, { exercises }, page, marking) {
    const words = page.strings.teachers;
    const { hand_in: { name, number, saved }, cells, right } = row;
    const answers = exercises.flatMap((id) => {
      const cell = cells[id];
      if (!cell) return [words.verdict_none, ...Array(PARTS - 1).fill("")];
      const given = Atenta.gathered_words.given(id, cell, number, marking, words);
      const verdict = Atenta.gathered_words.verdict(id, cell, marking, words);
      return [verdict, given, String(cell.tries ?? "?"), String(cell.hints ?? "?")];
    });
    const marked = exercises.filter((id) => marking.find(id)?.data.kind !== "text" && marking.find(id)).length;
    const remarks = Atenta.gathered_words.remarks(row, page);
    const who = Atenta.gathered_words.name(name);
    return [String(number ?? ""), who, String(right), String(marked), ...answers, remarks, local(saved), row.file];
  }

  /** By the clock of the teacher's machine, so that a spreadsheet can sort it; what is no time stays as it is. @param {string} saved */
  function local(saved) {
    const time = new Date(saved);
    if (Number.isNaN(time.getTime())) return saved;
    const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
    const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(two).join("-");
    return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
  }

  Atenta.gathered_rows = rows;
})(globalThis.Atenta = globalThis.Atenta || {});
