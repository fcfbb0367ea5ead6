(function (Atenta) {
  "use strict";

  const SAY_AFTER = 500;
  const WORDS = [0, 1, 2];
  const PAIRS = ["q", ...WORDS.map((j) => `key_${j}`), ...WORDS.map((j) => `value_${j}`)];
  const SCORES = WORDS.map((j) => `score_${j}`);
  const FIELDS = [...PAIRS.flatMap((name) => [`${name}_0`, `${name}_1`]), ...SCORES];

  const root = /** @type {HTMLElement} */ (document.querySelector('[data-figure="worked-example"]'));
  const page = /** @type {WorkedPage} */ (JSON.parse(root.querySelector("[data-start]")?.textContent ?? ""));
  const { words } = page;
  const planes = Atenta.worked_planes(root, page, move);
  const table = Atenta.worked_table(root, page);
  /** @type {WorkedState} */
  let state = begin();
  /** @type {WorkedSum[]} */
  let sums = [];
  let saying = 0;
  /** The score that was set last: where one goes on when the button that takes it back has gone. */
  let last = "score_0";
  const fields = Atenta.controls.create(root, controlled(), change, {
    sliders: SCORES, typed: FIELDS, switches: ["second"], show: short, read: Atenta.worked.read,
  });

  function begin() {
    return /** @type {WorkedState} */ (structuredClone(page.start));
  }

  /** A tip was dragged: what was refused in a field is no longer in question. @param {string} name @param {number[]} to */
  function move(name, [x, y]) {
    fields.clear();
    change({ [`${name}_0`]: x, [`${name}_1`]: y });
  }

  /**
   * Takes what a field or a tip says: q_0, key_1_0, value_2_1, score_0, second.
   * @param {Partial<Record<string, number | boolean>>} patch
   */
  function change(patch) {
    const head = state.heads[state.shown];
    for (const [name, value] of Object.entries(patch)) {
      const [what, ...at] = name.split("_");
      const [first, second] = at.map(Number);
      if (what === "second") [state.second, state.shown] = [Boolean(value), value ? 1 : 0];
      else if (what === "score") {
        head.scores = Object.assign([...(head.scores ?? sums[state.shown].scores)], { [first]: value });
        last = name;
      } else if (what === "value") state.values[first][second] = Number(value);
      // Whoever moves a vector wants to see what comes of it: scores set by hand give way.
      else head.scores = null;
      if (what === "q") head.q[first] = Number(value);
      if (what === "key") head.keys[first][second] = Number(value);
    }
    draw();
    say(() => Atenta.say.text(words.changed, told()));
  }

  function draw() {
    sums = state.heads.map((head) => Atenta.worked.head(head, state.values));
    planes.draw(state, sums);
    table.draw(state, sums);
    fields.write(settings());
    for (const radio of root.querySelectorAll("[name=shown]")) {
      if (radio instanceof HTMLInputElement) radio.checked = Number(radio.value) === state.shown;
    }
    const source = /** @type {HTMLElement} */ (root.querySelector("[data-source]"));
    source.textContent = words[same(state, page.start) ? "source_build" : "source_page"];
  }

  /** Whether two states have the same numbers. @param {WorkedState} one @param {WorkedState} other */
  function same(one, other) {
    const [ours, theirs] = [one, other].map(({ heads, values }) => JSON.stringify([heads, values]));
    return ours === theirs;
  }

  /** Every number under the name of its field. */
  function settings() {
    const { q, keys } = state.heads[state.shown];
    /** @type {Record<string, number | boolean>} */
    const flat = { second: state.second, q_0: q[0], q_1: q[1] };
    for (const j of WORDS) {
      for (const c of [0, 1]) [flat[`key_${j}_${c}`], flat[`value_${j}_${c}`]] = [keys[j][c], state.values[j][c]];
      flat[`score_${j}`] = sums[state.shown]?.scores[j] ?? 0;
    }
    return flat;
  }

  /** What the fields are told: limits, names and messages, as the simulator's are. */
  function controlled() {
    /** @type {Record<string, string>} */
    const name = {};
    /** @type {Record<string, NumberLimits>} */
    const limits = {};
    for (const field of FIELDS) {
      const [what, ...at] = field.split("_");
      const word = words[`word_${what === "q" ? 2 : at[0]}`];
      name[field] = Atenta.say.text(words[`name_${what}`], { word, n: Number(at[at.length - 1]) + 1 });
      limits[field] = page.limits[what];
    }
    return { limits, defaults: settings(), strings: { said: page.said, name } };
  }

  /** A number as its field shows it: up to four decimals, none for nothing. @param {string} _name @param {number} value */
  function short(_name, value) {
    return Atenta.numbers.fixed(value, 4).replace(/\.?0+$/, "");
  }

  function told() {
    const { weights, output } = sums[state.shown];
    const list = weights.map((weight, j) => `${words[`word_${j}`]} ${Atenta.numbers.fixed(weight, 4)}`).join(", ");
    return { weights: list, output: output.map(Atenta.worked.said).join("; ") };
  }

  /** Once, when it has stood for a moment. @param {() => string} sentence */
  function say(sentence) {
    const place = /** @type {HTMLElement} */ (root.querySelector("[data-status]"));
    clearTimeout(saying);
    saying = setTimeout(() => (place.textContent = sentence()), SAY_AFTER);
  }

  root.addEventListener("click", ({ target }) => {
    const name = target instanceof HTMLButtonElement ? target.name : "";
    if (name === "derive") state.heads[state.shown].scores = null;
    if (name === "reset") [state] = [begin(), fields.clear()];
    if (!name) return;
    draw();
    if (name === "derive") /** @type {HTMLElement} */ (root.querySelector(`[name=${last}]`)).focus();
    say(() => (name === "reset" ? words.reset_done : Atenta.say.text(words.changed, told())));
  });
  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== "shown") return;
    state.shown = Number(target.value);
    fields.clear();
    draw();
  });
  // Firefox puts old settings back into the fields of a page that is reloaded.
  addEventListener("pageshow", () => draw());
  draw();
})(globalThis.Atenta = globalThis.Atenta || {});
