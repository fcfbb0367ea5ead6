(function (Atenta) {
  "use strict";

  /** Rows whose weights differ by less than this in sum are not asked for, if others are there. */
  const APART = 0.2;
  /** The ear is not asked for more. */
  const ALIKE = 0.01;

  /**
   * Sum of what two heads' weights of a row differ by.
   * @param {Heard} heard
   * @param {number} row
   * @param {number} one
   * @param {number} other
   */
  function difference({ weights, n_query, n_key }, row, one, other) {
    const at = (/** @type {number} */ head) => (head * n_query + row) * n_key;
    let sum = 0;
    for (let key = 0; key < n_key; key++) sum += Math.abs(weights[at(one) + key] - weights[at(other) + key]);
    return sum;
  }

  /**
   * How far a head's row is from the most similar one of another head.
   * @param {Heard} heard
   * @param {Round} round
   */
  function clearness(heard, { head, row }) {
    return Math.min(...heard.heads.filter((other) => other !== head).map((other) => difference(heard, row, head, other)));
  }

  /** @type {AtentaPage["rounds"]["pick"]} */
  function pick(heard, random, asked = []) {
    const rows = [...Array(heard.n_query).keys()];
    const every = heard.heads.flatMap((head) => rows.map((row) => ({ head, row })));
    const clear = fresh(every.filter((round) => clearness(heard, round) >= APART), asked);
    if (clear.length) return clear[Math.floor(random() * clear.length)];
    return fresh(every, asked).reduce((best, round) => (clearness(heard, round) > clearness(heard, best) ? round : best));
  }

  /**
   * The rounds that were asked least often: none comes again before all have been.
   * @param {Round[]} rounds
   * @param {Round[]} asked
   */
  function fresh(rounds, asked) {
    const times = rounds.map(({ head, row }) => asked.filter((one) => one.head === head && one.row === row).length);
    const least = Math.min(...times);
    return rounds.filter((_, at) => times[at] === least);
  }

  /** @type {AtentaPage["rounds"]["right"]} */
  function right(heard, { head, row }, answer) {
    return answer === head || difference(heard, row, head, answer) < ALIKE;
  }

  Atenta.rounds = { pick, right };
})(globalThis.Atenta = globalThis.Atenta || {});
