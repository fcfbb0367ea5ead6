(function (Atenta) {
  "use strict";

  /** A page of the site at the end of an address. */
  const PAGE = /(?:(?:es|en)\/)?[^/]*\.html$|(?:es|en)\/?$/;

  /**
   * Where the site begins, of any address in it; "" where it is none on the web.
   * @param {string} typed
   */
  function base(typed) {
    let address;
    try {
      address = new URL(typed.trim());
    } catch {
      return "";
    }
    if (!["http:", "https:"].includes(address.protocol)) return "";
    return address.origin + address.pathname.replace(PAGE, "").replace(/\/?$/, "/");
  }

  Atenta.published = { base };
})(globalThis.Atenta = globalThis.Atenta || {});
