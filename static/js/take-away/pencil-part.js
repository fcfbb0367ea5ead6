(function (Atenta) {
  "use strict";

  /** The steps in their order; the first is given, the others are for the reader. */
  const STEPS = /** @type {const} */ (["score", "scaled", "shifted", "exp", "weight"]);
  const MASKED = "–";
  /** With more keys than this the lines of the printed table are lower, so that it stays on its page. */
  const MANY = 10;

  /**
   * The pencil sheet of a row: shown in a dialog, and printed alone with its answers on a page of their own.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function pencil({ root, page }) {
    const dialog = /** @type {HTMLDialogElement | null} */ (root.querySelector("dialog[data-pencil]"));
    if (!dialog) return null;
    const rows = /** @type {HTMLSelectElement} */ (dialog.querySelector("select"));
    /** @type {HeadView} */
    let shown;
    const write = () => write_sheet(dialog, shown, Number(rows.value), page.strings);

    function open() {
      rows.replaceChildren(...shown.trace.query_tokens.map((token, at) => new Option(`${at + 1}. ${token}`, String(at))));
      rows.value = String(shown.row ?? 0);
      write();
      /** @type {HTMLDialogElement} */ (dialog).showModal();
    }

    root.querySelector("button[name=pencil]")?.addEventListener("click", open);
    rows.addEventListener("change", write);
    dialog.querySelector("button[name=print_pencil]")?.addEventListener("click", () => window.print());
    // However it is printed: what is open is what is meant.
    addEventListener("beforeprint", () => dialog.open && lay_on_paper(dialog));
    addEventListener("afterprint", clear_paper);
    return { draw: (view) => void (shown = view) };
  }

  /**
   * @param {HTMLElement} dialog
   * @param {HeadView} view
   * @param {number} row
   * @param {Strings} strings
   */
  function write_sheet(dialog, view, row, strings) {
    const words = strings.pencil;
    const sheet = Atenta.take_away.pencil(view, row);
    const place = (/** @type {string} */ name) => /** @type {HTMLElement} */ (dialog.querySelector(`[data-pencil-${name}]`));
    Atenta.say.write(place("title"), words.title, { query: Atenta.say.token(view.trace.query_tokens[row], "query") });
    place("of").textContent = origin(view, strings);
    place("steps").replaceChildren(...steps(sheet, view, words).map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    place("masked").hidden = sheet.masked.length === 0;
    place("masked").textContent = words.masked;
    place("divisor").hidden = !sheet.divides;
    place("divisor").textContent = `${divisor(view)} = ${sheet.divisor}`;
    for (const table of dialog.querySelectorAll("table")) write_table(/** @type {HTMLTableElement} */ (table), sheet, view.trace.key_tokens, words);
  }

  /** The phrase and what it was computed with. @param {HeadView} view @param {Strings} strings */
  function origin(view, strings) {
    const { isolated, settings } = Atenta.take_away;
    const phrase = [strings.take.phrase, isolated(view.trace.query_tokens)];
    return [phrase, ...settings(view, strings)].map(([name, value]) => `${name}: ${value}`).join(" · ");
  }

  /** What scores are divided by, as a product to be worked out. @param {HeadView} view */
  function divisor({ temperature, divide, trace }) {
    return [...(temperature === 1 && divide ? [] : [temperature]), ...(divide ? [`√${trace.d_k}`] : [])].join(" × ");
  }

  /**
   * What is to be done, a sentence a step, with the decimals to be kept.
   * @param {PencilSheet} sheet
   * @param {HeadView} view
   * @param {Record<string, string>} words
   */
  function steps({ places, divides, rounds, shifts }, view, words) {
    const divide = rounds ? words.step_divide : words.step_divide_exactly;
    return [
      ...(divides ? [Atenta.say.text(divide, { divisor: divisor(view), root: places.divisor, digits: places.scaled })] : []),
      ...(shifts ? [Atenta.say.text(words.step_shift, { digits: places.shifted })] : []),
      Atenta.say.text(words.step_exp, { digits: places.exp }),
      Atenta.say.text(words.step_total, { digits: places.total }),
      Atenta.say.text(words.step_weight, { digits: places.weight }),
    ];
  }

  /**
   * @param {HTMLTableElement} table
   * @param {PencilSheet} sheet
   * @param {string[]} tokens
   * @param {Record<string, string>} words
   */
  function write_table(table, sheet, tokens, words) {
    const steps = STEPS.filter((step) => (step !== "scaled" || sheet.divides) && (step !== "shifted" || sheet.shifts));
    const blanks = table.dataset.pencilTable === "blanks";
    table.classList.toggle("many", tokens.length > MANY);
    for (const header of table.querySelectorAll("thead [data-step]")) {
      /** @type {HTMLElement} */ (header).hidden = !steps.some((step) => step === /** @type {HTMLElement} */ (header).dataset.step);
    }
    const cell = (/** @type {string} */ number, /** @type {string} */ step) => (blanks && step !== "score" ? blank(words.blank) : number);
    table.tBodies[0].replaceChildren(...tokens.map((token, key) => {
      const at = sheet.keys.indexOf(key);
      const name = document.createElement("bdi");
      Atenta.say.name(name, token);
      return line(name, steps.map((step) => (at < 0 ? MASKED : cell(sheet[step][at], step))));
    }));
    const sums = { exp: cell(sheet.total, "exp"), weight: cell(sheet.whole, "weight") };
    table.tFoot?.replaceChildren(line(words.sum, steps.map((step) => (step === "exp" || step === "weight" ? sums[step] : ""))));
  }

  /** @param {string | Node} name @param {(string | HTMLElement)[]} numbers */
  function line(name, numbers) {
    const line = document.createElement("tr");
    const header = document.createElement("th");
    header.scope = "row";
    header.append(name);
    line.append(header, ...numbers.map((number) => {
      const cell = document.createElement("td");
      cell.append(number);
      return cell;
    }));
    return line;
  }

  /** A place to write in, for who sees it and for who does not. @param {string} said */
  function blank(said) {
    const place = document.createElement("span");
    place.className = "blank";
    place.append(Object.assign(document.createElement("span"), { className: "visually-hidden", textContent: said }));
    return place;
  }

  /** The sheet alone goes to the printer: a copy at the end of the page, beside which nothing else is printed. @param {HTMLElement} dialog */
  function lay_on_paper(dialog) {
    clear_paper();
    const paper = document.createElement("div");
    paper.className = "paper";
    const title = document.createElement("h1");
    title.append(...[.../** @type {HTMLElement} */ (dialog.querySelector("[data-pencil-title]")).childNodes].map((node) => node.cloneNode(true)));
    paper.append(title, /** @type {HTMLElement} */ (dialog.querySelector("[data-pencil-sheet]")).cloneNode(true));
    for (const closed of paper.querySelectorAll("details")) closed.open = true;
    document.body.append(paper);
    document.documentElement.classList.add("on-paper");
  }

  function clear_paper() {
    document.querySelector("body > .paper")?.remove();
    document.documentElement.classList.remove("on-paper");
  }

  Atenta.parts = { ...Atenta.parts, pencil };
})(globalThis.Atenta = globalThis.Atenta || {});
