(function (Atenta) {
  "use strict";

  /**
   * Covers the explorer where it would tell what is asked, until that is answered or the reader wants to see it.
   * @param {HTMLElement} root
   * @param {Marking} marking
   * @param {ExerciseSession} session
   * @param {() => void} uncovered what is seen has to be drawn
   */
  function covering(root, marking, session, uncovered) {
    const title = /** @type {HTMLElement} */ (root.querySelector("[data-beside]"));
    /** @type {Set<string>} */
    const wanted = new Set();
    let shown = "";

    root.querySelector("button[name=uncover]")?.addEventListener("click", () => {
      wanted.add(shown);
      uncovered();
      title.focus();
    });

    return {
      /** @param {ExercisesState} state */
      write(state) {
        shown = state.exercise;
        const told = session.mark(shown, state)?.verdict === "right" || session.done(shown).seen;
        root.toggleAttribute("data-covered", Boolean(marking.find(shown)?.covered) && !told && !wanted.has(shown));
      },
    };
  }

  Atenta.covering = covering;
})(globalThis.Atenta = globalThis.Atenta || {});
