(function (Atenta) {
  "use strict";

  const root = /** @type {HTMLElement} */ (document.querySelector('[data-figure="overflow"]'));
  const live = /** @type {HTMLElement} */ (root.querySelector("[data-live]"));
  const slider = /** @type {HTMLInputElement} */ (live.querySelector("input"));
  const mark = /** @type {HTMLElement} */ (root.querySelector("[data-at]"));
  const bars = /** @type {HTMLElement} */ (root.querySelector("[data-bars]"));
  const place = /** @type {HTMLElement} */ (bars.querySelector("[data-drawing]"));
  const words = JSON.parse(live.querySelector("[data-words]")?.textContent ?? "");

  function draw() {
    const largest = Number(slider.value);
    const share = (largest - Number(slider.min)) / (Number(slider.max) - Number(slider.min));
    mark.style.left = `${100 * share}%`;
    const said = Atenta.numbers.fixed(largest, 0);
    /** @type {HTMLElement} */ (live.querySelector("[data-largest]")).textContent = said;
    const heard = [said];
    for (const row of live.querySelectorAll("tr")) {
      const way = row.dataset.way;
      if (way !== "naive_32" && way !== "naive_64" && way !== "stable") continue;
      const { exp, total, weight } = Atenta.overflow.softmax(way, largest);
      [exp, total, weight].forEach((value, at) => (row.cells[at + 1].textContent = number(value)));
      heard.push(`${row.cells[0].textContent}: ${number(weight)}`);
    }
    slider.setAttribute("aria-valuetext", heard.join("; "));
  }

  /** @param {number} value */
  function number(value) {
    if (Number.isNaN(value)) return words.no_number;
    if (value === Infinity) return words.infinite;
    if (value === 0 || (value >= 0.001 && value < 1e5)) return Atenta.numbers.fixed(value, 4);
    return Atenta.numbers.power(value, 1);
  }

  /** Bokeh's bars lie where the picture's do. @param {Mounted} drawing */
  function draw_bars(drawing) {
    Atenta.figures.cover(drawing, bars);
    drawing.fill("hatched", sides("i.inexact"));
    drawing.fill("full", sides("i:not(.inexact)"));
    drawing.paint("hatched_glyph", { hatch_color: Atenta.theme.colour("--head-1") });
    drawing.paint("full_glyph", { fill_color: Atenta.theme.colour("--head-0") });
  }

  /** In pixels from the corner of all bars. @param {string} which */
  function sides(which) {
    const { left, top } = bars.getBoundingClientRect();
    const found = [...bars.querySelectorAll(which)].map((bar) => bar.getBoundingClientRect());
    return {
      left: found.map((bar) => bar.left - left),
      right: found.map((bar) => bar.right - left),
      top: found.map((bar) => bar.top - top),
      bottom: found.map((bar) => bar.bottom - top),
    };
  }

  Atenta.over_picture(bars, "stretches", place, draw_bars);
  slider.addEventListener("input", draw);
  mark.hidden = false;
  draw();
})(globalThis.Atenta = globalThis.Atenta || {});
