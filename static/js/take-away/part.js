(function (Atenta) {
  "use strict";

  const COLOURS = ["paper", "ink", "soft_ink", "accent", "query", "key"];

  /**
   * What is on the screen, to be kept: picture, table, link, program, print.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function take_away(stage) {
    const { root, page, say, link } = stage;
    const section = /** @type {HTMLElement | null} */ (root.querySelector("[data-take]"));
    if (!section) return null;
    const words = page.strings.take;
    const link_field = /** @type {HTMLInputElement} */ (section.querySelector("[name=link]"));
    const typed = /** @type {HTMLTextAreaElement | null} */ (root.querySelector("[data-phrase] [name=text]"));
    const write_snippet = bind_snippet(stage);
    /** @type {HeadView} */
    let shown;

    const svg = () => Atenta.take_away.picture(shown, page.strings, look(page));
    /** @type {Record<string, () => void>} */
    const actions = {
      async png() {
        const view = shown;
        Atenta.save.file(await Atenta.save.png(svg()), Atenta.take_away.file_name(view, "png"), "image/png");
        tell(view, "png");
      },
      svg: () => keep(svg(), "svg", "image/svg+xml"),
      csv: () => keep(Atenta.take_away.csv(shown, words.corner), "csv", "text/csv"),
      async share() {
        const copied = await Atenta.save.copy(link(), link_field);
        say(copied ? page.strings.said.link_copied : page.strings.said.link_shown);
      },
      snippet: () => write_snippet(shown),
      print: () => window.print(),
    };

    /**
     * @param {string} content
     * @param {string} extension
     * @param {string} type
     */
    function keep(content, extension, type) {
      Atenta.save.file(content, Atenta.take_away.file_name(shown, extension), type);
      tell(shown, extension);
    }

    /** @param {HeadView} view @param {string} extension */
    function tell(view, extension) {
      say(Atenta.take_away.saved(view, Atenta.take_away.file_name(view, extension), typed?.value ?? view.trace.query_tokens.join(" "), words));
    }

    section.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLButtonElement) actions[target.name]?.();
    });
    // Who prints before the page has settled has the settings on paper all the same.
    addEventListener("beforeprint", () => shown && write_print(root, shown, page.strings, link()));
    return {
      draw: (view) => void (shown = view),
      // The address is written by then.
      settle: (view) => write_print(root, view, page.strings, link()),
    };
  }

  /**
   * The dialog with the program: opened with the program of a view.
   * @param {Stage} stage
   */
  function bind_snippet({ root, page }) {
    const dialog = /** @type {HTMLDialogElement} */ (root.querySelector("dialog[data-snippet]"));
    const field = /** @type {HTMLTextAreaElement} */ (dialog.querySelector("textarea"));
    const size = /** @type {HTMLElement} */ (dialog.querySelector("[data-lines]"));
    const told = /** @type {HTMLElement} */ (dialog.querySelector("[role=status]"));
    const words = page.strings.take;
    /** @type {HTMLElement} */ (dialog.querySelector("[name=copy_snippet]")).addEventListener("click", async () => {
      const copied = await Atenta.save.copy(field.value, field);
      told.textContent = copied ? words.snippet_copied : words.snippet_shown;
    });
    return (/** @type {HeadView} */ view) => {
      const { head, trace } = view;
      field.value = Atenta.take_away.snippet(view, remark(view, words));
      const lines = field.value.split("\n").length;
      field.rows = lines;
      size.textContent = Atenta.say.text(words.snippet_help, { lines, head: Atenta.say.the_head(trace, head, page.strings) });
      told.textContent = "";
      dialog.showModal();
    };
  }

  /** What the program is of. @param {HeadView} view @param {Record<string, string>} words */
  function remark(view, words) {
    const { head, trace } = view;
    const weights = Atenta.take_away.changed_weights(view);
    const named = weights ? words.snippet_remark_edited : words.snippet_remark_named;
    return Atenta.say.text(trace.head_names ? named : words.snippet_remark, { head: Atenta.say.head(trace, head), heads: trace.n_heads, weights });
  }

  /**
   * The picture's colours are those of the present theme.
   * @param {ExplorerPage} page
   * @returns {PictureLook}
   */
  function look({ heatmap }) {
    const colours = COLOURS.map((role) => [role, Atenta.theme.colour(`--${role.replace("_", "-")}`)]);
    return { ...heatmap, colours: Object.fromEntries(colours) };
  }

  /**
   * What only paper needs: the settings in words and the address.
   * @param {HTMLElement} root
   * @param {HeadView} view
   * @param {Strings} strings
   * @param {string} link
   */
  function write_print(root, view, strings, link) {
    const list = /** @type {HTMLElement} */ (root.querySelector("[data-print]"));
    const { take } = strings;
    const phrase = Atenta.take_away.phrase(view.trace.query_tokens);
    const lines = [[view.trace.built ? take.sentence : take.phrase, phrase], ...Atenta.take_away.settings(view, strings), [take.address, link]];
    list.replaceChildren(...lines.map(([name, value]) => {
      const line = document.createElement("div");
      const term = document.createElement("dt");
      const description = document.createElement("dd");
      term.textContent = name;
      description.textContent = value;
      line.append(term, description);
      return line;
    }));
  }

  Atenta.parts = { ...Atenta.parts, take_away };
})(globalThis.Atenta = globalThis.Atenta || {});
