(function (Atenta) {
  "use strict";

  const KIND = "kind";

  /**
   * Why the chosen key of a row weighs what it weighs, beside its strongest rival; with no key chosen, the row's largest.
   * @param {HeadView} view
   * @returns {Why | null} null where no row is chosen or no rule stands behind the head
   */
  function explain(view) {
    const { row, trace: { built } } = view;
    const head = built?.heads[view.head];
    if (row === null || !built || !head) return null;
    const { stream, sentence: { tokens } } = built;
    const keys = compared(view, row);
    const shares = keys.map((key) => Atenta.shares.shares(head, stream, tokens, row, key));
    const point = head.gain * Math.sqrt(view.trace.d_k);
    const asks = head.rule.asks.flatMap((ask, at) => {
      if (!includes(ask.who, tokens[row])) return [];
      const answers = keys.map((key) => includes(ask.of, tokens[key]));
      const lines = ask.terms.map((term, place) => ({
        term,
        keys: shares.map((all) => part_of(all.filter((share) => share.ask === at && share.term === place), point)),
      }));
      return [{ ask, answers, lines }];
    });
    const scores = keys.map((key) => view.scores[row * view.n_key + key]);
    return { state: state_of(view, row, head.rule, asks), row, keys, asks, scores, point, gain: head.gain };
  }

  /**
   * The key that is explained, and the one that it is held against: the row's largest, or the largest but itself.
   * @param {HeadView} view
   * @param {number} row
   */
  function compared({ scaled, masked, n_key, column }, row) {
    const [own, hidden] = [scaled, masked].map((all) => all.subarray(row * n_key, (row + 1) * n_key));
    const seen = [...own.keys()].filter((key) => !hidden[key]);
    // Scores tell keys apart that softmax has rounded to 0. The first of equals comes first.
    const ranked = seen.sort((one, other) => own[other] - own[one]);
    const key = column ?? ranked[0] ?? row;
    return [key, ...ranked.filter((each) => each !== key).slice(0, 1)];
  }

  /**
   * @param {RuleShare[]} shares
   * @param {number} point
   * @returns {WhyPart}
   */
  function part_of(shares, point) {
    const share = shares.reduce((sum, each) => sum + each.share, 0);
    return { shares, share, points: share / point };
  }

  /**
   * @param {HeadView} view
   * @param {number} row
   * @param {Rule} rule
   * @param {WhyAsk[]} asks
   * @returns {Why["state"]}
   */
  function state_of({ scores, n_key }, row, rule, asks) {
    if (!rule.asks.length) return "even";
    if (!asks.length) return "silent";
    if (asks.every(({ lines }) => lines.every(({ term }) => term.weight === 0))) return "weightless";
    return scores.subarray(row * n_key, (row + 1) * n_key).some((score) => score !== 0) ? "asked" : "unmatched";
  }

  /** @param {string[]} kinds @param {AnnotatedToken} token */
  function includes(kinds, token) {
    return kinds.length === 0 || kinds.includes(token.values[KIND][0]);
  }

  /**
   * What of the rule parts the two keys, in the order of the rule.
   * @param {Why} why with two keys
   * @returns {WhyDifference}
   */
  function difference({ asks, scores, point }) {
    const winner = scores[1] > scores[0] ? 1 : 0;
    const loser = 1 - winner;
    /** @type {Map<string, WhyClause>} */
    const clauses = new Map();
    asks.forEach(({ answers, lines }, at) => {
      for (const line of lines) {
        const [ours, theirs] = [line.keys[winner].points, line.keys[loser].points];
        if (ours === theirs) continue;
        const how = !answers[loser] && ours > 0 ? "unanswered" : how_parted(ours, theirs);
        const name = `${at} ${how}`;
        const { lines: before, points } = clauses.get(name) ?? { lines: [], points: 0 };
        clauses.set(name, { how, lines: [...before, line], points: points + Math.abs(ours - theirs) });
      }
    });
    return { winner, loser, tie: scores[0] === scores[1], points: (scores[winner] - scores[loser]) / point, clauses: [...clauses.values()] };
  }

  /**
   * @param {number} ours points of the key that wins
   * @param {number} theirs
   * @returns {WhyClause["how"]}
   */
  function how_parted(ours, theirs) {
    if (ours < theirs) return ours < 0 && theirs === 0 ? "docked" : "against";
    if (theirs === 0) return "only";
    return ours === 0 ? "taken" : "more";
  }

  /** How many keys beside the explained one have the rival's score, itself among them. @param {HeadView} view @param {Why} why */
  function rivals({ scores, masked, n_key }, { row, keys, scores: [, rival] }) {
    const own = scores.subarray(row * n_key, (row + 1) * n_key);
    return own.reduce((sum, score, key) => sum + Number(key !== keys[0] && !masked[row * n_key + key] && score === rival), 0);
  }

  Atenta.explaining = { explain, difference, rivals };
})(globalThis.Atenta = globalThis.Atenta || {});
