(function (Atenta) {
  "use strict";

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
    /** @type {HeadView} */
    let start;
    /** @type {HeadView} */
    let now;
    /** @type {TourTask | null} */
    let written = null;

    /** @param {number} step @param {Node | ""} seen what the step before it showed */
    function enter(step, seen) {
      at = step;
      start = now;
      keep(at < steps.length ? at : "done", [...skipped]);
      if (at < steps.length && steps[at].done(now, start, page)) return finish(nothing_to_do(at, now));
      pane.say(write(seen));
    }

    /** @param {boolean} [passed] */
    function finish(passed = false) {
      if (passed) skipped.add(at);
      else skipped.delete(at);
      enter(at + 1, Atenta.say.nodes(words[`${steps[at].name}_seen`], facts(now, start)));
    }

    /** @param {Node | "" | null} seen null leaves what stands there */
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

    /** @param {number} step */
    function jump(step) {
      enter(step, "");
      pane.head();
      pane.show(task(at, now), false);
    }

    function skip() {
      skipped.add(at);
      jump(at + 1);
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

    /** To the control, and from there back to the tour. */
    function toggle() {
      const asked = task(at, now);
      if (!asked || pane.holds(asked)) pane.head();
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
   * Whether a step is over without a deed: what it would undo was skipped before.
   * @param {number} at
   * @param {HeadView} now
   */
  function nothing_to_do(at, now) {
    const { given } = Atenta.tour.steps[at];
    return given !== undefined && !given(now);
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
      progress: Atenta.say.text(words.progress, { step: Math.min(at + 1, steps.length), steps: steps.length }),
      text: asked ? words[asked.name] : ended(words, steps.length, skipped),
    };
  }

  /**
   * Before the page's own keys: Esc in the matrix lets go of the cell first, and leaves the tour when nothing is chosen.
   * @param {HTMLElement} place
   * @param {{ toggle: () => void, close: () => void, free: () => boolean }} deeds
   */
  function listen(place, { toggle, close, free }) {
    document.addEventListener("keydown", (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (place.hidden || target.closest("dialog")) return;
      if (event.key === "F8") {
        event.preventDefault();
        toggle();
      }
      const typing = target.matches("textarea, input:not([type=range], [type=checkbox])");
      if (event.key === "Escape" && (place.contains(target) || (free() && !typing))) {
        event.stopPropagation();
        close();
      }
    }, { capture: true });
  }

  Atenta.tour = { ...Atenta.tour, panel };
})(globalThis.Atenta = globalThis.Atenta || {});
