(function (Atenta) {
  "use strict";

  /**
   * What is said against the entries of a form, beside each.
   * @param {HTMLFormElement} form
   * @param {Record<string, string>} words
   */
  function own_faults(form, words) {
    let told = 0;

    function clear() {
      for (const field of form.querySelectorAll("[aria-invalid]")) {
        field.removeAttribute("aria-invalid");
        field.removeAttribute("aria-describedby");
      }
      for (const problem of form.querySelectorAll(".problem")) problem.textContent = "";
    }

    /** @param {DraftFault} fault */
    function refuse({ ask, line, key, values }) {
      const place = place_of(ask, line, key);
      // The last line is what makes a rule too wide.
      const field = /** @type {HTMLElement} */ (place.querySelector(FIELDS[key]) ?? [...form.querySelectorAll("select")].pop());
      const problem = /** @type {HTMLElement} */ (place.querySelector(".problem"));
      problem.id ||= `own-problem-${told++}`;
      problem.textContent = Atenta.say.text(words[key], values);
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-describedby", problem.id);
      return field;
    }

    /** @param {number} ask @param {number} line @param {string} key @returns {Element} */
    function place_of(ask, line, key) {
      if (key === "too_wide") return /** @type {Element} */ (form.querySelector("[data-own-width]"));
      if (ask < 0) return /** @type {Element} */ (form.querySelector("[data-own-name]"));
      return form.querySelectorAll("fieldset[data-own-ask]")[ask].querySelectorAll("[data-own-line]")[line];
    }

    return {
      clear,
      /** @param {DraftFault[]} faults */
      tell(faults) {
        clear();
        faults.map(refuse)[0]?.focus();
      },
    };
  }

  /** The field that is at fault. */
  const FIELDS = /** @type {Record<string, string>} */ ({
    name_missing: "input", name_long: "input", name_taken: "input", weight_bad: "input", line_twice: "select",
    too_wide: "select",
  });

  Atenta.own_faults = own_faults;
})(globalThis.Atenta = globalThis.Atenta || {});
