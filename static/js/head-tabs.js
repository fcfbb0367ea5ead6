(function (Atenta) {
  "use strict";

  /**
   * One tab a head: click or arrows choose which head is drawn.
   * @param {HTMLElement} root
   * @param {(head: number) => void} choose
   */
  function head_tabs(root, choose) {
    const tabs = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[role=tab]")]);
    const panel = /** @type {HTMLElement} */ (root.querySelector("[role=tabpanel]"));
    let n_heads = tabs.filter((tab) => !tab.hidden).length;
    let written = "";

    tabs.forEach((tab, head) => {
      tab.addEventListener("click", () => choose(head));
      tab.addEventListener("keydown", (event) => {
        const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -head, End: n_heads - 1 - head }[event.key];
        if (steps === undefined) return;
        event.preventDefault();
        const next = (head + steps + n_heads) % n_heads;
        choose(next);
        tabs[next].focus();
      });
    });

    return {
      /** @param {{ head: number, heads: number }} state */
      write(state) {
        const now = `${state.head} of ${state.heads}`;
        if (now === written) return;
        written = now;
        n_heads = state.heads;
        tabs.forEach((tab, head) => {
          tab.hidden = head >= n_heads;
          tab.setAttribute("aria-selected", String(head === state.head));
          tab.tabIndex = head === state.head ? 0 : -1;
        });
        panel.setAttribute("aria-labelledby", tabs[state.head].id);
      },
    };
  }

  Atenta.head_tabs = head_tabs;
})(globalThis.Atenta = globalThis.Atenta || {});
