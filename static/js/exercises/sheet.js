(function (Atenta) {
  "use strict";

  /**
   * All the exercises of the page: which of them are shown, and what is said to each answer.
   * @param {HTMLElement} root
   * @param {ExercisesPage} page
   * @param {Marking} marking
   * @param {ExerciseSession} session
   * @param {SheetEvents} told
   * @returns {ExerciseSheet}
   */
  function exercise_sheet(root, page, marking, session, told) {
    const list = Atenta.exercise_list(root, page, session, told);
    const beside = /** @type {HTMLElement} */ (root.querySelector("[data-beside]"));
    const cover = Atenta.covering(root, marking, session, told.uncover);
    const own_question = /** @type {HTMLElement} */ (root.querySelector("[data-own-question]"));
    const articles = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-exercise]")]);
    const all = articles.map((article) => ({
      ...Atenta.asking(article, page.strings.exercises_page, told),
      refill: Atenta.refill(article, marking, page.strings.exercises),
    }));
    const of = (/** @type {string} */ id) => all.find((each) => each.id === id);
    const tell = telling(marking, session);
    let ids = /** @type {string[]} */ ([]);
    listen(root, beside, told);

    /** The exercises of a task, in its order and with its numbers. @param {string[]} wanted */
    function arrange(wanted) {
      if (wanted.join() === ids.join()) return;
      ids = wanted;
      list.arrange(ids);
      ids.forEach((id, before) => {
        const article = /** @type {HTMLElement} */ (of(id)?.article);
        Atenta.say.put(/** @type {Element} */ (article.querySelector(".exercise-number")), `${before + 1}.`);
        article.parentElement?.append(article);
      });
    }

    /** What a task asks and hides, and what the explorer stands beside. @param {ExercisesState} state */
    function set_task(state) {
      const { task, all, exercise } = state;
      root.dataset.hide = task?.hide.join(" ") ?? "";
      root.classList.toggle("all-exercises", all);
      cover.write(state);
      Atenta.say.put(own_question, task?.question ?? "");
      Atenta.say.put(beside, of(exercise)?.article.querySelector("h2")?.textContent?.trim() ?? "");
    }

    return {
      refuse: (id, reason) => of(id)?.refuse(reason),
      focus: (id) => of(id)?.focus(),
      unsent: () => all.map(({ id, unsent }) => ({ id, given: unsent() })).filter(({ given }) => given),
      take(id, given) {
        of(id)?.unsay();
        of(id)?.fill(Atenta.given.write(given));
      },
      fill(answers, before) {
        // What is being written, and was not answered yet, stays.
        for (const { id, fill } of all) if (answers[id] !== undefined || before[id] !== undefined) fill(answers[id] ?? null);
      },
      write(state) {
        arrange(Atenta.exercises_state.ids(state, page));
        for (const one of all) {
          const shown = state.all ? ids.includes(one.id) : one.id === state.exercise;
          one.article.hidden = !shown;
          one.article.classList.toggle("current", one.id === state.exercise);
          if (shown) tell(one, state);
        }
        list.write(state);
        set_task(state);
      },
    };
  }

  /** @param {HTMLElement} root @param {HTMLElement} beside @param {SheetEvents} told */
  function listen(root, beside, told) {
    root.addEventListener("click", ({ target }) => {
      const name = target instanceof HTMLButtonElement ? target.name : "";
      if (name === "to_explorer") {
        beside.focus();
        beside.scrollIntoView();
      }
      if (name === "start_over") told.start_over();
    });
    // Where several stand on the page, the explorer follows the one that is worked on.
    for (const moment of ["focusin", "click"]) {
      root.addEventListener(moment, ({ target }) => {
        const article = target instanceof Element ? target.closest("[data-exercise]") : null;
        if (article) told.enter(article.id);
      });
    }
  }

  /** What is said in an exercise: anew only where something changed, since it is read aloud. @param {Marking} marking @param {ExerciseSession} session */
  function telling(marking, session) {
    /** @type {Map<string, string>} */
    const said = new Map();
    /** What has been answered so far where the answer was shown. @type {Map<string, number>} */
    const given_up = new Map();

    return (/** @type {Asking & { refill: (variant: Variant) => void }} */ { id, refill, show }, /** @type {ExercisesState} */ state) => {
      refill(state.variant);
      const { seen, tries } = session.done(id);
      const now = JSON.stringify([state.variant, state.answers[id], seen, tries]);
      if (said.get(id) === now) return;
      said.set(id, now);
      if (!seen) given_up.delete(id);
      else if (!given_up.has(id)) given_up.set(id, tries);
      // Whoever has the answer shown is not told once more that the last one was none.
      const old = given_up.get(id) === tries && session.mark(id, state)?.verdict !== "right";
      const mark = old ? null : session.mark(id, state);
      const explained = seen || mark?.verdict === "right" || mark?.verdict === "open";
      show({ mark, explained, percent: as_percent(id, state, marking) });
    };
  }

  /** Whether a number without a sign was taken as so many per cent. @param {string} id @param {ExercisesState} state @param {Marking} marking */
  function as_percent(id, { answers, variant }, marking) {
    if (marking.find(id)?.data.unit !== "share" || !Object.hasOwn(answers, id)) return false;
    return Atenta.judge.as_percent(answers[id], marking.answers(id, variant));
  }

  Atenta.exercise_sheet = exercise_sheet;
})(globalThis.Atenta = globalThis.Atenta || {});
