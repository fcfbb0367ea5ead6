(function (Atenta) {
  "use strict";

  /** So many steps of an arrow key cross a plot; a page is ten of them. */
  const STEPS = 100;
  const LARGE = 1e5;
  /** As of any slider: by how many steps a key moves, or to an end. @type {Record<string, number>} */
  const KEYS = {
    ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: -Infinity, End: Infinity,
  };

  /**
   * Values are read off a chart with pointer, finger or arrow keys, and said under it.
   * @param {HTMLElement} chart
   * @param {ChartPlot[]} plots
   * @param {(plot: ChartPlot, values: ChartValue[]) => void} mark
   */
  function let_read(chart, plots, mark) {
    const line = /** @type {HTMLElement} */ (chart.parentElement?.querySelector("[data-reading]"));
    const hint = line.textContent ?? "";
    // Said once on a page to who sees; every plot says it to who listens.
    if (line !== document.querySelector("[data-reading]")) line.textContent = "\u00a0";
    plots.forEach((plot) => {
      const rule = document.createElement("div");
      rule.className = "at";
      rule.hidden = true;
      plot.frame.append(rule);
      let at = 0;
      const show = (/** @type {number} */ x) => {
        at = Math.min(Math.max(x, 0), Atenta.chart.SIDE);
        const values = Atenta.chart.nearest(plot, at);
        for (const other of chart.querySelectorAll(".at")) /** @type {HTMLElement} */ (other).hidden = other !== rule;
        if (values.length) at = values[0].x;
        rule.style.left = `${(100 * at) / Atenta.chart.SIDE}%`;
        const said = words(plot, at, values);
        line.replaceChildren(...name(plot), ...said);
        say(plot, at, said.map((part) => (typeof part === "string" ? part : part.textContent)).join(""));
        mark(plot, values);
      };
      const follow = (/** @type {PointerEvent} */ event) => {
        const { left, width } = plot.frame.getBoundingClientRect();
        show(((event.clientX - left) / width) * Atenta.chart.SIDE);
      };
      plot.frame.addEventListener("pointermove", follow);
      plot.frame.addEventListener("pointerdown", follow);
      plot.frame.addEventListener("keydown", (event) => {
        const steps = KEYS[event.key];
        if (!steps) return;
        event.preventDefault();
        show(next(plot, at, at + (steps * Atenta.chart.SIDE) / STEPS));
      });
      offer(plot, hint);
    });
  }

  /**
   * A key moves at least to the next point of any line, however far apart points are.
   * @param {ChartPlot} plot
   * @param {number} from
   * @param {number} to
   */
  function next(plot, from, to) {
    if (!Number.isFinite(to)) return to;
    const ahead = plot.lines.flatMap((line) => line.x).filter((x) => (to > from ? x > from + 0.01 : x < from - 0.01));
    const nearby = to > from ? Math.min(...ahead) : Math.max(...ahead);
    if (!ahead.length) return from;
    return to > from ? Math.max(to, nearby) : Math.min(to, nearby);
  }

  /** @param {ChartPlot} plot @param {string} hint */
  function offer({ frame, x }, hint) {
    frame.tabIndex = 0;
    frame.setAttribute("role", "slider");
    frame.setAttribute("aria-labelledby", frame.dataset.names ?? "");
    frame.setAttribute("aria-valuemin", String(x.value(0)));
    frame.setAttribute("aria-valuemax", String(x.value(1)));
    frame.setAttribute("aria-valuenow", String(x.value(0)));
    frame.setAttribute("aria-valuetext", hint);
  }

  /** @param {ChartPlot} plot @param {number} at @param {string} text */
  function say({ frame, x }, at, text) {
    frame.setAttribute("aria-valuenow", x.value(at / Atenta.chart.SIDE).toPrecision(6));
    frame.setAttribute("aria-valuetext", text);
  }

  /** What a plot among others is called; who listens knows where they are. @param {ChartPlot} plot @returns {(Node | string)[]} */
  function name({ frame }) {
    const title = frame.closest(".panel")?.querySelector(".panel-title")?.cloneNode(true);
    return title ? [...title.childNodes, ": "] : [];
  }

  /**
   * @param {ChartPlot} plot
   * @param {number} at
   * @param {ChartValue[]} values
   * @returns {(HTMLElement | string)[]}
   */
  function words({ frame, x, y }, at, values) {
    const { SIDE } = Atenta.chart;
    const where = document.createElement("b");
    where.textContent = number(x.value(at / SIDE), x.digits);
    const told = values.flatMap((value) => {
      const name = frame.querySelector(`[data-name="${value.style}"]`)?.cloneNode(true);
      const said = document.createElement("span");
      said.className = `value style-${value.style}`;
      said.append(...(name ? [...name.childNodes] : []), `: ${number(y.value(1 - value.y / SIDE), y.digits)}`);
      return [" · ", said];
    });
    return [where, ...told];
  }

  /**
   * As the tables of the build write it.
   * @param {number} value
   * @param {number} digits
   */
  function number(value, digits) {
    return Math.abs(value) < LARGE ? Atenta.numbers.fixed(value, digits) : Atenta.numbers.power(value, 1);
  }

  Atenta.chart = { ...Atenta.chart, let_read };
})(globalThis.Atenta = globalThis.Atenta || {});
