(function (Atenta) {
  "use strict";

  /** From this part of the largest weight on, the second is told too: it looks there almost as much. */
  const CLOSE = 0.9;
  /** Share of the largest entropy from which a row is called nearly even. */
  const NEARLY_EVEN = 0.95;
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
    const [key, other = key, ...more] = top_keys(view, row);
    const how = tie(view, row) || (is_nearly_even(view, row) ? "_nearly" : "");
    return Atenta.say.text(words[`row_chosen${how}`], {
      query: view.trace.query_tokens[row],
      key: view.trace.key_tokens[key],
      other: view.trace.key_tokens[other],
      count: more.length + 2,
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
    const [key, other, ...more] = top_keys(view, row);
    const seen = masked.subarray(row * n_key, (row + 1) * n_key).filter((hidden) => !hidden).length;
    const next = other ?? second_key(view, row, key);
    const is_close = view.weights[row * n_key + next] >= CLOSE * view.weights[row * n_key + key];
    const how = tie(view, row) || (is_close ? "_close" : is_nearly_even(view, row) ? "_nearly" : "");
    return Atenta.say.text(words[seen > 1 ? `row_read${how}` : "row_read_alone"], {
      next: view.trace.key_tokens[next],
      count: more.length + 2,
      query: view.trace.query_tokens[row],
      key: view.trace.key_tokens[key],
      percent: Math.round(100 * view.weights[row * n_key + key]),
      entropy: Atenta.numbers.fixed(view.row_entropy[row], 1),
      limit: Atenta.numbers.fixed(Math.log2(Math.max(seen, 1)), 1),
    });
  }

  /**
   * The key that comes second in a row.
   * @param {HeadView} view
   * @param {number} row
   * @param {number} top
   */
  function second_key({ weights, n_key }, row, top) {
    const own = weights.slice(row * n_key, (row + 1) * n_key);
    own[top] = -1;
    return own.indexOf(Math.max(...own));
  }

  /**
   * How the sentences about a row end in ui.toml: one key outweighs all others, two tie, more do, or all weigh the same.
   * @param {HeadView} view
   * @param {number} row
   */
  function tie(view, row) {
    if (is_even(view, row)) return "_even";
    return ["", "_tied"][top_keys(view, row).length - 1] ?? "_many";
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
   * Whether a row's entropy is nearly as large as it can be: its largest weight says little then.
   * @param {HeadView} view
   * @param {number} row
   */
  function is_nearly_even({ weights, masked, n_key }, row) {
    const [start, end] = [row * n_key, (row + 1) * n_key];
    const seen = masked.subarray(start, end).filter((hidden) => !hidden).length;
    const [entropy] = Atenta.measures.row_entropy(weights.subarray(start, end), n_key);
    return seen > 1 && entropy >= NEARLY_EVEN * Math.log2(seen);
  }

  /**
   * The key that a row looks at most, or the keys that tie for it.
   * @param {HeadView} view
   * @param {number} row
   */
  function top_keys({ weights, n_key }, row) {
    return largest_of(weights.subarray(row * n_key, (row + 1) * n_key));
  }

  /**
   * Where the largest of some weights stands; more than one place in a tie.
   * @param {Float64Array} weights
   */
  function largest_of(weights) {
    const largest = weights.reduce((most, weight) => Math.max(most, weight), 0);
    return [...weights.keys()].filter((at) => largest - weights[at] < SAME);
  }

  /**
   * The key that a row looks at most; the first of equals.
   * @param {HeadView} view
   * @param {number} row
   */
  function top_key(view, row) {
    return top_keys(view, row)[0];
  }

  Atenta.sentences = { NEARLY_EVEN, choice, row, reading, is_even, tie, top_key, largest_of };
})(globalThis.Atenta = globalThis.Atenta || {});
