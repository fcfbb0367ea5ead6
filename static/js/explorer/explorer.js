(function (Atenta) {
  "use strict";

  /** After this long without a change, Bokeh takes over from the live layer: longer than between two keys (milliseconds). */
  const SETTLED = 300;
  /** So far outside the window a part begins to follow a slider. */
  const IN_SIGHT = "100px";
  /** In the order in which they are drawn; the matrix first, since it is looked at first. */
  const PARTS = ["matrix", "row", "cell", "why", "unfold", "all_heads", "arcs", "summary", "gauge", "heatmap", "curves", "grid_keys", "help", "tooltip", "take_away", "pencil", "tour", "sound"];
  /** Of Bokeh's figures the one that is looked at first, and therefore made first. */
  const FIRST = "heatmap";

  /**
   * All the views of one attention trace that stand on a page.
   * @param {HTMLElement} root
   * @param {ExplorerPage} page
   * @param {(patch: Partial<ExplorerView>) => void} act what the page does with what a part asks for
   * @param {() => string} link the address of what is shown
   * @returns {Explorer}
   */
  function create(root, page, act, link) {
    const table = /** @type {HTMLElement} */ (root.querySelector("table[data-matrix]"));
    const status = /** @type {HTMLElement} */ (root.querySelector("[data-status]"));
    // The same sentence again is news only if the text differs: a blank at its end tells them apart.
    const say = (/** @type {string} */ sentence) => {
      status.textContent = status.textContent === sentence ? `${sentence}\u00a0` : sentence;
    };
    // A part whose script or place is not on the page is left out.
    const made = new Map(PARTS.map((name) => [name, Atenta.parts[name]?.({ root, page, act, say, link }) ?? null]));
    const parts = [...made.values()].filter((part) => part !== null);
    /** @type {HeadView | null} */
    let shown = null;
    /** @type {ExplorerView | null} What was last asked for. */
    let asked = null;
    /** Outside the window, and of these the parts that have not followed yet. */
    const [away, late] = [new Set(), new Set()].map((set) => /** @type {Set<ExplorerPart>} */ (set));
    let waiting = 0;
    let revision = 0;

    /** One part a task, so that a key pressed meanwhile waits for one part and not for all. */
    function settle(at = 0) {
      const next = parts.findIndex((part, place) => place >= at && (part.settle || late.has(part)));
      if (next < 0 || !shown) return;
      catch_up(parts[next]);
      parts[next].settle?.(shown);
      waiting = setTimeout(settle, 0, next + 1);
    }

    /** @param {ExplorerPart} part */
    function catch_up(part) {
      if (late.delete(part) && shown) part.draw(shown);
    }

    /** Its numbers stay; Bokeh's canvases would be layers of each frame, outside the window too. @param {ExplorerPart} part */
    function put_off(part) {
      if (late.has(part)) return;
      late.add(part);
      part.place?.querySelector('[data-layer="bokeh"]')?.setAttribute("data-layer", "table");
    }

    /** While a slider moves, what nobody sees waits until it rests, comes into sight or is printed. @param {ExplorerView} view */
    function draw_all(view) {
      const may_wait = asked !== null && differs_in_temperature(asked, view);
      asked = view;
      for (const part of parts) {
        if (may_wait && away.has(part)) put_off(part);
        else if (shown) part.draw(shown);
      }
      if (!may_wait) late.clear();
    }

    function settle_soon() {
      clearTimeout(waiting);
      waiting = setTimeout(settle, SETTLED);
    }

    async function bring_bokeh() {
      const loaded = await Atenta.figures.load(page.root);
      root.querySelector("[data-bokeh-missing]")?.toggleAttribute("hidden", loaded);
      if (!loaded) return;
      for (const part of new Set([made.get(FIRST), ...parts])) {
        if (!part?.mount) continue;
        await part.mount();
        if (shown) part.settle?.(shown);
        // What Bokeh was just given is painted, and a reader's key is answered, before the next figure is made.
        await new Promise((painted) => Atenta.figures.after_paint(() => painted(null)));
      }
    }

    // The table is on the screen before Bokeh takes the processor.
    Atenta.figures.after_paint(() => void bring_bokeh());
    document.addEventListener("atenta:theme", settle_soon);
    addEventListener("beforeprint", () => late.forEach(catch_up));
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const part = /** @type {ExplorerPart} */ (parts.find(({ place }) => place === target));
        if (!isIntersecting) away.add(part);
        else if (away.delete(part)) catch_up(part);
      }
    }, { rootMargin: IN_SIGHT });
    for (const { place } of parts) if (place) watch.observe(place);
    let width = root.clientWidth;
    new ResizeObserver(() => {
      if (root.clientWidth === width) return;
      width = root.clientWidth;
      late.clear();
      if (shown) for (const part of parts) part.draw(shown);
      settle_soon();
    }).observe(root);

    return {
      say,
      show(view) {
        Atenta.say.speak(view.lang);
        shown = compute(view);
        draw_all(view);
        table.dataset.revision = String(++revision);
        settle_soon();
        return shown;
      },
    };
  }

  /** Whether the temperature is all that changed. @param {ExplorerView} before @param {ExplorerView} now */
  function differs_in_temperature(before, now) {
    const names = /** @type {(keyof ExplorerView)[]} */ (Object.keys(now));
    return names.every((name) => name === "temperature" || now[name] === before[name]);
  }

  /**
   * The head that is shown, from scores to measures.
   * @param {ExplorerView} view
   * @returns {HeadView}
   */
  function compute(view) {
    const { trace, head } = view;
    const n_query = trace.query_tokens.length;
    const n_key = trace.key_tokens.length;
    const size = n_query * n_key;
    const scores = trace.scores.subarray(head * size, (head + 1) * size);
    const { weights, scaled, masked } = Atenta.attention.scaled_dot_product_attention(scores, {
      n_heads: 1, n_query, n_key, d_k: trace.d_k, mask: trace.mask,
      temperature: view.temperature, divide: view.divide, causal: view.causal,
    });
    return {
      ...view, n_query, n_key, scores, weights, scaled, masked,
      row_entropy: Atenta.measures.row_entropy(weights, n_key),
      mean_entropy: Atenta.measures.mean_entropy(weights, n_query, n_key)[0],
      max_attention: Atenta.measures.max_attention(weights, n_query, n_key)[0],
      limit: entropy_limit(masked, n_query, n_key),
    };
  }

  /**
   * The largest mean entropy there can be: log₂ of the keys that a row sees, averaged over rows.
   * @param {Uint8Array} masked
   * @param {number} n_query
   * @param {number} n_key
   */
  function entropy_limit(masked, n_query, n_key) {
    let sum = 0;
    for (let query = 0; query < n_query; query++) {
      let seen = 0;
      for (let key = 0; key < n_key; key++) seen += masked[query * n_key + key] ? 0 : 1;
      sum += Math.log2(Math.max(seen, 1));
    }
    return sum / n_query;
  }

  Atenta.explorer = { create };
})(globalThis.Atenta = globalThis.Atenta || {});
