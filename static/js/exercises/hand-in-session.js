(function (Atenta) {
  "use strict";

  /**
   * What the form that saves answers sees of the page, and how it opens a file or a task in it.
   * @param {ExercisesPage} page
   * @param {ExerciseSession} session
   * @param {{ settle(): void, state(): ExercisesState, vary(variant: Variant): void, arrive(wanted: ExercisesState, note: () => void): void }} shown
   * @returns {HandInSession}
   */
  function hand_in_session(page, session, shown) {
    const codec = Atenta.exercises_state;

    /** @param {string} exercise @returns {Entry} */
    function entry(exercise) {
      const { tries, hints, ever_seen: seen } = session.done(exercise);
      const mark = session.mark(exercise, shown.state());
      return { exercise, given: shown.state().answers[exercise], verdict: mark?.verdict ?? "", tries, hints, ...(seen ? { seen } : {}) };
    }

    return {
      settle: shown.settle,
      variants: codec.VARIANTS,
      entries: () => codec.ids(shown.state(), page).filter((id) => Object.hasOwn(shown.state().answers, id)).map(entry),
      count: () => codec.ids(shown.state(), page).length,
      task: () => shown.state().task,
      variant: () => shown.state().variant,
      vary: shown.vary,
      address: () => codec.write(shown.state(), page),
      open(address, entries) {
        const { state } = codec.read(address, page);
        const note = (/** @type {Entry} */ { exercise, tries, hints, seen = false }) => session.note(exercise, { tries, hints, seen });
        shown.arrive(state, () => entries.forEach(note));
      },
    };
  }

  Atenta.hand_in_session = hand_in_session;
})(globalThis.Atenta = globalThis.Atenta || {});
