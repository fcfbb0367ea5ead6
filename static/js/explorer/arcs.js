(function (Atenta) {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";
  const ROOM = 72;
  /** Between the words' baseline and the feet of the arcs. */
  const GAP = 24;
  const WIDEST = 9;
  const LETTERS = 12;
  /** A word has at least so much room, to be pointed at. */
  const LEAST_ROOM = 24;
  /** Words closer than this are set smaller. */
  const CROWDED = 56;
  /** Between two words side by side. */
  const BETWEEN = 8;

  /**
   * Arcs between the words of the phrase; thickness is proportional to the weight.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function arcs({ root, page, act }) {
    const found = root.querySelector("[data-arcs]");
    if (!found) return null;
    const figure = /** @type {HTMLElement} */ (found);
    const picture = /** @type {SVGSVGElement} */ (figure.querySelector("svg"));
    const place = /** @type {HTMLElement} */ (picture.parentElement);
    const words = page.strings.figure;
    const layers = { ahead: moved(ROOM + WIDEST), back: moved(ROOM + WIDEST + GAP), words: element("g") };
    picture.append(layers.ahead, layers.back, layers.words);
    /** @type {HeadView | null} */
    let shown = null;
    /** @type {number[]} */
    let places = [];
    /** @type {unknown[]} The width and the trace that the words were laid for. */
    let laid = [];
    let width = 0;
    /** The row whose word is marked. @type {number | null} */
    let marked = null;

    /** @param {HeadView} view */
    function draw(view) {
      shown = view;
      figure.hidden = !view.arcs || !square(view);
      if (figure.hidden) return;
      width ||= place.clientWidth;
      const fresh = width !== laid[0] || view.trace !== laid[1];
      if (fresh) places = lay_words(picture, layers.words, view, width, words);
      if (fresh || marked !== view.row) {
        mark_word(layers.words, view.row);
        // Where the phrase is wider than the window, its word stands in the middle.
        if (view.row !== null && Number(picture.getAttribute("width")) > width) place.scrollLeft = places[view.row] - width / 2;
      }
      laid = [width, view.trace];
      marked = view.row;
      const arcs = Atenta.arc_layout.lay(view, places, ROOM);
      write_paths(layers.ahead, arcs.filter(({ query, key }) => key >= query), view);
      write_paths(layers.back, arcs.filter(({ query, key }) => key < query), view);
    }

    // A pointer's shorter way to a row; on the keyboard the matrix is.
    layers.words.addEventListener("click", ({ target }) => {
      const row = [...layers.words.querySelectorAll(".word")].indexOf(/** @type {Element} */ (target));
      if (row >= 0 && shown) act({ row: shown.row === row ? null : row, column: null });
    });
    new ResizeObserver(() => {
      if (place.clientWidth === width) return;
      width = place.clientWidth;
      if (shown) draw(shown);
    }).observe(place);
    // Until the reading face is there, words have another width.
    void document.fonts.ready.then(() => {
      laid = [];
      if (shown) draw(shown);
    });
    return { draw, place: figure };
  }

  /** Arcs join words of one phrase: there are none where queries and keys differ. @param {HeadView} view */
  function square({ trace: { query_tokens, key_tokens } }) {
    return query_tokens.length === key_tokens.length && query_tokens.every((token, at) => token === key_tokens[at]);
  }

  /** @param {Element} layer @param {number | null} row */
  function mark_word(layer, row) {
    layer.querySelectorAll(".word").forEach((word, at) => word.classList.toggle("query", at === row));
  }

  /**
   * Paths that are there are bent anew: a slider bends a hundred of them a frame.
   * @param {Element} layer
   * @param {Arc[]} arcs
   * @param {HeadView} view
   */
  function write_paths(layer, arcs, view) {
    while (layer.children.length > arcs.length) layer.lastElementChild?.remove();
    while (layer.children.length < arcs.length) layer.append(element("path"));
    arcs.forEach((arc, at) => {
      const path = layer.children[at];
      set(path, "d", arc.path);
      set(path, "stroke-width", String(Math.round(arc.weight * WIDEST * 100) / 100));
      set(path, "class", view.row === null ? "" : arc.query === view.row ? "chosen" : "faded");
    });
  }

  /** @param {Element} path @param {string} name @param {string} value */
  function set(path, name, value) {
    if (path.getAttribute(name) !== value) path.setAttribute(name, value);
  }

  /** @param {number} y */
  function moved(y) {
    const layer = element("g");
    layer.setAttribute("transform", `translate(0 ${y})`);
    return layer;
  }

  /**
   * @param {SVGSVGElement} picture
   * @param {Element} layer
   * @param {HeadView} view
   * @param {number} width
   * @param {Record<string, string>} words
   * @returns {number[]} x of each word
   */
  function lay_words(picture, layer, view, width, words) {
    const tokens = view.trace.query_tokens;
    const size = width / tokens.length < CROWDED ? "13" : "";
    const drawn = tokens.map((token) => word(token, size));
    layer.replaceChildren(...drawn);
    // Each word has the room that it needs, and what is left over is shared out.
    const needed = drawn.map((text) => Math.max(text.getComputedTextLength() + BETWEEN, LEAST_ROOM));
    const sum = needed.reduce((total, room) => total + room, 0);
    const full = Math.ceil(Math.max(sum, width));
    const more = (full - sum) / tokens.length;
    let end = 0;
    const places = needed.map((room) => (end += room + more) - (room + more) / 2);
    const height = 2 * (ROOM + WIDEST) + GAP;
    picture.setAttribute("viewBox", `0 0 ${full} ${height}`);
    picture.setAttribute("width", String(full));
    picture.setAttribute("height", String(height));
    drawn.forEach((text, at) => text.setAttribute("x", places[at].toFixed(1)));
    layer.append(label(words.arcs_ahead, 12), label(words.arcs_back, height - 4));
    return places;
  }

  /**
   * A long word is cut; the whole of it stays in its title.
   * @param {string} token
   * @param {string} size
   */
  function word(token, size) {
    const drawn = /** @type {SVGTextElement} */ (element("text"));
    const letters = [...token];
    drawn.textContent = letters.length > LETTERS ? `${letters.slice(0, LETTERS).join("")}…` : token;
    drawn.setAttribute("class", "word");
    drawn.setAttribute("y", String(ROOM + WIDEST + GAP - 7));
    drawn.setAttribute("text-anchor", "middle");
    if (size) drawn.setAttribute("font-size", size);
    const title = element("title");
    title.textContent = token;
    drawn.append(title);
    return drawn;
  }

  /**
   * @param {string} text
   * @param {number} y
   */
  function label(text, y) {
    const drawn = element("text");
    drawn.textContent = text;
    drawn.setAttribute("class", "direction");
    drawn.setAttribute("x", "0");
    drawn.setAttribute("y", String(y));
    return drawn;
  }

  /** @param {string} name */
  function element(name) {
    return document.createElementNS(SVG, name);
  }

  Atenta.parts = { ...Atenta.parts, arcs };
})(globalThis.Atenta = globalThis.Atenta || {});
