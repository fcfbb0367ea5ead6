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
    const find = (/** @type {TourTask | null} */ asked, /** @type {"place" | "focus"} */ what) => asked && root.querySelector(asked[what]);
    let saying = 0;
    keep_height(place);

    return {
      place,
      on: (name, deed) => button(name).addEventListener("click", deed),
      write(asked, { title, progress, text, seen, again }) {
        if (seen !== null) part("seen").replaceChildren(seen);
        part("title").textContent = title;
        part("progress").textContent = progress;
        part("task").textContent = text;
        part("more").hidden = Boolean(asked);
        button("show").hidden = button("skip").hidden = !asked;
        button("again").hidden = !again;
        return (place.dataset.said = [part("seen").textContent, asked ? `${progress}.` : "", text].join(" ").trim());
      },
      ring(asked) {
        root.querySelector(".tour-target")?.classList.remove("tour-target");
        const target = find(asked, "place");
        target?.classList.add("tour-target");
        for (let fold = target?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
      },
      show(asked, focus) {
        const [target, field] = [find(asked, "place"), find(asked, "focus")];
        if (target && !in_sight(target, place)) target.scrollIntoView({ block: "center" });
        if (focus && field instanceof HTMLElement) field.focus({ preventScroll: true });
      },
      holds: (asked) => Boolean(asked) && find(asked, "focus") === document.activeElement,
      say(sentence) {
        clearTimeout(saying);
        saying = setTimeout(() => (status.textContent = sentence), SAY_AFTER);
      },
      head: () => part("title").focus(),
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
