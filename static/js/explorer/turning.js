(function (Atenta) {
  "use strict";

  /** A change is said once, when it has stood so long (milliseconds). */
  const SAY_AFTER = 500;
  /** Steps of one control that follow each other so soon are one change (milliseconds). */
  const ONE_CHANGE = 1000;
  /** What does not earn an entry of its own in the history. */
  const PASSING = ["head", "row", "column", "values", "arcs", "threshold"];

  /**
   * What a reader turns on an explorer's page: drawn at once, kept in the address, and said when it has stood.
   * @template {ShownSettings} Settings
   * @param {TurnedPage<Settings>} page
   * @returns {Turning<Settings>}
   */
  function turning(page) {
    let saying = 0;
    /** Which control last went into the history, and when. */
    let kept = { name: "", at: 0 };

    /** @param {string} sentence */
    function say(sentence) {
      clearTimeout(saying);
      page.say(sentence);
    }

    /** Steps of one control in a row are one entry of the history. @param {string} name */
    function keep(name) {
      const now = performance.now();
      const same = kept.name === name && now - kept.at < ONE_CHANGE;
      kept = { name, at: now };
      page.keep(same || PASSING.includes(name) ? "replace" : "push");
    }

    /** @type {Turning<Settings>["turn"]} */
    function turn(patch, name, live) {
      const state = page.state();
      // A slider says each of its values twice: as it moves, and when it rests. What is drawn is not drawn again.
      const drawn = Object.entries(patch).every(([key, value]) => state[/** @type {keyof Settings} */ (key)] === value);
      if (!drawn) page.go(patch, "none");
      if (!live) keep(name);
      clearTimeout(saying);
      saying = setTimeout(() => say(page.change_in_words(name)), live ? 2 * SAY_AFTER : SAY_AFTER);
    }

    /** @type {Turning<Settings>["act"]} */
    function act(patch) {
      const state = page.state();
      if (patch.head !== undefined) return turn(/** @type {Partial<Settings>} */ ({ head: patch.head }), "head", false);
      const { row = state.row, column = state.column, view = state.view } = patch;
      page.go(/** @type {Partial<Settings>} */ ({ row, column, view }), "replace");
      if (row !== state.row || column !== state.column) say(page.choice_in_words());
    }

    return { turn, act, say };
  }

  Atenta.turning = turning;
})(globalThis.Atenta = globalThis.Atenta || {});
