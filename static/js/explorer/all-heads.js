(function (Atenta) {
  "use strict";

  /** So far outside the window the figure begins to be drawn. */
  const NEAR = "400px";
  /** So far outside it the figure follows a slider. */
  const IN_SIGHT = "100px";
  const SHADES = 256;

  /**
   * All heads at a glance: a small matrix each, its entropy and its largest weight, one click to open it.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function all_heads({ root, page, act }) {
    const figure = /** @type {HTMLElement | null} */ (root.querySelector('[data-figure="all_heads"]'));
    if (!figure) return null;
    const place = /** @type {HTMLElement} */ (figure.querySelector("[data-drawing]"));
    const group = /** @type {HTMLElement} */ (figure.querySelector("[data-all-heads]"));
    const shades = palette(page);
    /** @type {Mounted | null} */
    let drawing = null;
    let bokeh = false;
    let near = false;
    let in_sight = false;
    /** @type {HeadView | null} */
    let shown = null;
    /** @type {HeadView | null} What the buttons and their cells were last drawn from. */
    let painted = null;
    /** @type {unknown[]} What Bokeh last drew its cells from. */
    let written = [];
    /** @type {Float64Array} */
    let weights = new Float64Array();
    /** The cells of one head after another go through it: a picture made anew for each would soon be a lot to sweep up. */
    let picture = new ImageData(1, 1);
    /** @type {AttentionTrace | null} Whose heads the buttons name. */
    let named = null;

    group.addEventListener("click", (event) => {
      const button = /** @type {HTMLElement} */ (event.target).closest("button");
      if (button) act({ head: Number(button.dataset.head) });
    });
    new IntersectionObserver((entries) => {
      near = entries[entries.length - 1].isIntersecting;
      if (near) void approach();
    }, { rootMargin: NEAR }).observe(figure);
    new IntersectionObserver((entries) => {
      in_sight = entries[entries.length - 1].isIntersecting;
      if (in_sight && shown) paint(shown);
    }, { rootMargin: IN_SIGHT }).observe(figure);

    async function approach() {
      if (bokeh && !drawing) {
        bokeh = false;
        drawing = await Atenta.figures.mount("all_heads", place, (made) => shown && write(made, shown));
      }
      if (shown) settle(shown);
    }

    /** @param {HeadView} view */
    function paint(view) {
      if (painted === view) return;
      painted = view;
      weights = every_weight(view);
      if (named !== view.trace) write_names(group, view, page.strings.all_heads);
      named = view.trace;
      write_numbers(group, view, weights, page.strings.all_heads);
      const { n_query, n_key } = view;
      if (picture.width !== n_key || picture.height !== n_query) picture = new ImageData(n_key, n_query);
      [...group.querySelectorAll("canvas")].forEach((canvas, head) => paint_cells(canvas, picture, view, weights, head, shades));
    }

    /** @param {Mounted} drawing @param {HeadView} view */
    function write(drawing, view) {
      paint(view);
      const now = [view, group.clientWidth, group.clientHeight, Atenta.theme.colour("--rule")];
      if (now.every((part, at) => part === written[at])) return;
      written = now;
      fill(drawing, group, view, weights);
    }

    /** @param {HeadView} view */
    function settle(view) {
      // Out of sight too: who reads without looking must not meet the numbers of a former state.
      paint(view);
      if (!drawing || !near) return;
      write(drawing, view);
      Atenta.figures.after_paint(() => {
        if (shown === view) /** @type {HTMLElement} */ (figure).dataset.layer = "bokeh";
      });
    }

    return {
      draw(view) {
        shown = view;
        figure.dataset.layer = "cells";
        if (in_sight) paint(view);
      },
      settle,
      async mount() {
        bokeh = true;
        if (near) await approach();
      },
    };
  }

  /** Every shade of the ramp as a pixel. @param {ExplorerPage} page */
  function palette({ heatmap }) {
    const pixels = new Uint8Array(4 * SHADES).fill(255);
    for (let index = 0; index < SHADES; index++) {
      const colour = Atenta.ramp.shade(((index + 0.5) / SHADES) ** 2, heatmap.ramp);
      pixels.set([1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16)), 4 * index);
    }
    return new Uint32Array(pixels.buffer);
  }

  /** Weights of all heads of all layers. @param {HeadView} view */
  function every_weight({ trace, n_query, n_key, temperature, divide, causal }) {
    const n_heads = trace.n_layers * trace.n_heads;
    const options = { n_heads, n_query, n_key, d_k: trace.d_k, temperature, divide, causal, mask: trace.mask };
    return Atenta.attention.scaled_dot_product_attention(trace.scores, options).weights;
  }

  /**
   * A button for each head of the trace.
   * @param {HTMLElement} group
   * @param {HeadView} view
   * @param {Record<string, string>} words
   */
  function write_names(group, { trace }, words) {
    const count = trace.n_layers * trace.n_heads;
    const buttons = group.getElementsByTagName("button");
    while (buttons.length > count) buttons[buttons.length - 1].remove();
    while (buttons.length < count) group.append(button(buttons.length));
    group.classList.toggle("layered", trace.n_layers > 1);
    group.style.setProperty("--heads", String(trace.n_heads));
    for (let head = 0; head < count; head++) {
      const [name] = /** @type {Element} */ (buttons[head].lastElementChild).children;
      Atenta.say.put(name, Atenta.say.text(words.name, { head: Atenta.say.head(trace, head) }));
    }
  }

  /**
   * @param {HTMLElement} group
   * @param {HeadView} view
   * @param {Float64Array} weights
   * @param {Record<string, string>} words
   */
  function write_numbers(group, { n_query, n_key, head: chosen }, weights, words) {
    const buttons = group.getElementsByTagName("button");
    const entropy = Atenta.measures.mean_entropy(weights, n_query, n_key);
    const largest = Atenta.measures.max_attention(weights, n_query, n_key);
    for (let head = 0; head < buttons.length; head++) {
      const [, numbers] = /** @type {Element} */ (buttons[head].lastElementChild).children;
      Atenta.say.put(numbers, Atenta.say.text(words.numbers, {
        entropy: Atenta.numbers.fixed(entropy[head], 2), max: Atenta.numbers.fixed(largest[head], 2),
      }));
      if ((head === chosen) === buttons[head].hasAttribute("aria-current")) continue;
      if (head === chosen) buttons[head].setAttribute("aria-current", "true");
      else buttons[head].removeAttribute("aria-current");
    }
  }

  /** @param {number} head */
  function button(head) {
    const made = document.createElement("button");
    const canvas = document.createElement("canvas");
    made.type = "button";
    made.dataset.head = String(head);
    canvas.setAttribute("aria-hidden", "true");
    const [label, name, numbers] = ["head-label", "head-name", ""].map((role) => {
      const part = document.createElement("span");
      part.className = role;
      return part;
    });
    label.append(name, " ", numbers);
    made.append(canvas, label);
    return made;
  }

  /**
   * A pixel a cell; what is masked stays open, and the hatching behind shows.
   * @param {HTMLCanvasElement} canvas
   * @param {ImageData} picture
   * @param {HeadView} view
   * @param {Float64Array} weights
   * @param {number} head
   * @param {Uint32Array} shades
   */
  function paint_cells(canvas, picture, { n_query, n_key, masked }, weights, head, shades) {
    if (canvas.width !== n_key) canvas.width = n_key;
    if (canvas.height !== n_query) canvas.height = n_query;
    const pixels = new Uint32Array(picture.data.buffer);
    for (let at = 0; at < masked.length; at++) {
      pixels[at] = masked[at] ? 0 : shades[Atenta.ramp.index(weights[head * masked.length + at])];
    }
    canvas.getContext("2d", { willReadFrequently: true })?.putImageData(picture, 0, 0);
  }

  /**
   * @param {Mounted} drawing
   * @param {HTMLElement} group
   * @param {HeadView} view
   * @param {Float64Array} weights
   */
  function fill(drawing, group, { n_query, n_key, masked }, weights) {
    Atenta.figures.cover(drawing, group);
    /** @type {Record<"seen" | "hidden", Record<string, number[]>>} */
    const columns = { seen: empty(), hidden: empty() };
    const frames = [...group.querySelectorAll("canvas")].map((canvas) => /** @type {HTMLElement} */ (canvas.parentElement));
    frames.forEach((frame, head) => {
      const canvas = /** @type {HTMLElement} */ (frame.firstElementChild);
      const [wide, high] = [canvas.clientWidth / n_key, canvas.clientHeight / n_query];
      // Asked once a head: a place in the layout costs more than all that is reckoned with it.
      const [left, top] = [frame.offsetLeft + canvas.offsetLeft, frame.offsetTop + canvas.offsetTop];
      for (let at = 0; at < masked.length; at++) {
        const into = masked[at] ? columns.hidden : columns.seen;
        into.x.push(left + ((at % n_key) + 0.5) * wide);
        into.y.push(top + (Math.floor(at / n_key) + 0.5) * high);
        into.width.push(wide);
        into.height.push(high);
        into.shade.push(Math.sqrt(weights[head * masked.length + at]));
      }
    });
    drawing.fill("cells", columns.seen);
    const { shade: _, ...places } = columns.hidden;
    drawing.fill("masked", places);
    drawing.paint("masked_glyph", { hatch_color: Atenta.theme.colour("--rule") });
  }

  /** @returns {Record<string, number[]>} */
  function empty() {
    return { x: [], y: [], width: [], height: [], shade: [] };
  }

  Atenta.parts = { ...Atenta.parts, all_heads };
})(globalThis.Atenta = globalThis.Atenta || {});
