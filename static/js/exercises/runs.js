(function (Atenta) {
  "use strict";

  /** Kept are so many of the models that were drawn last; a mean over seeds asks for as many at two sizes. */
  const MOST_KEPT = 120;

  /** @type {Map<string, { scores: Float64Array, values: () => Float64Array }>} */
  const drawn = new Map();

  /**
   * One state of the simulator; its numbers are computed when an expression first asks.
   * generator/attention/exercises/runs.py is its twin.
   * @param {Record<string, string>} phrases of the presets
   * @param {ExerciseSettings} settings
   * @returns {ExerciseRun}
   */
  function exercise_run(phrases, settings) {
    const tokens = Atenta.tokens.tokenize(phrases[settings.preset]);
    const [n, heads, d_k] = [tokens.length, Number(settings.heads), Number(settings.d_k)];
    const model = () => draw({ tokens, n_heads: heads, d_k, seed: Number(settings.seed), positional: Boolean(settings.positional) });
    /** @type {Attention | null} */
    let kept = null;
    const attention = () =>
      (kept ??= Atenta.attention.scaled_dot_product_attention(model().scores, {
        n_heads: heads, n_query: n, n_key: n, d_k, temperature: Number(settings.temperature),
        divide: Boolean(settings.divide), causal: Boolean(settings.causal),
      }));
    const masked = () => attention().scaled.map((one, at) => (attention().masked[at % (n * n)] ? -Infinity : one));
    const place = (/** @type {string} */ name) => chosen(name, settings[name], name === "head" ? heads : n);

    /** @type {Record<string, () => ExpressionValue>} */
    const names = {
      weights: () => matrix(attention().weights, place("head"), n),
      scores: () => matrix(model().scores, place("head"), n),
      scaled: () => matrix(masked(), place("head"), n),
      values: () => columns_of(model().values(), place("head"), n, d_k),
      all_weights: () => all_heads(attention().weights, heads, n),
      all_scores: () => all_heads(model().scores, heads, n),
      n: () => n,
      n_heads: () => heads,
      d_k: () => d_k,
      d_model: () => heads * d_k,
      temperature: () => Number(settings.temperature),
      head: () => place("head"),
      row: () => place("row"),
      column: () => place("column"),
    };
    return {
      settings, tokens, phrases,
      named: (name) => {
        if (!Object.hasOwn(names, name)) throw new RangeError(`no name ${name}`);
        return names[name]();
      },
      changed: (other) => exercise_run(phrases, { ...settings, ...other }),
    };
  }

  /** @param {RandomModelOptions} options */
  function draw(options) {
    const key = JSON.stringify(options);
    const found = drawn.get(key);
    if (found) return found;
    if (drawn.size >= MOST_KEPT) drawn.delete(drawn.keys().next().value ?? "");
    const made = { scores: Atenta.random_model.run(options).scores, values: () => Atenta.random_model.values(options) };
    drawn.set(key, made);
    return made;
  }

  /** @param {string} name @param {string | number | undefined} value @param {number} most */
  function chosen(name, value, most) {
    if (typeof value !== "number" || value >= most) throw new RangeError(`${name} is ${value}, of ${most}`);
    return value;
  }

  /** @param {Float64Array} flat @param {number} head @param {number} n */
  function matrix(flat, head, n) {
    return Array.from({ length: n }, (_, i) => [...flat.subarray((head * n + i) * n, (head * n + i + 1) * n)]);
  }

  /** @param {Float64Array} flat @param {number} heads @param {number} n */
  function all_heads(flat, heads, n) {
    return Array.from({ length: heads }, (_, head) => matrix(flat, head, n));
  }

  /** @param {Float64Array} V n × d_model @param {number} head @param {number} n @param {number} d_k */
  function columns_of(V, head, n, d_k) {
    const d_model = V.length / n;
    return Array.from({ length: n }, (_, i) => [...V.subarray(i * d_model + head * d_k, i * d_model + (head + 1) * d_k)]);
  }

  Atenta.exercise_run = exercise_run;
})(globalThis.Atenta = globalThis.Atenta || {});
