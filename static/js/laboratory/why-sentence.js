(function (Atenta) {
  "use strict";

  const KIND = "kind";

  /**
   * Says in one sentence why a row looks where it does. The words that stand in it are left as {query}, {winner} and
   * {loser}, for the page to put in with their colours.
   * @param {WordedPage} page
   */
  function why_sentence(page) {
    const words = page.strings.why;
    const rule = Atenta.rule_words(page);
    const { text } = Atenta.say;

    /** Why every key weighs the same. @param {HeadView} view @param {Why} why */
    function even(view, { state, row }) {
      const seen = view.masked.subarray(row * view.n_key, (row + 1) * view.n_key).filter((hidden) => !hidden).length;
      const built = /** @type {NonNullable<AttentionTrace["built"]>} */ (view.trace.built);
      const who = [...new Set(built.heads[view.head].rule.asks.flatMap(({ who }) => who))];
      const [kind] = built.sentence.tokens[row].values[KIND];
      const reason = text(words[state === "unmatched" ? "unmatched_row" : state], { who: rule.kinds(who), kind: rule.value(KIND, kind) });
      return `${reason} ${text(words.each_weighs, { n: seen, percent: Atenta.numbers.percent(1 / seen) })}`;
    }

    /** @param {HeadView} view @param {Why} why @param {WhyDifference} found */
    function goes(view, why, { clauses, points, loser }) {
      const kinds = view.trace.built?.sentence.tokens[why.keys[loser]].values[KIND] ?? [];
      const said = clauses.map((clause) => text(words[`since_${clause.how}`], {
        lines: listed(clause.lines.map((line) => quoted(line))),
        points: of_points(clause.points),
        kind: rule.kinds(kinds),
      }));
      const whole = clauses.length > 1 ? [text(words.in_all, { points: of_points(points) })] : [];
      return text(words.goes, { since: [...said, ...whole].join("; ") });
    }

    /** A line as it is quoted, with the value that it met. @param {WhyLine} line */
    function quoted({ term, keys }) {
      const met = keys.flatMap(({ shares }) => shares).map(({ feature, value }) => (term.same ? rule.value(feature, value) : ""));
      const said = [...new Set(met)].filter(Boolean).join(", ");
      return text(said ? words.quoted_met : words.quoted, { line: rule.term(term), met: said });
    }

    /** @param {string[]} list */
    function listed(list) {
      return list.length > 1 ? text(words.and, { most: list.slice(0, -1).join(", "), last: list[list.length - 1] }) : list[0];
    }

    /** @param {number} points */
    function of_points(points) {
      return text(points === 1 ? words.point_one : words.points, { points: Atenta.numbers.short(points, 2) });
    }

    /**
     * @param {HeadView} view
     * @param {Why} why
     * @returns {{ template: string, winner: number, loser: number }}
     */
    function sentence(view, why) {
      const [key, rival] = why.keys;
      if (view.masked[why.row * view.n_key + key]) return { template: words.hidden, winner: key, loser: key };
      if (why.state !== "asked") return { template: even(view, why), winner: key, loser: key };
      if (rival === undefined) return { template: words.alone, winner: key, loser: key };
      const found = Atenta.explaining.difference(why);
      const [winner, loser] = [why.keys[found.winner], why.keys[found.loser]];
      if (!found.tie) return { template: goes(view, why, found), winner, loser };
      const tied = why.scores[0] === 0 && !found.clauses.length ? words.tie_none : found.clauses.length ? words.tie_sum : words.tie_same;
      return { template: text(tied, { points: of_points(why.scores[0] / why.point) }), winner, loser };
    }

    return { sentence, points: of_points };
  }

  Atenta.why_sentence = why_sentence;
})(globalThis.Atenta = globalThis.Atenta || {});
