(function (Atenta) {
  "use strict";

  /** Where the page says what becomes of answers: by itself it keeps them, in a platform it sends them. */
  const SAID = { saves: ".what-is-kept", hand_in: "#hand-in-help", kept_here: "[data-kept-here] p" };

  /** Says what is true in a platform. @param {Record<string, string>} words */
  function write(words) {
    for (const [name, place] of Object.entries(SAID)) {
      const said = document.querySelector(place);
      if (said) said.textContent = words[name];
    }
    // What the platform gave back is the student's own: nobody else's is to be cleared away.
    document.querySelector("[data-kept-here] button")?.remove();
    // In another language the page is another activity, of which this platform would hear nothing.
    document.querySelectorAll("a[data-keeps-state]").forEach((link) => link.remove());
  }

  Atenta.school_notes = { write };
})(globalThis.Atenta = globalThis.Atenta || {});
