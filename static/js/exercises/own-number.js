(function (Atenta) {
  "use strict";

  /**
   * The field in which a student types a number and gets other numbers in the exercises.
   * @param {HTMLElement} root
   * @param {ExercisesPage} page
   * @param {(variant: Variant) => void} take
   */
  function own_number(root, page, take) {
    const form = /** @type {HTMLFormElement} */ (root.querySelector("form[data-own-number]"));
    const field = /** @type {HTMLInputElement} */ (form.querySelector("input"));
    const problem = /** @type {HTMLElement} */ (form.querySelector(".problem"));
    const limits = Atenta.exercises_state.VARIANTS;
    /** @type {Variant} */
    let written = null;

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const typed = field.value.trim();
      const reading = typed ? Atenta.reading.number(typed, limits) : { value: null };
      const fits = "value" in reading;
      Atenta.say.put(problem, fits ? "" : Atenta.say.text(page.strings.exercises_page.number_unfit, { value: typed, ...limits }));
      field.setAttribute("aria-invalid", String(!fits));
      if (fits && reading.value !== written) take(reading.value);
    });

    return {
      /** @param {ExercisesState} state */
      write({ variant, task }) {
        // A task asks for the number itself, where it wants one.
        form.hidden = task !== null;
        if (variant === written) return;
        written = variant;
        field.value = variant === null ? "" : String(variant);
        Atenta.say.put(problem, "");
      },
    };
  }

  Atenta.own_number = own_number;
})(globalThis.Atenta = globalThis.Atenta || {});
