(function (Atenta) {
  "use strict";

  const DIGITS = 4;
  const LEAST = 10 ** -DIGITS;
  /** Under this part of the gradient, what is left of it is told as "less than". */
  const HARDLY_ANY = 0.001;
  const SETTINGS = /** @type {("divided" | "undivided")[]} */ (["divided", "undivided"]);

  /**
   * What the division does to the row that is shown: softmax's gradient and the largest weight, with it and without.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function gauge({ root, page }) {
    const panel = /** @type {HTMLElement | null} */ (root.querySelector("[data-gauge]"));
    if (!panel) return null;
    const place = (/** @type {string} */ name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-gauge-${name}]`));
    const words = page.strings.gauge;
    const [body, empty] = [place("body"), place("empty")];
    /** The row's word that the title names. */
    let titled = "";
    const lines = SETTINGS.map((setting) => ({ setting, gradient: line("gradient", setting), largest: line("largest", setting) }));

    /** @param {string} measure @param {string} setting */
    function line(measure, setting) {
      const row = /** @type {HTMLElement} */ (panel?.querySelector(`[data-measure="${measure}"] [data-setting="${setting}"]`));
      const [now, bar, number] = [".gauge-now", ".bar i", ".gauge-number"].map((part) => /** @type {HTMLElement} */ (row.querySelector(part)));
      return { row, now, bar, number };
    }

    return {
      place: panel,
      draw(view) {
        panel.hidden = !view.trace.built;
        body.hidden = view.row === null;
        empty.hidden = view.row !== null;
        const query = view.row === null ? "" : view.trace.query_tokens[view.row];
        if (query !== titled && query) Atenta.say.write(place("title"), words.title, { query: Atenta.say.token(query, "query") });
        titled = query;
        if (view.row === null) return Atenta.say.put(place("title"), words.title_none);
        const found = Atenta.gauging.gauge(view, view.row);
        for (const { setting, gradient, largest } of lines) {
          const is_on = view.divide === (setting === "divided");
          const measured = found[setting];
          write(gradient, is_on, measured.gradient / Atenta.gauging.LARGEST_GRADIENT, gradient_in_words(measured.gradient, words));
          write(largest, is_on, measured.largest, Atenta.numbers.percent(measured.largest));
        }
      },
      // A sentence is for reading: while a slider moves, its words stay.
      settle(view) {
        if (view.row !== null) Atenta.say.put(place("sentence"), sentence(view, Atenta.gauging.gauge(view, view.row), words));
      },
    };
  }

  /**
   * @param {Record<"row" | "now" | "bar" | "number", HTMLElement>} line
   * @param {boolean} is_on
   * @param {number} part of the scale
   * @param {string} said
   */
  function write({ row, now, bar, number }, is_on, part, said) {
    if (now.hidden === is_on) {
      now.hidden = !is_on;
      row.classList.toggle("chosen", is_on);
    }
    bar.style.transform = `scaleX(${part.toFixed(4)})`;
    Atenta.say.put(number, said);
  }

  /** Smaller numbers are lost in the rounding of the weights. @param {number} gradient @param {Record<string, string>} words */
  function gradient_in_words(gradient, words) {
    const { fixed } = Atenta.numbers;
    return gradient < LEAST ? Atenta.say.text(words.under, { least: fixed(LEAST, DIGITS) }) : fixed(gradient, DIGITS);
  }

  /**
   * @param {HeadView} view
   * @param {Gauge} found
   * @param {Record<string, string>} words
   */
  function sentence({ divide, trace: { d_k } }, { divided, undivided, change }, words) {
    const { percent, short } = Atenta.numbers;
    const left = undivided.gradient / divided.gradient;
    const now = Atenta.say.text(divide ? words.divided_now : words.undivided_now, { d_k, root: short(Math.sqrt(d_k), 2) });
    const so = Atenta.say.text(words[change], {
      from: bounded("from", divided.largest, words),
      to: bounded("to", undivided.largest, words),
      left: Atenta.say.text(left < HARDLY_ANY ? words.left_under : words.left, { percent: percent(Math.max(left, HARDLY_ANY)) }),
    });
    return `${now} ${so}`;
  }

  /**
   * A weight within a sentence: what is not all of it but would be rounded to it is told as "more than".
   * @param {"from" | "to"} name
   * @param {number} weight
   * @param {Record<string, string>} words
   */
  function bounded(name, weight, words) {
    const said = Atenta.numbers.percent(weight);
    const is_bound = said.startsWith(">");
    return Atenta.say.text(words[is_bound ? `${name}_over` : name], { percent: is_bound ? said.slice(2) : said });
  }

  Atenta.parts = { ...Atenta.parts, gauge };
})(globalThis.Atenta = globalThis.Atenta || {});
