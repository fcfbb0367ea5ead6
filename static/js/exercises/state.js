(function (Atenta) {
  "use strict";

  /** The teacher's own question. */
  const QUESTION = "question";
  const OWN = ["exercise", "all", "variant", "answers"];
  const VARIANTS = { min: 1, max: 9999, step: 1 };
  /** Code points of an answer: nobody types so many digits, and a text has to go into a file. */
  const LONGEST = { number: 40, text: 4000 };

  /**
   * The exercises of a page, or of a task, in their order.
   * @param {{ task: Task | null }} state
   * @param {ExercisesPage} page
   */
  function ids({ task }, page) {
    const own = task?.question ? [QUESTION] : [];
    if (task?.only.length || own.length) return [...own, ...(task?.only ?? [])];
    return page.exercises.map(({ id }) => id);
  }

  /**
   * How the simulator stands when an exercise is opened.
   * @param {Pick<ExercisesState, "exercise" | "variant" | "task">} state
   * @param {ExercisesPage} page
   */
  function opening({ exercise, variant, task }, page) {
    if (exercise === QUESTION) return Atenta.state.read(task?.opens ?? "", page).state;
    return Atenta.marking(page).state(exercise, variant);
  }

  /**
   * The state that an address asks for. What cannot be used is told and left out; the rest counts.
   * @param {string} hash with or without its "#"
   * @param {ExercisesPage} page
   */
  function read(hash, page) {
    const { found, problems } = Atenta.reading.parts(hash);
    const set = Atenta.task.read(found, page.exercises.map(({ id }) => id));
    problems.push(...set.problems);
    if (set.task?.question) problems.push(...Atenta.state.read(set.task.opens, page).problems);
    const there = ids({ task: set.task }, page);
    /** @type {any} */
    const own = { exercise: there[0], all: false, variant: null, task: set.task, answers: {} };
    const read_one = (/** @type {string} */ name, /** @type {Reading} */ reading) => {
      if ("value" in reading) own[name] = reading.value;
      else problems.push({ name, value: found.get(name) ?? "", reason: "link_value", expected: reading.expected });
    };
    if (found.has("exercise")) read_one("exercise", Atenta.reading.choice(found.get("exercise") ?? "", there));
    if (found.has("all")) read_one("all", Atenta.reading.flag(found.get("all") ?? ""));
    if (found.has("variant")) read_one("variant", Atenta.reading.number(found.get("variant") ?? "", VARIANTS));
    own.answers = read_answers(found.get("answers") ?? "", there, page, problems);
    const turned = Atenta.state.read(turned_part(found), { ...page, defaults: opening(own, page) });
    return { state: /** @type {ExercisesState} */ ({ ...turned.state, ...own }), problems: [...problems, ...turned.problems] };
  }

  /** What is said of the simulator, as its own address. @param {Map<string, string>} found */
  function turned_part(found) {
    const others = [...found].filter(([name]) => ![...OWN, ...Atenta.task.NAMES].includes(name));
    return others.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  }

  /**
   * Answers as `id:given;id:given`.
   * @param {string} text
   * @param {string[]} there
   * @param {ExercisesPage} page
   * @param {AddressProblem[]} problems what is left out is added to them
   */
  function read_answers(text, there, page, problems) {
    /** @type {Record<string, string>} */
    const answers = {};
    for (const part of text.split(";").filter(Boolean)) {
      const [id, written = ""] = part.split(/:(.*)/s);
      const given = unescaped(written);
      if (there.includes(id) && fits(id, given, page)) answers[id] = given;
      else problems.push({ name: "answers", value: part, reason: "link_left_out", expected: { key: "expect_answer", values: {} } });
    }
    return answers;
  }

  /**
   * Whether an answer is one of its exercise's kind, right or wrong.
   * @param {string} id
   * @param {string} text
   * @param {ExercisesPage} page
   */
  function fits(id, text, page) {
    const data = page.exercises.find((each) => each.id === id)?.data;
    const kind = data?.kind ?? "text";
    const given = Atenta.given.read(kind, text);
    if (given === null || !text) return false;
    if (kind === "number" && data && "reason" in Atenta.judge.read(text, data)) return false;
    if (kind === "number" || kind === "text") return [...text].length <= LONGEST[kind];
    const places = /** @type {number[]} */ ([given].flat());
    const most = { choice: data?.options.length ?? 0, head: page.limits.heads.max, order: places.length, cell: Atenta.tokens.MAX_TOKENS }[kind];
    return places.every((place) => place < most) && (kind !== "order" || new Set(places).size === places.length);
  }

  /**
   * The address of a state, after "#": the task, the answers, and of the simulator what differs from the exercise's own.
   * @param {ExercisesState} state
   * @param {ExercisesPage} page
   */
  function write(state, page) {
    const said = state.task ? [Atenta.task.write(state.task)] : [];
    const answered = Object.entries(state.answers).map(([id, given]) => `${id}:${escaped(given)}`);
    if (state.exercise !== ids(state, page)[0]) said.push(`exercise=${state.exercise}`);
    if (state.all) said.push("all=1");
    if (state.variant !== null) said.push(`variant=${state.variant}`);
    // A fragment may hold ":" and ";" as they are.
    if (answered.length) said.push(`answers=${encodeURIComponent(answered.join(";")).replace(/%3[AB]/g, decodeURIComponent)}`);
    said.push(Atenta.state.write(state, { ...page, defaults: opening(state, page) }));
    return said.filter(Boolean).join("&");
  }

  /** Nothing in an answer parts it from the next. @param {string} given */
  const escaped = (given) => given.replace(/[%;]/g, encodeURIComponent);
  /** @param {string} written */
  const unescaped = (written) => written.replace(/%(?:25|3B)/g, decodeURIComponent);

  /**
   * An address with nothing in it but the state that it leads to: what could not be used is left out.
   * @param {string} address
   * @param {ExercisesPage} page
   */
  function clean(address, page) {
    return Atenta.reading.clean(address, (hash) => write(read(hash, page).state, page));
  }

  Atenta.exercises_state = { QUESTION, VARIANTS, ids, opening, read, clean, write };
})(globalThis.Atenta = globalThis.Atenta || {});
