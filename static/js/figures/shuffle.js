(function (Atenta) {
  "use strict";

  /** Within this, two weights differ by rounding alone. */
  const ROUNDING = 1e-12;
  const DIGITS = 4;
  /** @type {Record<string, [number, number]>} */
  const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

  const root = /** @type {HTMLElement} */ (document.querySelector(".shuffle"));
  const { phrase = "", order: start = "", heads, dK, head, seed } = root.dataset;
  const tokens = Atenta.tokens.tokenize(phrase);
  const n = tokens.length;
  const positional = /** @type {HTMLInputElement} */ (root.querySelector("[name=shuffle-positional]"));
  const sides = [...root.querySelectorAll("table")];
  /** The weights that stand in either table, as Bokeh draws them. */
  let shown = /** @type {Float64Array[]} */ ([]);
  let layers = /** @type {OverPicture[]} */ ([]);
  const cells = sides.map((table) => [...table.querySelectorAll("tbody td")]);
  /** The words in their own order, in their own language. */
  const names = [...sides[0].querySelectorAll("tbody bdi")].map((name) => name.cloneNode(true));
  const reading = /** @type {HTMLElement} */ (root.querySelector("[data-reading]"));
  const words = JSON.parse(root.querySelector("[data-words]")?.textContent ?? "");
  let marked = /** @type {{ side: number, at: number } | null} */ (null);
  let order = start.split(" ").map(Number);
  let shuffles = 0;
  let swaps = 0;

  /** @param {string[]} words */
  function weights(words) {
    const model = { tokens: words, n_heads: Number(heads), d_k: Number(dK), seed: Number(seed), positional: positional.checked };
    const scores = Atenta.random_model.run(model).scores.subarray(Number(head) * n * n, (Number(head) + 1) * n * n);
    const options = { n_heads: 1, n_query: n, n_key: n, d_k: model.d_k, temperature: 1, divide: true, causal: false };
    return Atenta.attention.scaled_dot_product_attention(scores, options).weights;
  }

  function draw() {
    const moved = order.map((at) => tokens[at]);
    const [W, W_after] = [weights(tokens), weights(moved)];
    write(sides[0], tokens, W);
    write(sides[1], moved, W_after);
    shown = [W, W_after];
    for (const { move } of layers) move();
    const difference = Atenta.permutation.difference(W_after, Atenta.permutation.carried(W, order));
    const held = difference === 0 ? "exact" : difference < ROUNDING ? "holds" : "breaks";
    const verdict = order.every((at, place) => at === place) ? "same" : held;
    for (const said of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-verdict]"))) {
      said.hidden = said.dataset.verdict !== verdict;
      const number = said.querySelector("[data-difference]");
      if (number) number.textContent = difference < ROUNDING ? Atenta.numbers.power(difference, 1) : Atenta.numbers.fixed(difference, 2);
    }
  }

  /**
   * @param {HTMLTableElement} table
   * @param {string[]} words
   * @param {Float64Array} W
   */
  function write(table, words, W) {
    table.querySelectorAll("thead bdi").forEach((name, at) => (name.textContent = words[at]));
    table.querySelectorAll("tbody bdi").forEach((name, at) => (name.textContent = words[at]));
    table.querySelectorAll("tbody td").forEach((cell, at) => {
      cell.textContent = Atenta.numbers.cell(W[at]);
      cell.className = `s${Atenta.ramp.index(W[at])}`;
    });
  }

  /** @param {Event} event */
  function point({ type, target }) {
    const cell = /** @type {Element} */ (target).closest?.("tbody td");
    const side = sides.findIndex((table) => cell && table.contains(cell));
    if (type === "pointerleave" || side < 0 || !cell) return forget();
    mark(side, cells[side].indexOf(cell));
  }

  function forget() {
    marked = null;
    for (const cell of root.querySelectorAll("td.same")) cell.classList.remove("same");
    reading.replaceChildren();
  }

  /** The words of a cell, wherever they stand, have one cell in either table. @param {number} side @param {number} at */
  function mark(side, at) {
    forget();
    marked = { side, at };
    const places = [Math.floor(at / n), at % n];
    const [row, column] = side ? places.map((place) => order[place]) : places.map((place) => order.indexOf(place));
    const pair = side ? [row * n + column, at] : [at, row * n + column];
    pair.forEach((one, which) => cells[which][one].classList.add("same"));
    const [query, key] = [Math.floor(pair[0] / n), pair[0] % n].map((word) => names[word].cloneNode(true));
    const [before, after] = pair.map((one, which) => Atenta.numbers.fixed(shown[which][one], DIGITS));
    reading.replaceChildren(Atenta.say.nodes(words.reading, { query, key, before, after }));
  }

  /** With its arrows a table is walked cell by cell. @param {KeyboardEvent} event */
  function walk(event) {
    const side = sides.findIndex((table) => table.parentElement === event.target);
    const step = STEPS[event.key];
    if (side < 0 || !step) return;
    event.preventDefault();
    const from = marked?.side === side ? marked.at : null;
    const [row, column] = from === null ? [0, 0] : [Math.floor(from / n) + step[0], (from % n) + step[1]];
    if (Math.min(row, column) < 0 || Math.max(row, column) >= n) return;
    mark(side, row * n + column);
    cells[side][row * n + column].scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @type {Record<string, () => number[]>} */
  const deeds = {
    shuffle: () => Atenta.permutation.shuffled(n, Number(seed), ++shuffles),
    swap: () => {
      const at = swaps++ % (n - 1);
      return order.map((_, place) => order[place === at ? at + 1 : place === at + 1 ? at : place]);
    },
    reset: () => tokens.map((_, at) => at),
  };

  const masked = new Uint8Array(n * n);
  /** @param {HTMLTableElement} table @param {number} side */
  function lay_under(table, side) {
    const plate = /** @type {HTMLElement} */ (table.closest("[data-plate]"));
    const place = /** @type {HTMLElement} */ (plate.querySelector("[data-drawing]"));
    return Atenta.over_picture(plate, "heatmap", place, (drawing) => {
      Atenta.under_table(drawing, place, table, { n_query: n, n_key: n, weights: shown[side], masked });
    });
  }

  root.addEventListener("click", ({ target }) => {
    const deed = target instanceof HTMLButtonElement ? deeds[target.name] : null;
    if (!deed) return;
    order = deed();
    forget();
    draw();
  });
  positional.addEventListener("change", () => {
    forget();
    draw();
  });
  root.addEventListener("pointerover", point);
  root.addEventListener("pointerleave", point);
  root.addEventListener("keydown", walk);
  draw();
  // What could not be computed is not drawn over.
  layers = sides.map(lay_under);
})(globalThis.Atenta = globalThis.Atenta || {});
