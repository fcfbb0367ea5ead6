(function (Atenta) {
  "use strict";

  const OF_THE_STATE = {
    sliders: ["heads", "d_k", "temperature", "threshold"],
    typed: ["heads", "d_k", "temperature", "threshold", "seed"],
    switches: ["positional", "divide", "causal", "values", "arcs"],
  };
  /** Decimals that a slider's exact field shows at least. */
  const DECIMALS = /** @type {Record<string, number>} */ ({ temperature: 2, threshold: 2, speed: 1 });

  /**
   * The fields of the control panel: reads them into patches of the state, and writes a state into them.
   * @param {HTMLElement} root
   * @param {ControlledPage} page
   * @param {(patch: any, name: string, live: boolean) => void} change
   * @param {FieldNames} [names] which fields; those of the state if none are given
   */
  function create(root, page, change, { sliders, typed, switches, show = plainly, read = Atenta.numbers.read } = OF_THE_STATE) {
    const field = remembered((name) => root.querySelector(`input[name="${name}"]`));
    const exact = remembered((name) => root.querySelector(`[data-exact="${name}"]`));
    /** @type {any} */
    let written = page.defaults;

    for (const name of sliders) {
      const slide = (/** @type {boolean} */ live) => {
        clear(exact(name));
        change({ [name]: Number(field(name).value) }, name, live);
      };
      field(name).addEventListener("input", () => slide(true));
      field(name).addEventListener("change", () => slide(false));
    }
    for (const name of typed) {
      let refused = "";
      const take = (/** @type {string} */ text) => {
        // What is shown may be rounded: whoever leaves it as it is changes nothing.
        const value = text === show(name, written[name]) ? written[name] : read(text);
        const fault = fault_of(name, text, value, page, show(name, written[name]));
        refused = fault ? text : "";
        if (fault) refuse(exact(name), fault);
        else if (value !== written[name]) change({ [name]: value }, name, false);
        if (!fault) clear(exact(name));
      };
      exact(name).addEventListener("change", () => {
        // After Enter the browser tells of the same change once more: what was refused then is not refused aloud again.
        if (exact(name).value !== refused || !exact(name).hasAttribute("aria-invalid")) take(exact(name).value);
      });
      exact(name).addEventListener("keydown", (event) => {
        if (event.key === "Enter") take(exact(name).value);
        const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!steps) return;
        event.preventDefault();
        take(step(written[name], steps * Number(exact(name).dataset.step), page.limits[name]));
      });
    }
    for (const name of switches) {
      field(name).addEventListener("change", () => change({ [name]: field(name).checked }, name, false));
    }

    return {
      /** @param {any} state */
      write(state) {
        written = state;
        for (const name of sliders) put(field(name), String(written[name]));
        for (const name of typed) {
          // A refused entry stays to be mended; what is being typed is not touched.
          if (exact(name).getAttribute("aria-invalid")) continue;
          put(exact(name), show(name, written[name]));
        }
        for (const name of switches) if (field(name).checked !== written[name]) field(name).checked = written[name];
      },
      clear() {
        for (const name of typed) clear(exact(name));
      },
    };
  }

  /**
   * Finds each field once: to look through the whole page for all of them takes as long as to draw a map.
   * @param {(name: string) => Element | null} find
   */
  function remembered(find) {
    /** @type {Map<string, HTMLInputElement>} */
    const found = new Map();
    return (/** @type {string} */ name) => {
      const field = found.get(name) ?? /** @type {HTMLInputElement} */ (find(name));
      found.set(name, field);
      return field;
    };
  }

  /** A field that is written anew is laid out anew. @param {HTMLInputElement} field @param {string} value */
  function put(field, value) {
    if (field.value !== value) field.value = value;
  }

  /**
   * @param {number} from
   * @param {number} by
   * @param {NumberLimits} limits
   */
  function step(from, by, { min, max }) {
    return String(Math.min(Math.max(Math.round((from + by) * 1e6) / 1e6, min), max));
  }

  /**
   * @param {string} name
   * @param {number} value
   */
  function plainly(name, value) {
    const short = value.toFixed(DECIMALS[name] ?? 0);
    return Number(short) === value ? short : String(value);
  }

  /** @param {number} limit */
  function signed(limit) {
    return String(limit).replace("-", "\u2212");
  }

  /**
   * Why a typed number is refused, in the page's language, or "" if it is taken.
   * @param {string} name
   * @param {string} text
   * @param {number} value
   * @param {ControlledPage} page
   * @param {string} kept
   */
  function fault_of(name, text, value, page, kept) {
    const limits = page.limits[name];
    const words = page.strings.said;
    const told = { name: page.strings.name[name], value: text.trim(), kept, ...limits, min: signed(limits.min), max: signed(limits.max) };
    if (!told.value) return Atenta.say.text(words.no_entry, told);
    if (Number.isNaN(value)) return Atenta.say.text(words.not_a_number, told);
    if (Atenta.reading.fits(value, limits)) return "";
    if (name === "temperature" && value === 0) return Atenta.say.text(words.temperature_zero, told);
    if (value < limits.min || value > limits.max) return Atenta.say.text(words.out_of_range, told);
    return Atenta.say.text(words.not_a_step, told);
  }

  /**
   * @param {HTMLElement} field
   * @param {string} fault
   */
  function refuse(field, fault) {
    const control = /** @type {HTMLElement} */ (field.closest("[data-control]"));
    const problem = control.querySelector(".problem") ?? document.createElement("p");
    problem.className = "problem";
    problem.id = `${field.id}-problem`;
    problem.setAttribute("role", "alert");
    control.append(problem);
    problem.textContent = fault;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", problem.id);
  }

  /** @param {HTMLElement} field */
  function clear(field) {
    field.closest("[data-control]")?.querySelector(".problem")?.remove();
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-describedby");
  }

  Atenta.controls = { create };
})(globalThis.Atenta = globalThis.Atenta || {});
