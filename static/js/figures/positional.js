(function (Atenta) {
  "use strict";

  const DIGITS = 7;
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

  const sliders = /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll("input[type=range]")]);

  /** @param {PointerEvent} event */
  function point({ clientX, clientY }) {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const places = [((clientY - top) / height) * n, ((clientX - left) / width) * d_model];
    // A slider keeps what it is given within its ends.
    sliders.forEach((slider, at) => (slider.value = String(Math.floor(places[at]))));
    read();
  }

  function read() {
    const [position, component] = sliders.map(({ value }) => Number(value));
    Object.assign(mark.style, {
      left: `${(100 * component) / d_model}%`, top: `${(100 * position) / n}%`, width: `${100 / d_model}%`, height: `${100 / n}%`,
    });
    mark.hidden = false;
    line.textContent = Atenta.say.text(words.reading, {
      position,
      component,
      wave: component % 2 ? words.cosine : words.sine,
      // With so many digits the value that is told follows from what is told.
      frequency: Number(Atenta.positional.frequency(component, d_model).toPrecision(DIGITS)),
      value: Atenta.numbers.fixed(encoding[position * d_model + component], 4),
    });
    for (const slider of sliders) {
      /** @type {HTMLElement} */ (root.querySelector(`[data-output=${slider.name}]`)).textContent = slider.value;
      slider.setAttribute("aria-valuetext", line.textContent);
    }
  }

  frame.addEventListener("pointermove", point);
  frame.addEventListener("pointerdown", point);
  root.addEventListener("input", read);
})(globalThis.Atenta = globalThis.Atenta || {});
