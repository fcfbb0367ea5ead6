(function (Atenta) {
  "use strict";

  /** @typedef {{ key: string, values: Record<string, string | number> }} Expected */
  /** @typedef {{ value: any } | { expected: Expected }} Reading */

  /** What can stand open besides the matrix. */
  const VIEWS = ["unfold"];
  const SWITCHES = ["causal", "divide", "positional", "values", "arcs"];
  const NUMBERS = ["heads", "d_k", "temperature", "head", "seed", "threshold", "row", "column"];

  /**
   * The state that an address asks for. What cannot be used is told and replaced by the default; the rest counts.
   * @param {string} hash with or without its "#"
   * @param {PageData} page
   */
  function read(hash, page) {
    const { found, problems } = parts(hash);
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
      if (found.has(name)) read_one(name, number(found.get(name) ?? "", limits[name]));
    }
    // The default head need not exist when the link asks for fewer heads.
    state.head = Math.min(state.head, state.heads - 1);
    for (const name of found.keys()) if (!known(name)) problems.push({ name, value: "", reason: "link_unknown_name" });
    return { state: /** @type {State} */ (state), problems };
  }

  /** @param {string} name */
  function known(name) {
    return ["text", "preset", "view"].includes(name) || SWITCHES.includes(name) || NUMBERS.includes(name);
  }

  /** @param {string} hash */
  function parts(hash) {
    /** @type {Map<string, string>} */
    const found = new Map();
    /** @type {AddressProblem[]} */
    const problems = [];
    for (const part of hash.replace(/^#/, "").split("&")) {
      // An anchor such as #main is no state.
      if (!part.includes("=")) continue;
      const name = part.slice(0, part.indexOf("="));
      const raw = part.slice(part.indexOf("=") + 1);
      if (found.has(name)) {
        problems.push({ name, value: raw, reason: "link_twice" });
        continue;
      }
      try {
        found.set(name, decodeURIComponent(raw.replaceAll("+", " ")));
      } catch {
        problems.push({ name, value: raw, reason: "link_encoding" });
      }
    }
    return { found, problems };
  }

  /**
   * @param {string} value
   * @param {string[]} choices
   * @returns {Reading}
   */
  function choice(value, choices) {
    if (choices.includes(value)) return { value };
    return { expected: { key: "expect_choice", values: { choices: choices.join(", ") } } };
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
   * @param {string} value
   * @returns {Reading}
   */
  function flag(value) {
    if (value === "0" || value === "1") return { value: value === "1" };
    return { expected: { key: "expect_switch", values: {} } };
  }

  /**
   * @param {string} value
   * @param {NumberLimits} limits
   * @returns {Reading}
   */
  function number(value, limits) {
    const read = Atenta.numbers.read(value);
    const key = limits.step ? "expect_step" : "expect_number";
    if (!fits(read, limits)) return { expected: { key, values: { ...limits } } };
    return { value: read };
  }

  /**
   * Whether a number keeps to its limits and, if there is one, its step.
   * @param {number} value
   * @param {NumberLimits} limits
   */
  function fits(value, { min, max, step }) {
    return value >= min && value <= max && (!step || (value - min) % step === 0);
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
    if (!state.preset) said.push(["text", state.text]);
    else if (state.preset !== from.preset) said.push(["preset", state.preset]);
    for (const name of NUMBERS) if (to[name] !== from[name]) said.push([name, String(to[name])]);
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
    const [place, hash = ""] = address.split(/#(.*)/s);
    const said = write(read(hash, page).state, page);
    return said ? `${place}#${said}` : place;
  }

  Atenta.state = { read, clean, write, fits };
})(globalThis.Atenta = globalThis.Atenta || {});
