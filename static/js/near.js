(function (Atenta) {
  "use strict";

  /** So far outside the window a figure's scripts are loaded: one more window. */
  const NEAR = "100%";

  const block = document.getElementById("figure-scripts") ?? document.getElementById("part-scripts");
  /** @type {LateScripts} */
  const { root, data, shared, own } = JSON.parse(block?.textContent ?? "");

  /** All charts have the same scripts, whatever they are called. @param {HTMLElement} figure */
  function part_of(figure) {
    const { figure: name = "" } = figure.dataset;
    return own[name] || !figure.querySelector("[data-chart]") ? name : "chart";
  }

  /** Scripts of which each may use those before it. @param {string[]} addresses */
  async function load(addresses) {
    // Without what every page loads there is nothing to load with.
    if (!Atenta.scripts) return false;
    const loading = [];
    for (const address of addresses) {
      loading.push(Atenta.scripts.load(address, true));
      // Where one file holds them all, each is unpacked in its own time.
      if (Atenta.held) await loading[loading.length - 1];
    }
    return (await Promise.all(loading)).every(Boolean);
  }

  let before = Promise.resolve(true);

  /**
   * Loads what a part of the page needs, after what was asked for before it. Asked twice, loads once; what has failed is
   * tried again.
   * @param {string} part as the block calls it
   */
  function bring(part) {
    const addresses = [...shared, ...(own[part] ?? [])].map((name) => root + name);
    before = before.then(() => load(data ? [data, ...addresses] : addresses));
    return before;
  }

  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      const figure = /** @type {HTMLElement} */ (target);
      void bring(part_of(figure)).then((loaded) => loaded && (figure.dataset.moves = ""));
    }
  }, { rootMargin: NEAR });
  for (const figure of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-figure]"))) {
    if (own[part_of(figure)]) watch.observe(figure);
  }

  Atenta.bring = bring;
})(globalThis.Atenta = globalThis.Atenta || {});
