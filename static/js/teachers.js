(function (Atenta) {
  "use strict";

  const page = /** @type {ExercisesPage} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  const section = /** @type {HTMLElement} */ (root.querySelector("[data-set-a-task]"));
  const folder = /** @type {HTMLElement} */ (root.querySelector("[data-folder]"));
  /** @type {Task} */
  const NONE = { title: "", question: "", opens: "", only: [], hide: [], numbered: false, check: "" };

  const ids = page.exercises.map(({ id }) => id);
  /** The address of this page holds the task, so that a teacher can come back to it. */
  const codec = {
    read(/** @type {string} */ hash) {
      const { found, problems } = Atenta.reading.parts(hash);
      const { task, problems: others } = Atenta.task.read(found, ids);
      return { state: task ?? NONE, problems: [...problems, ...others] };
    },
    /** Without a title the rest would set no task. @param {Task} task */
    write(task) {
      const said = Atenta.task.write(task);
      const title = task.title.trim() || page.strings.teachers.untitled;
      return said ? Atenta.task.write({ ...task, title }) : "";
    },
    clean: (/** @type {string} */ address) => address,
  };

  const key = /** @type {HTMLElement} */ (root.querySelector("[data-key-to-task]"));
  section.hidden = folder.hidden = key.hidden = false;
  const form = Atenta.task_form(/** @type {HTMLElement} */ (section.querySelector("[data-task-form]")), page, changed);
  const outcome = Atenta.task_outcome(section, page);
  const marking = Atenta.marking(page);
  const varying = Atenta.varying(/** @type {HTMLElement} */ (section.querySelector("[data-task-form]")), page, marking);
  const address = Atenta.address(/** @type {HTMLElement} */ (root.querySelector("[data-problems]")), page, codec, (task) => {
    form.write(task);
    outcome.write(task);
    varying.write();
  });

  /** With none chosen the task has them all, unless it asks the teacher's own question alone. */
  Atenta.key_sheet(root, page, marking, () => {
    const { only, question } = form.read();
    return only.length || question ? [...(question ? ["question"] : []), ...only] : ids;
  });

  function changed() {
    const task = form.read();
    outcome.write(task);
    varying.write();
    address.write(task, "replace");
  }

  section.querySelector("[name=clear_task]")?.addEventListener("click", () => {
    form.write(NONE);
    outcome.write(NONE);
    varying.write();
    address.write(NONE, "push");
    const made = /** @type {HTMLElement} */ (section.querySelector("[data-made]"));
    Atenta.say.put(made, page.strings.teachers.cleared);
  });

  // Firefox puts old settings back into the fields of a page that is reloaded.
  addEventListener("pageshow", address.read);
  Atenta.hand_ins(folder, page);
  address.read();
})(globalThis.Atenta = globalThis.Atenta || {});
