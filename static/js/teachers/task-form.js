(function (Atenta) {
  "use strict";

  const NUMBERS = ["heads", "d_k", "temperature", "seed"];
  const SWITCHES = ["divide", "causal", "positional"];

  /**
   * The form that says a task. Settings that cannot be used are told at their fields and left as they were.
   * @param {HTMLElement} form
   * @param {ExercisesPage} page
   * @param {() => void} changed
   * @returns {TaskForm}
   */
  function create(form, page, changed) {
    const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.querySelector(`[name="${name}"]`));
    const boxes = (/** @type {string} */ name) => /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll(`[name="${name}"]`)]);
    const opens = /** @type {HTMLElement} */ (form.querySelector("[data-opens]"));
    const ticked = (/** @type {string} */ name) => boxes(name).filter(({ checked }) => checked).map(({ value }) => value);

    form.addEventListener("input", () => {
      opens.hidden = !field("question").value.trim();
      changed();
    });
    form.addEventListener("click", ({ target }) => {
      const preset = target instanceof HTMLButtonElement && target.name === "preset" && page.presets.find(({ id }) => id === target.value);
      if (!preset) return;
      field("text").value = preset.text;
      changed();
    });

    return {
      read: () => ({
        title: field("title").value, question: field("question").value, opens: opening(field, page),
        only: ticked("only"), hide: ticked("hide"), numbered: field("numbered").checked, check: "",
      }),
      write(task) {
        field("title").value = task.title;
        field("question").value = task.question;
        opens.hidden = !task.question;
        for (const box of boxes("only")) box.checked = task.only.includes(box.value);
        for (const box of boxes("hide")) box.checked = task.hide.includes(box.value);
        field("numbered").checked = task.numbered;
        /** @type {any} */
        const { state } = Atenta.state.read(task.opens, page);
        for (const name of ["text", ...NUMBERS]) field(name).value = String(state[name]);
        for (const name of SWITCHES) field(name).checked = state[name];
      },
    };
  }

  /**
   * The simulator's settings as an address, without what cannot be used; that is told.
   * @param {(name: string) => HTMLInputElement} field
   * @param {ExercisesPage} page
   */
  function opening(field, page) {
    const said = ["text", ...NUMBERS].map((name) => [name, field(name).value.trim()]);
    said.push(...SWITCHES.map((name) => [name, field(name).checked ? "1" : "0"]));
    const written = said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
    const { state, problems } = Atenta.state.read(written, page);
    for (const [name, value] of said) {
      const problem = problems.find((each) => each.name === name);
      const problem_place = document.getElementById(`${name}-problem`);
      if (problem_place) Atenta.say.put(problem_place, problem ? fault(value, problem, page) : "");
      field(name).toggleAttribute("aria-invalid", false);
      if (problem) field(name).setAttribute("aria-invalid", "true");
    }
    return Atenta.state.write(state, page);
  }

  /** @param {string} value @param {AddressProblem} problem @param {ExercisesPage} page */
  function fault(value, { expected }, { strings }) {
    const wanted = expected ? Atenta.say.text(strings.said[expected.key], expected.values) : "";
    return Atenta.say.text(strings.teachers.opens_fault, { value, expected: wanted });
  }

  Atenta.task_form = create;
})(globalThis.Atenta = globalThis.Atenta || {});
