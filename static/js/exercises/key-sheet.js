(function (Atenta) {
  "use strict";

  const MOST = 200;

  /**
   * The key on paper, on a sheet of its own: it is computed when it is asked for.
   * @param {HTMLElement} root with the panel of templates/macros/key.html
   * @param {ExercisesPage} page
   * @param {Marking} marking
   * @param {() => string[]} ids of the exercises that it is for
   * @returns {KeySheet}
   */
  function key_sheet(root, page, marking, ids) {
    const form = /** @type {HTMLFormElement} */ (root.querySelector("[data-answer-key]"));
    const sheet = /** @type {HTMLElement} */ (root.querySelector("[data-key-sheet]"));
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("key_numbers"));
    const problem = /** @type {HTMLElement} */ (form.querySelector(".problem"));
    const words = page.strings.exercises;

    const status = /** @type {HTMLElement} */ (form.querySelector("[data-key-status]"));
    let busy = false;
    /** The number that the page shows. @type {Variant} */
    let shown = null;

    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (busy) return;
      const count = read(field.value);
      field.ariaInvalid = count === null ? "true" : null;
      Atenta.say.put(problem, count === null ? Atenta.say.text(words.key_unfit, { value: field.value, most: MOST }) : "");
      if (count === null) return field.focus();
      busy = true;
      Atenta.say.put(status, words.key_computing);
      await computed(marking, ids(), count);
      busy = false;
      Atenta.say.put(status, "");
      sheet.replaceChildren(...written(Atenta.key.sheet(page, marking, ids(), count, shown), title(count, shown, words), words));
      print_alone();
    });
    const number = root.querySelector("[data-sheet-number]");
    return {
      write: ({ task, variant }) => {
        form.hidden = task !== null;
        shown = variant;
        const { key_list_number } = words;
        if (number) Atenta.say.put(number, variant === null ? "" : `${key_list_number}: ${variant}`);
      },
    };
  }

  /**
   * Computes the answers, and lets the page breathe after every list number: a class has hundreds of them.
   * @param {Marking} marking
   * @param {string[]} ids
   * @param {number} count
   */
  async function computed(marking, ids, count) {
    const asked = ids.filter((id) => marking.find(id));
    for (let number = 0; number <= count; number++) {
      await new Promise((ready) => setTimeout(ready));
      for (const id of asked) if (!number || varies(marking.find(id))) marking.answers(id, number || null);
    }
  }

  /** @param {PageExercise | null} exercise */
  const varies = (exercise) => Object.keys(exercise?.vary ?? {}).length > 0;

  /** Prints the key and nothing else of the page. */
  function print_alone() {
    document.documentElement.dataset.prints = "key";
    addEventListener("afterprint", () => delete document.documentElement.dataset.prints, { once: true });
    print();
  }

  /** @param {string} text */
  function read(text) {
    if (!text.trim()) return 0;
    const reading = Atenta.reading.number(text.trim(), { min: 1, max: MOST, step: 1 });
    return "value" in reading ? /** @type {number} */ (reading.value) : null;
  }

  /** Whose numbers the key is for. @param {number} count @param {Variant} shown @param {Record<string, string>} words */
  function title(count, shown, words) {
    if (count) return Atenta.say.text(words.key_of_numbers, { count });
    return shown === null ? words.key_as_it_stands : Atenta.say.text(words.key_of_number, { number: shown });
  }

  /** @param {Key} key @param {string} title @param {Record<string, string>} words */
  function written({ standing, tables }, title, words) {
    const heads = [words.key_number, words.key_exercise, words.key_answer];
    const lines = standing.map(({ number, title, answer }) => [String(number), title, answer]);
    const numbered = tables.map(({ columns, rows }) => {
      const caption = columns.map(({ number, title }) => `${number}. ${title}`).join("; ");
      const lines = rows.map((row, at) => [String(at + 1), ...row]);
      return table(caption, [words.key_list_number, ...columns.map(({ number }) => String(number))], lines);
    });
    return [Atenta.say.element("h2", title), ...(lines.length ? [table("", heads, lines)] : []), ...numbered];
  }

  /** @param {string} caption @param {string[]} heads @param {string[][]} lines */
  function table(caption, heads, lines) {
    const table = document.createElement("table");
    table.className = "plain";
    if (caption) table.createCaption().textContent = caption;
    const head = table.createTHead().insertRow();
    head.append(...heads.map((text) => header(text, "col")));
    const body = table.createTBody();
    for (const [first, ...rest] of lines) {
      body.insertRow().append(header(first, "row"), ...rest.map((text) => Atenta.say.element("td", text)));
    }
    return table;
  }

  /** @param {string} text @param {"row" | "col"} scope */
  function header(text, scope) {
    const header = /** @type {HTMLTableCellElement} */ (Atenta.say.element("th", text));
    header.scope = scope;
    return header;
  }

  Atenta.key_sheet = key_sheet;
})(globalThis.Atenta = globalThis.Atenta || {});
