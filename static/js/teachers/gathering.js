(function (Atenta) {
  "use strict";

  /** The teacher's own question, which no page can mark. */
  const OWN = "question";

  /**
   * The hand-ins of a folder, marked again by this page: a table for each task, and the files that are none.
   * @param {GatheredFile[]} files
   * @param {ExercisesPage} page
   * @param {Marking} marking keeps what it has computed: the same files are marked at once when they come again
   * @returns {Gathered}
   */
  function gather(files, page, marking) {
    /** @type {DamagedFile[]} */
    const damaged = [];
    /** @type {Map<string, GatheredTask>} */
    const tasks = new Map();
    for (const { name, reading } of files) {
      if ("fault" in reading) {
        damaged.push({ file: name, ...reading });
        continue;
      }
      const said = reading.hand_in.task;
      const task = tasks.get(said) ?? { ...read_task(said, page), rows: [] };
      tasks.set(said, task);
      task.rows.push(row(name, reading, task, marking));
    }
    for (const task of tasks.values()) finish(task, page);
    return { tasks: [...tasks.values()].sort((one, other) => other.rows.length - one.rows.length), damaged };
  }

  /**
   * What was set, as a hand-in says it; its exercises are those of the task, or all where it names none.
   * @param {string} said
   * @param {ExercisesPage} page
   */
  function read_task(said, page) {
    const { task } = Atenta.task.read(Atenta.reading.parts(said).found);
    const ids = page.exercises.map(({ id }) => id);
    const named = [...(task?.question ? [OWN] : []), ...(task?.only ?? [])];
    return { title: task?.title ?? "", numbered: task?.numbered ?? false, asked: named.length > 0, exercises: named.length ? named : ids };
  }

  /**
   * @param {string} file
   * @param {{ hand_in: HandIn, changed: boolean }} reading
   * @param {GatheredTask} task
   * @param {Marking} marking
   * @returns {GatheredRow}
   */
  function row(file, { hand_in, changed }, { numbered }, marking) {
    const { entries, number } = hand_in;
    const cells = Object.fromEntries(entries.map((entry) => [entry.exercise, cell(entry, number, marking)]));
    const marked = Object.values(cells);
    /** @type {GatheredRemark[]} */
    const remarks = [];
    if (changed) remarks.push("changed");
    if (marked.some(({ verdict, claimed }) => verdict !== "unknown" && verdict !== claimed)) remarks.push("differs");
    if (marked.some(({ verdict }) => verdict === "unknown")) remarks.push("unknown");
    if (numbered && number === null) remarks.push("no_number");
    return { file, hand_in, cells, right: marked.filter(({ verdict }) => verdict === "right").length, remarks };
  }

  /**
   * One answer as this page marks it; "unknown" where it has no such exercise.
   * @param {Entry} entry
   * @param {Variant} variant
   * @param {Marking} marking
   * @returns {GatheredCell}
   */
  function cell({ exercise, given, verdict, tries, hints, seen = false }, variant, marking) {
    const rest = { given, tries, hints, seen, claimed: verdict };
    if (exercise === OWN) return { ...rest, ...own(given) };
    if (!marking.find(exercise)) return { ...rest, verdict: "unknown" };
    return { ...rest, ...marking.mark(exercise, given, variant) };
  }

  /** @param {string} given @returns {Mark} */
  function own(given) {
    const read = Atenta.given.read("text", given);
    return { verdict: read && typeof read === "object" && "text" in read && read.text.trim() ? "open" : "empty" };
  }

  /**
   * Rows in the order of a class list, with a remark on whoever handed in twice; of a task that names no exercise,
   * the columns are those that somebody answered.
   * @param {GatheredTask} task
   * @param {ExercisesPage} page
   */
  function finish(task, { language }) {
    const answered = new Set(task.rows.flatMap(({ cells }) => Object.keys(cells)));
    if (!task.asked) task.exercises = task.exercises.filter((id) => answered.has(id));
    task.exercises.push(...[...answered].filter((id) => !task.exercises.includes(id)));
    const who = (/** @type {GatheredRow} */ { hand_in: { name, number } }) => `${number} ${name.trim().toLowerCase()}`;
    for (const each of task.rows) {
      if (task.rows.some((other) => other !== each && who(other) === who(each))) each.remarks.push("twice");
    }
    const place = (/** @type {GatheredRow} */ { hand_in: { number } }) => number ?? Infinity;
    task.rows.sort((one, other) => {
      const apart = place(one) - place(other);
      return apart || one.hand_in.name.localeCompare(other.hand_in.name, language) || one.hand_in.saved.localeCompare(other.hand_in.saved);
    });
  }

  Atenta.gather = gather;
})(globalThis.Atenta = globalThis.Atenta || {});
