(function (Atenta) {
  "use strict";

  /** More columns than these are left to who runs the code. */
  const WIDEST = 32;

  const page = /** @type {PageData} */ (JSON.parse(document.getElementById("page-data")?.textContent ?? ""));
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  const words = page.strings.code;
  const one = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
  const simulator = /** @type {HTMLAnchorElement} */ (one("[data-simulator]"));
  const bare = simulator.getAttribute("href") ?? "";
  const tables = /** @type {HTMLTableElement[]} */ ([...root.querySelectorAll("table[data-step]")]);
  let state = page.defaults;
  let waiting = 0;

  function draw() {
    const { tokens, matrices } = Atenta.code_steps(state);
    for (const table of tables) write(table, matrices[String(table.dataset.step)], tokens);
    Object.assign(one("[data-said-phrase]"), { textContent: state.text, lang: spoken() });
    one("[data-said-state]").textContent = Atenta.say.text(words.summary, {
      tokens: tokens.length, head: `H${state.head}`, heads: state.heads, d_k: state.d_k, temperature: state.temperature,
    });
    one("[data-source]").textContent = Atenta.say.text(words.source_page, { seed: state.seed });
  }

  /** The language of the phrase; "" where nobody knows. */
  function spoken() {
    return page.presets.find(({ id }) => id === state.preset)?.lang ?? "";
  }

  /** @param {HTMLTableElement} table @param {Float64Array[]} rows @param {string[]} tokens */
  function write(table, rows, tokens) {
    const { step, name = "", byKey } = table.dataset;
    const count = rows[0].length;
    const columns = byKey !== undefined ? tokens : Array.from({ length: Math.min(count, WIDEST) }, (_, at) => String(at + 1));
    const shape = JSON.stringify([tokens, columns, spoken()]);
    if (table.dataset.shape !== shape) lay_out(table, tokens, columns);
    table.dataset.shape = shape;
    rows.forEach((row, i) => columns.forEach((_, j) => {
      const place = table.tBodies[0].rows[i].cells[j + 1];
      const text = say(row[j]);
      if (place.textContent !== text) place.textContent = text;
      if (step === "weights") place.className = `s${Atenta.ramp.index(row[j])}`;
    }));
    const told = { name, head: `H${state.head}`, rows: rows.length, columns: count, shown: columns.length };
    const text = step !== "output" ? words.numbers : count > WIDEST ? words.numbers_cut : words.numbers_all;
    if (table.caption) table.caption.textContent = Atenta.say.text(text, told);
  }

  /** Headers and empty cells. @param {HTMLTableElement} table @param {string[]} tokens @param {string[]} columns */
  function lay_out(table, tokens, columns) {
    const { step, byKey } = table.dataset;
    const heads = columns.map((text) => cell(text, byKey !== undefined ? "key" : "", "col"));
    table.tHead?.rows[0].replaceChildren(document.createElement("td"), ...heads);
    table.tBodies[0].replaceChildren(...tokens.map((token) => {
      const line = document.createElement("tr");
      line.append(cell(token, step === "K" || step === "V" ? "key" : "query", "row"), ...columns.map(() => document.createElement("td")));
      return line;
    }));
  }

  /** A token has a role, and a language of its own; a number has neither. @param {string} text @param {string} role @param {"col" | "row"} scope */
  function cell(text, role, scope) {
    const made = document.createElement("th");
    if (role) made.append(Object.assign(document.createElement("bdi"), { textContent: text, lang: spoken() }));
    else made.textContent = text;
    made.className = role;
    made.setAttribute("scope", scope);
    return made;
  }

  /** @param {number} number */
  function say(number) {
    return number === -Infinity ? "−∞" : Atenta.numbers.fixed(number, 4);
  }

  /** Takes the page over from the build: from here on its numbers are computed here. */
  function code_page() {
    const sliders = ["heads", "d_k", "temperature"];
    const controls = Atenta.controls.create(root, page, turn, {
      sliders, typed: sliders, switches: ["divide", "causal", "positional"],
    });
    const tabs = Atenta.head_tabs(root, (head) => go({ head }, "replace"));
    const phrase = Atenta.phrase(root, page, (text, preset) => go({ text, preset, row: null, column: null }, "push"));
    const address = Atenta.address(one("[data-problems]"), page, Atenta.state, (wanted) => go(wanted, "none"));

    /** @type {(patch: Partial<State>, name: string, live: boolean) => void} */
    function turn(patch, _name, live) {
      go(patch, live ? "none" : "push");
    }

    /** @param {Partial<State>} patch @param {"push" | "replace" | "none"} how it goes into the address */
    function go(patch, how) {
      state = { ...state, ...patch };
      state.head = Math.min(state.head, state.heads - 1);
      controls.write(state);
      tabs.write(state);
      phrase.write(state);
      if (how !== "none") address.write(state, how);
      const said = Atenta.state.write(state, page);
      simulator.href = Atenta.anchors.join(bare, said && `#${said}`);
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(draw);
    }

    // Firefox puts old settings back into the fields of a page that is reloaded.
    addEventListener("pageshow", () => controls.write(state));
    address.read();
  }

  Atenta.code_page = code_page;
})(globalThis.Atenta = globalThis.Atenta || {});
