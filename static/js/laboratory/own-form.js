(function (Atenta) {
  "use strict";

  const SIDES = /** @type {("who" | "of")[]} */ (["who", "of"]);

  /**
   * The fields of a head of one's own: what they say, and what is said against it.
   * @param {HTMLFormElement} form
   * @param {LaboratoryPage} page
   */
  function own_form(form, page) {
    const words = page.strings.own_head;
    const rule_words = Atenta.rule_words(page);
    const name = /** @type {HTMLInputElement} */ (form.elements.namedItem("own_name"));
    const asks = /** @type {HTMLElement} */ (form.querySelector("[data-own-asks]"));
    const choices = choices_of(page, rule_words);

    /** As many of these as there are, told apart by their numbers. @param {OwnDraft} draft */
    function fill(draft) {
      if (name.value !== draft.name) name.value = draft.name;
      keep(asks, draft.asks.length, () => copy(form, "data-own-ask"));
      draft.asks.forEach((ask, at) => fill_ask(/** @type {HTMLElement} */ (asks.children[at]), ask));
      number();
    }

    /** @param {HTMLElement} place @param {OwnDraft["asks"][number]} ask */
    function fill_ask(place, ask) {
      for (const side of SIDES) for (const box of boxes(place, side)) box.checked = ask[side].includes(box.value);
      const lines = /** @type {HTMLElement} */ (place.querySelector("[data-own-lines]"));
      keep(lines, ask.lines.length, () => line(form, choices));
      ask.lines.forEach(({ said, weight }, at) => {
        const { select, amount } = fields(lines.children[at]);
        if (select.value !== said) select.value = said;
        if (amount.value !== weight) amount.value = weight;
      });
    }

    /** Writes the numbers and the kinds of every group where they have changed. */
    function number() {
      [...asks.children].forEach((ask, at) => {
        Atenta.say.put(/** @type {Element} */ (ask.querySelector("legend")), Atenta.say.text(words.ask, { number: at + 1 }));
        /** @type {HTMLElement} */ (ask.querySelector("[name=remove_ask]")).hidden = asks.children.length < 2;
        for (const side of SIDES) {
          const place = /** @type {Element} */ (ask.querySelector(`[data-kinds=${side}] b`));
          Atenta.say.put(place, rule_words.kinds(checked(ask, side)));
        }
        ask.querySelectorAll("[data-own-line]").forEach((place, line) => name_line(place, line + 1, words));
      });
    }

    /** @returns {OwnDraft} */
    function read() {
      const lines = (/** @type {Element} */ ask) => [...ask.querySelectorAll("[data-own-line]")].map((place) => {
        const { select, amount } = fields(place);
        return { said: select.value, weight: amount.value };
      });
      return {
        name: name.value,
        asks: [...asks.children].map((ask) => ({ who: checked(ask, "who"), of: checked(ask, "of"), lines: lines(ask) })),
      };
    }

    return { fill, read, number, name };
  }

  /** @param {Element} place @param {"who" | "of"} side */
  function boxes(place, side) {
    return /** @type {HTMLInputElement[]} */ ([...place.querySelectorAll(`[data-kinds=${side}] input`)]);
  }

  /** @param {Element} place @param {"who" | "of"} side */
  function checked(place, side) {
    return boxes(place, side).filter((box) => box.checked).map(({ value }) => value);
  }

  /** @param {Element} place */
  function fields(place) {
    const select = /** @type {HTMLSelectElement} */ (place.querySelector("select"));
    return { select, amount: /** @type {HTMLInputElement} */ (place.querySelector("input")) };
  }

  /** @param {HTMLElement} list @param {number} count @param {() => Node} make */
  function keep(list, count, make) {
    while (list.children.length > count) list.lastElementChild?.remove();
    while (list.children.length < count) list.append(make());
  }

  /** @param {HTMLFormElement} form @param {string} what @returns {HTMLElement} */
  function copy(form, what) {
    const template = /** @type {HTMLTemplateElement} */ (form.querySelector(`template[${what}]`));
    return /** @type {HTMLElement} */ (/** @type {Element} */ (template.content.firstElementChild).cloneNode(true));
  }

  /** @param {HTMLFormElement} form @param {HTMLElement[]} choices */
  function line(form, choices) {
    const made = copy(form, "data-own-line");
    fields(made).select.append(...choices.map((group) => group.cloneNode(true)));
    return made;
  }

  /** @param {Element} place @param {number} line @param {Record<string, string>} words */
  function name_line(place, line, words) {
    const { select, amount } = fields(place);
    const remove = /** @type {HTMLElement} */ (place.querySelector("button"));
    select.setAttribute("aria-label", Atenta.say.text(words.line, { line }));
    amount.setAttribute("aria-label", Atenta.say.text(words.weight, { line }));
    remove.setAttribute("aria-label", Atenta.say.text(words.remove_line, { line }));
  }

  /**
   * All that a line can ask for, a group for each way of asking.
   * @param {LaboratoryPage} page
   * @param {RuleWords} words
   */
  function choices_of({ laboratory: { features: { features, places } }, strings }, words) {
    const group = (/** @type {string} */ label, /** @type {string[]} */ said) => {
      const made = document.createElement("optgroup");
      made.label = label;
      made.append(...said.map((each) => new Option(words.term(Atenta.rule_text.term(each, 0)), each)));
      return made;
    };
    const names = Object.keys(features);
    return [
      group(strings.own_head.same, names.filter((name) => name !== "kind").map((name) => `same.${name}`)),
      group(strings.own_head.place, Object.keys(places).map((name) => `place.${name}`)),
      group(strings.own_head.has, names.flatMap((name) => Object.keys(features[name].values).map((value) => `has.${name}.${value}`))),
    ];
  }

  Atenta.own_form = own_form;
})(globalThis.Atenta = globalThis.Atenta || {});
