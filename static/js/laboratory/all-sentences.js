(function (Atenta) {
  "use strict";

  /** After this long without a change what stands open is written again (milliseconds). */
  const SETTLED = 200;

  /**
   * The shown head on every sentence, a line for each token that asks; each leads to its sentence and row.
   * @param {HTMLElement} root
   * @param {LaboratoryPage} page
   */
  function all_sentences(root, page) {
    const details = /** @type {HTMLDetailsElement} */ (root.querySelector("[data-all-sentences]"));
    const list = /** @type {HTMLElement} */ (details.querySelector("[data-list]"));
    const words = page.strings.all_sentences;
    const sentences = Atenta.survey.in_order(page.laboratory.sentences, page.language);
    /** @type {{ state: LaboratoryState, trace: AttentionTrace } | null} */
    let shown = null;
    let waiting = 0;

    details.addEventListener("toggle", () => details.open && fill());
    list.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) setTimeout(() => show_figure(root));
    });

    /** One sentence a task, so that a key pressed meanwhile waits for one and not for all. */
    function fill(at = 0, tally = { right: 0, links: 0, silent: 0 }) {
      clearTimeout(waiting);
      if (!shown?.trace.built) return;
      if (at === sentences.length) return write_tally(details, tally, sentences.length, words);
      const rows = survey(shown, sentences[at], page);
      Atenta.survey_lines.write(section(details, list, at), sentences[at], rows, shown.state, page);
      tally.silent += rows.length ? 0 : 1;
      tally.right += rows.filter(({ verdict }) => verdict === "right").length;
      tally.links += rows.filter(({ verdict }) => verdict === "right" || verdict === "wrong").length;
      waiting = setTimeout(fill, 0, at + 1, tally);
    }

    return {
      /** @param {LaboratoryState} state @param {AttentionTrace} trace */
      write(state, trace) {
        shown = { state, trace };
        clearTimeout(waiting);
        if (details.open) waiting = setTimeout(fill, SETTLED);
      },
    };
  }

  /**
   * @param {{ state: LaboratoryState, trace: AttentionTrace }} shown
   * @param {SentenceData} sentence
   * @param {LaboratoryPage} page
   */
  function survey({ state, trace }, sentence, { laboratory: { heads } }) {
    const { stream, heads: built } = /** @type {NonNullable<AttentionTrace["built"]>} */ (trace.built);
    const { temperature, divide, causal } = state;
    const every = heads[state.head]?.every ?? null;
    return Atenta.survey.survey(built[state.head], stream, sentence, { temperature, divide, causal, every });
  }

  /** The place of a sentence, made when it is first needed. @param {HTMLElement} details @param {HTMLElement} list @param {number} at */
  function section(details, list, at) {
    const template = /** @type {HTMLTemplateElement} */ (details.querySelector("template[data-sentence]"));
    while (list.children.length <= at) list.append(template.content.cloneNode(true));
    return /** @type {HTMLElement} */ (list.children[at]);
  }

  /**
   * @param {HTMLElement} details
   * @param {{ right: number, links: number, silent: number }} tally
   * @param {number} sentences how many there are
   * @param {Record<string, string>} words
   */
  function write_tally(details, { right, links, silent }, sentences, words) {
    const [count, others] = /** @type {NodeListOf<HTMLElement>} */ (details.querySelectorAll("[data-count], [data-silent]"));
    Atenta.say.put(count, links ? Atenta.say.text(words.count, { right, links }) : words.count_none);
    const all = silent === sentences ? words.silent_all : words.silent;
    Atenta.say.put(others, silent ? Atenta.say.text(all, { count: silent }) : "");
  }

  /** To the head's matrix, of whose row the reader asked. @param {HTMLElement} root */
  function show_figure(root) {
    const figure = /** @type {HTMLElement | null} */ (root.querySelector("[role=tabpanel]"));
    figure?.focus({ preventScroll: true });
    figure?.scrollIntoView({ block: "start" });
  }

  Atenta.all_sentences = all_sentences;
})(globalThis.Atenta = globalThis.Atenta || {});
