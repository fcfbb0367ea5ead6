(function (Atenta) {
  "use strict";

  /** Its exercises know no more than their names until what marks them has come. */
  const page = /** @type {ExercisesPage} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const { teachers: words, said } = page.strings;
  const find = (/** @type {string} */ what) => /** @type {HTMLElement} */ (document.querySelector(what));
  find("[data-not-yet]").remove();
  const [root, section, folder] = [find("#main"), find("[data-set-a-task]"), find("[data-folder]")];
  // Without its parts, which come as one script, or what every page loads nothing would answer: nothing is offered.
  if (!Atenta.task_form || !Atenta.scripts) return void find("[data-problems]").append(said.late_missing);

  // To students a link at fault is their teacher's; here whoever set the task reads it.
  for (const reason of ["link_cut", "link_no_exercise", "link_task_part"]) said[reason] = words[reason];

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
      const title = task.title.trim() || words.untitled;
      return said ? Atenta.task.write({ ...task, title }) : "";
    },
    clean: (/** @type {string} */ address) => address,
  };

  section.hidden = folder.hidden = find("[data-key-to-task]").hidden = false;
  const form = Atenta.task_form(find("[data-task-form]"), page, changed);
  const outcome = Atenta.task_outcome(section, page);
  const say = (/** @type {string} */ text) => Atenta.say.put(find("[data-made]"), text);
  const address = Atenta.address(find("[data-problems]"), page, codec, (task) => {
    form.write(task);
    outcome.write(task);
    void vary(task);
  });

  /** @param {Pick<ExercisesPage, "exercises" | "strings">} marked */
  function keep({ exercises, strings }) {
    page.exercises = exercises;
    Object.assign(page.strings, strings);
  }

  /** @type {Marking | undefined} */
  let marks;
  const marking = () => (marks ??= Atenta.marking(page));

  /** @type {TaskVarying | undefined} */
  let varying;
  let is_asked = false;

  /** What varies by list number is said once somebody asks for it: the engine computes it. @param {Task} task */
  async function vary({ numbered }) {
    if (varying) return varying.write();
    const is_new = numbered && !is_asked;
    is_asked = numbered;
    if (!numbered) unsay();
    if (!is_new) return;
    if (!(await Atenta.bring("numbers"))) return void (is_asked && say(said.late_missing));
    unsay();
    varying ??= Atenta.varying(find("[data-task-form]"), page, marking());
    varying.write();
  }

  /** That something is missing holds until it has come, or nobody asks for it any more. */
  function unsay() {
    if (find("[data-made]").textContent === said.late_missing) say("");
  }

  function changed() {
    const task = form.read();
    outcome.write(task);
    void vary(task);
    address.write(task, "replace");
  }

  section.querySelector("[name=clear_task]")?.addEventListener("click", () => {
    form.write(NONE);
    outcome.write(NONE);
    void vary(NONE);
    address.write(NONE, "push");
    say(words.cleared);
  });

  /** With none chosen the task has them all, unless it asks the teacher's own question alone. */
  function asked() {
    const { only, question } = form.read();
    return only.length || question ? [...(question ? ["question"] : []), ...only] : ids;
  }

  Atenta.late_part({
    place: find("[data-answer-key]"), name: "key", moments: ["submit"],
    start: () => void Atenta.key_sheet(root, page, marking(), asked),
    tell(how) {
      Atenta.say.put(find("[data-key-status]"), how === "coming" ? said.late_coming : "");
      Atenta.say.put(find("#key-problem"), how === "missing" ? said.late_missing : "");
    },
  });

  const pickers = /** @type {NodeListOf<HTMLInputElement>} */ (folder.querySelectorAll("[type=file]"));
  Atenta.late_part({
    place: folder, name: "folder", moments: ["change"],
    start: () => Atenta.hand_ins(folder, page),
    tell(how) {
      // So that the same files can be chosen again.
      if (how === "missing") for (const picker of pickers) picker.value = "";
      Atenta.say.put(find("[data-gathered-status]"), how === "there" ? "" : said[`late_${how}`]);
    },
  });
  // A phone has files, but no folders. Here, since to the HTML standard the attribute is unknown.
  const [of_folders] = pickers;
  find("[data-folder-picker]").hidden = !("webkitdirectory" in of_folders);
  of_folders.webkitdirectory = true;

  Atenta.teachers = { keep };
  // Firefox puts old settings back into the fields of a page that is reloaded.
  addEventListener("pageshow", address.read);
  address.read();
})(globalThis.Atenta = globalThis.Atenta || {});
