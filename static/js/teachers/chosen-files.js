(function (Atenta) {
  "use strict";

  /**
   * The files that were chosen so far: of several with the same name and something else in them all are kept. A hand-in
   * says whose it is and when it was saved: one that is the same in all is the same, wherever it lies.
   * @returns {ChosenFiles}
   */
  function chosen_files() {
    /** @type {Map<string, GatheredFile & { print: string, chosen: string }>} */
    const kept = new Map();

    return {
      add(name, reading, size) {
        const print = JSON.stringify([reading, size]);
        const alike = [...kept.values()].filter((other) => other.print === print);
        if (alike.some(({ chosen }) => is_one(chosen, name))) return "same";
        if (alike.length && !("fault" in reading)) return "copy";
        let free = name;
        for (let at = 2; kept.has(free); at++) free = `${name} (${at})`;
        kept.set(free, { name: free, reading, print, chosen: name });
        return free === name ? "new" : "namesake";
      },
      all: () => [...kept.values()],
      clear: () => kept.clear(),
    };
  }

  /** Whether two paths may lead to one file: it has its folders where a folder was chosen. @param {string} one @param {string} other */
  function is_one(one, other) {
    return `/${one}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${one}`);
  }

  Atenta.chosen_files = chosen_files;
})(globalThis.Atenta = globalThis.Atenta || {});
