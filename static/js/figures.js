(function (Atenta) {
  "use strict";

  /** @type {Record<string, any> | null} */
  let items = null;

  /** What a script of the build's hands over; an explorer has its own in the page. @param {Record<string, any>} given */
  function keep(given) {
    items = given;
  }

  /**
   * Bokeh comes after the first paint, by a script element: 1.3 MB in the head would hold everything up.
   * @param {string} root
   */
  async function load(root) {
    const loaded = await Atenta.scripts.load(`${root}assets/bokeh/bokeh.min.js`);
    return loaded && typeof Bokeh === "object";
  }

  /**
   * @param {string} name
   * @param {HTMLElement} place
   * @param {(drawing: Mounted) => void} [prepare] gives the figure its size and its numbers before it is laid out:
   * afterwards each of them would have it laid out and painted again
   * @returns {Promise<Mounted>}
   */
  async function mount(name, place, prepare) {
    items ??= JSON.parse(/** @type {HTMLElement} */ (document.getElementById("figure-items")).textContent ?? "{}");
    const bokeh_document = Bokeh.require("document").Document.from_json(/** @type {any} */ (items)[name].doc);
    const model = (/** @type {string} */ wanted) => {
      const found = bokeh_document.get_model_by_name(wanted);
      if (!found) throw new Error(`figure ${name}: no model is named ${wanted}`);
      return found;
    };
    /** @type {Promise<void>} */
    const painted = new Promise((resolve) => bokeh_document.idle.connect(() => resolve()));
    /** @type {Mounted} */
    const drawing = {
      painted,
      fill(source, columns) {
        const data = model(source).data;
        for (const [column, values] of Object.entries(columns)) data[column] = values;
        model(source).change.emit();
      },
      set: (wanted, properties) => model(wanted).setv(properties),
      paint: (wanted, properties) => model(wanted).glyph.setv(properties),
    };
    prepare?.(drawing);
    // Bokeh's canvas can be reached by Tab, and says nothing there.
    place.inert = true;
    await Bokeh.embed.add_document_standalone(bokeh_document, place);
    return drawing;
  }

  /**
   * Makes a figure that is drawn in pixels as large as its place.
   * @param {Mounted} drawing
   * @param {HTMLElement} place
   */
  function cover(drawing, { clientWidth: width, clientHeight: height }) {
    drawing.set("figure", { width, height });
    drawing.set("x_range", { start: 0, end: width });
    drawing.set("y_range", { start: height, end: 0 });
  }

  /**
   * A matrix as an image's column holds it; only once Bokeh is there.
   * @param {Float64Array} values row after row
   * @param {[number, number]} shape
   */
  function image(values, shape) {
    return [Bokeh.require("core/util/ndarray").ndarray(values, { dtype: "float64", shape })];
  }

  /** When what was drawn is on the screen: Bokeh paints in the next frame. @param {() => void} then */
  function after_paint(then) {
    requestAnimationFrame(() => requestAnimationFrame(then));
  }

  Atenta.figures = { keep, load, mount, cover, image, after_paint };
})(globalThis.Atenta = globalThis.Atenta || {});
