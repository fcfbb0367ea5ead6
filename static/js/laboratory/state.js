(function (Atenta) {
  "use strict";

  const { choice, flag, number } = Atenta.reading;
  const VIEWS = ["unfold"];
  const SWITCHES = ["causal", "divide", "values", "arcs"];
  const NUMBERS = ["temperature", "threshold", "head", "row", "column"];
  const KNOWN = ["sentence", "weights", "own", "view", ...SWITCHES, ...NUMBERS];
  /** A sentence begins with a row chosen: that none is has to be said. */
  const NO_ROW = "none";

  /**
   * The state that an address asks for. What cannot be used is told and left out; the rest counts.
   * @param {string} hash with or without its "#"
   * @param {LaboratoryPage} page
   */
  function read(hash, page) {
    const { found, problems } = Atenta.reading.parts(hash);
    /** @type {any} */
    const state = { ...page.defaults };
    const read_one = (/** @type {string} */ name, /** @type {(value: string) => Reading} */ how) => {
      const value = found.get(name);
      if (value === undefined) return;
      const reading = how(value);
      if ("value" in reading) state[name] = reading.value;
      else problems.push({ name, value, reason: "link_value", expected: reading.expected });
    };
    const { heads, sentences } = page.laboratory;
    read_one("sentence", (value) => choice(value, sentences.map(({ id }) => id)));
    const { tokens, start } = sentence_of(state, page);
    state.row = start;
    Object.assign(state, read_rules(found, page, problems));
    for (const name of SWITCHES) read_one(name, flag);
    read_one("view", (value) => choice(value, VIEWS));
    /** @type {Record<string, NumberLimits>} */
    const limits = {
      ...page.limits,
      head: { min: 0, max: heads.length - (state.own ? 0 : 1), step: 1 },
      row: { min: 0, max: tokens.length - 1, step: 1 },
      column: { min: 0, max: tokens.length - 1, step: 1 },
    };
    for (const name of NUMBERS) {
      read_one(name, (value) => (name === "row" && value === NO_ROW ? { value: null } : number(value, limits[name])));
    }
    for (const name of found.keys()) if (!KNOWN.includes(name)) problems.push({ name, value: "", reason: "link_unknown_name" });
    return { state: /** @type {LaboratoryState} */ (state), problems };
  }

  /**
   * Edited weights and the reader's own head, as far as they can be used.
   * @param {Map<string, string>} found
   * @param {LaboratoryPage} page
   * @param {AddressProblem[]} problems what was left out is added to them
   */
  function read_rules(found, { laboratory }, problems) {
    const weights = Atenta.rule_weights.read(found.get("weights") ?? "", laboratory.heads);
    const own = found.has("own") ? Atenta.rule_text.read_own(found.get("own") ?? "", laboratory.features, laboratory.heads.map(({ short }) => short)) : null;
    problems.push(...weights.problems, ...(own?.problems ?? []));
    return { weights: weights.value, own: own?.value ?? null };
  }

  /** @param {LaboratoryState} state @param {LaboratoryPage} page */
  function sentence_of(state, { laboratory }) {
    const { sentences } = laboratory;
    return sentences.find(({ id }) => id === state.sentence) ?? sentences[0];
  }

  /**
   * The address of a state, after "#": the sentence, whose default is not the same in both languages, and what
   * differs from the start.
   * @param {LaboratoryState} state
   * @param {LaboratoryPage} page
   */
  function write(state, page) {
    /** @type {any} */
    const from = { ...page.defaults, row: sentence_of(state, page).start };
    /** @type {any} */
    const to = state;
    const said = [["sentence", state.sentence]];
    for (const name of NUMBERS) if (to[name] !== from[name]) said.push([name, to[name] === null ? NO_ROW : String(to[name])]);
    for (const name of SWITCHES) if (to[name] !== from[name]) said.push([name, to[name] ? "1" : "0"]);
    if (state.view !== from.view) said.push(["view", state.view]);
    if (Object.keys(state.weights).length) said.push(["weights", Atenta.rule_weights.write(state.weights)]);
    if (state.own) said.push(["own", Atenta.rule_text.write_own(state.own)]);
    return said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  }

  /**
   * An address with nothing in it but the state that it leads to: what could not be used is left out.
   * @param {string} address
   * @param {LaboratoryPage} page
   */
  function clean(address, page) {
    return Atenta.reading.clean(address, (hash) => write(read(hash, page).state, page));
  }

  Atenta.laboratory_state = { read, clean, write };
})(globalThis.Atenta = globalThis.Atenta || {});
