(function (Atenta) {
  "use strict";

  /** From this part of the largest weight on, the second is told too: it looks there almost as much. */
  const CLOSE = 0.9;
  /** Weights nearer than this differ by the order of adding up alone. */
  const SAME = 1e-9;

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
    return Atenta.say.text(is_even(view, row) ? words.row_chosen_even : words.row_chosen, {
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
    const next = second_key(view, row, key);
    const sentence = { far: words.row_read, close: words.row_read_close, equal: words.row_read_equal };
    return Atenta.say.text(seen > 1 ? sentence[next.how] : words.row_read_alone, {
      next: view.trace.key_tokens[next.key],
      query: view.trace.query_tokens[row],
      key: view.trace.key_tokens[key],
      percent: Math.round(100 * view.weights[row * n_key + key]),
      entropy: Atenta.numbers.fixed(view.row_entropy[row], 1),
      limit: Atenta.numbers.fixed(Math.log2(Math.max(seen, 1)), 1),
    });
  }

  /**
   * The key that comes second in a row, and how near it is to the first.
   * @param {HeadView} view
   * @param {number} row
   * @param {number} top
   * @returns {{ key: number, how: "far" | "close" | "equal" }}
   */
  function second_key({ weights, n_key }, row, top) {
    const own = weights.slice(row * n_key, (row + 1) * n_key);
    const largest = own[top];
    own[top] = -1;
    const key = own.indexOf(Math.max(...own));
    if (largest - own[key] < SAME) return { key, how: "equal" };
    return { key, how: own[key] >= CLOSE * largest ? "close" : "far" };
  }

  /**
   * Whether a row looks at no key more than at another.
   * @param {HeadView} view
   * @param {number} row
   */
  function is_even({ weights, masked, n_key }, row) {
    const seen = weights.subarray(row * n_key, (row + 1) * n_key).filter((_, key) => !masked[row * n_key + key]);
    return seen.length > 1 && Math.max(...seen) - Math.min(...seen) < SAME;
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

  Atenta.sentences = { choice, row, reading, is_even, top_key };
})(globalThis.Atenta = globalThis.Atenta || {});
