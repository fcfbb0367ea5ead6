(function (Atenta) {
  "use strict";

  /**
   * Writes every number of the worked example that stands in words: the bars, the table, the pairs under it.
   * @param {HTMLElement} root
   * @param {WorkedPage} page
   */
  function worked_table(root, { words }) {
    const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
    const one = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));

    /** @param {string} step @param {(number | number[])[]} numbers */
    function line(step, numbers) {
      numbers.forEach((number, word) => write(one(`[data-step=${step}][data-word="${word}"]`), number));
    }

    /** @param {WorkedState} state @param {WorkedSum} sum */
    function chain({ heads, shown, values, second }, sum) {
      line("key", heads[shown].keys);
      line("product", sum.products);
      line("score", sum.scores);
      line("exp", sum.exps);
      line("weight", sum.weights);
      line("value", values);
      line("part", sum.parts);
      write(one("[data-step=sum]"), sum.sum);
      write(one("[data-step=output]"), sum.output);
      for (const title of all("[data-title]")) {
        const name = title.dataset.title ?? "";
        title.textContent = second ? Atenta.say.text(words[`${name}_of`], { head: `H${shown}` }) : words[name];
      }
    }

    /** @param {boolean} given whether the reader has set the scores */
    function tell_whence(given) {
      for (const note of all("[data-overridden], [data-given], [data-unused]")) note.hidden = !given;
      for (const note of all("[data-derived]")) note.hidden = given;
      one("[data-row=product]").classList.toggle("unused", given);
    }

    return {
      /** @param {WorkedState} state @param {WorkedSum[]} sums */
      draw(state, sums) {
        chain(state, sums[state.shown]);
        tell_whence(state.heads[state.shown].scores !== null);
        for (const bar of all("[data-bar]")) {
          const weight = sums[Number(bar.dataset.bar)].weights[Number(bar.dataset.word)];
          /** @type {HTMLElement} */ (bar.querySelector("i")).style.width = `${100 * weight}%`;
          /** @type {HTMLElement} */ (bar.querySelector(".number")).textContent = Atenta.numbers.fixed(weight, 4);
          bar.hidden = bar.dataset.bar === "1" && !state.second;
        }
        sums.forEach(({ output }, head) => write(one(`[data-pair=output-${head}]`), output));
        write(one("[data-pair=equal]"), Atenta.worked.equal(state.values));
        for (const note of all("[data-joined], [data-shown]")) note.hidden = !state.second;
        for (const note of all("[data-alone]")) note.hidden = state.second;
      },
    };
  }

  /** @param {HTMLElement} place @param {number | number[]} number a vector's components have places of their own */
  function write(place, number) {
    if (typeof number === "number") place.textContent = Atenta.worked.said(number);
    else number.forEach((part, c) => write(/** @type {HTMLElement} */ (place.querySelector(`[data-at="${c}"]`)), part));
  }

  Atenta.worked_table = worked_table;
})(globalThis.Atenta = globalThis.Atenta || {});
