(function (Atenta) {
  "use strict";

  // What the page would fetch from beside it stands in this very file, deflated and in the letters of base64.
  /** @type {Record<string, string>} */
  const bodies = JSON.parse(document.getElementById("held")?.textContent ?? "{}");

  /** @param {string} address as the site's pages write it */
  async function held(address) {
    const body = bodies[address.replace(/^(\.\.\/)+/, "")];
    if (body === undefined || !("DecompressionStream" in globalThis)) return undefined;
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
  }

  Atenta.held = Object.assign(held, { names: Object.keys(bodies) });
})(globalThis.Atenta = globalThis.Atenta || {});
