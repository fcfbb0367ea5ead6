(function (Atenta) {
  "use strict";

  /**
   * The phrase field with its presets: takes a phrase that can be used, refuses one that cannot and says why.
   * @param {HTMLElement} root
   * @param {PageData} page
   * @param {(text: string, preset: string) => void} take
   */
  function phrase(root, page, take) {
    const form = /** @type {HTMLFormElement} */ (root.querySelector("[data-phrase]"));
    const field = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("text"));
    const problem_place = /** @type {HTMLElement} */ (document.getElementById("phrase-problem"));
    let written = field.value;
    /** @type {string | null} The preset whose button is pressed. */
    let pressed = null;

    function compute() {
      const problem = Atenta.tokens.check(Atenta.tokens.tokenize(field.value));
      if (problem) {
        problem_place.textContent = Atenta.say.text(page.strings.said[problem.kind], { token: "", ...problem });
        field.setAttribute("aria-invalid", "true");
        return;
      }
      clear();
      written = field.value;
      take(field.value, page.presets.find(({ text }) => text === field.value)?.id ?? "");
      form.dispatchEvent(new Event("atenta:computed", { bubbles: true }));
    }

    function clear() {
      problem_place.textContent = "";
      field.removeAttribute("aria-invalid");
    }

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      compute();
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      compute();
    });
    form.addEventListener("click", ({ target }) => {
      const id = target instanceof HTMLElement ? target.dataset.preset : "";
      const preset = page.presets.find((one) => one.id === id);
      if (!preset) return;
      field.value = preset.text;
      compute();
    });

    return {
      /** Shows a state's phrase, unless it is the one that stands there. @param {State} state */
      write({ text, preset }) {
        if (text !== written) {
          field.value = written = text;
          clear();
        }
        if (preset === pressed) return;
        pressed = preset;
        field.lang = page.presets.find(({ id }) => id === preset)?.lang ?? "";
        for (const button of form.querySelectorAll("[data-preset]")) {
          button.setAttribute("aria-pressed", String(button.getAttribute("data-preset") === preset));
        }
      },
      /** Back to the phrase of the state, whatever stands in the field. @param {State} state */
      reset({ text }) {
        field.value = written = text;
        clear();
      },
    };
  }

  Atenta.phrase = phrase;
})(globalThis.Atenta = globalThis.Atenta || {});
