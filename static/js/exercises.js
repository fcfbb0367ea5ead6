(function (Atenta) {
  "use strict";

  const FIELDS = {
    sliders: ["heads", "d_k", "temperature"],
    typed: ["heads", "d_k", "temperature", "seed"],
    switches: ["positional", "divide", "causal", "values"],
  };
  /** What of the state the exercises show; the rest is the explorer's, and moves with every slider. */
  const OF_EXERCISES = ["exercise", "all", "variant", "answers", "task"];

  const page = /** @type {ExercisesPage} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  const words = page.strings.said;
  const codec = Atenta.exercises_state;
  Atenta.traces.register(JSON.parse(document.getElementById("start-trace")?.textContent ?? ""));

  const marking = Atenta.marking(page);
  const session = Atenta.exercise_session(marking);
  const kept = Atenta.kept_answers(page, marking, session);
  const { turn, act, say } = Atenta.turning(/** @type {TurnedPage<ExercisesState>} */ ({
    go,
    state: () => state,
    keep: (how) => keep(how),
    say: (sentence) => explorer.say(sentence),
    change_in_words: (name) => Atenta.change_in_words(name, state, view, page.strings),
    choice_in_words: () => Atenta.sentences.choice(view, words),
  }));
  const source = Atenta.random_source(page, () => go({}, "none"));
  const explorer = Atenta.explorer.create(root, page, choose, () => Atenta.anchors.link(codec.clean(Atenta.anchors.here(), page)));
  const controls = Atenta.controls.create(/** @type {HTMLElement} */ (root.querySelector("[data-controls]")), page, turn, FIELDS);
  const tabs = Atenta.head_tabs(root, (head) => turn({ head }, "head", false));
  const taking = Atenta.answer_taking(marking, session, { go, keep, state: () => state, refuse: (id, reason) => sheet.refuse(id, reason) });
  const ways = Atenta.exercise_ways(page, { go, state: () => state, focus: (id) => sheet.focus(id), say });
  const sheet = Atenta.exercise_sheet(root, page, marking, session, { ...taking, ...ways, start_over, uncover: () => go({}, "none") });
  const own_number = Atenta.own_number(root, page, take_variant);
  const hand_in = Atenta.hand_in_form(root, page, Atenta.hand_in_session(page, session, {
    settle: () => sheet.unsent().forEach(({ id, given }) => taking.answer(id, given)),
    state: () => state,
    vary: take_variant,
    arrive(wanted, note) {
      const opened = kept.opened(wanted);
      note();
      change(opened, "push");
    },
  }));
  const kept_here = Atenta.kept_here(root, begin_anew);
  const key = Atenta.key_sheet(root, page, marking, () => codec.ids(state, page));
  const address = Atenta.address(/** @type {HTMLElement} */ (root.querySelector("[data-problems]")), page, codec, arrive);
  /** @type {ExercisesState} */
  let state = codec.read("", page).state;
  /** @type {HeadView} */
  let view;

  /**
   * Draws a new state; every change of the page comes through here.
   * @param {Partial<ExercisesState>} patch
   * @param {"push" | "replace" | "none"} how it goes into the address
   */
  function go(patch, how) {
    state = { ...state, ...patch };
    state.head = Math.min(state.head, state.heads - 1);
    if (state.task?.hide.includes(state.view)) state.view = "";
    // Before the explorer is measured: it may be covered.
    if (!Object.keys(patch).length || OF_EXERCISES.some((name) => name in patch)) write_exercises();
    view = explorer.show({ ...state, ...source.find(state) });
    controls.write(state);
    tabs.write(state);
    if (how !== "none") keep(how);
  }

  function write_exercises() {
    sheet.write(state);
    own_number.write(state);
    key.write(state);
    hand_in.write();
  }

  /** @param {"push" | "replace"} how */
  function keep(how) {
    address.write(state, how);
    session.keep(codec.write(kept.joined(state), page));
  }

  /**
   * What an address asks for. What was answered here stays where the reader only goes back and forth.
   * @param {ExercisesState} wanted
   * @param {boolean} ours whether this page wrote that address
   */
  function arrive(wanted, ours) {
    const arrived = kept.arrived(wanted, ours, !Atenta.anchors.here().includes("="));
    change(arrived, "none");
    const answered = Object.keys(arrived.answers).length > Object.keys(wanted.answers).length;
    kept_here.write(!ours && (answered || (arrived.task !== null && hand_in.has_name())));
    // What was kept goes into the address, so that it goes along into the other language.
    if (codec.write(arrived, page) !== codec.write(wanted, page)) keep("replace");
    ways.named_in_the_address();
  }

  /** Draws a state in which other things are answered. @param {Partial<ExercisesState>} patch @param {"push" | "replace" | "none"} how */
  function change(patch, how) {
    const before = state.answers;
    go(patch, how);
    sheet.fill(state.answers, before);
  }

  /** @param {Variant} variant */
  function take_variant(variant) {
    const wanted = { ...state, variant, answers: kept.numbered(state, variant) };
    change({ ...wanted, ...ways.opened(state.exercise, wanted) }, "push");
  }

  /** The browser's Back button brings the answers back. */
  function start_over() {
    session.clear();
    change({ answers: {} }, "push");
    say(page.strings.exercises_page.started_over);
  }

  /** For somebody else, of whom nothing is kept yet. */
  function begin_anew() {
    session.forget();
    hand_in.forget();
    change({ answers: {} }, "replace");
    say(page.strings.exercises_page.begun_anew);
  }

  /** What a part of the explorer asks for; a cell that is chosen there answers an exercise that asks for one. @param {Partial<ExplorerView>} patch */
  function choose(patch) {
    act(patch);
    const { exercise, row, column } = state;
    if (marking.find(exercise)?.data.kind === "cell" && row !== null && column !== null) sheet.take(exercise, [row, column]);
  }

  /** The worksheet has all exercises, though one is shown. */
  function print_all() {
    const { all } = state;
    go({ all: true }, "none");
    addEventListener("afterprint", () => go({ all }, "none"), { once: true });
    print();
  }

  root.addEventListener("click", ({ target }) => {
    const name = target instanceof HTMLButtonElement ? target.name : "";
    if (name === "new_weights") turn({ seed: crypto.getRandomValues(new Uint32Array(1))[0] }, "seed", false);
    if (name === "print_sheet") print_all();
    if (name === "back_to_exercise") sheet.focus(state.exercise);
    if (name !== "reset") return;
    controls.clear();
    go(ways.opened(state.exercise), "push");
    say(page.strings.exercises_page.reset_done);
  });

  // Firefox puts old settings back into the fields of a page that is reloaded.
  addEventListener("pageshow", () => go({}, "none"));
  addEventListener("hashchange", ways.named_in_the_address);
  address.read();
})(globalThis.Atenta = globalThis.Atenta || {});
