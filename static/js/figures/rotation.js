(function (Atenta) {
  "use strict";

  /** The radius of the circle and of the arc in it, in units of the picture. */
  const RADIUS = 100;
  const ARC = 36;
  const SAY_AFTER = 500;
  const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  const root = /** @type {HTMLElement} */ (document.querySelector('[data-figure="rotation"]'));
  const { d_model, words } = JSON.parse(root.querySelector("[data-words]")?.textContent ?? "");
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(`[data-${name}]`));
  const sliders = /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll("input[type=range]")]);
  const fixed = (/** @type {number} */ value) => Atenta.numbers.fixed(value, 3);
  let saying = 0;

  function draw() {
    const [pair, step, position] = sliders.map(({ value }) => Number(value));
    const encoding = Atenta.positional.sinusoidal(position + step + 1, d_model);
    const of = (/** @type {number} */ at) => [...encoding.subarray(at * d_model + 2 * pair, at * d_model + 2 * pair + 2)];
    const [before, direct] = [of(position), of(position + step)];
    const angle = step * Atenta.positional.frequency(2 * pair, d_model);
    const turn = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle)];
    const product = [turn[0] * before[0] + turn[1] * before[1], turn[2] * before[0] + turn[3] * before[1]];
    for (const slider of sliders) part(`output="${slider.name}"`).textContent = slider.value;
    draw_circle(before, product, angle);
    write(part("product"), [...turn, ...before, ...product]);
    write(part("direct"), direct);
    tell(pair, step, position, angle, Math.max(...product.map((value, at) => Math.abs(value - direct[at]))));
  }

  /**
   * @param {number[]} before sine and cosine
   * @param {number[]} after
   * @param {number} angle
   */
  function draw_circle(before, after, angle) {
    for (const [name, [sine, cosine]] of Object.entries({ before, after })) {
      const [x, y] = [(RADIUS * cosine).toFixed(2), (-RADIUS * sine).toFixed(2)];
      part(name).setAttribute("x2", x);
      part(name).setAttribute("y2", y);
      part(`${name}-tip`).setAttribute("cx", x);
      part(`${name}-tip`).setAttribute("cy", y);
    }
    // What goes round more than once is drawn as the last turn.
    const shown = angle % (2 * Math.PI);
    const ends = [before, after].map(([sine, cosine]) => `${(ARC * cosine).toFixed(2)} ${(-ARC * sine).toFixed(2)}`);
    part("arc").setAttribute("d", `M${ends[0]}A${ARC} ${ARC} 0 ${shown > Math.PI ? 1 : 0} 0 ${ends[1]}`);
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
    part("difference").textContent = Atenta.say.text(words.difference, { difference: power(difference) });
    part("cosine").textContent = Atenta.say.text(words.cosine, { component: 2 * pair + 1 });
    part("sine").textContent = Atenta.say.text(words.sine, { component: 2 * pair });
    const seen = words.sentence.replaceAll(":.0f", "");
    part("circle").querySelector("title")?.replaceChildren(Atenta.say.text(seen, { position, after: position + step }));
    clearTimeout(saying);
    saying = setTimeout(() => (part("status").textContent = turn), SAY_AFTER);
  }

  /** @param {number} value */
  function power(value) {
    if (value === 0) return "0";
    const [factor, exponent] = value.toExponential(0).split("e-");
    return `${factor}·10⁻${[...(exponent ?? "0")].map((digit) => RAISED[Number(digit)]).join("")}`;
  }

  root.addEventListener("input", draw);
  draw();
})(globalThis.Atenta = globalThis.Atenta || {});
