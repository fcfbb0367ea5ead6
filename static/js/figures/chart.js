(function (Atenta) {
  "use strict";

  /** By style, as the sheet has them for the picture. */
  const DASHES = ["solid", "6 3", "2 3", "2 3 6 3", "11 3", "2 6", "12 3 2 3 2 3", "6 6"];

  /** @param {HTMLElement} chart */
  function start(chart) {
    const plots = [...chart.querySelectorAll("[data-plot]")].map((frame) => Atenta.chart.read(/** @type {HTMLElement} */ (frame)));
    const place = /** @type {HTMLElement} */ (chart.querySelector("[data-drawing]"));
    let mark = () => points(plots[0], []);
    const bokeh = Atenta.over_picture(chart, "lines", place, (drawing) => {
      fill(drawing, chart, plots);
      drawing.fill("points", mark());
    });
    Atenta.chart.let_read(chart, plots, (plot, values) => {
      mark = () => points(plot, values);
      bokeh.fill("points", mark());
    });
  }

  /**
   * Every line and band of every plot into the one figure, in pixels from the chart's corner.
   * @param {Mounted} drawing
   * @param {HTMLElement} chart
   * @param {ChartPlot[]} plots
   */
  function fill(drawing, chart, plots) {
    Atenta.figures.cover(drawing, chart);
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
   * @param {ChartPlot} plot
   * @param {ChartValue[]} values
   */
  function points(plot, values) {
    const { x, y } = placed(plot, { style: 0, x: values.map((value) => value.x), y: values.map((value) => value.y) });
    return { x, y, colour: values.map(({ style }) => colour(style)) };
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
