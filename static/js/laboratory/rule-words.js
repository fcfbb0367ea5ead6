(function (Atenta) {
  "use strict";

  const KIND = "kind";
  const PLACE = "place";

  /**
   * A rule in the page's language, a phrase a line; generator/render/rule_words.py says the same in the first paint.
   * @param {WordedPage} page
   * @returns {RuleWords}
   */
  function rule_words({ strings, laboratory: { features } }) {
    const words = strings.rule;
    const named = (/** @type {string} */ feature) => features.features[feature].name;
    const valued = (/** @type {string} */ feature, /** @type {string} */ value) => features.features[feature].values[value];
    const fact = (/** @type {string} */ name, /** @type {string} */ value) => Atenta.say.text(words.fact, { name, value });
    const kinds = (/** @type {string[]} */ list) => (list.length ? either(list.map((kind) => valued(KIND, kind)), words) : words.any);

    return {
      kinds,
      value: valued,
      term({ has, same, place }) {
        if (place) return fact(words.place, features.places[place]);
        if (same) return fact(named(same), words.same);
        const [feature, value] = has.split(".");
        return fact(named(feature), valued(feature, value));
      },
      ask: ({ who, of }) => Atenta.say.text(words.ask, { who: kinds(who), of: kinds(of) }),
      thing({ kind, feature, value }) {
        const said = feature === PLACE ? fact(words.place, String(Number(value) + 1)) : fact(named(feature), valued(feature, value));
        return kind ? Atenta.say.text(words.of_kind, { kind: valued(KIND, kind), thing: said }) : said;
      },
    };
  }

  /**
   * "noun", "noun or verb", "noun, verb or adverb".
   * @param {string[]} list
   * @param {Record<string, string>} words
   */
  function either(list, words) {
    const [last, ...rest] = [...list].reverse();
    return rest.length ? Atenta.say.text(words.or, { most: rest.reverse().join(", "), last }) : last;
  }

  Atenta.rule_words = rule_words;
})(globalThis.Atenta = globalThis.Atenta || {});
