(function (Atenta) {
  "use strict";

  const KEY = "atenta:exercises";
  const NOTHING = { tries: 0, hints: 0, seen: false, ever_seen: false };

  /**
   * What a reader has done with the exercises besides the answers, which stand in the address; kept where the browser
   * lets pages keep things, and nothing depends on it.
   * @param {Marking} marking
   * @returns {ExerciseSession}
   */
  function session(marking) {
    /** Ids may come out of a file, and be called anything. @type {Record<string, Done>} */
    let done = Object.create(null);
    let key = KEY;
    /** @type {Map<string, Mark>} */
    const marks = new Map();

    /** @param {string} address */
    const store = (address) => Atenta.memory.keep(key, JSON.stringify({ address, done }));

    return {
      done: (id) => done[id] ?? NOTHING,
      note(id, what) {
        const before = done[id] ?? NOTHING;
        done[id] = { ...before, ...what, ever_seen: before.ever_seen || Boolean(what.seen || what.ever_seen) };
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
      kept: () => stored(key).address,
      keep(address) {
        done = Object.assign(stored(key).done, done);
        store(address);
      },
      clear() {
        for (const one of Object.values(done)) one.seen = false;
        store("");
      },
      forget() {
        done = Object.create(null);
        store("");
      },
    };
  }

  /** @param {string} key @returns {{ address: string, done: Record<string, Done> }} */
  function stored(key) {
    try {
      const { address, done } = JSON.parse(Atenta.memory.recall(key));
      return { address: String(address ?? ""), done: tidy(done) };
    } catch {
      return { address: "", done: Object.create(null) };
    }
  }

  /** What was kept may be of another version of the page, or no record at all. @param {any} done @returns {Record<string, Done>} */
  function tidy(done) {
    const count = (/** @type {any} */ number) => (Number.isInteger(number) && number > 0 ? number : 0);
    const tidied = Object.create(null);
    for (const [id, one] of Object.entries(done ?? {})) {
      const seen = one?.seen === true;
      tidied[id] = { tries: count(one?.tries), hints: count(one?.hints), seen, ever_seen: seen || one?.ever_seen === true };
    }
    return tidied;
  }

  Atenta.exercise_session = session;
})(globalThis.Atenta = globalThis.Atenta || {});
