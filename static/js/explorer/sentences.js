(function (Atenta) {
  "use strict";

  /**
   * @param {HeadView} view
   * @param {Record<string, string>} words
   */
  function choice(view, words) {
    if (view.row === null) return words.nothing_chosen;
    if (view.column === null) return row(view, view.row, words);
    const at = view.row * view.n_key + view.column;
    return Atenta.say.text(view.masked[at] ? words.cell_chosen_masked : words.cell_chosen, {
      query: view.trace.query_tokens[view.row],
      key: view.trace.key_tokens[view.column],
      percent: Atenta.numbers.percent(view.weights[at]),
    });
  }

  /**
   * @param {HeadView} view
   * @param {number} row
   * @param {Record<string, string>} words
   */
  function row(view, row, words) {
    const weights = view.weights.subarray(row * view.n_key, (row + 1) * view.n_key);
    const key = weights.indexOf(Math.max(...weights));
    return Atenta.say.text(words.row_chosen, {
      query: view.trace.query_tokens[row],
      key: view.trace.key_tokens[key],
      percent: Atenta.numbers.percent(weights[key]),
    });
  }

  Atenta.sentences = { choice, row };
})(globalThis.Atenta = globalThis.Atenta || {});
