(function (Atenta) {
  "use strict";

  const { choice, flag, number } = Atenta.reading;
  /** What can stand open besides the matrix. */
  const VIEWS = ["unfold"];
  const SWITCHES = ["causal", "divide", "positional", "values", "arcs"];
  const NUMBERS = ["heads", "d_k", "temperature", "head", "seed", "threshold", "row", "column"];
  /** Where a page opens with a row: that none is chosen. */
  const NONE = "none";

  /**
   * The state that an address asks for. What cannot be used is told and replaced by the default; the rest counts.
   * @param {string} hash with or without its "#"
   * @param {PageData} page
   */
  function read(hash, page) {
    const { found, problems } = Atenta.reading.parts(hash);
    /** @type {any} */
    const state = { ...page.defaults };
    const read_one = (/** @type {string} */ name, /** @type {Reading} */ reading) => {
      if ("value" in reading) state[name] = reading.value;
      else problems.push({ name, value: found.get(name) ?? "", reason: "link_value", expected: reading.expected });
    };
    if (found.has("preset")) read_one("preset", choice(found.get("preset") ?? "", page.presets.map(({ id }) => id)));
    state.text = page.presets.find(({ id }) => id === state.preset)?.text ?? state.text;
    if (found.has("text")) read_one("text", phrase(found.get("text") ?? ""));
    state.preset = page.presets.find(({ text }) => text === state.text)?.id ?? "";
    for (const name of SWITCHES) if (found.has(name)) read_one(name, flag(found.get(name) ?? ""));
    const limits = { ...page.limits };
    if (found.has("view")) read_one("view", choice(found.get("view") ?? "", VIEWS));
    for (const name of NUMBERS) {
      if (name === "head") limits.head = { min: 0, max: state.heads - 1, step: 1 };
      if (name === "row") limits.row = limits.column = { min: 0, max: Atenta.tokens.tokenize(state.text).length - 1, step: 1 };
      if (found.has(name)) read_one(name, place_or_none(name, found.get(name) ?? "") ?? number(found.get(name) ?? "", limits[name]));
    }
    // The default head need not exist when the link asks for fewer heads.
    state.head = Math.min(state.head, state.heads - 1);
    for (const name of found.keys()) if (!known(name)) problems.push({ name, value: "", reason: "link_unknown_name" });
    return { state: /** @type {State} */ (state), problems };
  }

  /** @param {string} name @param {string} value @returns {Reading | null} */
  function place_or_none(name, value) {
    return value === NONE && ["row", "column"].includes(name) ? { value: null } : null;
  }

  /** @param {string} name */
  function known(name) {
    return ["text", "preset", "view"].includes(name) || SWITCHES.includes(name) || NUMBERS.includes(name);
  }

  /**
   * @param {string} value
   * @returns {Reading}
   */
  function phrase(value) {
    const problem = Atenta.tokens.check(Atenta.tokens.tokenize(value));
    if (!problem) return { value };
    const key = problem.kind === "too_long" ? "expect_token" : "expect_phrase";
    return { expected: { key, values: { limit: problem.limit, found: problem.found } } };
  }

  /**
   * The address of a state, after "#": only what differs from the default.
   * @param {State} state
   * @param {PageData} page
   */
  function write(state, page) {
    /** @type {any} */
    const from = page.defaults;
    /** @type {any} */
    const to = state;
    const said = [];
    if (state.text !== from.text) said.push(state.preset ? ["preset", state.preset] : ["text", state.text]);
    for (const name of NUMBERS) if (to[name] !== from[name]) said.push([name, String(to[name] ?? NONE)]);
    for (const name of SWITCHES) if (to[name] !== from[name]) said.push([name, to[name] ? "1" : "0"]);
    if (state.view !== page.defaults.view) said.push(["view", state.view]);
    return said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  }

  /**
   * An address with nothing in it but the state that it leads to: what could not be used is left out.
   * @param {string} address
   * @param {PageData} page
   */
  function clean(address, page) {
    return Atenta.reading.clean(address, (hash) => write(read(hash, page).state, page));
  }

  Atenta.state = { read, clean, write };
})(globalThis.Atenta = globalThis.Atenta || {});
