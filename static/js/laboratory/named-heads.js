(function (Atenta) {
  "use strict";

  const NARROW = matchMedia("(max-width: 799px)");

  /**
   * What stands on the tabs and above the figures: the heads' names, and in a line what the shown one does.
   * @param {HTMLElement} root
   * @param {LaboratoryPage} page
   */
  function named_heads(root, { laboratory, strings }) {
    const { heads } = laboratory;
    const tabs = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[role=tab]")]);
    const title = /** @type {HTMLElement} */ (root.querySelector("[data-head-title]"));
    const line = /** @type {HTMLElement} */ (root.querySelector("[data-head-line]"));
    const edited = /** @type {HTMLElement} */ (root.querySelector("[data-head-edited]"));
    let drawn = -1;

    return {
      /** @param {LaboratoryState} state @param {AttentionTrace} trace */
      write(state, trace) {
        const shown = heads[state.head];
        const own = Atenta.say.head(trace, state.head);
        Atenta.say.put(tabs[heads.length], state.own?.name ?? "");
        Atenta.say.put(title, shown?.title ?? own);
        Atenta.say.put(line, shown?.line ?? strings.laboratory.own_line);
        edited.hidden = !shown || !(shown.id in state.weights);
        // On a narrow screen the tabs are wider than their bar. Elsewhere nothing is measured: it would cost a layout.
        if (state.head !== drawn && NARROW.matches) bring_into_sight(tabs[state.head]);
        drawn = state.head;
      },
    };
  }

  /** Moves the bar of tabs alone, never the page. @param {HTMLElement} tab */
  function bring_into_sight(tab) {
    const bar = /** @type {HTMLElement} */ (tab.parentElement);
    bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  }

  Atenta.named_heads = named_heads;
})(globalThis.Atenta = globalThis.Atenta || {});
