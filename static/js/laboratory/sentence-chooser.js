(function (Atenta) {
  "use strict";

  /**
   * The chooser of sentences: a list of all, one step on or back, and the note on the one that is shown.
   * @param {HTMLElement} root
   * @param {LaboratoryPage} page
   * @param {(sentence: string) => void} take
   */
  function sentence_chooser(root, page, take) {
    const place = /** @type {HTMLElement} */ (root.querySelector("[data-sentences]"));
    const field = /** @type {HTMLSelectElement} */ (place.querySelector("select"));
    const text = /** @type {HTMLElement} */ (place.querySelector("[data-sentence-text]"));
    const notes = /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-note]"));
    let written = "";

    field.addEventListener("change", () => take(field.value));
    place.addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      const { length } = field.options;
      const step = target.name === "next_sentence" ? 1 : length - 1;
      take(field.options[(field.selectedIndex + step) % length].value);
    });

    return {
      /** @param {LaboratoryState} state */
      write({ sentence }) {
        if (sentence === written) return;
        written = field.value = sentence;
        for (const note of notes) note.hidden = note.dataset.note !== sentence;
        const shown = page.laboratory.sentences.find(({ id }) => id === sentence);
        if (!shown) return;
        text.lang = shown.lang;
        text.textContent = Atenta.take_away.phrase(shown.tokens.map(({ word }) => word));
      },
    };
  }

  Atenta.sentence_chooser = sentence_chooser;
})(globalThis.Atenta = globalThis.Atenta || {});
