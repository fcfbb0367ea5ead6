(function (Atenta) {
  "use strict";

  /**
   * Which answers count where an address, a file or another number brings some, and others are kept.
   * @param {ExercisesPage} page
   * @param {Marking} marking
   * @param {ExerciseSession} session
   * @returns {KeptAnswers}
   */
  function kept_answers(page, marking, session) {
    const kept = (/** @type {Pick<ExercisesState, "task" | "variant">} */ whose) =>
      Atenta.exercises_state.read(session.open(whose), page).state;

    return {
      arrived(wanted, ours, bare) {
        const { answers, exercise, all } = kept(wanted);
        const begun = bare && !ours ? { ...Atenta.exercises_state.opening({ ...wanted, exercise }, page), exercise, all } : {};
        if (Object.keys(wanted.answers).length && !ours) return wanted;
        return { ...wanted, ...begun, answers: { ...wanted.answers, ...answers } };
      },
      opened(wanted) {
        return { ...wanted, answers: { ...kept(wanted).answers, ...wanted.answers } };
      },
      joined(state) {
        const { answers } = Atenta.exercises_state.read(session.kept(), page).state;
        return { ...state, answers: { ...answers, ...state.answers } };
      },
      numbered(state, variant) {
        const same = Object.keys(state.answers).filter((id) => !Object.keys(marking.find(id)?.vary ?? {}).length);
        const stay = same.map((id) => ({ id, given: state.answers[id], done: session.done(id) }));
        const { answers } = kept({ task: state.task, variant });
        for (const { id, given, done } of stay) {
          answers[id] ??= given;
          session.note(id, done);
        }
        return answers;
      },
    };
  }

  Atenta.kept_answers = kept_answers;
})(globalThis.Atenta = globalThis.Atenta || {});
