(function (Atenta) {
  "use strict";

  /** Units of a picture's side, as in generator/chart.py. */
  const SIDE = 1000;

  /**
   * A plot as its picture tells it: what was drawn is what is read.
   * @param {HTMLElement} frame
   * @returns {ChartPlot}
   */
  function read(frame) {
    const paths = (/** @type {string} */ kind) =>
      [...frame.querySelectorAll(`[data-${kind}]`)].map((path) => ({ style: Number(path.getAttribute(`data-${kind}`)), ...points(path.getAttribute("d") ?? "") }));
    return { frame, lines: paths("line"), bands: paths("band"), x: axis(frame.dataset.x ?? ""), y: axis(frame.dataset.y ?? "") };
  }

  /**
   * @param {string} path of the form M x y L x y …, perhaps closed
   * @returns {ChartPoints}
   */
  function points(path) {
    const numbers = path.replace("Z", "").slice(1).split(/[L ]/).map(Number);
    return { x: numbers.filter((_, at) => at % 2 === 0), y: numbers.filter((_, at) => at % 2) };
  }

  /**
   * @param {string} told low, high, whether logarithmic, decimals
   * @returns {ChartAxis}
   */
  function axis(told) {
    const [low, high, log, digits] = told.split(" ").map(Number);
    return { digits, value: (share) => (log ? low * (high / low) ** share : low + share * (high - low)) };
  }

  /**
   * Of each line of a plot the point nearest to a place; none of a line that does not reach so far.
   * @param {ChartPlot} plot
   * @param {number} x in units of the picture
   * @returns {ChartValue[]}
   */
  function nearest({ lines }, x) {
    return lines.flatMap((line) => {
      const last = line.x.length - 1;
      const gap = (line.x[last] - line.x[0]) / last;
      if (x < line.x[0] - gap || x > line.x[last] + gap) return [];
      const at = line.x.reduce((best, each, index) => (Math.abs(each - x) < Math.abs(line.x[best] - x) ? index : best), 0);
      return [{ style: line.style, x: line.x[at], y: line.y[at] }];
    });
  }

  Atenta.chart = { ...Atenta.chart, SIDE, read, points, axis, nearest };
})(globalThis.Atenta = globalThis.Atenta || {});
