(function (Atenta) {
  "use strict";

  /** @type {Map<string, Promise<boolean>>} */
  const asked = new Map();

  /**
   * Loads a classic script once, by an element: nothing else can load code on file://. False if it failed.
   * @param {string} address from this page
   */
  function load(address) {
    const before = asked.get(address);
    if (before) return before;
    const loading = new Promise((/** @type {(loaded: boolean) => void} */ resolve) => {
      const script = document.createElement("script");
      script.src = address;
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
      document.head.append(script);
    });
    asked.set(address, loading);
    return loading;
  }

  Atenta.scripts = { load };
})(globalThis.Atenta = globalThis.Atenta || {});
