(function (Atenta) {
  "use strict";

  /** The last name that was typed, where the browser keeps things. */
  const KEPT = "atenta:student";

  /**
   * Who answers: the fields of the name, which say the same, and that of the list number.
   * @param {HTMLElement} root
   * @param {Record<string, string>} words of ui.toml's [task]
   * @param {HandInSession} session
   * @returns {HandInStudent}
   */
  function student(root, words, session) {
    const names = /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll("[name=student]")]);
    const number = /** @type {HTMLInputElement} */ (root.querySelector("[name=list_number]"));
    const rename = (/** @type {string} */ text) => void names.forEach((field) => (field.value = text));

    function take_number() {
      const { min, max } = session.variants;
      const value = number.value.trim();
      const read = Atenta.numbers.read(value);
      const fits = Atenta.reading.fits(read, session.variants);
      mark(number, fits || !value ? "" : Atenta.say.text(words.number_fault, { value, min, max }));
      if (fits && read !== session.variant()) session.vary(read);
      return fits;
    }

    rename(Atenta.memory.recall(KEPT));
    for (const field of names) {
      field.addEventListener("input", () => {
        rename(field.value);
        Atenta.memory.keep(KEPT, field.value);
      });
    }
    number.addEventListener("change", take_number);
    return {
      rename, take_number, number,
      forget() {
        rename("");
        Atenta.memory.keep(KEPT, "");
      },
      name: () => names[0].value.trim(),
      seen_name: () => names.find((field) => field.offsetParent) ?? null,
      write() {
        const mended = document.activeElement !== number && !number.getAttribute("aria-invalid");
        if (mended) number.value = String(session.variant() ?? "");
      },
    };
  }

  /** Puts a fault under its field, or takes it back. @param {HTMLInputElement} field @param {string} fault */
  function mark(field, fault) {
    const problem = field.closest("[data-control]")?.querySelector(".problem");
    if (problem) Atenta.say.put(problem, fault);
    if (fault) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }

  Atenta.hand_in_student = student;
})(globalThis.Atenta = globalThis.Atenta || {});
