(function (Atenta) {
  "use strict";

  /** As in exercises.css (pixels). */
  const NARROW = 800;
  const TICKED = /^[01.]*1[01.]*~/;

  /**
   * The list of the exercises with what has become of each, and the ways from one to the next.
   * @param {HTMLElement} root
   * @param {ExercisesPage} page
   * @param {ExerciseSession} session
   * @param {Pick<SheetEvents, "open" | "all">} told
   * @returns {ExerciseList}
   */
  function exercise_list(root, page, session, told) {
    const words = page.strings.exercises_page;
    const list = /** @type {HTMLElement} */ (root.querySelector("[data-exercise-list]"));
    const summary = /** @type {HTMLElement} */ (root.querySelector("[data-progress]"));
    const button = (/** @type {string} */ name) => /** @type {HTMLButtonElement} */ (root.querySelector(`button[name=${name}]`));
    let ids = /** @type {string[]} */ ([]);
    let at = 0;
    // On a small window the question comes first.
    if (list instanceof HTMLDetailsElement && innerWidth < NARROW) list.open = false;

    list.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      told.open(of(link));
    });
    for (const [name, by] of /** @type {[string, number][]} */ ([["previous", -1], ["next", 1]])) {
      button(name).addEventListener("click", () => told.open(ids[at + by]));
    }
    for (const how of ["one", "all"]) button(how).addEventListener("click", () => told.all(how === "all"));

    /** The address names the page too where one file holds all. @param {HTMLAnchorElement} link */
    function of(link) {
      return link.closest("li")?.dataset.of ?? "";
    }

    /** @param {HTMLAnchorElement} link @param {ExercisesState} state */
    function write_one(link, state) {
      const id = of(link);
      const became = progress(id, state, session);
      const item = /** @type {HTMLElement} */ (link.closest("li"));
      item.hidden = !ids.includes(id);
      item.dataset.became = became;
      if (id === state.exercise) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      Atenta.say.put(/** @type {Element} */ (item.querySelector("[data-mark]")), words[`became_${became}`]);
      return became === "right" || became === "answered";
    }

    return {
      arrange(wanted) {
        ids = wanted;
        const items = [...list.querySelectorAll("li")];
        for (const id of ids) list.querySelector("ol")?.append(...items.filter((item) => item.dataset.of === id));
      },
      write(state) {
        at = ids.indexOf(state.exercise);
        const done = [...list.querySelectorAll("a")].filter((link) => write_one(link, state)).length;
        Atenta.say.put(summary, Atenta.say.text(words.progress, { done, all: ids.length }));
        button("previous").disabled = at <= 0;
        button("next").disabled = at >= ids.length - 1;
        for (const how of ["one", "all"]) button(how).setAttribute("aria-pressed", String(state.all === (how === "all")));
      },
    };
  }

  /** What has become of an exercise. @param {string} id @param {ExercisesState} state @param {ExerciseSession} session */
  function progress(id, state, session) {
    const mark = session.mark(id, state)?.verdict;
    if (mark === "right") return session.done(id).seen ? "seen" : "right";
    if (mark === "open") return id === Atenta.exercises_state.QUESTION || TICKED.test(state.answers[id]) ? "answered" : "to_compare";
    return mark ? "not_yet" : "to_do";
  }

  Atenta.exercise_list = exercise_list;
})(globalThis.Atenta = globalThis.Atenta || {});
