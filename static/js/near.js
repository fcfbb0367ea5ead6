(function (Atenta) {
  "use strict";

  /** So far outside the window a figure's scripts are loaded: one more window. */
  const NEAR = "100%";

  /** @type {FigureScripts} */
  const { root, shared, own } = JSON.parse(document.getElementById("figure-scripts")?.textContent ?? "");

  /** All charts have the same scripts, whatever they are called. @param {HTMLElement} figure */
  function scripts(figure) {
    return own[figure.dataset.figure ?? ""] ?? (figure.querySelector("[data-chart]") ? own.chart : undefined);
  }

  /** Scripts of which each may use those before it. @param {string[]} names */
  async function bring(names) {
    const loading = [];
    for (const name of names) {
      loading.push(Atenta.scripts.load(root + name, true));
      // Where one file holds them all, each is unpacked in its own time.
      if (Atenta.held) await loading[loading.length - 1];
    }
    return (await Promise.all(loading)).every(Boolean);
  }

  let before = Promise.resolve();
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      const figure = /** @type {HTMLElement} */ (target);
      before = before.then(async () => {
        if (await bring([...shared, ...(scripts(figure) ?? [])])) figure.dataset.moves = "";
      });
    }
  }, { rootMargin: NEAR });
  for (const figure of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-figure]"))) {
    if (scripts(figure)) watch.observe(figure);
  }
})(globalThis.Atenta = globalThis.Atenta || {});
