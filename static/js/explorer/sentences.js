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
    const key = top_key(view, row);
    return Atenta.say.text(words.row_chosen, {
      query: view.trace.query_tokens[row],
      key: view.trace.key_tokens[key],
      percent: Atenta.numbers.percent(view.weights[row * view.n_key + key]),
    });
  }

  /**
   * A row as one would tell it to somebody who does not see it: where it looks most, and how sure it is.
   * @param {HeadView} view
   * @param {number} row
   * @param {Record<string, string>} words
   */
  function reading(view, row, words) {
    const { n_key, masked } = view;
    const key = top_key(view, row);
    const seen = masked.subarray(row * n_key, (row + 1) * n_key).filter((hidden) => !hidden).length;
    return Atenta.say.text(seen > 1 ? words.row_read : words.row_read_alone, {
      query: view.trace.query_tokens[row],
      key: view.trace.key_tokens[key],
      percent: Math.round(100 * view.weights[row * n_key + key]),
      entropy: Atenta.numbers.fixed(view.row_entropy[row], 1),
      limit: Atenta.numbers.fixed(Math.log2(Math.max(seen, 1)), 1),
    });
  }

  /**
   * The key that a row looks at most; the first of equals.
   * @param {HeadView} view
   * @param {number} row
   */
  function top_key({ weights, n_key }, row) {
    const own = weights.subarray(row * n_key, (row + 1) * n_key);
    return own.indexOf(Math.max(...own));
  }

  Atenta.sentences = { choice, row, reading, top_key };
})(globalThis.Atenta = globalThis.Atenta || {});
