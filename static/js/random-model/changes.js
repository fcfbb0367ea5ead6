(function (Atenta) {
  "use strict";

  /**
   * What a control of the simulator was turned to, and what came of it, in words.
   * @param {string} name of the control
   * @param {State} state
   * @param {HeadView} view
   * @param {Strings} strings
   */
  function change_in_words(name, state, view, strings) {
    const { said, name: names } = strings;
    const value = name === "head" ? Atenta.say.head(view.trace, state.head) : state[/** @type {keyof State} */ (name)];
    return Atenta.say.text(said.changed, {
      name: names[name],
      value: typeof value === "boolean" ? (value ? said.on : said.off) : String(value),
      entropy: Atenta.numbers.fixed(view.mean_entropy, 2),
      max: Atenta.numbers.fixed(view.max_attention, 2),
    });
  }

  Atenta.change_in_words = change_in_words;
})(globalThis.Atenta = globalThis.Atenta || {});
