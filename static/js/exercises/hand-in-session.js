(function (Atenta) {
  "use strict";

  /**
   * What the form that saves answers sees of the page, and how it opens a file or a task in it.
   * @param {ExercisesPage} page
   * @param {ExerciseSession} session
   * @param {{ state(): ExercisesState, vary(variant: Variant): void, arrive(wanted: ExercisesState): void }} shown
   * @returns {HandInSession}
   */
  function hand_in_session(page, session, shown) {
    const codec = Atenta.exercises_state;

    /** @param {string} exercise @returns {Entry} */
    function entry(exercise) {
      const { tries, hints } = session.done(exercise);
      const mark = session.mark(exercise, shown.state());
      return { exercise, given: shown.state().answers[exercise], verdict: mark?.verdict ?? "", tries, hints };
    }

    return {
      variants: codec.VARIANTS,
      entries: () => codec.ids(shown.state(), page).filter((id) => Object.hasOwn(shown.state().answers, id)).map(entry),
      count: () => codec.ids(shown.state(), page).length,
      task: () => shown.state().task,
      variant: () => shown.state().variant,
      vary: shown.vary,
      address: () => codec.write(shown.state(), page),
      open(address, entries) {
        const { state } = codec.read(address, page);
        shown.arrive(state);
        for (const { exercise, tries, hints } of entries) session.note(exercise, { tries, hints });
        session.keep(codec.write(shown.state(), page));
      },
    };
  }

  Atenta.hand_in_session = hand_in_session;
})(globalThis.Atenta = globalThis.Atenta || {});
