(function (Atenta) {
  "use strict";

  const BAR_ROW = 24;

  /**
   * The chosen row as bars over the keys, or with none chosen what each key receives on average.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function row({ root, page }) {
    const panel = /** @type {HTMLElement} */ (root.querySelector("[data-row]"));
    const plate = /** @type {HTMLElement} */ (panel.querySelector('[data-figure="bars"]'));
    const place = /** @type {HTMLElement} */ (plate.querySelector("[data-drawing]"));
    const list = /** @type {HTMLElement} */ (panel.querySelector("[data-bars]"));
    const title = /** @type {HTMLElement} */ (panel.querySelector("[data-row-title]"));
    const note = /** @type {HTMLElement} */ (panel.querySelector("[data-row-note]"));
    const deed = /** @type {HTMLElement} */ (panel.querySelector("[data-row-deed]"));
    /** The formula of a row, where the page shows it. */
    const formulas = /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-divided]"));
    /** @type {Mounted | null} */
    let drawing = null;
    /** @type {HeadView | null} */
    let shown = null;
    /** @type {string | null} The row's word that the title names; null before the first. */
    let titled = null;
    /** @type {unknown[]} What the bars were last drawn from. */
    let painted = [];
    /** How often the list has been drawn: of the same view too, in a window of another width. */
    let draws = 0;

    /** @param {HeadView} view */
    function draw(view) {
      shown = view;
      draws += 1;
      plate.dataset.layer = "table";
      plate.classList.toggle("of-row", view.row !== null);
      const query = view.row === null ? "" : view.trace.query_tokens[view.row];
      if (query !== titled) write_heading(title, query, page.strings.figure);
      titled = query;
      for (const formula of formulas) formula.hidden = (formula.dataset.divided === "yes") !== view.divide;
      deed.hidden = view.row !== null;
      Atenta.say.put(note, remark(view, page.strings.figure));
      write_bars(list, view, shares(view), page.strings.figure.masked);
    }

    /** Whether there is room for the bars, and they are drawn. @param {Mounted} drawing @param {HeadView} view */
    function write(drawing, view) {
      const bar = list.querySelector(".bar");
      if (!(bar instanceof HTMLElement) || !bar.offsetWidth) return false;
      place.style.left = `${bar.offsetLeft}px`;
      place.style.top = "0";
      drawing.set("figure", { width: bar.offsetWidth, height: BAR_ROW * view.n_key });
      drawing.set("key_range", { start: view.n_key - 0.5, end: -0.5 });
      const colour = Atenta.theme.colour(view.row === null ? "--soft-ink" : "--accent");
      const now = [view, colour];
      if (now.every((part, at) => part === painted[at])) return true;
      painted = now;
      const weight = [...shares(view)];
      drawing.fill("bars", { key: weight.map((_, key) => key), weight });
      drawing.paint("bar_glyph", { fill_color: colour });
      return true;
    }

    /** @param {HeadView} view */
    function settle(view) {
      if (!drawing || !write(drawing, view)) return;
      const at = draws;
      Atenta.figures.after_paint(() => {
        if (at === draws) plate.dataset.layer = "bokeh";
      });
    }

    return {
      place: panel,
      draw,
      settle,
      async mount() {
        drawing = await Atenta.figures.mount("bars", place, (made) => shown && write(made, shown));
      },
    };
  }

  /**
   * What each key gets: the row's weights, or the mean over all rows.
   * @param {HeadView} view
   */
  function shares({ weights, row, n_query, n_key }) {
    if (row !== null) return weights.subarray(row * n_key, (row + 1) * n_key);
    const received = new Float64Array(n_key);
    weights.forEach((weight, at) => (received[at % n_key] += weight / n_query));
    return received;
  }

  /**
   * @param {HTMLElement} title
   * @param {string} query the row's word, or "" with no row chosen
   * @param {Record<string, string>} words
   */
  function write_heading(title, query, words) {
    if (!query) Atenta.say.put(title, words.row_none);
    else Atenta.say.write(title, words.row_of, { query: Atenta.say.token(query, "query") });
  }

  /**
   * @param {HeadView} view
   * @param {Record<string, string>} words
   */
  function remark(view, words) {
    if (view.row === null) return words.row_none_help;
    const seen = keys_seen(view, view.row);
    if (seen < 2) return words.row_entropy_alone;
    const entropy = Atenta.numbers.fixed(view.row_entropy[view.row], 2);
    return Atenta.say.text(words.row_entropy, { entropy, limit: Atenta.numbers.fixed(Math.log2(seen), 2) });
  }

  /**
   * @param {HeadView} view
   * @param {number} row
   */
  function keys_seen({ masked, n_key }, row) {
    return n_key - masked.subarray(row * n_key, (row + 1) * n_key).reduce((sum, one) => sum + one, 0);
  }

  /**
   * @param {HTMLElement} list
   * @param {HeadView} view
   * @param {Float64Array} weights
   * @param {string} masked_word
   */
  function write_bars(list, view, weights, masked_word) {
    while (list.children.length > view.n_key) list.lastElementChild?.remove();
    while (list.children.length < view.n_key) list.append(bar(list.children.length));
    for (let key = 0; key < view.n_key; key++) {
      const item = /** @type {HTMLElement} */ (list.children[key]);
      const token = view.trace.key_tokens[key];
      const [label, track, number] = item.children;
      const strip = track.firstElementChild;
      const masked = view.row !== null && view.masked[view.row * view.n_key + key] === 1;
      Atenta.say.name(/** @type {HTMLElement} */ (label), token);
      /** @type {HTMLElement} */ (strip).style.width = `${100 * weights[key]}%`;
      Atenta.say.put(number, masked ? masked_word : Atenta.numbers.percent(weights[key]));
      item.classList.toggle("chosen", key === view.column);
    }
  }

  /** @param {number} key */
  function bar(key) {
    const item = document.createElement("li");
    const label = document.createElement("bdi");
    const strip = document.createElement("span");
    const number = document.createElement("span");
    item.dataset.key = String(key);
    label.className = "key";
    strip.className = "bar";
    strip.append(document.createElement("i"));
    number.className = "number";
    item.append(label, " ", strip, " ", number);
    return item;
  }

  Atenta.parts = { ...Atenta.parts, row };
})(globalThis.Atenta = globalThis.Atenta || {});
