(function (Atenta) {
  "use strict";

  /**
   * What the tour says of a view, beside the view in which the step began: the {names} of ui.toml's [tour].
   * @param {HeadView} view
   * @param {HeadView} start
   * @returns {Record<string, string | number | Node>}
   */
  function facts(view, start) {
    const { fixed, percent } = Atenta.numbers;
    const row = view.row ?? 0;
    const column = view.column ?? largest(view, row);
    const at = row * view.n_key + column;
    const top = largest(view, row);
    return {
      query: Atenta.say.token(view.trace.query_tokens[row], "query"),
      key: Atenta.say.token(view.trace.key_tokens[column], "key"),
      percent: percent(view.weights[at]),
      score: fixed(view.scores[at], 2),
      top: Atenta.say.token(view.trace.key_tokens[top], "key"),
      top_percent: percent(view.weights[row * view.n_key + top]),
      first: Atenta.say.token(view.trace.query_tokens[0], "query"),
      head: `H${view.head}`,
      head_before: `H${start.head}`,
      entropy: fixed(view.mean_entropy, 2),
      entropy_before: fixed(start.mean_entropy, 2),
      limit: fixed(view.limit, 2),
      seed: view.trace.provenance.seed ?? "",
      tokens: view.n_query,
      weights: view.n_query * view.n_key,
    };
  }

  /**
   * The key to which a row gives most.
   * @param {HeadView} view
   * @param {number} row
   */
  function largest({ weights, n_key }, row) {
    const shares = weights.subarray(row * n_key, (row + 1) * n_key);
    return shares.reduce((best, weight, key) => (weight > shares[best] ? key : best), 0);
  }

  /**
   * What the tour says at its end: only what was done is said to be done.
   * @param {Record<string, string>} words
   * @param {number} steps
   * @param {number} skipped
   */
  function ended(words, steps, skipped) {
    return Atenta.say.text(skipped ? words.finished_skipped : words.finished, { steps, skipped, done: steps - skipped });
  }

  Atenta.tour = { ...Atenta.tour, facts, ended };
})(globalThis.Atenta = globalThis.Atenta || {});
