(function (Atenta) {
  "use strict";

  /** So far outside the window it is seen to come. */
  const NEAR = "200px";

  /**
   * A part of the page whose scripts come when it is seen, reached or used. What a reader does there before them is kept,
   * the last of each control, and done once they are there.
   * @param {LatePart} part
   */
  function late_part({ place, name, moments, seen = true, start, tell }) {
    /** @type {Map<EventTarget | null, Map<string, () => void>>} */
    const waiting = new Map();
    const signs = seen ? ["focusin"] : ["focusin", "pointerover"];
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
      for (const sign of signs) place.removeEventListener(sign, come);
      for (const moment of moments) place.removeEventListener(moment, keep, true);
      // Where a package withholds it.
      if (!place.isConnected) return;
      start();
      if (waiting.size) tell("there");
      for (const deeds of waiting.values()) for (const again of deeds.values()) again();
    }

    /** @param {Event} event */
    function keep(event) {
      const again = deed(event);
      if (!again) return;
      event.stopPropagation();
      const deeds = waiting.get(event.target) ?? new Map();
      waiting.set(event.target, deeds.set(event.type, again));
      tell("coming");
      void come();
    }

    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void come();
    }, { rootMargin: NEAR });
    if (seen) watch.observe(place);
    for (const sign of signs) place.addEventListener(sign, come);
    for (const moment of moments) place.addEventListener(moment, keep, true);
    return { come };
  }

  /**
   * What does again what an event told, as the control stood then; nothing of an event that says nothing of itself.
   * @param {Event} event
   * @returns {(() => void) | null}
   */
  function deed(event) {
    const { target, type } = event;
    if (target instanceof HTMLFormElement) {
      event.preventDefault();
      return () => target.requestSubmit();
    }
    if (type === "click") return target instanceof HTMLButtonElement && target.type === "button" ? () => target.click() : null;
    if (target instanceof HTMLInputElement && (target.type === "checkbox" || target.type === "file")) {
      const { checked } = target;
      return () => {
        target.checked = checked;
        target.dispatchEvent(new Event(type, { bubbles: true }));
      };
    }
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event(type, { bubbles: true }));
    };
  }

  Atenta.late_part = late_part;
})(globalThis.Atenta = globalThis.Atenta || {});
