(function (Atenta) {
  "use strict";

  /**
   * Where the simulator's traces come from: torch's own for a preset with the factory seed, else the page's engine.
   * @param {PageData} page
   * @param {() => void} arrived called when torch's traces of a preset have come in
   */
  function random_source(page, arrived) {
    /** @type {{ key: string, found: Found } | null} */
    let made = null;
    /** @type {Set<string>} */
    const asked = new Set();

    /** Until a preset's traces are there, and if they never come, the engine serves. @param {string} preset */
    async function bring(preset) {
      if (asked.has(preset)) return;
      asked.add(preset);
      if (await Atenta.scripts.load(`${page.root}assets/data/${preset}.js`)) arrived();
    }

    return {
      /**
       * @param {State} state
       * @returns {Found}
       */
      find({ text, preset, heads, d_k, seed, positional }) {
        const model = { n_heads: heads, d_k, seed, positional };
        const lang = page.presets.find(({ id }) => id === preset)?.lang ?? "";
        if (preset && seed === page.defaults.seed && !positional) {
          const found = Atenta.traces.find(`${preset}-h${heads}-d${d_k}`);
          // torch shipped the scores alone; what they were made from the page's engine computes when a view asks.
          if (found) found.trace.vectors ??= Atenta.random_model.vectors_later({ ...model, tokens: found.trace.query_tokens });
          if (found) return { ...found, lang };
          void bring(preset);
        }
        const key = JSON.stringify([text, heads, d_k, seed, positional]);
        if (made?.key !== key) {
          const tokens = Atenta.tokens.tokenize(text);
          made = { key, found: { trace: Atenta.random_model.trace({ ...model, tokens }), lang, measures: null } };
        }
        return made.found;
      },
    };
  }

  Atenta.random_source = random_source;
})(globalThis.Atenta = globalThis.Atenta || {});
