(function (Atenta) {
  "use strict";

  const root = /** @type {HTMLElement} */ (document.querySelector('[data-figure="positional"]'));
  const frame = /** @type {HTMLElement} */ (root.querySelector("[data-picture]"));
  const mark = /** @type {HTMLElement} */ (root.querySelector("[data-at]"));
  const line = /** @type {HTMLElement} */ (root.querySelector("[data-reading]"));
  const words = JSON.parse(root.querySelector("[data-words]")?.textContent ?? "");
  const [n, d_model] = [Number(frame.dataset.positions), Number(frame.dataset.dModel)];
  const encoding = Atenta.positional.sinusoidal(n, d_model);

  const place = /** @type {HTMLElement} */ (frame.querySelector("[data-drawing]"));
  Atenta.over_picture(frame, "field", place, (drawing) => {
    drawing.set("figure", { width: frame.clientWidth, height: frame.clientHeight });
    drawing.fill("field", { image: Atenta.figures.image(encoding, [n, d_model]) });
  });

  /** @param {PointerEvent} event */
  function read(event) {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const component = within(((event.clientX - left) / width) * d_model, d_model);
    const position = within(((event.clientY - top) / height) * n, n);
    Object.assign(mark.style, {
      left: `${(100 * component) / d_model}%`, top: `${(100 * position) / n}%`, width: `${100 / d_model}%`, height: `${100 / n}%`,
    });
    mark.hidden = false;
    line.textContent = Atenta.say.text(words.reading, {
      position,
      component,
      wave: component % 2 ? words.cosine : words.sine,
      frequency: Number(Atenta.positional.frequency(component, d_model).toPrecision(3)),
      value: Atenta.numbers.fixed(encoding[position * d_model + component], 4),
    });
  }

  /** @param {number} place @param {number} count */
  function within(place, count) {
    return Math.min(Math.max(Math.floor(place), 0), count - 1);
  }

  frame.addEventListener("pointermove", read);
  frame.addEventListener("pointerdown", read);
})(globalThis.Atenta = globalThis.Atenta || {});
