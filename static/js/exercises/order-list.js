(function (Atenta) {
  "use strict";

  /**
   * A list that is put in order with two buttons an item; the button that was pressed keeps the focus.
   * @param {HTMLElement} list
   * @returns {OrderList}
   */
  function order_list(list) {
    const items = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[data-item]")]);
    const start = items();

    list.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      const item = /** @type {HTMLElement | null | undefined} */ (button?.closest("[data-item]"));
      if (!button || !item) return;
      const other = button.name === "up" ? item.previousElementSibling : item.nextElementSibling;
      if (!other) return;
      if (button.name === "up") other.before(item);
      else other.after(item);
      settle();
      // At an end its own button can do no more: the other one takes the focus.
      const enabled = button.disabled ? item.querySelector("button:enabled") : button;
      /** @type {HTMLElement | null} */ (enabled)?.focus();
      const moved = { item: item.firstElementChild?.textContent ?? "", place: items().indexOf(item) + 1, count: start.length };
      list.dispatchEvent(new CustomEvent("atenta:moved", { bubbles: true, detail: moved }));
    });

    function settle() {
      const all = items();
      all.forEach((item, at) => {
        for (const button of item.querySelectorAll("button")) button.disabled = at === (button.name === "up" ? 0 : all.length - 1);
      });
    }

    settle();
    return {
      first: /** @type {HTMLElement} */ (list.querySelector("button:enabled")),
      read: () => items().map((item) => Number(item.dataset.item)),
      write: (order) => {
        const wanted = order?.length === start.length ? order.map((at) => start[at]) : start;
        list.append(...wanted);
        settle();
      },
    };
  }

  Atenta.order_list = order_list;
})(globalThis.Atenta = globalThis.Atenta || {});
