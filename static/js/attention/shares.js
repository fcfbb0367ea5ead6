(function (Atenta) {
  "use strict";

  const KIND = "kind";
  const PLACE = "place";

  /**
   * Why the score of the key at j for the query at i is what it is: each term that matched, in the order of the rule.
   * @param {BuiltHead} head
   * @param {Stream} stream
   * @param {AnnotatedToken[]} tokens
   * @param {number} i
   * @param {number} j
   * @returns {RuleShare[]}
   */
  function shares(head, stream, tokens, i, j) {
    const unit = head.gain * Math.sqrt(Atenta.rules.HEAD_D_K);
    return head.rule.asks.flatMap((ask, at) => {
      if (!includes(ask.who, tokens[i]) || !includes(ask.of, tokens[j])) return [];
      return ask.terms.flatMap((term, place) => {
        const asked = (term.place ? Atenta.lines.amount(term, i, j) : term.weight) * unit;
        if (asked === 0) return [];
        return matches(term, tokens, i, j).map(([feature, value]) => {
          const dimension = column(head, at, term.place ? null : place, value);
          const ours = [term.has ? KIND : feature, term.has ? tokens[i].values[KIND][0] : value];
          const query = row(stream, ask.who, tokens[i], ours[0], feature === PLACE ? String(i) : ours[1]);
          const key = row(stream, ask.of, tokens[j], feature, value);
          const offered = head.W_K[key * Atenta.rules.HEAD_D_K + dimension];
          return { ask: at, term: place, feature, value, dimension, query, key, asked, offered, share: asked * offered };
        });
      });
    });
  }

  /** @param {string[]} kinds @param {AnnotatedToken} token */
  function includes(kinds, token) {
    return kinds.length === 0 || kinds.includes(token.values[KIND][0]);
  }

  /**
   * The values by which a term of a rule holds between two tokens.
   * @param {RuleTerm} term
   * @param {AnnotatedToken[]} tokens
   * @param {number} i
   * @param {number} j
   * @returns {string[][]}
   */
  function matches(term, tokens, i, j) {
    if (term.place) return [[PLACE, String(j)]];
    if (term.has) {
      const [feature, value] = term.has.split(".");
      return (tokens[j].values[feature] ?? []).includes(value) ? [[feature, value]] : [];
    }
    const theirs = tokens[j].values[term.same] ?? [];
    return (tokens[i].values[term.same] ?? []).filter((value) => theirs.includes(value)).map((value) => [term.same, value]);
  }

  /**
   * @param {BuiltHead} head
   * @param {number} ask
   * @param {number | null} term
   * @param {string} value
   */
  function column(head, ask, term, value) {
    return head.dimensions.findIndex((each) => each.ask === ask && each.term === term && each.value === value);
  }

  /**
   * The row of the stream in which a token says this of itself.
   * @param {Stream} stream
   * @param {string[]} kinds of the ask's side on which it stands
   * @param {AnnotatedToken} token
   * @param {string} feature
   * @param {string} value
   */
  function row(stream, kinds, token, feature, value) {
    return stream.row(kinds.length && feature !== KIND ? token.values[KIND][0] : "", feature, value);
  }

  Atenta.shares = { shares };
})(globalThis.Atenta = globalThis.Atenta || {});
