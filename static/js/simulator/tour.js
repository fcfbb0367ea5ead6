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
    let { progress, skipped } = recall();
    let called = Atenta.anchors.here() === "#tour";

    async function load() {
      const loading = SCRIPTS.map((name) => Atenta.scripts.load(`${page.root}assets/js/tour/${name}.js`));
      return (await Promise.all(loading)).every(Boolean);
    }

    async function open() {
      called = false;
      if (!(await load())) return say(words.missing);
      if (!shown) return;
      panel ??= Atenta.tour.panel(stage, keep, label);
      if (typeof progress === "number") panel.open(shown, progress, skipped);
      else panel.open(shown, 0, []);
    }

    /** @param {number | "done"} step @param {number[]} without */
    function keep(step, without) {
      [progress, skipped] = [step, without];
      label();
      Atenta.memory.keep(KEPT, [step, ...without].join(" "));
    }

    function label() {
      /** @type {HTMLElement} */ (button).textContent = name_of(progress, shown, words);
    }

    button.hidden = false;
    button.addEventListener("click", () => void open());
    addEventListener("hashchange", () => Atenta.anchors.here() === "#tour" && void open());
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

  /**
   * How far the reader was, and which steps were skipped on the way: "5 0 3".
   * @returns {{ progress: number | "done" | null, skipped: number[] }}
   */
  function recall() {
    const kept = Atenta.memory.recall(KEPT);
    if (!/^(done|[1-9]\d?)( \d\d?)*$/.test(kept)) return { progress: null, skipped: [] };
    const [step, ...skipped] = kept.split(" ");
    return { progress: step === "done" ? step : Number(step), skipped: skipped.map(Number) };
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
