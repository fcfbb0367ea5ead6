(function (Atenta) {
  "use strict";

  const KIND = "kind";
  const PLACE = "place";

  /**
   * The embedding of the laboratory: each thing that can be said of a token has a dimension of its own. First all
   * values and places, then for each kind of word the same again, for tokens of that kind alone.
   * @param {LaboratoryFeatures} features
   * @returns {Stream}
   */
  function make(features) {
    const plain = things_of(features, "");
    const kinds = Object.keys(features.features[KIND].values);
    const things = [...plain, ...kinds.flatMap((kind) => things_of(features, kind))];
    const rows = new Map(things.map(({ kind, feature, value }, row) => [name_of(kind, feature, value), row]));
    return { features, plain, things, row: (...thing) => rows.get(name_of(...thing)) ?? -1, d_model: things.length };
  }

  /**
   * 1 for each thing that a token is, 0 for the others.
   * @param {Stream} stream
   * @param {AnnotatedToken[]} tokens
   * @returns {Float64Array} n × d_model
   */
  function embed(stream, tokens) {
    const X = new Float64Array(tokens.length * stream.d_model);
    tokens.forEach((token, i) => {
      const said = Object.entries({ ...token.values, [PLACE]: [String(i)] });
      for (const [feature, values] of said) {
        for (const value of values) {
          X[i * stream.d_model + stream.row("", feature, value)] = 1;
          if (feature !== KIND) X[i * stream.d_model + stream.row(token.values[KIND][0], feature, value)] = 1;
        }
      }
    });
    return X;
  }

  /**
   * @param {LaboratoryFeatures} features
   * @param {string} kind
   * @returns {StreamThing[]}
   */
  function things_of(features, kind) {
    const said = Object.entries(features.features)
      .filter(([feature]) => !kind || feature !== KIND)
      .flatMap(([feature, { values }]) => Object.keys(values).map((value) => ({ kind, feature, value })));
    const places = Array.from({ length: Atenta.tokens.MAX_TOKENS }, (_, place) => String(place));
    return [...said, ...places.map((value) => ({ kind, feature: PLACE, value }))];
  }

  /** @param {string} kind @param {string} feature @param {string} value */
  function name_of(kind, feature, value) {
    return `${kind}/${feature}/${value}`;
  }

  Atenta.stream = { make, embed };
})(globalThis.Atenta = globalThis.Atenta || {});
