"use strict";
// Only in what `serve` sends, never in the site: listens for news, exchanges or loads again what has changed and nothing
// else, and lays over the page what there is to mend.
(() => {
  /** @typedef {Record<string, string>} Said by language */
  /** @typedef {{total: Said, faults: Record<string, string[]>, notes: Said, hide: Said}} Trouble */
  /** @typedef {{whole: string, files: Record<string, string>, trouble: Trouble,
   *   loaded: Record<string, string> | null}} State loaded: the files that there were when this page was */

  /** What is sent where there is no page, or no site yet. */
  const NOWHERE = ["404.html", ""];
  const HEIGHTS = [0.2, 0.4, 0.6, 0.8];
  const SCROLL = "atenta-serve-scroll";
  const LOOKS = `
    section { position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
      padding: 1rem 1.25rem; border-top: 4px solid #b3261e; background: #fffaf5; color: #1c1b19;
      font: 14px/1.5 ui-monospace, Consolas, monospace; color-scheme: light }
    h2 { margin: 0 0 .5rem; font-size: 1rem }
    pre { margin: 0 0 .75rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
    button { font: inherit; padding: .25rem .75rem }
    @media print { section { display: none } }`;

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const base = new URL("../", script.src);
  const own = script.dataset.path ?? "";
  const seen = script.dataset.whole ?? "";
  const edition = globalThis.AtentaServe.edition(document);

  /** @type {Record<string, string> | undefined} */
  let known;
  /** @type {EventSource | undefined} */
  let source;
  /** @type {HTMLElement | undefined} */
  let shown;
  let told = "";
  let working = Promise.resolve();
  /** The sheet that will be there instead of one. @type {Map<HTMLLinkElement, HTMLLinkElement>} */
  const coming = new Map();

  /** The path of an address below the site's root; nothing for one that lies elsewhere. @param {string} address */
  function pathOf(address) {
    const url = new URL(address, location.href);
    return url.href.startsWith(base.href) ? url.pathname.slice(base.pathname.length) : "";
  }

  /** The style sheets that are in the page now, without those that are on their way. */
  function sheets() {
    const all = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel~=stylesheet]"));
    return [...all].filter((sheet) => ![...coming.values()].includes(sheet));
  }

  /** Whether anything that the page has loaded, other than style sheets, is among these. @param {string[]} changed */
  function isTouched(changed) {
    const loaded = performance.getEntriesByType("resource").map((entry) => pathOf(entry.name));
    // What has only just come is not among those yet.
    const named = [...document.scripts, ...document.images].map((each) => (each.src ? pathOf(each.src) : ""));
    const ours = new Set([...loaded, ...named]);
    return changed.some((path) => ours.has(path) && !path.endsWith(".css"));
  }

  /** Load a sheet anew; the old one stays until the new one is there. @param {HTMLLinkElement} sheet */
  function swap(sheet) {
    const next = /** @type {HTMLLinkElement} */ (sheet.cloneNode());
    const url = new URL(sheet.href);
    url.searchParams.set("edition", String(Date.now()));
    next.href = url.href;
    const settle = (/** @type {HTMLLinkElement} */ left) => {
      left.remove();
      if (coming.get(sheet) === next) coming.delete(sheet);
    };
    next.addEventListener("load", () => settle(sheet), { once: true });
    next.addEventListener("error", () => settle(next), { once: true });
    coming.get(sheet)?.remove();
    coming.set(sheet, next);
    sheet.after(next);
  }

  /** Make the page what the server has now, in its place; false if it has to be loaded for that. */
  async function exchange() {
    const answer = await fetch(location.href, { cache: "no-store" });
    if (!answer.ok || answer.redirected) return false;
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    const sent = /** @type {HTMLScriptElement | null} */ (next.querySelector("script[data-whole]"));
    const seen = inSight();
    if (sent?.dataset.path !== own || !edition.become(next)) return false;
    hold(seen);
    // What follows the reader's place in the page looks where that is now.
    document.dispatchEvent(new Event("scroll"));
    return true;
  }

  /** What of the main part is at some heights of the window, and how high. @returns {[Element, number][]} */
  function inSight() {
    const main = document.querySelector("main");
    const found = HEIGHTS.flatMap((height) => document.elementsFromPoint(innerWidth / 2, height * innerHeight));
    const inMain = found.filter((each) => each !== main && main?.contains(each));
    return inMain.map((each) => [each, each.getBoundingClientRect().top]);
  }

  /** What was in sight stays where it was, unless the reader is at the top: browsers do not see to it on every page.
   * @param {[Element, number][]} seen */
  function hold(seen) {
    const [still, top] = seen.find(([each]) => each.isConnected) ?? [];
    if (still && top !== undefined && scrollY > 0) scrollBy(0, still.getBoundingClientRect().top - top);
  }

  /** The same address again, at the same place. What is behind # stays by itself. */
  function reload() {
    try {
      sessionStorage.setItem(SCROLL, JSON.stringify([location.pathname, scrollX, scrollY]));
    } catch {
      // A browser that keeps nothing begins at the top.
    }
    source?.close();
    location.reload();
  }

  function comeBack() {
    try {
      const [path, x, y] = JSON.parse(sessionStorage.getItem(SCROLL) ?? "[]");
      sessionStorage.removeItem(SCROLL);
      if (path === location.pathname) scrollTo(x, y);
    } catch {
      // Nothing was kept.
    }
  }

  /** @param {State} state */
  async function take(state) {
    known ??= state.loaded ?? undefined;
    const names = new Set([...Object.keys(state.files), ...Object.keys(known ?? {})]);
    const changed = [...names].filter((path) => known?.[path] !== state.files[path]);
    const others = changed.filter((path) => path !== own);
    const outdated = known ? isTouched(others) || (NOWHERE.includes(own) && changed.length > 0) : state.whole !== seen;
    if (outdated || (others.length < changed.length && !(await exchange().catch(() => false)))) {
      reload();
      return;
    }
    if (known) sheets().filter((sheet) => changed.includes(pathOf(sheet.href))).forEach(swap);
    known = state.files;
  }

  /** Lay the faults over the page, or take them away. @param {Trouble} trouble */
  function show(trouble) {
    const language = document.documentElement.lang in trouble.faults ? document.documentElement.lang : "en";
    const faults = trouble.faults[language] ?? [];
    const text = JSON.stringify([language, faults]);
    if (text === told) return;
    told = text;
    shown?.remove();
    shown = faults.length ? overlay(trouble, language, faults) : undefined;
    if (shown) document.body.append(shown);
  }

  /** @param {Trouble} trouble @param {string} language @param {string[]} faults */
  function overlay(trouble, language, faults) {
    const host = document.createElement("div");
    host.id = "atenta-serve";
    const root = host.attachShadow({ mode: "open" });
    const looks = new CSSStyleSheet();
    looks.replaceSync(LOOKS);
    root.adoptedStyleSheets = [looks];
    const box = root.appendChild(document.createElement("section"));
    box.lang = language;
    box.setAttribute("role", "alert");
    box.appendChild(document.createElement("h2")).textContent = trouble.total[language] ?? "";
    for (const fault of faults) box.appendChild(document.createElement("pre")).textContent = fault;
    box.appendChild(document.createElement("p")).textContent = trouble.notes[language] ?? "";
    const hide = box.appendChild(document.createElement("button"));
    hide.textContent = trouble.hide[language] ?? "";
    hide.addEventListener("click", () => host.remove());
    return host;
  }

  // A browser has six connections to a server: only pages that are looked at take one.
  function listen() {
    source?.close();
    source = undefined;
    if (document.visibilityState === "hidden") return;
    const news = new URL("news", script.src);
    news.search = new URLSearchParams({ page: own, loaded: seen }).toString();
    source = new EventSource(news);
    source.addEventListener("message", (event) => {
      /** @type {State} */
      const state = JSON.parse(event.data);
      show(state.trouble);
      working = working.then(() => take(state));
    });
  }

  document.addEventListener("visibilitychange", listen);
  addEventListener("pageshow", listen);
  addEventListener("pagehide", () => source?.close());
  addEventListener("load", comeBack);
})();
