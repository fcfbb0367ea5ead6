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
    const students = task.rows.map((row) => student(row, task, marking, words));
    const blank = Array(head.length - 3).fill("");
    const broken = damaged.map((file) => [...blank, Atenta.hand_in.fault(file, reasons), "", file.file]);
    return [head, ...students, ...broken];
  }

  /**
   * @param {GatheredRow} row
   * @param {GatheredTask} task
   * @param {Marking} marking
   * @param {Record<string, string>} words
   */
  function student(row, { exercises }, marking, words) {
    const { hand_in: { name, number, saved }, cells, right } = row;
    const answers = exercises.flatMap((id) => {
      const cell = cells[id];
      if (!cell) return [words.verdict_none, ...Array(PARTS - 1).fill("")];
      const given = Atenta.gathered_words.given(id, cell, number, marking, words);
      return [Atenta.gathered_words.verdict(cell, words), given, String(cell.tries), String(cell.hints)];
    });
    const marked = exercises.filter((id) => marking.find(id)?.data.kind !== "text" && marking.find(id)).length;
    const remarks = Atenta.gathered_words.remarks(row, words);
    return [String(number ?? ""), name, String(right), String(marked), ...answers, remarks, saved, row.file];
  }

  Atenta.gathered_rows = rows;
})(globalThis.Atenta = globalThis.Atenta || {});
