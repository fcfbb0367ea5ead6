(function (Atenta) {
  "use strict";

  const KEPT = "atenta.tour";
  const SCRIPTS = ["steps", "facts", "pane", "panel"];

  /**
   * The button that starts the guided tour, or takes it up where it was left. The tour itself is loaded when asked for.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function tour(stage) {
    const { root, page, say } = stage;
    const button = root.querySelector("button[name=tour]");
    if (!(button instanceof HTMLElement)) return null;
    const words = page.strings.tour;
    /** @type {TourPanel | null} */
    let panel = null;
    /** @type {HeadView | null} */
    let shown = null;
    let progress = recall();
    let called = location.hash === "#tour";

    async function load() {
      const loading = SCRIPTS.map((name) => Atenta.scripts.load(`${page.root}assets/js/tour/${name}.js`));
      return (await Promise.all(loading)).every(Boolean);
    }

    async function open() {
      called = false;
      if (!(await load())) return say(words.missing);
      if (!shown) return;
      panel ??= Atenta.tour.panel(stage, keep, label);
      panel.open(shown, typeof progress === "number" ? progress : 0);
    }

    /** @param {number | "done"} step */
    function keep(step) {
      progress = step;
      label();
      try {
        localStorage.setItem(KEPT, String(step));
      } catch {
        // The tour then remembers as long as the page is open.
      }
    }

    function label() {
      /** @type {HTMLElement} */ (button).textContent = name_of(progress, shown, words);
    }

    button.hidden = false;
    button.addEventListener("click", () => void open());
    addEventListener("hashchange", () => location.hash === "#tour" && void open());
    // At which step one goes on depends on the view; only the steps themselves can tell.
    if (progress) void load().then((loaded) => loaded && label());
    return {
      draw(view) {
        shown = view;
        panel?.see(view);
      },
      settle(view) {
        if (called) void open();
        panel?.look(view);
        label();
      },
    };
  }

  /** How far the reader was: a step, "done", or null. @returns {number | "done" | null} */
  function recall() {
    try {
      const kept = localStorage.getItem(KEPT);
      return kept === "done" ? kept : /^[1-9]\d?$/.test(kept ?? "") ? Number(kept) : null;
    } catch {
      return null;
    }
  }

  /**
   * @param {number | "done" | null} progress
   * @param {HeadView | null} view
   * @param {Record<string, string>} words
   */
  function name_of(progress, view, words) {
    if (progress === "done") return words.repeat;
    if (!progress) return words.start;
    const step = view && Atenta.tour?.resume_at ? Atenta.tour.resume_at(progress, view) : progress;
    return Atenta.say.text(words.resume, { step: step + 1 });
  }

  Atenta.parts = { ...Atenta.parts, tour };
})(globalThis.Atenta = globalThis.Atenta || {});
