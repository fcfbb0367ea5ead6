(function (Atenta) {
  "use strict";

  /** A slider is said to have settled after this long (milliseconds): said once, not at every step. */
  const SAY_AFTER = 500;
  /** What does not earn an entry of its own in the history. */
  const PASSING = ["head", "row", "column", "values", "arcs", "threshold"];

  const page = /** @type {PageData} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  const words = page.strings.said;
  Atenta.traces.register(JSON.parse(document.getElementById("start-trace")?.textContent ?? ""));

  const form = /** @type {HTMLFormElement} */ (root.querySelector("[data-phrase]"));
  const text = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text"));
  const text_problem = /** @type {HTMLElement} */ (document.getElementById("phrase-problem"));
  const problems_place = /** @type {HTMLElement} */ (root.querySelector("[data-problems]"));
  const status = /** @type {HTMLElement} */ (root.querySelector("[data-status]"));
  const tabs = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[role=tab]")]);
  const panel = /** @type {HTMLElement} */ (root.querySelector("[role=tabpanel]"));

  const explorer = Atenta.explorer.create(root, page, choose);
  const controls = Atenta.controls.create(root, page, turn);
  let state = page.defaults;
  /** @type {HeadView} */
  let view;
  let saying = 0;

  /**
   * Draws a new state; every change of the page comes through here.
   * @param {Partial<State>} patch
   * @param {"push" | "replace" | "none"} address how it goes into the address
   */
  function go(patch, address) {
    state = { ...state, ...patch };
    state.head = Math.min(state.head, state.heads - 1);
    const { trace, measures } = source(state);
    view = explorer.show({ ...state, trace, measures });
    controls.write(state);
    write_tabs();
    write_phrase();
    if (address !== "none") write_address(address);
  }

  /** @type {{ key: string, found: { trace: AttentionTrace, measures: Measures | null } } | null} */
  let made = null;
  /** @type {Set<string>} */
  const asked = new Set();

  /**
   * The trace of a state: torch's own for a preset with the factory seed, else from the page's engine.
   * @param {State} wanted
   * @returns {{ trace: AttentionTrace, measures: Measures | null }}
   */
  function source(wanted) {
    const { preset, heads, d_k, seed, positional } = wanted;
    if (preset && seed === page.defaults.seed && !positional) {
      const found = Atenta.traces.find(`${preset}-h${heads}-d${d_k}`);
      if (found) return found;
      bring(preset);
    }
    const key = JSON.stringify([wanted.text, heads, d_k, seed, positional]);
    if (made?.key !== key) {
      const tokens = Atenta.tokens.tokenize(wanted.text);
      const trace = Atenta.random_model.trace({ tokens, n_heads: heads, d_k, seed, positional });
      made = { key, found: { trace, measures: null } };
    }
    return made.found;
  }

  /** Loads a preset's traces; until they are there, and if they never come, the page's engine serves. @param {string} preset */
  function bring(preset) {
    if (asked.has(preset)) return;
    asked.add(preset);
    const script = document.createElement("script");
    script.src = `${page.root}assets/data/${preset}.js`;
    script.onload = () => go({}, "none");
    document.head.append(script);
  }

  /** @param {"push" | "replace"} how */
  function write_address(how) {
    const said = Atenta.state.write(state, page);
    const address = said ? `#${said}` : location.pathname + location.search;
    if (location.hash.slice(1) === said) return;
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  }

  let tabs_written = "";
  function write_tabs() {
    const now = `${state.head} of ${state.heads}`;
    if (now === tabs_written) return;
    tabs_written = now;
    tabs.forEach((tab, head) => {
      tab.hidden = head >= state.heads;
      tab.setAttribute("aria-selected", String(head === state.head));
      tab.tabIndex = head === state.head ? 0 : -1;
    });
    panel.setAttribute("aria-labelledby", tabs[state.head].id);
  }

  let phrase_written = state.text;
  function write_phrase() {
    if (state.text !== phrase_written) text.value = phrase_written = state.text;
    const preset = page.presets.find(({ id }) => id === state.preset);
    text.lang = preset?.lang ?? "";
    for (const button of form.querySelectorAll("[data-preset]")) {
      button.setAttribute("aria-pressed", String(button.getAttribute("data-preset") === state.preset));
    }
  }

  /** @param {string} sentence */
  function say(sentence) {
    clearTimeout(saying);
    status.textContent = sentence;
  }

  /** @type {(patch: Partial<State>, name: string, live: boolean) => void} */
  function turn(patch, name, live) {
    go(patch, live ? "none" : PASSING.includes(name) ? "replace" : "push");
    clearTimeout(saying);
    saying = setTimeout(say_change, live ? 2 * SAY_AFTER : SAY_AFTER, name);
  }

  /** @param {keyof State} name */
  function say_change(name) {
    const value = state[name];
    const shown = typeof value === "boolean" ? (value ? words.on : words.off) : String(value);
    say(Atenta.say.text(words.changed, {
      name: page.strings.name[name],
      value: shown,
      entropy: Atenta.numbers.fixed(view.mean_entropy, 2),
      max: Atenta.numbers.fixed(view.max_attention, 2),
    }));
  }

  /** @type {Choose} */
  function choose({ row, column }) {
    go({ row, column }, "replace");
    if (row === null) return say(words.nothing_chosen);
    const at = row * view.n_key;
    const of_row = view.weights.subarray(at, at + view.n_key);
    const key = column ?? of_row.indexOf(Math.max(...of_row));
    const masked = view.masked[at + key] === 1;
    const template = column === null ? words.row_chosen : masked ? words.cell_chosen_masked : words.cell_chosen;
    return say(Atenta.say.text(template, {
      query: view.trace.query_tokens[row],
      key: view.trace.key_tokens[key],
      percent: Atenta.numbers.percent(of_row[key]),
    }));
  }

  function compute() {
    const problem = Atenta.tokens.check(Atenta.tokens.tokenize(text.value));
    text_problem.textContent = problem ? Atenta.say.text(words[problem.kind], { token: "", ...problem }) : "";
    if (problem) return text.setAttribute("aria-invalid", "true");
    text.removeAttribute("aria-invalid");
    phrase_written = text.value;
    const preset = page.presets.find((one) => one.text === text.value)?.id ?? "";
    go({ text: text.value, preset, row: null, column: null }, "push");
    return say(Atenta.say.text(words.computed, { tokens: view.n_query, heads: state.heads }));
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    compute();
  });
  text.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    compute();
  });
  form.addEventListener("click", (event) => {
    const id = /** @type {HTMLElement} */ (event.target).dataset.preset;
    const preset = page.presets.find((one) => one.id === id);
    if (!preset) return;
    text.value = preset.text;
    compute();
  });

  tabs.forEach((tab, head) => {
    tab.addEventListener("click", () => turn({ head }, "head", false));
    tab.addEventListener("keydown", ({ key }) => {
      const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -head, End: state.heads - 1 - head }[key];
      if (steps === undefined) return;
      const next = (head + steps + state.heads) % state.heads;
      turn({ head: next }, "head", false);
      tabs[next].focus();
    });
  });

  root.addEventListener("click", ({ target }) => {
    const name = target instanceof HTMLButtonElement ? target.name : "";
    if (name === "new_weights") turn({ seed: crypto.getRandomValues(new Uint32Array(1))[0] }, "seed", false);
    if (name === "reset") reset();
    if (name === "share") void share();
  });

  function reset() {
    text_problem.textContent = "";
    text.removeAttribute("aria-invalid");
    for (const field of root.querySelectorAll("[data-control] [aria-invalid]")) field.removeAttribute("aria-invalid");
    for (const problem of root.querySelectorAll("[data-control] .problem")) problem.remove();
    problems_place.replaceChildren();
    phrase_written = "";
    go({ ...page.defaults }, "push");
    say(words.reset_done);
  }

  async function share() {
    try {
      await navigator.clipboard.writeText(location.href);
      say(words.link_copied);
    } catch {
      say(words.link_shown);
    }
  }

  /** @param {AddressProblem[]} problems */
  function tell(problems) {
    problems_place.replaceChildren();
    if (!problems.length) return;
    const list = document.createElement("ul");
    list.append(...problems.map((problem) => {
      const item = document.createElement("li");
      const { key, values } = problem.expected ?? { key: "", values: {} };
      item.textContent = Atenta.say.text(words[problem.reason], { ...problem, expected: Atenta.say.text(words[key] ?? "", values) });
      return item;
    }));
    problems_place.append(words.link_problems, list);
  }

  /** The address as it was last read, so that popstate and hashchange of one move are one. */
  let address_read = "";
  function read_address() {
    // A jump to an anchor of this page is not a state.
    const anchor = location.hash.length > 1 && !location.hash.includes("=");
    if (anchor || address_read === location.hash) return;
    address_read = location.hash;
    const read = Atenta.state.read(location.hash, page);
    tell(read.problems);
    go(read.state, "none");
  }

  addEventListener("popstate", () => {
    address_read = "\n";
    read_address();
  });
  addEventListener("hashchange", read_address);

  const first = Atenta.state.read(location.hash.includes("=") ? location.hash : "", page);
  address_read = location.hash;
  tell(first.problems);
  go(first.state, "none");
})(globalThis.Atenta = globalThis.Atenta || {});
