(function (Atenta) {
  "use strict";

  // What the page would fetch from beside it stands in this very file, deflated and in the letters of base64, behind all
  // that is seen: it is read once it is needed and there.
  /** @type {Promise<Record<string, string>> | undefined} */
  let bodies;

  async function read() {
    if (document.readyState === "loading") {
      await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
    }
    return JSON.parse(document.getElementById("held")?.textContent ?? "{}");
  }

  /** @param {string} address as the site's pages write it */
  async function held(address) {
    const body = (await (bodies ??= read()))[address.replace(/^(\.\.\/)+/, "")];
    if (body === undefined || !("DecompressionStream" in globalThis)) return undefined;
    const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
  }

  const names = async () => Object.keys(await (bodies ??= read()));

  Atenta.held = Object.assign(held, { names });
})(globalThis.Atenta = globalThis.Atenta || {});
