(function (Atenta) {
  "use strict";

  /** @type {Map<string, Promise<boolean>>} */
  const asked = new Map();

  /**
   * Loads a classic script once, by an element: nothing else can load code on file://. False if it failed; then whoever
   * asks again has it tried again.
   * @param {string} address from this page
   * @param {boolean} [in_turn] whether it runs after those that were asked for in turn before it
   */
  function load(address, in_turn = false) {
    const before = asked.get(address);
    if (before) return before;
    const script = document.createElement("script");
    script.async = !in_turn;
    const loading = bring(script, () => (script.src = address), address);
    asked.set(address, loading);
    void loading.then((loaded) => loaded || asked.delete(address));
    return loading;
  }

  /** @param {string} address from this page */
  async function dress(address) {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    await bring(sheet, () => (sheet.href = address), address, "style");
  }

  /**
   * Puts an element into the page and waits for what it names. Where one file holds the whole site, its text is in that.
   * @param {HTMLElement} element
   * @param {() => void} name gives the element its address
   * @param {string} address
   * @param {string} [inline] the element that would have the text in itself
   * @returns {Promise<boolean>} whether it arrived
   */
  async function bring(element, name, address, inline = "script") {
    const text = await Atenta.held?.(address);
    if (text !== undefined) {
      const made = document.createElement(inline);
      made.textContent = text;
      document.head.append(made);
      return true;
    }
    return new Promise((resolve) => {
      element.onload = () => resolve(true);
      element.onerror = () => resolve(false);
      name();
      document.head.append(element);
    });
  }

  Atenta.scripts = { load, dress };
})(globalThis.Atenta = globalThis.Atenta || {});
