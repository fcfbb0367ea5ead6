(function (Atenta) {
  "use strict";

  /**
   * The files that were chosen so far: of several with the same name and something else in them all are kept.
   * @returns {ChosenFiles}
   */
  function chosen_files() {
    /** @type {Map<string, GatheredFile & { print: string }>} */
    const kept = new Map();

    return {
      add(name, reading, size) {
        const print = JSON.stringify([reading, size]);
        let free = name;
        for (let at = 2; kept.has(free); at++) {
          if (kept.get(free)?.print === print) return "same";
          free = `${name} (${at})`;
        }
        kept.set(free, { name: free, reading, print });
        return free === name ? "new" : "namesake";
      },
      all: () => [...kept.values()],
      clear: () => kept.clear(),
    };
  }

  Atenta.chosen_files = chosen_files;
})(globalThis.Atenta = globalThis.Atenta || {});
