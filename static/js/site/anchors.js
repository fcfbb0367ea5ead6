(function (Atenta) {
  "use strict";

  // What stands behind # is a place of the page or its state. Where one file holds all pages, the page's own name comes
  // first there: "#es/simulador/heads=2". Whoever reads or writes that part of an address asks here.
  const within = document.documentElement.dataset.within ?? "";

  /** An address outside the site, or one that names its page already. */
  const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|#[\w.-]+\/)/i;

  /** What a fragment says to this page, with its "#"; null if it names another page. @param {string} hash */
  function own(hash) {
    if (!within) return hash;
    if (hash === `#${within}`) return "";
    return hash.startsWith(`#${within}/`) ? `#${hash.slice(within.length + 2)}` : null;
  }

  /** An address of a page with a place in it or a state. @param {string} address @param {string} hash with its "#", or "" */
  function join(address, hash) {
    return address + (within ? hash.replace("#", "/") : hash);
  }

  /** Where a link of the site leads, as this file has it. @param {string} address */
  function to(address) {
    if (!within || ELSEWHERE.test(address)) return address;
    const { pathname, hash } = new URL(address, `http://site/${within}.html`);
    const name = pathname.slice(1).replace(/\.html$/, "");
    // What lies at the root would else be called as a place of this page may be.
    return join(name.includes("/") ? `#${name}` : `#${name}/`, hash);
  }

  /** What of this page a fragment names. @param {string} hash with its "#", or "" */
  function part(hash) {
    try {
      return document.getElementById(decodeURIComponent(hash.slice(1)));
    } catch {
      // A link that was cut within a letter names nothing.
      return null;
    }
  }

  Atenta.anchors = {
    join, to, part,
    here: () => own(location.hash) ?? "",
    of: (link) => {
      if (within) return own(to(link.getAttribute("href") ?? ""));
      return link.pathname === location.pathname ? link.hash : null;
    },
    link: (hash) => join(location.href.replace(/#.*/s, "") + (within && `#${within}`), hash),
  };
})(globalThis.Atenta = globalThis.Atenta || {});
