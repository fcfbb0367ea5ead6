(function (Atenta) {
  "use strict";

  /** So far outside the window Bokeh begins to draw over a chart's picture. */
  const NEAR = "200px";
  /** By style, as the sheet has them for the picture. */
  const DASHES = ["solid", "6 3", "2 3", "2 3 6 3", "11 3", "2 6", "12 3 2 3 2 3", "6 6"];

  /** One chart is mounted after another, each in an idle moment. */
  let turn = Promise.resolve();

  /** @param {HTMLElement} chart */
  function start(chart) {
    const plots = [...chart.querySelectorAll("[data-plot]")].map((frame) => Atenta.chart.read(/** @type {HTMLElement} */ (frame)));
    const place = /** @type {HTMLElement} */ (chart.querySelector("[data-drawing]"));
    /** @type {Mounted | null} */
    let drawing = null;
    const paint = () => {
      if (drawing) fill(drawing, chart, plots);
    };
    Atenta.chart.let_read(chart, plots, (plot, values) => {
      if (drawing) point(drawing, plot, values);
    });

    const watch = new IntersectionObserver((entries) => {
      if (!entries[entries.length - 1].isIntersecting) return;
      watch.disconnect();
      turn = turn.then(idle).then(async () => {
        const { root = "" } = chart.dataset;
        const loaded = await Promise.all([Atenta.figures.load(root), Atenta.scripts.load(`${root}assets/data/figure-lines.js`)]);
        if (!loaded.every(Boolean)) return;
        drawing = await Atenta.figures.mount("lines", place);
        paint();
        // Two frames: Bokeh has painted before the picture's lines go.
        requestAnimationFrame(() => requestAnimationFrame(() => (chart.dataset.layer = "bokeh")));
      });
    }, { rootMargin: NEAR });
    watch.observe(chart);
    new ResizeObserver(paint).observe(chart);
    document.addEventListener("atenta:theme", paint);
  }

  /** @returns {Promise<void>} */
  function idle() {
    const ask = globalThis.requestIdleCallback ?? setTimeout;
    return new Promise((resolve) => void ask(() => resolve()));
  }

  /**
   * Every line and band of every plot into the one figure, in pixels from the chart's corner.
   * @param {Mounted} drawing
   * @param {HTMLElement} chart
   * @param {ChartPlot[]} plots
   */
  function fill(drawing, chart, plots) {
    const [width, height] = [chart.clientWidth, chart.clientHeight];
    drawing.set("figure", { width, height });
    drawing.set("x_range", { start: 0, end: width });
    drawing.set("y_range", { start: height, end: 0 });
    drawing.fill("bands", columns(plots.flatMap((plot) => plot.bands.map((band) => placed(plot, band)))));
    const lines = plots.flatMap((plot) => plot.lines.map((line) => placed(plot, line)));
    drawing.fill("lines", { ...columns(lines), dash: lines.map(({ style }) => DASHES[style]) });
  }

  /** @param {ChartLine[]} lines */
  function columns(lines) {
    return { xs: lines.map(({ x }) => x), ys: lines.map(({ y }) => y), colour: lines.map(({ style }) => colour(style)) };
  }

  /**
   * The points that are read off, or none.
   * @param {Mounted} drawing
   * @param {ChartPlot} plot
   * @param {ChartValue[]} values
   */
  function point(drawing, plot, values) {
    const { x, y } = placed(plot, { style: 0, x: values.map((value) => value.x), y: values.map((value) => value.y) });
    drawing.fill("points", { x, y, colour: values.map(({ style }) => colour(style)) });
  }

  /**
   * From a picture's units to pixels.
   * @param {ChartPlot} plot
   * @param {ChartLine} line
   */
  function placed({ frame }, { style, x, y }) {
    const { SIDE } = Atenta.chart;
    const [width, height] = [frame.clientWidth / SIDE, frame.clientHeight / SIDE];
    return { style, x: x.map((each) => frame.offsetLeft + each * width), y: y.map((each) => frame.offsetTop + each * height) };
  }

  /** @param {number} style */
  function colour(style) {
    return Atenta.theme.colour(`--head-${style}`);
  }

  for (const chart of document.querySelectorAll("[data-chart]")) start(/** @type {HTMLElement} */ (chart));
})(globalThis.Atenta = globalThis.Atenta || {});
