(function (Atenta) {
  "use strict";

  const FIELDS = {
    sliders: ["temperature", "threshold"],
    typed: ["temperature", "threshold"],
    switches: ["divide", "causal", "values", "arcs"],
  };
  /** What is said of a change of rules, by the name of what was turned: a key of ui.toml's [said] or [own_head]. */
  const RULES = /** @type {Record<string, string>} */ ({
    weights: "rule_changed", own: "rule_changed", weights_back: "rule_back",
    own_made: "made", own_changed: "changed", own_deleted: "deleted",
  });

  const page = /** @type {LaboratoryPage} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  const words = page.strings.said;
  const codec = Atenta.laboratory_state;

  const { turn, act, say } = Atenta.turning(/** @type {TurnedPage<LaboratoryState>} */ ({
    go, change_in_words,
    state: () => state,
    keep: (how) => address.write(state, how),
    say: (sentence) => explorer.say(sentence),
    choice_in_words: () => Atenta.sentences.choice(view, words),
  }));
  const source = Atenta.rule_source(page);
  const explorer = Atenta.explorer.create(root, page, act, () => Atenta.anchors.link(codec.clean(Atenta.anchors.here(), page)));
  const controls = Atenta.controls.create(/** @type {HTMLElement} */ (root.querySelector("[data-controls]")), page, turn, FIELDS);
  const tabs = Atenta.head_tabs(root, (head) => turn({ head }, "head", false));
  const sentences = Atenta.sentence_chooser(root, page, take);
  const heads = Atenta.named_heads(root, page);
  const rule = Atenta.rule_editor(root, page, turn);
  const own_head = Atenta.own_head(root, page, turn, say);
  const survey = Atenta.all_sentences(root, page);
  const problems = /** @type {HTMLElement} */ (root.querySelector("[data-problems]"));
  const address = Atenta.address(problems, page, codec, (wanted) => go(wanted, "none"));
  let state = page.defaults;
  /** @type {HeadView} */
  let view;

  /**
   * Draws a new state; every change of the page comes through here.
   * @param {Partial<LaboratoryState>} patch
   * @param {"push" | "replace" | "none"} how it goes into the address
   */
  function go(patch, how) {
    state = { ...state, ...patch };
    const found = source.find(state);
    state.head = Math.min(state.head, found.trace.n_heads - 1);
    view = explorer.show({ ...state, ...found });
    controls.write(state);
    tabs.write({ head: state.head, heads: found.trace.n_heads });
    heads.write(state, found.trace);
    sentences.write(state);
    rule.write(state);
    own_head.write(state);
    survey.write(state, found.trace);
    if (how !== "none") address.write(state, how);
  }

  /** A sentence begins at the word that it is about, in a head that asks from there. @param {string} id */
  function take(id) {
    const chosen = page.laboratory.sentences.find((each) => each.id === id) ?? page.laboratory.sentences[0];
    const rules = [...page.laboratory.heads, ...(state.own ? [state.own.rule] : [])];
    const head = Atenta.opening_head(chosen, state.head, rules);
    const same = head === state.head;
    go({ sentence: id, head, row: chosen.start, column: null }, "push");
    const told = same ? "" : Atenta.say.text(words.head_opened, { head: Atenta.say.head(view.trace, head) });
    say(`${told} ${Atenta.sentences.choice(view, words)}`.trim());
  }

  /** @param {string} name */
  function change_in_words(name) {
    const value = name === "head" ? Atenta.say.head(view.trace, state.head) : state[/** @type {keyof LaboratoryState} */ (name)];
    const measures = {
      entropy: Atenta.numbers.fixed(view.mean_entropy, 2),
      max: Atenta.numbers.fixed(view.max_attention, 2),
    };
    if (name in RULES) return rule_in_words(RULES[name], measures);
    return Atenta.say.text(words.changed, {
      name: page.strings.name[name],
      value: typeof value === "boolean" ? (value ? words.on : words.off) : String(value),
      ...measures,
    });
  }

  /**
   * What a rule is now made of stands in its own fields: here it is said that it counts, and for what.
   * @param {string} what
   * @param {Record<string, string>} measures
   */
  function rule_in_words(what, measures) {
    const named = Atenta.say.text({ ...words, ...page.strings.own_head }[what], { name: state.own?.name ?? "" });
    const row = view.row === null ? "" : Atenta.sentences.row(view, view.row, words);
    return [named, row, Atenta.say.text(words.measures, measures)].filter(Boolean).join(" ");
  }

  function reset() {
    controls.clear();
    rule.clear();
    address.clear();
    const had_own = state.own !== null;
    go({ ...page.defaults }, "push");
    say(had_own ? words.reset_done_own : words.reset_done);
  }

  root.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement && target.name === "reset") reset();
  });

  // A link of the text below shows its state up here; the entry that it leaves in the history keeps its own place.
  root.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a.state") : null;
    if (!(link instanceof HTMLAnchorElement) || Atenta.anchors.of(link) === null) return;
    setTimeout(() => {
      root.querySelector("[data-explorer]")?.scrollIntoView();
      // The focus goes with what is seen, or the next Tab would lead back down.
      /** @type {HTMLElement | null} */ (root.querySelector("[role=tabpanel]"))?.focus({ preventScroll: true });
      say(Atenta.sentences.choice(view, words));
    });
  });

  // Firefox puts old settings back into the fields of a page that is reloaded.
  addEventListener("pageshow", () => {
    rule.clear();
    go({}, "none");
  });
  address.read();
})(globalThis.Atenta = globalThis.Atenta || {});
