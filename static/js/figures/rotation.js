(function (Atenta) {
  "use strict";

  /** The radius of the circle and of the arc in it, in units of the picture. */
  const RADIUS = 100;
  const ARC = 36;
  /** Half the side of the picture, in its units. */
  const HALF = 130;
  /** Points of the arc as Bokeh draws it. */
  const ARC_POINTS = 48;
  const SAY_AFTER = 500;

  const root = /** @type {HTMLElement} */ (document.querySelector('[data-figure="rotation"]'));
  const { d_model, words } = JSON.parse(root.querySelector("[data-words]")?.textContent ?? "");
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(`[data-${name}]`));
  const sliders = /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll("input[type=range]")]);
  const fixed = (/** @type {number} */ value) => Atenta.numbers.fixed(value, 3);
  const plot = part("plot");
  let bokeh = /** @type {OverPicture | null} */ (null);
  let saying = 0;
  /** What stands on the circle: cosine and sine of both places, and the angle between them. */
  let shown = { before: [0, 0], after: [0, 0], angle: 0 };

  function draw() {
    const [pair, step, position] = sliders.map(({ value }) => Number(value));
    const encoding = Atenta.positional.sinusoidal(position + step + 1, d_model);
    const of = (/** @type {number} */ at) => [...encoding.subarray(at * d_model + 2 * pair, at * d_model + 2 * pair + 2)];
    const [before, direct] = [of(position), of(position + step)];
    const angle = step * Atenta.positional.frequency(2 * pair, d_model);
    const turn = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle)];
    const product = [turn[0] * before[0] + turn[1] * before[1], turn[2] * before[0] + turn[3] * before[1]];
    for (const slider of sliders) part(`output="${slider.name}"`).textContent = slider.value;
    // What goes round more than once is drawn as the last turn.
    shown = { before, after: product, angle: angle % (2 * Math.PI) };
    draw_circle();
    bokeh?.move();
    write(part("product"), [...turn, ...before, ...product]);
    write(part("direct"), direct);
    tell(pair, step, position, angle, Math.max(...product.map((value, at) => Math.abs(value - direct[at]))));
  }

  function draw_circle() {
    const { before, after, angle } = shown;
    for (const [name, [sine, cosine]] of Object.entries({ before, after })) {
      const [x, y] = [(RADIUS * cosine).toFixed(2), (-RADIUS * sine).toFixed(2)];
      part(name).setAttribute("x2", x);
      part(name).setAttribute("y2", y);
      part(`${name}-tip`).setAttribute("cx", x);
      part(`${name}-tip`).setAttribute("cy", y);
    }
    const ends = [before, after].map(([sine, cosine]) => `${(ARC * cosine).toFixed(2)} ${(-ARC * sine).toFixed(2)}`);
    part("arc").setAttribute("d", `M${ends[0]}A${ARC} ${ARC} 0 ${angle > Math.PI ? 1 : 0} 0 ${ends[1]}`);
  }

  /** The same by Bokeh, in pixels of the picture. @param {Mounted} drawing */
  function draw_over(drawing) {
    const { before, after, angle } = shown;
    const start = Math.atan2(before[0], before[1]);
    const turns = Array.from({ length: ARC_POINTS + 1 }, (_, at) => start + (angle * at) / ARC_POINTS);
    const unit = plot.clientWidth / (2 * HALF);
    const x = (/** @type {number} */ cosine) => unit * (HALF + cosine);
    const y = (/** @type {number} */ sine) => unit * (HALF - sine);
    const colour = ["--head-2", "--head-0", "--accent"].map(Atenta.theme.colour);
    const ends = [before, after].map(([sine, cosine]) => ({ x: x(RADIUS * cosine), y: y(RADIUS * sine) }));
    Atenta.figures.cover(drawing, plot);
    drawing.fill("lines", {
      xs: [...ends.map((end) => [x(0), end.x]), turns.map((each) => x(ARC * Math.cos(each)))],
      ys: [...ends.map((end) => [y(0), end.y]), turns.map((each) => y(ARC * Math.sin(each)))],
      colour,
      dash: ["6 3", "solid", "solid"],
    });
    drawing.fill("points", { x: ends.map((end) => end.x), y: ends.map((end) => end.y), colour: colour.slice(0, 2) });
  }

  /** @param {HTMLElement} place @param {number[]} values */
  function write(place, values) {
    place.querySelectorAll("[data-cell]").forEach((cell, at) => (cell.textContent = fixed(values[at])));
  }

  /**
   * @param {number} pair
   * @param {number} step
   * @param {number} position
   * @param {number} angle
   * @param {number} difference
   */
  function tell(pair, step, position, angle, difference) {
    const degrees = (/** @type {number} */ radians) => Atenta.numbers.telling((radians * 180) / Math.PI);
    const each = Atenta.positional.frequency(2 * pair, d_model);
    const turn = Atenta.say.text(words.turn, { pair, step, angle: degrees(each), total: degrees(angle) });
    part("turn").textContent = turn;
    part("product-says").textContent = Atenta.say.text(words.product, { position });
    part("direct-says").textContent = Atenta.say.text(words.direct, { position: position + step });
    part("difference").textContent = Atenta.say.text(words.difference, { difference: Atenta.numbers.power(difference, 0) });
    part("cosine").textContent = Atenta.say.text(words.cosine, { component: 2 * pair + 1 });
    part("sine").textContent = Atenta.say.text(words.sine, { component: 2 * pair });
    const seen = words.sentence.replaceAll(":.0f", "");
    part("circle").querySelector("title")?.replaceChildren(Atenta.say.text(seen, { position, after: position + step }));
    clearTimeout(saying);
    saying = setTimeout(() => (part("status").textContent = turn), SAY_AFTER);
  }

  root.addEventListener("input", draw);
  draw();
  // What could not be computed is not drawn over.
  bokeh = Atenta.over_picture(plot, "lines", part("drawing"), draw_over);
})(globalThis.Atenta = globalThis.Atenta || {});
