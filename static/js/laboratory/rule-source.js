(function (Atenta) {
  "use strict";

  /**
   * Where the laboratory's traces come from: its rules, compiled here. What has not changed is not compiled again.
   * @param {LaboratoryPage} page
   */
  function rule_source({ laboratory }) {
    const { features, heads, sentences } = laboratory;
    const stream = Atenta.stream.make(features);
    /** @type {Map<number, { key: string, head: BuiltHead }>} */
    const compiled = new Map();
    /** @type {{ key: unknown[], found: Found } | null} */
    let made = null;

    /**
     * @param {number} place
     * @param {string} key what the head is made from
     * @param {() => BuiltHead} make
     */
    function keep(place, key, make) {
      if (compiled.get(place)?.key !== key) compiled.set(place, { key, head: make() });
      return /** @type {{ head: BuiltHead }} */ (compiled.get(place)).head;
    }

    /** A shipped head keeps its gain while its rule is edited: a heavier line is to count for more. @param {LaboratoryState} state */
    function build({ weights, own }) {
      const built = heads.map((head, place) => {
        const edited = weights[head.id];
        return keep(place, JSON.stringify(edited ?? null), () =>
          Atenta.rules.compile_head(edited ? Atenta.rule_weights.with_weights(head, edited) : head, stream, head.gain));
      });
      if (own) built.push(keep(heads.length, JSON.stringify(own.rule), () => Atenta.rules.build_head(own.rule, stream, sentences)));
      return built;
    }

    return {
      /**
       * @param {LaboratoryState} state
       * @returns {Found}
       */
      find(state) {
        const built = build(state);
        const sentence = sentences.find(({ id }) => id === state.sentence) ?? sentences[0];
        const key = [sentence, state.own?.name, ...built];
        if (made?.key.length !== key.length || key.some((each, at) => each !== made?.key[at])) {
          const head_names = [...heads.map(({ short }) => short), ...(state.own ? [state.own.name] : [])];
          const head_weights = heads.map(({ id }) => state.weights[id] ?? null);
          const trace = Atenta.rules.trace(built, stream, sentence);
          made = { key, found: { trace: { ...trace, head_names, head_weights, built: { stream, heads: built, sentence } }, lang: sentence.lang, measures: null } };
        }
        return /** @type {{ found: Found }} */ (made).found;
      },
    };
  }

  Atenta.rule_source = rule_source;
})(globalThis.Atenta = globalThis.Atenta || {});
