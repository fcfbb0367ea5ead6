(function (Atenta) {
  "use strict";

  const OFF = 14;

  /**
   * What stands under the pointer, in words: query, key, head, weight, raw score.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function tooltip({ root, page }) {
    const table = /** @type {HTMLTableElement} */ (root.querySelector("table[data-matrix]"));
    const tip = /** @type {HTMLElement} */ (root.querySelector("[data-tooltip]"));
    /** @type {HeadView | null} */
    let shown = null;
    /** @type {HTMLElement | null} */
    let over = null;
    /** How far the page was scrolled when the pointer came. */
    let scrolled = "";

    function say() {
      if (!shown || !over) return;
      const query = Number(over.dataset.query);
      const key = Number(over.dataset.key);
      const at = query * shown.n_key + key;
      const names = document.createElement("b");
      names.append(Atenta.say.nodes(page.strings.figure.cell_title, {
        query: isolated(shown.trace.query_tokens[query]),
        key: isolated(shown.trace.key_tokens[key]),
      }));
      const template = shown.masked[at] ? page.strings.said.tip_masked : page.strings.said.tip;
      const numbers = document.createElement("div");
      numbers.textContent = Atenta.say.text(template, {
        head: Atenta.say.the_head(shown.trace, shown.head, page.strings),
        weight: Atenta.numbers.fixed(shown.weights[at], 4),
        score: Atenta.numbers.fixed(shown.scores[at], 3),
      });
      tip.replaceChildren(names, numbers);
    }

    /** @param {PointerEvent} event */
    function follow(event) {
      if (event.pointerType === "touch") return;
      const cell = /** @type {HTMLElement} */ (event.target).closest("td[data-query]");
      over = cell instanceof HTMLElement ? cell : null;
      scrolled = `${scrollX} ${scrollY}`;
      tip.hidden = !over;
      if (!over) return;
      say();
      const left = Math.min(event.clientX + OFF, document.documentElement.clientWidth - tip.offsetWidth - 4);
      const below = event.clientY + OFF + tip.offsetHeight < innerHeight;
      tip.style.left = `${Math.max(left, 4)}px`;
      tip.style.top = `${below ? event.clientY + OFF : event.clientY - OFF - tip.offsetHeight}px`;
    }

    function leave() {
      over = null;
      tip.hidden = true;
    }

    table.addEventListener("pointermove", follow);
    table.addEventListener("pointerleave", leave);
    // The event of a scroll that was over before the pointer came is late, and no reason to go.
    addEventListener("scroll", () => `${scrollX} ${scrollY}` !== scrolled && leave(), { passive: true });
    document.addEventListener("keydown", (event) => event.key === "Escape" && leave());
    return {
      draw(view) {
        shown = view;
        if (over && !table.contains(over)) leave();
        say();
      },
    };
  }

  /** @param {string} token */
  function isolated(token) {
    const made = document.createElement("bdi");
    Atenta.say.name(made, token);
    return made;
  }

  Atenta.parts = { ...Atenta.parts, tooltip };
})(globalThis.Atenta = globalThis.Atenta || {});
