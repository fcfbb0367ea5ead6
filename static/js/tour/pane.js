(function (Atenta) {
  "use strict";

  /** After what the page itself says of a change (milliseconds). */
  const SAY_AFTER = 1100;

  /**
   * The tour's own place: the task, what the last one showed, how far one is. It stands beside the page and
   * never holds the focus: the control that is asked for is worked where it is.
   * @param {HTMLElement} root
   * @returns {TourPane}
   */
  function pane(root) {
    const place = /** @type {HTMLElement} */ (root.querySelector("[data-tour]"));
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (place.querySelector(`[data-tour-${name}]`));
    const button = (/** @type {string} */ name) => /** @type {HTMLElement} */ (place.querySelector(`button[name="tour_${name}"]`));
    const status = /** @type {HTMLElement} */ (root.querySelector("[data-tour-status]"));
    const find = (/** @type {string | undefined} */ selector) => (selector ? root.querySelector(selector) : null);
    const field = (/** @type {TourTask | null} */ asked) => find((matchMedia("(pointer: coarse)").matches && asked?.thumb) || asked?.focus);
    let saying = 0;
    keep_height(place);

    return {
      place,
      on: (name, deed) => button(name).addEventListener("click", deed),
      write(asked, { title, progress, text, seen, again }) {
        if (seen !== null) part("seen").replaceChildren(...seen.flatMap((said, at) => (at ? [" ", said] : [said])));
        part("title").textContent = title;
        part("progress").textContent = progress;
        part("task").textContent = text;
        part("more").hidden = Boolean(asked);
        part("keys").hidden = !asked;
        button("show").hidden = button("skip").hidden = !asked;
        button("again").hidden = !again;
        return (place.dataset.said = [part("seen").textContent, asked ? `${progress}.` : "", text].join(" ").trim());
      },
      ring(asked) {
        root.querySelector(".tour-target")?.classList.remove("tour-target");
        const target = find(asked?.place);
        target?.classList.add("tour-target");
        for (let fold = target?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
      },
      show(asked, focus) {
        const [target, goal] = [find(asked?.place), field(asked)];
        if (target && !in_sight(target, place)) target.scrollIntoView({ block: "center" });
        if (!focus || !(goal instanceof HTMLElement)) return;
        goal.focus({ preventScroll: true });
        // What is typed takes the place of the old number.
        if (goal.matches("[data-exact]")) /** @type {HTMLInputElement} */ (goal).select();
      },
      holds: (asked) => field(asked) === document.activeElement,
      say(sentence) {
        clearTimeout(saying);
        saying = setTimeout(() => (status.textContent = sentence), SAY_AFTER);
      },
      head() {
        clearTimeout(saying);
        status.textContent = "";
        part("title").focus();
      },
    };
  }

  /** What the place covers, for all that scrolls things into sight. @param {HTMLElement} place */
  function keep_height(place) {
    new ResizeObserver(() => {
      const covered = place.hidden || getComputedStyle(place).position !== "sticky" ? 0 : place.offsetHeight;
      document.documentElement.style.setProperty("--tour-height", `${covered}px`);
    }).observe(place);
  }

  /**
   * Whether a control can be seen, neither off the screen nor under the tour or a telephone's bar of controls.
   * @param {Element} target
   * @param {Element} cover
   */
  function in_sight(target, cover) {
    if (getComputedStyle(target).position === "fixed") return true;
    const { top, bottom } = target.getBoundingClientRect();
    const from = Math.max(0, cover.getBoundingClientRect().bottom);
    const to = innerHeight - (parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0);
    return top >= from - 1 && (bottom <= to || top < (from + to) / 2 && bottom - top > to - from);
  }

  Atenta.tour = { ...Atenta.tour, pane };
})(globalThis.Atenta = globalThis.Atenta || {});
