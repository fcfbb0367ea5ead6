(function (Atenta) {
  "use strict";

  const page = /** @type {PageData} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  const words = page.strings.said;
  Atenta.traces.register(JSON.parse(document.getElementById("start-trace")?.textContent ?? ""));

  const { turn, act, say } = Atenta.turning(/** @type {TurnedPage<State>} */ ({
    go,
    state: () => state,
    keep: (how) => address.write(state, how),
    say: (sentence) => explorer.say(sentence),
    change_in_words: (name) => Atenta.change_in_words(name, state, view, page.strings),
    choice_in_words: () => Atenta.sentences.choice(view, words),
  }));
  const source = Atenta.random_source(page, () => go({}, "none"));
  const explorer = Atenta.explorer.create(root, page, act, () => Atenta.anchors.link(Atenta.state.clean(Atenta.anchors.here(), page)));
  const controls = Atenta.controls.create(root, page, turn);
  const tabs = Atenta.head_tabs(root, (head) => turn({ head }, "head", false));
  const phrase = Atenta.phrase(root, page, take);
  const address = Atenta.address(/** @type {HTMLElement} */ (root.querySelector("[data-problems]")), page, Atenta.state, (wanted) => go(wanted, "none"));
  let state = page.defaults;
  /** @type {HeadView} */
  let view;

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

  /** @param {string} text @param {string} preset */
  function take(text, preset) {
    go({ text, preset, row: null, column: null }, "push");
    say(Atenta.say.text(words.computed, { tokens: view.n_query, heads: state.heads }));
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
