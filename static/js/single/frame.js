(async function (Atenta) {
  "use strict";

  const FIRST = "index";
  const NOWHERE = "404";
  const PAGE = ".html";
  const PUT = /\/\*put:([^*]+)\*\//g;
  const held = /** @type {NonNullable<AtentaPage["held"]>} */ (Atenta.held);

  // The page is named at the head of the fragment: a file that came by chat has no other part of its address to itself.
  const asked = location.hash.slice(1) || FIRST;
  const names = (await held.names()).filter((name) => name.endsWith(PAGE)).map((name) => name.slice(0, -PAGE.length));
  const name = names.find((each) => asked === each || asked.startsWith(`${each}/`)) ?? NOWHERE;
  const [page, files] = await Promise.all([held(name + PAGE), held("files.json")]);
  if (page === undefined || files === undefined) {
    for (const line of document.querySelectorAll("[data-too-old]")) line.removeAttribute("hidden");
    return;
  }
  /** @type {Record<string, string>} */
  const texts = JSON.parse(files);
  // Into this window, which has seen no other page yet.
  document.open();
  document.write(page.replace(PUT, (_, path) => texts[path]));
  document.close();
})(globalThis.Atenta = globalThis.Atenta || {});
