(function (Atenta) {
  "use strict";

  /** What the form offers before there is a head. */
  const FIRST = { name: "", asks: [{ who: [], of: [], lines: [{ said: "same.gender", weight: "3" }] }] };

  /**
   * The form for a head of the reader's own: made, changed and deleted here, and then the last head of the page.
   * @param {HTMLElement} root
   * @param {LaboratoryPage} page
   * @param {ChangeLaboratory} change
   * @param {(sentence: string) => void} say
   */
  function own_head(root, page, change, say) {
    const place = /** @type {HTMLElement} */ (root.querySelector("[data-own]"));
    const form = /** @type {HTMLFormElement} */ (place.querySelector("form"));
    /** What is said aloud stands here too, beside the button; the page says it. */
    const status = /** @type {HTMLElement} */ (place.querySelector("[data-own-status]"));
    const words = page.strings.own_head;
    const { features, heads } = page.laboratory;
    const stream = Atenta.stream.make(features);
    const fields = Atenta.own_form(form, page);
    const faults = Atenta.own_faults(form, words);
    /** @type {LaboratoryState} */
    let state = page.defaults;
    /** The head that the fields were last given, as a link says it. */
    let filled = "";

    /** @param {OwnDraft} draft */
    function fill(draft) {
      faults.clear();
      fields.fill(draft);
      measure();
    }

    function measure() {
      const values = { found: Atenta.own_draft.width(fields.read(), stream), limit: Atenta.rules.HEAD_D_K };
      Atenta.say.put(/** @type {Element} */ (form.querySelector("[data-width]")), Atenta.say.text(words.width, values));
    }

    function submit() {
      const { own, faults: found } = Atenta.own_draft.read(fields.read(), features, heads.map(({ short }) => short));
      faults.tell(found);
      if (!own) return;
      const had = state.own !== null;
      change({ own, head: heads.length }, had ? "own_changed" : "own_made", false);
      Atenta.say.put(status, Atenta.say.text(had ? words.changed : words.made, { name: own.name }));
    }

    /** @type {Record<string, (button: HTMLElement) => void>} */
    const actions = {
      add_line(button) {
        const ask = [...form.querySelectorAll("fieldset[data-own-ask]")].indexOf(/** @type {Element} */ (button.closest("[data-own-ask]")));
        edit((draft) => draft.asks[ask].lines.push({ ...FIRST.asks[0].lines[0] }));
        /** @type {HTMLElement} */ (button.previousElementSibling?.lastElementChild?.querySelector("select")).focus();
      },
      remove_line(button) {
        const next = /** @type {HTMLElement} */ (button.closest("[data-own-ask]")).querySelector("[name=add_line]");
        button.closest("[data-own-line]")?.remove();
        /** @type {HTMLElement} */ (next).focus();
      },
      add_ask() {
        edit((draft) => draft.asks.push(structuredClone(FIRST.asks[0])));
        /** @type {HTMLElement | null} */ (form.querySelector("[data-own-ask]:last-child summary"))?.focus();
      },
      remove_ask(button) {
        button.closest("[data-own-ask]")?.remove();
        /** @type {HTMLElement} */ (form.querySelector("[name=add_ask]")).focus();
      },
      copy_shown() {
        edit((draft) => (draft.asks = Atenta.own_draft.draft("", Atenta.rule_weights.shown(state, heads).rule).asks));
        const copied = Atenta.say.text(words.copied, { head: heads[state.head]?.short ?? state.own?.name ?? "" });
        Atenta.say.put(status, copied);
        say(copied);
      },
      delete_own() {
        change({ own: null, head: state.head === heads.length ? 0 : state.head }, "own_deleted", false);
        Atenta.say.put(status, words.deleted);
        fields.name.focus();
      },
    };

    /** @param {(draft: OwnDraft) => void} by */
    function edit(by) {
      const draft = fields.read();
      by(draft);
      fill(draft);
    }

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      submit();
    });
    form.addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLButtonElement) || !actions[target.name]) return;
      actions[target.name](target);
      fields.number();
      measure();
    });
    form.addEventListener("change", () => {
      fields.number();
      measure();
    });
    fill(FIRST);

    return {
      /** @param {LaboratoryState} now */
      write(now) {
        state = now;
        const own = now.own ? Atenta.rule_text.write_own(now.own) : "";
        if (own === filled) return;
        filled = own;
        fill(now.own ? Atenta.own_draft.draft(now.own.name, now.own.rule) : FIRST);
        Atenta.say.put(/** @type {Element} */ (form.querySelector("[type=submit]")), now.own ? words.change : words.create);
        /** @type {HTMLElement} */ (form.querySelector("[name=delete_own]")).hidden = !now.own;
      },
    };
  }

  Atenta.own_head = own_head;
})(globalThis.Atenta = globalThis.Atenta || {});
