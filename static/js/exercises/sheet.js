(function (Atenta) {
  "use strict";

  /** As in exercises.css (pixels). */
  const NARROW = 800;
  const TICKED = /^[01.]*1[01.]*~/;

  /**
   * All the exercises of the page: which of them are shown, the list with what has become of each, and the ways between.
   * @param {HTMLElement} root
   * @param {ExercisesPage} page
   * @param {Marking} marking
   * @param {ExerciseSession} session
   * @param {SheetEvents} told
   * @returns {ExerciseSheet}
   */
  function exercise_sheet(root, page, marking, session, told) {
    const words = page.strings.exercises_page;
    const list = /** @type {HTMLElement} */ (root.querySelector("[data-exercise-list]"));
    const summary = /** @type {HTMLElement} */ (root.querySelector("[data-progress]"));
    const beside = /** @type {HTMLElement} */ (root.querySelector("[data-beside]"));
    const cover = Atenta.covering(root, marking, session, told.uncover);
    const own_question = /** @type {HTMLElement} */ (root.querySelector("[data-own-question]"));
    const articles = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-exercise]")]);
    const all = articles.map((article) => ({ ...Atenta.asking(article, words, told), refill: Atenta.refill(article, marking, page.strings.exercises) }));
    const of = (/** @type {string} */ id) => all.find((each) => each.id === id);
    const button = (/** @type {string} */ name) => /** @type {HTMLButtonElement} */ (root.querySelector(`button[name=${name}]`));
    /** What each says at present: it is said anew only where that changed, since it is read aloud. @type {Map<string, string>} */
    const said = new Map();
    let ids = /** @type {string[]} */ ([]);
    let at = 0;
    // On a small window the question comes first.
    if (list instanceof HTMLDetailsElement && innerWidth < NARROW) list.open = false;

    list.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      told.open(link.hash.slice(1));
    });
    for (const [name, by] of /** @type {[string, number][]} */ ([["previous", -1], ["next", 1]])) {
      button(name).addEventListener("click", () => told.open(ids[at + by]));
    }
    button("start_over").addEventListener("click", told.start_over);
    root.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLButtonElement && target.name === "to_explorer") beside.focus();
    });
    for (const how of ["one", "all"]) button(how).addEventListener("click", () => told.all(how === "all"));
    // Where several stand on the page, the explorer follows the one that is worked on.
    for (const moment of ["focusin", "click"]) {
      root.addEventListener(moment, ({ target }) => {
        const article = target instanceof Element ? target.closest("[data-exercise]") : null;
        if (article) told.enter(article.id);
      });
    }

    /** The exercises of a task, in its order and with its numbers. @param {string[]} wanted */
    function arrange(wanted) {
      if (wanted.join() === ids.join()) return;
      ids = wanted;
      const items = [...list.querySelectorAll("li")];
      ids.forEach((id, before) => {
        const article = /** @type {HTMLElement} */ (of(id)?.article);
        Atenta.say.put(/** @type {Element} */ (article.querySelector(".exercise-number")), `${before + 1}.`);
        article.parentElement?.append(article);
        list.querySelector("ol")?.append(...items.filter((item) => item.dataset.of === id));
      });
    }

    /** What has become of an exercise. @param {string} id @param {ExercisesState} state */
    function progress(id, state) {
      const mark = session.mark(id, state)?.verdict;
      if (mark === "right") return session.done(id).seen ? "seen" : "right";
      if (mark === "open") return id === Atenta.exercises_state.QUESTION || TICKED.test(state.answers[id]) ? "answered" : "to_compare";
      return mark ? "not_yet" : "to_do";
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

    /** @param {Asking & { refill: (variant: Variant) => void }} one @param {ExercisesState} state */
    function write_one({ id, refill, show }, state) {
      refill(state.variant);
      const { seen, tries } = session.done(id);
      const now = JSON.stringify([state.variant, state.answers[id], seen, tries]);
      if (said.get(id) === now) return;
      said.set(id, now);
      const mark = session.mark(id, state);
      const explained = seen || mark?.verdict === "right" || mark?.verdict === "open";
      show({ mark, explained, percent: as_percent(id, state) });
    }

    /** @param {ExercisesState} state */
    function write_list(state) {
      let right = 0;
      for (const link of list.querySelectorAll("a")) {
        const id = link.hash.slice(1);
        const became = progress(id, state);
        if (became === "right" || became === "answered") right++;
        const item = /** @type {HTMLElement} */ (link.closest("li"));
        item.hidden = !ids.includes(id);
        item.dataset.became = became;
        if (id === state.exercise) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
        Atenta.say.put(/** @type {Element} */ (item.querySelector("[data-mark]")), words[`became_${became}`]);
      }
      Atenta.say.put(summary, Atenta.say.text(words.progress, { done: right, all: ids.length }));
    }

    return {
      refuse: (id, reason) => of(id)?.refuse(reason),
      focus: (id) => of(id)?.focus(),
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
        at = ids.indexOf(state.exercise);
        for (const one of all) {
          const shown = state.all ? ids.includes(one.id) : one.id === state.exercise;
          one.article.hidden = !shown;
          one.article.classList.toggle("current", one.id === state.exercise);
          if (shown) write_one(one, state);
        }
        write_list(state);
        set_task(state);
        button("previous").disabled = at <= 0;
        button("next").disabled = at >= ids.length - 1;
        for (const how of ["one", "all"]) button(how).setAttribute("aria-pressed", String(state.all === (how === "all")));
      },
    };

    /** Whether a number without a sign was taken as so many per cent. @param {string} id @param {ExercisesState} state */
    function as_percent(id, { answers, variant }) {
      if (marking.find(id)?.data.unit !== "share" || !Object.hasOwn(answers, id)) return false;
      return Atenta.judge.as_percent(answers[id], marking.answers(id, variant));
    }
  }

  Atenta.exercise_sheet = exercise_sheet;
})(globalThis.Atenta = globalThis.Atenta || {});
