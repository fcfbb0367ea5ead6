(function (Atenta) {
  "use strict";

  /**
   * A task's head, and what saves a student's answers as a file and opens one again.
   * @param {HTMLElement} root
   * @param {ExercisesPage} page
   * @param {HandInSession} session
   */
  function form(root, page, session) {
    const { task: words, hand_in: said } = page.strings;
    const find = (/** @type {string} */ what) => /** @type {HTMLElement} */ (root.querySelector(what));
    const student = Atenta.hand_in_student(root, words, session);
    const tell = (/** @type {string} */ saved, fault = "") => {
      Atenta.say.put(find("[data-save-problem]"), fault);
      Atenta.say.put(find("[data-saved]"), saved);
    };

    find("[name=save_answers]").addEventListener("click", () => {
      session.settle();
      const fault = missing(student, session, said);
      tell(fault ? "" : save(student.name(), page, session), fault?.text);
      fault?.field?.focus();
    });
    Atenta.hand_in_opening(root, page, {
      nothing: () => tell(""),
      hand_in({ hand_in: { name, state, entries }, changed }) {
        session.open(state, entries);
        student.rename(name);
        tell(Atenta.say.text(changed ? said.opened_changed : said.opened, { name, count: entries.length }));
      },
      task(fragment, title) {
        session.open(fragment, []);
        tell(Atenta.say.text(words.opened, { title: title || words.untitled }));
        find("[data-task-title]").focus();
      },
    });

    return {
      has_name: () => student.name() !== "",
      /** The next student has another name. */
      forget() {
        student.forget();
        tell("");
      },
      /** Shows the task that is set now. */
      write() {
        const task = session.task();
        find("[data-task]").hidden = !task;
        find("[data-page-lead]").hidden = Boolean(task);
        find("[data-hand-in-name]").hidden = Boolean(task);
        find("[data-task-number]").hidden = !task?.numbered;
        Atenta.say.put(find("[data-task-title]"), task?.title || words.untitled);
        student.write();
      },
    };
  }

  /**
   * What is still to be said before the answers can be saved, and where.
   * @param {HandInStudent} student
   * @param {HandInSession} session
   * @param {Record<string, string>} said
   */
  function missing(student, session, said) {
    if (!student.name()) return { text: said.no_name, field: student.seen_name() };
    if (session.task()?.numbered && !student.take_number()) return { text: said.no_number, field: student.number };
    return session.entries().length ? null : { text: said.no_answers, field: null };
  }

  /**
   * Hands the file over; gives what is said of it.
   * @param {string} name
   * @param {ExercisesPage} page
   * @param {HandInSession} session
   */
  function save(name, { language, strings }, session) {
    const [task, entries, number] = [session.task(), session.entries(), session.variant()];
    const file = Atenta.hand_in.file_name(name, number);
    const handed = Atenta.hand_in.make({
      atenta: "hand-in", version: 1, language, name, number,
      task: task ? Atenta.task.write(task) : "", entries, state: session.address(), saved: new Date().toISOString(),
    });
    Atenta.save.file(handed, file, "application/json");
    return Atenta.say.text(strings.hand_in.saved, { file, count: entries.length, all: session.count() });
  }

  Atenta.hand_in_form = form;
})(globalThis.Atenta = globalThis.Atenta || {});
