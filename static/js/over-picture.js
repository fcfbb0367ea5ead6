(function (Atenta) {
  "use strict";

  /** So far outside the window Bokeh begins to draw over a figure's picture. */
  const NEAR = "200px";
  /** So long after the last change Bokeh takes over from the picture that follows a hand. */
  const REST = 150;

  /** One figure is mounted after another, each in an idle moment. */
  let turn = Promise.resolve();

  /**
   * Has Bokeh draw a figure over its picture when that comes near. In the plate's data-layer stands which of the two
   * shows: "bokeh" when that has painted, "picture" while something moves; without Bokeh the picture stays.
   * @param {HTMLElement} plate in its data-root is the way to the site's root
   * @param {string} kind of Bokeh's figures
   * @param {HTMLElement} place where Bokeh draws
   * @param {(drawing: Mounted) => void} draw writes everything that is to be seen
   * @returns {OverPicture}
   */
  function over_picture(plate, kind, place, draw) {
    /** @type {Mounted | null} */
    let drawing = null;
    let moves = 0;
    /** Whether what is being mounted was drawn before the last change. */
    let is_late = false;

    function paint() {
      if (drawing) draw(drawing);
      else is_late = true;
    }

    function show() {
      const at = moves;
      Atenta.figures.after_paint(() => {
        if (at === moves) plate.dataset.layer = "bokeh";
      });
    }

    function move() {
      const at = ++moves;
      plate.dataset.layer = "picture";
      setTimeout(() => {
        if (at !== moves) return;
        paint();
        if (drawing) show();
      }, REST);
    }

    const watch = new IntersectionObserver((entries) => {
      if (!entries[entries.length - 1].isIntersecting) return;
      watch.disconnect();
      turn = turn.then(idle).then(async () => {
        const { root = "" } = plate.dataset;
        const loaded = await Promise.all([Atenta.figures.load(root), Atenta.scripts.load(`${root}assets/data/figure-items.js`)]);
        if (!loaded.every(Boolean)) return;
        is_late = false;
        drawing = await Atenta.figures.mount(kind, place, draw);
        if (is_late) paint();
        void drawing.painted.then(show);
      });
    }, { rootMargin: NEAR });
    watch.observe(plate);
    new ResizeObserver(paint).observe(plate);
    document.addEventListener("atenta:theme", paint);
    return { move, fill: (source, columns) => drawing?.fill(source, columns) };
  }

  /** @returns {Promise<void>} */
  function idle() {
    const ask = globalThis.requestIdleCallback ?? setTimeout;
    return new Promise((resolve) => void ask(() => resolve()));
  }

  Atenta.over_picture = over_picture;
})(globalThis.Atenta = globalThis.Atenta || {});
