(function (Atenta) {
  "use strict";

  /** A change is said once, when it has stood so long (milliseconds). */
  const SAY_AFTER = 500;
  /** Steps of one control that follow each other so soon are one change (milliseconds). */
  const ONE_CHANGE = 1000;
  /** What does not earn an entry of its own in the history. */
  const PASSING = ["head", "row", "column", "values", "arcs", "threshold"];

  const page = /** @type {PageData} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  const words = page.strings.said;
  Atenta.traces.register(JSON.parse(document.getElementById("start-trace")?.textContent ?? ""));

  const source = Atenta.random_source(page, () => go({}, "none"));
  const explorer = Atenta.explorer.create(root, page, act, () => Atenta.state.clean(location.href, page));
  const controls = Atenta.controls.create(root, page, turn);
  const tabs = Atenta.head_tabs(root, (head) => turn({ head }, "head", false));
  const phrase = Atenta.phrase(root, page, take);
  const address = Atenta.address(/** @type {HTMLElement} */ (root.querySelector("[data-problems]")), page, Atenta.state, (wanted) => go(wanted, "none"));
  let state = page.defaults;
  /** @type {HeadView} */
  let view;
  let saying = 0;
  /** Which control last went into the history, and when. */
  let kept = { name: "", at: 0 };

  /**
   * Draws a new state; every change of the page comes through here.
   * @param {Partial<State>} patch
   * @param {"push" | "replace" | "none"} how it goes into the address
   */
  function go(patch, how) {
    state = { ...state, ...patch };
    state.head = Math.min(state.head, state.heads - 1);
    view = explorer.show({ ...state, ...source.find(state) });
    controls.write(state);
    tabs.write(state);
    phrase.write(state);
    if (how !== "none") address.write(state, how);
  }

  /** @type {(patch: Partial<State>, name: string, live: boolean) => void} */
  function turn(patch, name, live) {
    // A slider says each of its values twice: as it moves, and when it rests. What is drawn is not drawn again.
    const drawn = Object.entries(patch).every(([key, value]) => state[/** @type {keyof State} */ (key)] === value);
    if (!drawn) go(patch, "none");
    if (!live) keep(name);
    clearTimeout(saying);
    saying = setTimeout(() => say(change_in_words(/** @type {keyof State} */ (name))), live ? 2 * SAY_AFTER : SAY_AFTER);
  }

  /** Puts the state into the address; steps of one control in a row are one entry of the history. @param {string} name */
  function keep(name) {
    const now = performance.now();
    const same = kept.name === name && now - kept.at < ONE_CHANGE;
    kept = { name, at: now };
    address.write(state, same || PASSING.includes(name) ? "replace" : "push");
  }

  /** @param {string} text @param {string} preset */
  function take(text, preset) {
    go({ text, preset, row: null, column: null }, "push");
    say(Atenta.say.text(words.computed, { tokens: view.n_query, heads: state.heads }));
  }

  /** What the explorer's parts ask for. @param {Partial<ExplorerView>} patch */
  function act(patch) {
    if (patch.head !== undefined) return turn({ head: patch.head }, "head", false);
    const { row = state.row, column = state.column, view: open = state.view } = patch;
    const chosen = row !== state.row || column !== state.column;
    go({ row, column, view: open }, "replace");
    if (chosen) say(Atenta.sentences.choice(view, words));
  }

  /** @param {string} sentence */
  function say(sentence) {
    clearTimeout(saying);
    explorer.say(sentence);
  }

  /** @param {keyof State} name */
  function change_in_words(name) {
    const value = name === "head" ? Atenta.say.head(view.trace, state.head) : state[name];
    return Atenta.say.text(words.changed, {
      name: page.strings.name[name],
      value: typeof value === "boolean" ? (value ? words.on : words.off) : String(value),
      entropy: Atenta.numbers.fixed(view.mean_entropy, 2),
      max: Atenta.numbers.fixed(view.max_attention, 2),
    });
  }

  function reset() {
    controls.clear();
    address.clear();
    phrase.reset(page.defaults);
    go({ ...page.defaults }, "push");
    say(words.reset_done);
  }

  root.addEventListener("click", ({ target }) => {
    const name = target instanceof HTMLButtonElement ? target.name : "";
    if (name === "new_weights") turn({ seed: crypto.getRandomValues(new Uint32Array(1))[0] }, "seed", false);
    if (name === "reset") reset();
  });

  // Firefox puts old settings back into the fields of a page that is reloaded.
  addEventListener("pageshow", () => controls.write(state));
  address.read();
})(globalThis.Atenta = globalThis.Atenta || {});
