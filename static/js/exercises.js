(function (Atenta) {
  "use strict";

  const FIELDS = {
    sliders: ["heads", "d_k", "temperature"],
    typed: ["heads", "d_k", "temperature", "seed"],
    switches: ["positional", "divide", "causal", "values"],
  };

  const page = /** @type {ExercisesPage} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  const words = page.strings.said;
  const codec = Atenta.exercises_state;
  Atenta.traces.register(JSON.parse(document.getElementById("start-trace")?.textContent ?? ""));

  const marking = Atenta.marking(page);
  const session = Atenta.exercise_session(marking);
  const { turn, act, say } = Atenta.turning(/** @type {TurnedPage<ExercisesState>} */ ({
    go, change_in_words,
    state: () => state,
    keep: (how) => keep(how),
    say: (sentence) => explorer.say(sentence),
    choice_in_words: () => Atenta.sentences.choice(view, words),
  }));
  const source = Atenta.random_source(page, () => go({}, "none"));
  const explorer = Atenta.explorer.create(root, page, choose, () => codec.clean(location.href, page));
  const controls = Atenta.controls.create(/** @type {HTMLElement} */ (root.querySelector("[data-controls]")), page, turn, FIELDS);
  const tabs = Atenta.head_tabs(root, (head) => turn({ head }, "head", false));
  const taking = Atenta.answer_taking(marking, session, { go, keep, state: () => state, refuse: (id, reason) => sheet.refuse(id, reason) });
  const sheet = Atenta.exercise_sheet(root, page, marking, session, { ...taking, open, enter, all, start_over });
  const own_number = Atenta.own_number(root, page, take_variant);
  const hand_in = Atenta.hand_in_form(root, page, Atenta.hand_in_session(page, session, {
    state: () => state,
    vary: take_variant,
    arrive(wanted) {
      address.clear();
      change(wanted, "push");
    },
  }));
  const own_question = /** @type {HTMLElement} */ (root.querySelector("[data-own-question]"));
  const key = Atenta.key_sheet(root, page, marking, () => codec.ids(state, page));
  const beside = /** @type {HTMLElement} */ (root.querySelector("[data-beside]"));
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
    set_task(state.task);
    view = explorer.show({ ...state, ...source.find(state) });
    controls.write(state);
    tabs.write(state);
    sheet.write(state);
    own_number.write(state);
    key.write(state);
    hand_in.write();
    Atenta.say.put(beside, heading(state.exercise));
    if (how !== "none") keep(how);
  }

  /** What a task asks and hides. @param {Task | null} task */
  function set_task(task) {
    root.dataset.hide = task?.hide.join(" ") ?? "";
    if (task?.hide.includes("unfold")) state.view = "";
    Atenta.say.put(own_question, task?.question ?? "");
  }

  /** @param {"push" | "replace"} how */
  function keep(how) {
    address.write(state, how);
    session.keep(codec.write(state, page));
  }

  /**
   * What an address asks for. What was answered here stays where the reader only goes back and forth.
   * @param {ExercisesState} wanted
   * @param {boolean} ours whether this page wrote that address
   */
  function arrive(wanted, ours) {
    const kept = codec.read(session.open(wanted), page).state.answers;
    const answers = ours || !Object.keys(wanted.answers).length ? { ...wanted.answers, ...kept } : wanted.answers;
    change({ ...wanted, answers }, "none");
    named_in_the_address();
  }

  /** Draws a state in which other things are answered. @param {Partial<ExercisesState>} patch @param {"push" | "replace" | "none"} how */
  function change(patch, how) {
    const before = state.answers;
    go(patch, how);
    sheet.fill(state.answers, before);
  }

  /** Another number has other numbers in the exercises; answers to those that stay the same stay. @param {Variant} variant */
  function take_variant(variant) {
    const same = Object.keys(state.answers).filter((id) => !Object.keys(marking.find(id)?.vary ?? {}).length);
    const stay = same.map((id) => ({ id, given: state.answers[id], done: session.done(id) }));
    const { answers } = codec.read(session.open({ task: state.task, variant }), page).state;
    for (const { id, given, done } of stay) {
      answers[id] ??= given;
      session.note(id, done);
    }
    const wanted = { ...state, variant, answers };
    change({ ...wanted, ...opened(state.exercise, wanted) }, "push");
  }

  /** The browser's Back button brings the answers back. */
  function start_over() {
    session.forget();
    change({ answers: {} }, "push");
    say(page.strings.exercises_page.started_over);
  }

  /** A jump to an exercise, from the search or from a page without scripts, opens it. */
  function named_in_the_address() {
    const id = decodeURIComponent(location.hash.slice(1));
    if (codec.ids(state, page).includes(id) && id !== state.exercise) open(id);
  }

  /** @param {string} id */
  function open(id) {
    go({ ...opened(id), exercise: id }, "push");
    sheet.focus(id);
  }

  /** The explorer as an exercise opens it, with what is only a way of looking left as it is. @param {string} id */
  function opened(id, whose = state) {
    return { ...codec.opening({ ...whose, exercise: id }, page), values: state.values };
  }

  /** @param {string} id */
  function enter(id) {
    if (id !== state.exercise) go({ ...opened(id), exercise: id }, "replace");
  }

  /** @param {boolean} all */
  function all(all) {
    go({ all }, "push");
  }

  /** What a part of the explorer asks for; a cell that is chosen there answers an exercise that asks for one. @param {Partial<ExplorerView>} patch */
  function choose(patch) {
    act(patch);
    const { exercise, row, column } = state;
    if (marking.find(exercise)?.data.kind === "cell" && row !== null && column !== null) sheet.take(exercise, [row, column]);
  }

  /** @param {string} id */
  function heading(id) {
    return root.querySelector(`#${CSS.escape(id)} h2`)?.textContent?.trim() ?? "";
  }

  /** @param {string} name */
  function change_in_words(name) {
    const value = name === "head" ? Atenta.say.head(view.trace, state.head) : state[/** @type {keyof State} */ (name)];
    return Atenta.say.text(words.changed, {
      name: page.strings.name[name],
      value: typeof value === "boolean" ? (value ? words.on : words.off) : String(value),
      entropy: Atenta.numbers.fixed(view.mean_entropy, 2),
      max: Atenta.numbers.fixed(view.max_attention, 2),
    });
  }

  root.addEventListener("click", ({ target }) => {
    const name = target instanceof HTMLButtonElement ? target.name : "";
    if (name === "new_weights") turn({ seed: crypto.getRandomValues(new Uint32Array(1))[0] }, "seed", false);
    if (name !== "reset") return;
    controls.clear();
    go(opened(state.exercise), "push");
    say(page.strings.exercises_page.reset_done);
  });

  // Firefox puts old settings back into the fields of a page that is reloaded.
  addEventListener("pageshow", () => go({}, "none"));
  addEventListener("hashchange", named_in_the_address);
  address.read();
})(globalThis.Atenta = globalThis.Atenta || {});
