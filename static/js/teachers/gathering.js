(function (Atenta) {
  "use strict";

  /** The teacher's own question, which no page can mark. */
  const OWN = "question";
  /** Tries or hints. */
  const MOST = 9999;
  /** Of a task; keys of ui.toml's [teachers], after "apart_". @type {TaskPartName[]} */
  const PARTS = ["question", "opens", "only", "hide", "numbered", "check"];

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
      // Whatever stands in a file, it takes none of the others along.
      try {
        task.rows.push(row(name, reading, task, marking));
        tasks.set(said, task);
      } catch {
        damaged.push({ file: name, fault: "unmarked" });
      }
    }
    for (const task of tasks.values()) finish(task, page);
    const sorted = [...tasks.values()].sort((one, other) => other.rows.length - one.rows.length);
    tell_apart(sorted);
    return { tasks: sorted, damaged };
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
    return { set: task, title: task?.title ?? "", numbered: task?.numbered ?? false, asked: named.length > 0, exercises: named.length ? named : ids };
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
    /** Ids come out of a file, and may be called anything. @type {Record<string, GatheredCell>} */
    const cells = Object.create(null);
    for (const entry of entries) cells[entry.exercise] = cell(entry, number, marking);
    const marked = Object.values(cells);
    const differing = Object.keys(cells).filter((id) => cells[id].verdict !== "unknown" && cells[id].verdict !== cells[id].claimed);
    /** @type {GatheredRemark[]} */
    const remarks = [];
    if (changed) remarks.push("changed");
    if (differing.length) remarks.push("differs");
    if (marked.length < entries.length) remarks.push("repeated");
    if (marked.some(({ tries, hints }) => tries === null || hints === null)) remarks.push("counts");
    if (marked.some(({ verdict }) => verdict === "unknown")) remarks.push("unknown");
    if (numbered && number === null) remarks.push("no_number");
    return { file, hand_in, cells, differing, right: marked.filter(({ verdict }) => verdict === "right").length, remarks };
  }

  /**
   * One answer as this page marks it; "unknown" where it has no such exercise.
   * @param {Entry} entry
   * @param {Variant} variant
   * @param {Marking} marking
   * @returns {GatheredCell}
   */
  function cell({ exercise, given, verdict, tries, hints, seen = false }, variant, marking) {
    const rest = { given, tries: counted(tries), hints: counted(hints), seen, claimed: verdict };
    if (exercise === OWN) return { ...rest, ...own(given) };
    if (!marking.find(exercise)) return { ...rest, verdict: "unknown" };
    return { ...rest, ...marking.mark(exercise, given, variant) };
  }

  /** null for what nobody can have done so often. @param {number} count */
  function counted(count) {
    return Number.isInteger(count) && count >= 0 && count <= MOST ? count : null;
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
    for (const each of task.rows) {
      const others = task.rows.filter((other) => other !== each);
      const named = others.filter((other) => person(other) === person(each));
      const numbered = others.filter(({ hand_in: { number } }) => number !== null && number === each.hand_in.number);
      if (named.some(({ hand_in }) => hand_in.number === each.hand_in.number)) each.remarks.push("twice");
      if (named.some(({ hand_in }) => hand_in.number !== each.hand_in.number)) each.remarks.push("other_number");
      if (numbered.some((other) => !named.includes(other))) each.remarks.push("other_name");
    }
    const place = (/** @type {GatheredRow} */ { hand_in: { number } }) => number ?? Infinity;
    task.rows.sort((one, other) => {
      const apart = place(one) - place(other);
      return apart || one.hand_in.name.localeCompare(other.hand_in.name, language) || one.hand_in.saved.localeCompare(other.hand_in.saved);
    });
  }

  /** A name without what two hands write differently. @param {GatheredRow} row */
  function person({ hand_in: { name } }) {
    return name.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
  }

  /** Of tasks with the same title: which of them each is, and what it has otherwise than the first. @param {GatheredTask[]} tasks */
  function tell_apart(tasks) {
    for (const task of tasks) {
      const alike = tasks.filter(({ title }) => title === task.title);
      const place = alike.indexOf(task) + 1;
      if (place > 1) task.other = { place, apart: PARTS.filter((part) => String(task.set?.[part]) !== String(alike[0].set?.[part])) };
    }
  }

  Atenta.gather = gather;
})(globalThis.Atenta = globalThis.Atenta || {});
