(function (Atenta) {
  "use strict";

  /**
   * The ways from one exercise to another.
   * @param {ExercisesPage} page
   * @param {WalkedPage} walked
   * @returns {ExerciseWays}
   */
  function exercise_ways(page, { state, go, focus, say }) {
    const codec = Atenta.exercises_state;

    /** @type {ExerciseWays["opened"]} */
    function opened(exercise, whose = state()) {
      return { ...codec.opening({ ...whose, exercise }, page), values: whose.values };
    }

    /** @param {string} exercise */
    function open(exercise) {
      go({ ...opened(exercise), exercise }, "push");
      focus(exercise);
    }

    /** @param {string} exercise */
    function enter(exercise) {
      if (exercise !== state().exercise) go({ ...opened(exercise), exercise }, "replace");
    }

    return {
      open, opened, enter,
      phrase(exercise, preset) {
        const text = page.presets.find(({ id }) => id === preset)?.text ?? state().text;
        enter(exercise);
        go(/** @type {Partial<ExercisesState>} */ ({ text, preset, row: null, column: null }), "push");
        say(Atenta.say.text(page.strings.said.computed, { tokens: Atenta.tokens.tokenize(text).length, heads: state().heads }));
      },
      all: (all) => go({ all }, "push"),
      named_in_the_address() {
        const { found } = Atenta.reading.parts(`id=${Atenta.anchors.here().slice(1)}`);
        const id = found.get("id") ?? "";
        if (codec.ids(state(), page).includes(id) && id !== state().exercise) open(id);
      },
    };
  }

  Atenta.exercise_ways = exercise_ways;
})(globalThis.Atenta = globalThis.Atenta || {});
