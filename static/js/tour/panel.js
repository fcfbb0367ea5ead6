(function (Atenta) {
  "use strict";

  /** After what the page itself says of a change (milliseconds). */
  const SAY_AFTER = 1100;

  /**
   * The tour's own place: the task, what the last one showed, how far one is. It stands beside the page and
   * never holds the focus: the control that is asked for is worked where it is.
   * @param {Stage} stage
   * @param {(step: number | "done") => void} keep takes note of how far the reader is
   * @param {() => void} left
   * @returns {TourPanel}
   */
  function panel({ root, page }, keep, left) {
    const words = page.strings.tour;
    const place = /** @type {HTMLElement} */ (root.querySelector("[data-tour]"));
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (place.querySelector(`[data-tour-${name}]`));
    const button = (/** @type {string} */ name) => /** @type {HTMLElement} */ (place.querySelector(`button[name="tour_${name}"]`));
    const status = /** @type {HTMLElement} */ (root.querySelector("[data-tour-status]"));
    const { steps, facts, resume_at } = Atenta.tour;
    let at = 0;
    /** The step at which the reader came back: there one may rather start over. */
    let taken_up = 0;
    /** @type {HeadView} */
    let start;
    /** @type {HeadView} */
    let now;
    let saying = 0;
    /** @type {TourTask | null} */
    let written = null;

    /** What is asked for just now, or null at the end. @returns {TourTask | null} */
    function task() {
      if (at >= steps.length) return null;
      const { obstacle } = steps[at];
      return obstacle?.stands(now) ? obstacle : steps[at];
    }

    /**
     * Begins a step; one whose deed is done already counts as done.
     * @param {number} step
     * @param {Node | ""} seen what the step before it showed
     */
    function enter(step, seen) {
      at = step;
      start = now;
      keep(at < steps.length ? at : "done");
      if (at < steps.length && steps[at].done(now, start, page)) return finish();
      write(seen);
      say(place.dataset.said ?? "");
    }

    function finish() {
      const seen = Atenta.say.nodes(words[`${steps[at].name}_seen`], facts(now, start));
      enter(at + 1, seen);
    }

    /** @param {Node | "" | null} seen null leaves what stands there */
    function write(seen) {
      const asked = (written = task());
      const title = asked ? words[`part_${steps[at].part}`] : words.finished_title;
      const progress = Atenta.say.text(words.progress, { step: Math.min(at + 1, steps.length), steps: steps.length });
      const text = asked ? words[asked.name] : Atenta.say.text(words.finished, { steps: steps.length });
      if (seen !== null) part("seen").replaceChildren(seen);
      part("title").textContent = title;
      part("progress").textContent = progress;
      part("task").textContent = text;
      part("more").hidden = Boolean(asked);
      button("show").hidden = button("skip").hidden = !asked;
      button("again").hidden = Boolean(asked) && (at === 0 || at !== taken_up);
      ring(asked);
      place.dataset.said = [part("seen").textContent, asked ? `${progress}.` : "", text].join(" ").trim();
      place.dataset.step = asked ? steps[at].name : "end";
    }

    /** @param {TourTask | null} asked */
    function ring(asked) {
      root.querySelector(".tour-target")?.classList.remove("tour-target");
      const target = asked && root.querySelector(asked.place);
      if (!target) return;
      target.classList.add("tour-target");
      for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
    }

    /** Brings what is asked for into sight, and the focus to it. @param {boolean} focus */
    function show(focus) {
      const asked = task();
      const target = asked && root.querySelector(asked.place);
      const field = asked && root.querySelector(asked.focus);
      if (target && !in_sight(target, place)) target.scrollIntoView({ block: "center" });
      if (focus && field instanceof HTMLElement) field.focus({ preventScroll: true });
    }

    /** @param {string} sentence */
    function say(sentence) {
      clearTimeout(saying);
      saying = setTimeout(() => (status.textContent = sentence), SAY_AFTER);
    }

    function close() {
      const held = place.contains(document.activeElement);
      place.hidden = true;
      ring(null);
      say(at < steps.length ? Atenta.say.text(words.left, { step: at + 1 }) : "");
      left();
      if (held) /** @type {HTMLElement} */ (root.querySelector("button[name=tour]")).focus();
    }

    /** @param {number} step */
    function jump(step) {
      enter(step, "");
      part("title").focus();
      show(false);
    }

    button("show").addEventListener("click", () => show(true));
    button("skip").addEventListener("click", () => jump(at + 1));
    button("again").addEventListener("click", () => jump(0));
    button("close").addEventListener("click", close);
    // Before the page's own keys: Esc in the matrix lets go of the cell first, and leaves the tour when nothing is chosen.
    document.addEventListener("keydown", (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (place.hidden || target.closest("dialog")) return;
      if (event.key === "F8") {
        event.preventDefault();
        show(true);
      }
      const free = now.row === null && !target.matches("textarea, input:not([type=range], [type=checkbox])");
      if (event.key === "Escape" && (place.contains(target) || free)) {
        event.stopPropagation();
        close();
      }
    }, { capture: true });
    new ResizeObserver(() => {
      const covered = place.hidden || getComputedStyle(place).position !== "sticky" ? 0 : place.offsetHeight;
      document.documentElement.style.setProperty("--tour-height", `${covered}px`);
    }).observe(place);

    return {
      open(view, kept) {
        now = view;
        place.hidden = false;
        taken_up = resume_at(kept, view);
        jump(taken_up);
      },
      see: (view) => void (now = view),
      look(view) {
        now = view;
        if (place.hidden || at >= steps.length) return;
        if (steps[at].done(now, start, page)) finish();
        else if (task() !== written) write(null);
      },
    };
  }

  /**
   * Whether a control can be seen, neither off the screen nor under the tour.
   * @param {Element} target
   * @param {Element} cover
   */
  function in_sight(target, cover) {
    const { top, bottom } = target.getBoundingClientRect();
    const from = Math.max(0, cover.getBoundingClientRect().bottom);
    return top >= from - 1 && (bottom <= innerHeight || top < innerHeight / 2);
  }

  Atenta.tour = { ...Atenta.tour, panel };
})(globalThis.Atenta = globalThis.Atenta || {});
