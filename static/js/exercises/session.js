(function (Atenta) {
  "use strict";

  const KEY = "atenta:exercises";
  const NOTHING = { tries: 0, hints: 0, seen: false };

  /**
   * What a reader has done with the exercises besides the answers, which stand in the address; kept where the browser
   * lets pages keep things, and nothing depends on it.
   * @param {Marking} marking
   * @returns {ExerciseSession}
   */
  function session(marking) {
    /** @type {Record<string, Done>} */
    let done = {};
    let key = KEY;
    /** @type {Map<string, Mark>} */
    const marks = new Map();

    return {
      done: (id) => done[id] ?? NOTHING,
      note(id, what) {
        done[id] = { ...NOTHING, ...done[id], ...what };
      },
      mark(id, { answers, variant }) {
        if (!Object.hasOwn(answers, id)) return null;
        const at = JSON.stringify([id, variant, answers[id]]);
        const found = marks.get(at) ?? marking.mark(id, answers[id], variant);
        marks.set(at, found);
        return found;
      },
      open({ task, variant }) {
        const whose = [task ? Atenta.philox.fnv1a(Atenta.task.write(task)).toString(16) : "", variant ?? ""];
        key = [KEY, ...whose].join(".");
        const kept = stored(key);
        done = kept.done;
        return kept.address;
      },
      keep(address) {
        store(key, { address, done });
      },
      forget() {
        done = {};
      },
    };
  }

  /** @param {string} key @returns {{ address: string, done: Record<string, Done> }} */
  function stored(key) {
    try {
      const { address, done } = JSON.parse(localStorage.getItem(key) ?? "");
      return { address: String(address ?? ""), done: tidy(done) };
    } catch {
      return { address: "", done: {} };
    }
  }

  /** What was kept may be of another version of the page, or no record at all. @param {any} done @returns {Record<string, Done>} */
  function tidy(done) {
    const count = (/** @type {any} */ number) => (Number.isInteger(number) && number > 0 ? number : 0);
    const each = Object.entries(done ?? {}).map(([id, one]) => [id, { tries: count(one?.tries), hints: count(one?.hints), seen: one?.seen === true }]);
    return Object.fromEntries(each);
  }

  /** @param {string} key @param {unknown} what */
  function store(key, what) {
    try {
      localStorage.setItem(key, JSON.stringify(what));
    } catch {
      // A browser that keeps nothing: the address has it all the same.
    }
  }

  Atenta.exercise_session = session;
})(globalThis.Atenta = globalThis.Atenta || {});
