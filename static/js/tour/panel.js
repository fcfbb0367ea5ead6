(function (Atenta) {
  "use strict";

  /** All that a step may ask for, but for the map. */
  const CONTROLS = "[data-controls], [data-heads], [data-phrase]";

  /**
   * The tour's course: which step one is at, when it is over, what comes next.
   * @param {Stage} stage
   * @param {(step: number | "done", skipped: number[]) => void} keep takes note of how far the reader is
   * @param {() => void} left
   * @returns {TourPanel}
   */
  function panel({ root, page: any_page }, keep, left) {
    // The tour stands on the simulator's page alone.
    const page = /** @type {PageData} */ (any_page);
    const words = page.strings.tour;
    const pane = Atenta.tour.pane(root);
    const { steps, facts, resume_at } = Atenta.tour;
    /** @type {Set<number>} */
    const skipped = new Set();
    let at = 0;
    /** The step at which the reader came back: there one may rather start over. */
    let taken_up = 0;
    /** Whether a step was done since the focus was last at the tour's title. */
    let news = false;
    /** @type {HeadView} */
    let start;
    /** @type {HeadView} */
    let now;
    /** @type {TourTask | null} */
    let written = null;

    /** @param {number} step @param {(Node | string)[]} seen what the step before it showed, and what was passed over */
    function enter(step, seen) {
      at = step;
      start = now;
      keep(at < steps.length ? at : "done", [...skipped]);
      const passed = at < steps.length && Atenta.tour.passed(at, now, start, page);
      if (!passed) return write(seen);
      // What takes back a skipped step is skipped with it: nobody did it.
      if (passed === "undone") skipped.add(at);
      else skipped.delete(at);
      return enter(at + 1, [...seen, Atenta.say.text(words[passed], { step: at + 1 })]);
    }

    function finish() {
      skipped.delete(at);
      news = true;
      pane.say(enter(at + 1, [Atenta.say.nodes(words[`${steps[at].name}_seen`], facts(now, start))]));
    }

    /** @param {(Node | string)[] | null} seen null leaves what stands there */
    function write(seen) {
      written = task(at, now);
      pane.ring(written);
      pane.place.dataset.step = written ? steps[at].name : "end";
      return pane.write(written, { ...told(at, written, words, skipped.size), seen, again: !written || (at > 0 && at === taken_up) });
    }

    function close() {
      const held = pane.place.contains(document.activeElement);
      pane.place.hidden = true;
      pane.ring(null);
      pane.say(at < steps.length ? Atenta.say.text(words.left, { step: at + 1 }) : "");
      left();
      if (held) /** @type {HTMLElement} */ (root.querySelector("button[name=tour]")).focus();
    }

    /** @param {number} step @param {(Node | string)[]} [seen] */
    function jump(step, seen = []) {
      enter(step, seen);
      head();
      pane.show(task(at, now), false);
    }

    function skip() {
      skipped.add(at);
      jump(at + 1, [Atenta.say.text(words.skipped, { step: at + 1 })]);
    }

    function head() {
      news = false;
      pane.head();
    }

    /** @param {number[]} without */
    function begin(without) {
      skipped.clear();
      for (const step of without) skipped.add(step);
    }

    function again() {
      begin([]);
      jump(0);
    }

    /** To the control; and back to the tour from there, and from anywhere once a step is done. */
    function toggle() {
      const asked = task(at, now);
      if (!asked || news || pane.holds(asked)) head();
      else pane.show(asked, true);
    }

    const show = () => pane.show(task(at, now), true);
    for (const [name, deed] of Object.entries({ show, skip, again, close })) pane.on(name, deed);
    listen(pane.place, { toggle, close, free: () => now.row === null });

    return {
      open(view, kept, without) {
        now = view;
        begin(without);
        pane.place.hidden = false;
        taken_up = resume_at(kept, view);
        jump(taken_up);
      },
      see: (view) => void (now = view),
      look(view) {
        now = view;
        if (pane.place.hidden || at >= steps.length) return;
        if (steps[at].done(now, start, page)) finish();
        else if (task(at, now) !== written) write(null);
      },
    };
  }

  /**
   * What is asked for just now, or null at the end.
   * @param {number} at
   * @param {HeadView} now
   * @returns {TourTask | null}
   */
  function task(at, now) {
    const { steps } = Atenta.tour;
    if (at >= steps.length) return null;
    const { obstacle } = steps[at];
    return obstacle?.stands(now) ? obstacle : steps[at];
  }

  /**
   * @param {number} at
   * @param {TourTask | null} asked
   * @param {Record<string, string>} words
   * @param {number} skipped
   */
  function told(at, asked, words, skipped) {
    const { steps, ended } = Atenta.tour;
    return {
      title: asked ? words[`part_${steps[at].part}`] : words.finished_title,
      progress: asked ? Atenta.say.text(words.progress, { step: at + 1, steps: steps.length }) : "",
      text: asked ? words[asked.name] : ended(words, steps.length, skipped),
    };
  }

  /**
   * Before the page's own keys: Esc leaves the tour from any control; in the map and under it, it first lets go of the cell.
   * @param {HTMLElement} place
   * @param {{ toggle: () => void, close: () => void, free: () => boolean }} deeds
   */
  function listen(place, { toggle, close, free }) {
    document.addEventListener("keydown", (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (place.hidden || event.isComposing || target.closest("dialog")) return;
      if (event.key === "F8") {
        event.preventDefault();
        toggle();
      }
      if (event.key === "Escape" && (free() || place.contains(target) || target.closest(CONTROLS))) {
        event.stopPropagation();
        close();
      }
    }, { capture: true });
  }

  Atenta.tour = { ...Atenta.tour, panel };
})(globalThis.Atenta = globalThis.Atenta || {});
