(function (Atenta) {
  "use strict";

  /** So many steps of an arrow key cross a plot. */
  const STEPS = 50;
  const LARGE = 1e5;
  const KEYS = /** @type {Record<string, (at: number) => number>} */ ({
    ArrowRight: (at) => at + Atenta.chart.SIDE / STEPS,
    ArrowLeft: (at) => at - Atenta.chart.SIDE / STEPS,
    Home: () => 0,
    End: () => Atenta.chart.SIDE,
  });

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
        line.replaceChildren(...words(plot, at, values));
        say(plot, at, line.textContent ?? "");
        mark(plot, values);
      };
      const follow = (/** @type {PointerEvent} */ event) => {
        const { left, width } = plot.frame.getBoundingClientRect();
        show(((event.clientX - left) / width) * Atenta.chart.SIDE);
      };
      plot.frame.addEventListener("pointermove", follow);
      plot.frame.addEventListener("pointerdown", follow);
      plot.frame.addEventListener("keydown", (event) => {
        const move = KEYS[event.key];
        if (!move) return;
        event.preventDefault();
        show(next(plot, at, move(at)));
      });
      offer(plot, hint);
    });
  }

  /**
   * A key moves at least to the next point, however far apart points are.
   * @param {ChartPlot} plot
   * @param {number} from
   * @param {number} to
   */
  function next(plot, from, to) {
    const places = plot.lines[0].x;
    const ahead = places.filter((x) => (to > from ? x > from + 0.01 : x < from - 0.01));
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

  /**
   * @param {ChartPlot} plot
   * @param {number} at
   * @param {ChartValue[]} values
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
