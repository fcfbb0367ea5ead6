(function (Atenta) {
  "use strict";

  const DASHES = ["", "6 3", "2 3", "2 3 6 3", "11 3", "2 6", "12 3 2 3 2 3", "6 6"];
  /** Besides the first and the last. */
  const IN_TABLE = [0.5, 1, 2];
  const SVG = "http://www.w3.org/2000/svg";

  /**
   * Mean entropy of every head against temperature, with a mark at the present one.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function curves({ root, page }) {
    const found = root.querySelector('[data-figure="curves"]');
    if (!found) return null;
    const figure = /** @type {HTMLElement} */ (found);
    const place = /** @type {HTMLElement} */ (figure.querySelector("[data-drawing]"));
    const mark = /** @type {HTMLElement} */ (figure.querySelector("[data-mark]"));
    const hottest = Math.max(...page.temperatures);
    /** @type {Mounted | null} */
    let drawing = null;
    /** @type {HeadView | null} */
    let shown = null;
    /** @type {unknown[]} What the lines were last drawn from. */
    let painted = [];
    const measured = remember_last();

    /** @param {HeadView} view */
    function draw(view) {
      shown = view;
      const share = view.temperature / hottest;
      mark.style.transform = `translateX(${100 * share}%)`;
      mark.classList.toggle("late", share > 0.8);
      Atenta.say.put(/** @type {HTMLElement} */ (mark.firstElementChild), `T = ${Atenta.numbers.fixed(view.temperature, 2)}`);
    }

    /** @param {HeadView} view */
    function settle(view) {
      write_legend(figure, view, page.strings.metric.bits);
      const measures = measured(view, page.temperatures);
      // A change of temperature moves the mark alone; the lines are drawn again when they or their colours change.
      const now = [measures, view.head, Atenta.theme.colour("--ink"), drawing];
      if (now.every((part, at) => part === painted[at])) return;
      painted = now;
      write_table(figure, measures, view.trace);
      write_note(figure, view, page.strings.figure);
      if (drawing) fill(drawing, measures, view, page.strings.figure);
    }

    return {
      draw,
      settle,
      async mount() {
        await Atenta.figures.mount("curves", place, (made) => {
          drawing = made;
          if (shown) settle(shown);
        });
        mark.hidden = false;
      },
    };
  }

  /** The curves depend neither on the temperature nor on the head shown: they are computed once for all of those. */
  function remember_last() {
    /** @type {{ trace: AttentionTrace, divide: boolean, causal: boolean, measures: Measures } | null} */
    let last = null;
    return (/** @type {HeadView} */ view, /** @type {number[]} */ temperatures) => {
      const { trace, divide, causal } = view;
      if (last && last.trace === trace && last.divide === divide && last.causal === causal) return last.measures;
      const swept = view.measures && divide && !causal ? view.measures : null;
      last = { trace, divide, causal, measures: swept ?? compute(view, temperatures) };
      return last.measures;
    };
  }

  /**
   * @param {HeadView} view
   * @param {number[]} temperatures
   * @returns {Measures}
   */
  function compute(view, temperatures) {
    const { trace, n_query, n_key, divide, causal } = view;
    const options = { n_heads: trace.n_heads, n_query, n_key, d_k: trace.d_k, temperature: 1, divide, causal, mask: trace.mask };
    return { temperatures, mean_entropy: Atenta.measures.entropy_curve(trace.scores, options, temperatures) };
  }

  /**
   * @param {Mounted} drawing
   * @param {Measures} measures
   * @param {HeadView} view
   * @param {Record<string, string>} words
   */
  function fill(drawing, measures, view, words) {
    const { colour } = Atenta.theme;
    const { n_heads } = view.trace;
    for (let head = 0; head < DASHES.length; head++) {
      const there = head < n_heads;
      const entropy = there ? measures.temperatures.map((_, t) => measures.mean_entropy[t * n_heads + head]) : [];
      drawing.fill(`curve_${head}`, { temperature: there ? measures.temperatures : [], entropy });
      drawing.paint(`line_${head}`, { line_color: colour(`--head-${head}`), line_width: head === view.head ? 3.5 : 1.5 });
    }
    drawing.set("entropy_range", { start: 0, end: Math.max(view.limit * 1.08, 0.5) });
    drawing.set("temperature_range", { start: 0, end: Math.max(...measures.temperatures) });
    drawing.set("temperature_ticks", { ticks: ticks(measures.temperatures) });
    drawing.set("ceiling", { location: view.limit, line_color: colour("--soft-ink") });
    for (const [axis, label] of [["temperature_axis", words.curves_x], ["entropy_axis", words.curves_y]]) {
      drawing.set(axis, {
        axis_label: label,
        axis_label_text_color: colour("--soft-ink"),
        major_label_text_color: colour("--soft-ink"),
        axis_line_color: colour("--soft-ink"),
        major_tick_line_color: colour("--soft-ink"),
      });
    }
  }

  /**
   * @param {HTMLElement} figure
   * @param {HeadView} view
   * @param {Record<string, string>} words
   */
  function write_note(figure, view, words) {
    const note = /** @type {HTMLElement} */ (figure.querySelector("[data-curves-note]"));
    const words_for = view.masked.some(Boolean) ? words.curves_caption_causal : words.curves_caption;
    note.textContent = Atenta.say.text(words_for, { n: view.n_key, limit: Atenta.numbers.fixed(view.limit, 2) });
  }

  /**
   * @param {HTMLElement} figure
   * @param {Measures} measures
   * @param {AttentionTrace} trace
   */
  function write_table(figure, measures, trace) {
    const table = /** @type {HTMLTableElement} */ (figure.querySelector("[data-curves-table]"));
    const { n_heads } = trace;
    const heads = Array.from({ length: n_heads }, (_, head) => head);
    const head_row = document.createElement("tr");
    head_row.append(/** @type {HTMLElement} */ (table.tHead?.rows[0].cells[0]), ...heads.map((head) => entry("th", Atenta.say.head(trace, head), "col")));
    table.tHead?.replaceChildren(head_row);
    const rows = told(measures.temperatures).map((temperature) => {
      const at = measures.temperatures.indexOf(temperature);
      const row = document.createElement("tr");
      row.append(entry("th", Atenta.numbers.fixed(temperature, 1), "row"));
      row.append(...heads.map((head) => entry("td", Atenta.numbers.fixed(measures.mean_entropy[at * n_heads + head], 3))));
      return row;
    });
    table.tBodies[0].replaceChildren(...rows);
  }

  /** The first and the last temperature, and whole numbers between them. @param {number[]} temperatures */
  function ticks(temperatures) {
    const [first, last] = [temperatures[0], temperatures[temperatures.length - 1]];
    const between = Array.from({ length: Math.ceil(last) - 1 }, (_, at) => at + 1);
    return [first, ...between, last];
  }

  /** The temperatures that the table tells. @param {number[]} temperatures */
  function told(temperatures) {
    return [temperatures[0], ...IN_TABLE, temperatures[temperatures.length - 1]];
  }

  /**
   * @param {"th" | "td"} kind
   * @param {string} text
   * @param {string} [scope]
   */
  function entry(kind, text, scope) {
    const made = document.createElement(kind);
    made.textContent = text;
    if (scope) made.setAttribute("scope", scope);
    return made;
  }

  /**
   * @param {HTMLElement} figure
   * @param {HeadView} view
   * @param {string} bits
   */
  function write_legend(figure, view, bits) {
    const legend = /** @type {HTMLElement} */ (figure.querySelector("[data-legend]"));
    const { n_heads } = view.trace;
    const options = { ...view, n_heads, d_k: view.trace.d_k, mask: view.trace.mask };
    const now = Atenta.measures.entropy_curve(view.trace.scores, options, [view.temperature]);
    legend.replaceChildren(
      ...Array.from({ length: n_heads }, (_, head) => {
        const item = document.createElement("li");
        item.className = head === view.head ? "chosen" : "";
        item.append(stroke(head), `${Atenta.say.head(view.trace, head)} ${Atenta.numbers.fixed(now[head], 2)} ${bits}`);
        return item;
      }),
    );
  }

  /** @param {number} head */
  function stroke(head) {
    const picture = document.createElementNS(SVG, "svg");
    const line = document.createElementNS(SVG, "path");
    picture.setAttribute("width", "32");
    picture.setAttribute("height", "8");
    line.setAttribute("d", "M0 4H32");
    line.setAttribute("stroke-width", "2");
    line.setAttribute("stroke-dasharray", DASHES[head]);
    line.style.stroke = `var(--head-${head})`;
    picture.append(line);
    return picture;
  }

  Atenta.parts = { ...Atenta.parts, curves };
})(globalThis.Atenta = globalThis.Atenta || {});
