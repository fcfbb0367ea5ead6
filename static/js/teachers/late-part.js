(function (Atenta) {
  "use strict";

  /** So far outside the window it is seen to come. */
  const NEAR = "200px";

  /**
   * A part of the page whose scripts come when it is seen, reached or used. What a reader does there before them is kept,
   * the last of each control, and done once they are there.
   * @param {LatePart} part
   */
  function late_part({ place, name, moment, start, tell }) {
    /** @type {Map<EventTarget | null, () => void>} */
    const waiting = new Map();
    let is_coming = false;

    async function come() {
      if (is_coming) return;
      is_coming = true;
      const loaded = await Atenta.bring(name);
      is_coming = false;
      if (!loaded) {
        if (waiting.size) tell("missing");
        waiting.clear();
        return;
      }
      watch.disconnect();
      place.removeEventListener("focusin", come);
      place.removeEventListener(moment, keep, true);
      // Where a package withholds it.
      if (!place.isConnected) return;
      start();
      if (waiting.size) tell("there");
      for (const again of waiting.values()) again();
    }

    /** @param {Event} event */
    function keep(event) {
      event.preventDefault();
      event.stopPropagation();
      const { target } = event;
      waiting.set(target, () => {
        if (target instanceof HTMLFormElement) target.requestSubmit();
        else target?.dispatchEvent(new Event(moment, { bubbles: true }));
      });
      tell("coming");
      void come();
    }

    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void come();
    }, { rootMargin: NEAR });
    watch.observe(place);
    place.addEventListener("focusin", come);
    place.addEventListener(moment, keep, true);
  }

  Atenta.late_part = late_part;
})(globalThis.Atenta = globalThis.Atenta || {});
