(function (Atenta) {
  "use strict";

  const FIRST = "index";
  const NOWHERE = "404";
  const PAGE = ".html";
  const PUT = /\/\*put:([^*]+)\*\//g;
  const held = /** @type {NonNullable<AtentaPage["held"]>} */ (Atenta.held);

  /** The page that the address names at the head of its fragment: a file that came by chat has no other part to itself. */
  async function asked_for() {
    const asked = location.hash.slice(1) || FIRST;
    const names = (await held.names()).filter((name) => name.endsWith(PAGE)).map((name) => name.slice(0, -PAGE.length));
    return names.find((each) => asked === each || asked.startsWith(`${each}/`)) ?? NOWHERE;
  }

  /** Shows that page in this window. */
  async function turn() {
    const [page, files] = await Promise.all([held((await asked_for()) + PAGE), held("files.json")]);
    if (page === undefined || files === undefined) {
      for (const line of document.querySelectorAll("[data-too-old]")) line.removeAttribute("hidden");
      return;
    }
    /** @type {Record<string, string>} */
    const texts = JSON.parse(files);
    // What one page has in itself another may load later.
    const found = async (/** @type {string} */ address) => texts[address.replace(/^(\.\.\/)+/, "")] ?? held(address);
    globalThis.Atenta = /** @type {typeof Atenta} */ ({ held: Object.assign(found, { names: held.names }), turn });
    document.open();
    document.write(page.replace(PUT, (_, path) => texts[path]));
    document.close();
  }

  void turn();
})(globalThis.Atenta = globalThis.Atenta || {});
