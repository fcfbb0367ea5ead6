(function (Atenta) {
  "use strict";

  /** The teacher's own question: a text, of which no page knows more. */
  const QUESTION = "question";
  const SWITCHES = /** @type {const} */ (["causal", "divide", "positional"]);

  /**
   * Marks the answers to a page's exercises; what the engine says of each is computed once.
   * @param {ExercisesPage} page
   * @returns {Marking}
   */
  function marking(page) {
    const phrases = Object.fromEntries(page.presets.map(({ id, text }) => [id, text]));
    /** @type {Map<string, { run: ExerciseRun, answers?: ExerciseAnswers }>} */
    const kept = new Map();
    const find = (/** @type {string} */ id) => page.exercises.find((each) => each.id === id) ?? null;

    /** @param {string} id @param {Variant} variant */
    function entry(id, variant) {
      const exercise = known(id);
      const key = Object.keys(exercise.vary).length ? `${id} ${variant}` : id;
      const found = kept.get(key) ?? { run: Atenta.exercise_run(phrases, settings(exercise, variant)) };
      kept.set(key, found);
      return found;
    }

    /** @param {string} id */
    function known(id) {
      const exercise = find(id);
      if (!exercise) throw new RangeError(`no exercise ${id}`);
      return exercise;
    }

    /** @param {string} text @param {string} id @param {Variant} variant */
    function value(text, id, variant) {
      return Atenta.expression.evaluate(text, entry(id, variant).run, known(id).data.names);
    }

    /** @param {string} id @param {Variant} variant */
    function answers(id, variant) {
      const found = entry(id, variant);
      return (found.answers ??= Atenta.exercise_answers(known(id).data, found.run));
    }

    return {
      find, answers,
      state: (id, variant) => state(settings(known(id), variant), page),
      mark: (id, given, variant) => judged(id === QUESTION ? "text" : known(id).data.kind, given, () => answers(id, variant)),
      shown: (id, variant, name) => (name === "answer" ? answers(id, variant).right : value(name, id, variant)),
      figure: (id, variant) => (known(id).figure ? value(known(id).figure, id, variant) : null),
    };
  }

  /**
   * @param {PageExercise} exercise
   * @param {Variant} variant
   * @returns {ExerciseSettings}
   */
  function settings({ id, state, vary }, variant) {
    return variant === null ? state : { ...state, ...Atenta.variant(id, vary, variant) };
  }

  /** @param {ExerciseSettings} settings @param {ExercisesPage} page */
  function state(settings, page) {
    const text = page.presets.find(({ id }) => id === settings.preset)?.text ?? page.defaults.text;
    /** @type {any} */
    const state = { ...page.defaults, ...settings, text };
    for (const name of SWITCHES) state[name] = Boolean(state[name]);
    return /** @type {State} */ (state);
  }

  /**
   * @param {ExerciseKind} kind
   * @param {string} text
   * @param {() => ExerciseAnswers} answers
   * @returns {Mark}
   */
  function judged(kind, text, answers) {
    const given = Atenta.given.read(kind, text);
    if (given === null) return { verdict: "empty" };
    if (typeof given === "string") return Atenta.judge.typed(given, answers());
    if (typeof given === "object" && "text" in given) return { verdict: given.text.trim() ? "open" : "empty" };
    return Atenta.judge.chosen(given, answers());
  }

  Atenta.marking = marking;
})(globalThis.Atenta = globalThis.Atenta || {});
