(function (Atenta) {
  "use strict";

  const FIELD = "weight";

  /**
   * The rule of the shown head, a group for each ask and in it a slider for each line.
   * @param {HTMLElement} root
   * @param {LaboratoryPage} page
   * @param {ChangeLaboratory} change
   */
  function rule_editor(root, page, change) {
    const place = /** @type {HTMLElement} */ (root.querySelector("[data-rule]"));
    const reset = /** @type {HTMLButtonElement} */ (place.querySelector("[name=reset_rule]"));
    const own_note = /** @type {HTMLElement} */ (place.querySelector("[data-own-note]"));
    const { heads } = page.laboratory;
    const words = Atenta.rule_words(page);
    /** @type {LaboratoryState} */
    let state = page.defaults;
    /** What the groups stand for, without its weights. */
    let built = "";
    /** @type {ReturnType<typeof Atenta.controls.create<Record<string, number>>> | null} */
    let fields = null;
    /** Whether the fields stand as this state has them. */
    let stands = false;

    reset.addEventListener("click", () => {
      const { [heads[state.head].id]: _, ...weights } = state.weights;
      fields?.clear();
      change({ weights }, "weights_back", false);
    });

    /** @param {Partial<Record<string, number>>} patch @param {string} name @param {boolean} live */
    function turn(patch, name, live) {
      const { rule, written } = Atenta.rule_weights.shown(state, heads);
      const weights = Atenta.rule_weights.weights_of(rule);
      weights[Number(name.slice(FIELD.length))] = patch[name] ?? 0;
      if (!written) return change({ own: own_with(state, weights) }, "own", live);
      const { [written.id]: _, ...others } = state.weights;
      change({ weights: { ...others, ...Atenta.rule_weights.edited(written, weights) } }, "weights", live);
    }

    /** @param {Rule} rule */
    function build(rule) {
      const named = rule.asks.flatMap(({ terms }) => terms.map(words.term));
      write_groups(place, rule, words);
      fields = named.length ? bind(place, named, page, turn) : null;
    }

    return {
      clear() {
        fields?.clear();
        stands = false;
      },
      /** @param {LaboratoryState} now */
      write(now) {
        const is_same = stands && now.head === state.head && now.own === state.own && now.weights === state.weights;
        state = now;
        stands = true;
        // Most of what is turned on the page is no rule.
        if (is_same) return;
        const { rule, written } = Atenta.rule_weights.shown(state, heads);
        const lines = JSON.stringify([rule.id, rule.asks.map(({ who, of, terms }) => [who, of, terms.map(Atenta.rule_text.said)])]);
        if (lines !== built) build(rule);
        built = lines;
        const weights = Atenta.rule_weights.weights_of(rule);
        fields?.write(Object.fromEntries(weights.map((weight, at) => [FIELD + at, weight])));
        mark_edited(place, weights, written, page.strings.rule_editor);
        Atenta.say.put(/** @type {Element} */ (place.querySelector("[data-even]")), why_even(weights, page.strings.rule_editor));
        reset.hidden = !written || !weights.length;
        own_note.hidden = written !== null || !weights.length;
      },
    };
  }

  /** @param {LaboratoryState} state @param {number[]} weights @returns {OwnHead | null} */
  function own_with({ own }, weights) {
    return own && { name: own.name, rule: Atenta.rule_weights.with_weights(own.rule, weights) };
  }

  /**
   * @param {HTMLElement} place
   * @param {Rule} rule
   * @param {RuleWords} words
   */
  function write_groups(place, rule, words) {
    const [group, line] = /** @type {HTMLTemplateElement[]} */ ([...place.querySelectorAll("template")]);
    let at = 0;
    const groups = rule.asks.map((ask) => {
      const made = /** @type {HTMLElement} */ (/** @type {Element} */ (group.content.firstElementChild).cloneNode(true));
      const lines = ask.terms.map((term) => named_line(line, FIELD + at++, words.term(term)));
      /** @type {Element} */ (made.querySelector("legend")).textContent = words.ask(ask);
      /** @type {Element} */ (made.querySelector("[data-lines]")).append(...lines);
      return made;
    });
    /** @type {Element} */ (place.querySelector("[data-asks]")).replaceChildren(...groups);
  }

  /** @param {HTMLTemplateElement} template @param {string} name @param {string} said */
  function named_line(template, name, said) {
    const line = /** @type {HTMLElement} */ (/** @type {Element} */ (template.content.firstElementChild).cloneNode(true));
    const [label, exact, slider] = /** @type {NodeListOf<HTMLElement>} */ (line.querySelectorAll("label, .exact, [type=range]"));
    line.dataset.control = /** @type {HTMLInputElement} */ (slider).name = slider.id = name;
    /** @type {HTMLLabelElement} */ (label).htmlFor = name;
    label.textContent = said;
    exact.id = `${name}-exact`;
    exact.dataset.exact = name;
    exact.setAttribute("aria-label", (exact.getAttribute("aria-label") ?? "").replace("{name}", said));
    return line;
  }

  /**
   * The fields of these lines, read and refused like all others.
   * @param {HTMLElement} place
   * @param {string[]} named
   * @param {LaboratoryPage} page
   * @param {(patch: Partial<Record<string, number>>, name: string, live: boolean) => void} turn
   */
  function bind(place, named, page, turn) {
    const names = named.map((_, at) => FIELD + at);
    const all = (/** @type {(at: number) => any} */ value) => Object.fromEntries(names.map((name, at) => [name, value(at)]));
    const strings = { ...page.strings, name: all((at) => named[at]) };
    const controlled = { strings, limits: all(() => Atenta.lines.WEIGHTS), defaults: all(() => NaN) };
    const show = (/** @type {string} */ _, /** @type {number} */ value) => Atenta.rule_text.weight(value);
    return Atenta.controls.create(place, controlled, turn, { sliders: names, typed: names, switches: [], show });
  }

  /**
   * Says in words which weights are not as the head's file has them.
   * @param {HTMLElement} place
   * @param {number[]} weights
   * @param {HeadData | null} written
   * @param {Record<string, string>} words
   */
  function mark_edited(place, weights, written, words) {
    const before = written ? Atenta.rule_weights.weights_of(written) : weights;
    place.querySelectorAll("[data-written]").forEach((mark, at) => {
      const edited = weights[at] !== before[at];
      const weight = Atenta.rule_text.weight(before[at]);
      Atenta.say.put(mark, edited ? Atenta.say.text(words.edited, { weight }) : "");
    });
  }

  /** Why the head attends evenly, where it must. @param {number[]} weights @param {Record<string, string>} words */
  function why_even(weights, words) {
    if (!weights.length) return words.no_lines;
    return weights.every((weight) => weight === 0) ? words.all_zero : "";
  }

  Atenta.rule_editor = rule_editor;
})(globalThis.Atenta = globalThis.Atenta || {});
