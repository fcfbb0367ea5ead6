(function (Atenta) {
  "use strict";

  /** After this long without a change what stands open is written again (milliseconds). */
  const SETTLED = 200;
  const SIGNS = /** @type {Record<string, string>} */ ({ right: "✓", wrong: "✗", unsure: "?", none: "" });

  /**
   * The shown head on every sentence, a line for each token that asks; each leads to its sentence and row.
   * @param {HTMLElement} root
   * @param {EditedPage} page
   */
  function all_sentences(root, page) {
    const details = /** @type {HTMLDetailsElement} */ (root.querySelector("[data-all-sentences]"));
    const list = /** @type {HTMLElement} */ (details.querySelector("[data-list]"));
    const count = /** @type {HTMLElement} */ (details.querySelector("[data-count]"));
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
    function fill(at = 0, right = 0, links = 0) {
      clearTimeout(waiting);
      if (!shown?.trace.built) return;
      if (at === sentences.length) return Atenta.say.put(count, count_in_words(links, right, words));
      const rows = survey(shown, sentences[at], page);
      write_sentence(section(details, list, at), sentences[at], rows, shown.state, page);
      const judged = rows.filter(({ verdict }) => verdict === "right" || verdict === "wrong");
      const more = judged.filter(({ verdict }) => verdict === "right").length;
      waiting = setTimeout(fill, 0, at + 1, right + more, links + judged.length);
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
   * @param {EditedPage} page
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
   * @param {HTMLElement} place
   * @param {SentenceData} sentence
   * @param {SurveyedRow[]} rows
   * @param {LaboratoryState} state
   * @param {EditedPage} page
   */
  function write_sentence(place, sentence, rows, state, page) {
    const title = /** @type {HTMLElement} */ (place.querySelector("h3"));
    const lines = /** @type {HTMLElement} */ (place.querySelector("ul"));
    const none = /** @type {HTMLElement} */ (place.querySelector("[data-none]"));
    title.lang = lines.lang = sentence.lang;
    Atenta.say.put(title, Atenta.take_away.phrase(sentence.tokens.map(({ word }) => word)));
    none.hidden = rows.length > 0;
    while (lines.children.length > rows.length) lines.lastElementChild?.remove();
    while (lines.children.length < rows.length) lines.append(line(page.language));
    rows.forEach((row, at) => write_line(/** @type {HTMLElement} */ (lines.children[at]), sentence, row, state, page));
  }

  /** @param {string} language that of what is said of the words */
  function line(language) {
    const made = document.createElement("li");
    const verdict = document.createElement("span");
    verdict.lang = language;
    made.append(document.createElement("a"), " ", verdict);
    return made;
  }

  /**
   * @param {HTMLElement} place
   * @param {SentenceData} sentence
   * @param {SurveyedRow} row
   * @param {LaboratoryState} state
   * @param {EditedPage} page
   */
  function write_line(place, sentence, row, state, page) {
    const [link, verdict] = /** @type {HTMLElement[]} */ ([...place.children]);
    const words = page.strings.all_sentences;
    const word = (/** @type {number} */ at) => sentence.tokens[at].word;
    const there = Atenta.laboratory_state.write({ ...state, sentence: sentence.id, row: row.query, column: null }, page);
    if (link.getAttribute("href") !== `#${there}`) link.setAttribute("href", `#${there}`);
    Atenta.say.write(link, row.keys.length > 1 ? words.line_tied : words.line, {
      query: Atenta.say.token(word(row.query), "query"),
      key: Atenta.say.token(word(row.keys[0]), "key"),
      more: row.keys.length - 1,
      percent: Atenta.numbers.percent(row.weight),
    });
    place.dataset.verdict = row.verdict;
    const among = row.among.map(({ key, weight }) => `${word(key)} ${Atenta.numbers.percent(weight)}`).join(", ");
    const said = Atenta.say.text(words[row.verdict] ?? "", { wanted: row.wanted.map(word).join(", "), among });
    Atenta.say.put(verdict, `${SIGNS[row.verdict]} ${said}`.trim());
  }

  /** @param {number} links @param {number} right @param {Record<string, string>} words */
  function count_in_words(links, right, words) {
    return links ? Atenta.say.text(words.count, { right, links }) : words.count_none;
  }

  /** To the head's matrix, of whose row the reader asked. @param {HTMLElement} root */
  function show_figure(root) {
    const figure = /** @type {HTMLElement | null} */ (root.querySelector("[role=tabpanel]"));
    figure?.focus({ preventScroll: true });
    figure?.scrollIntoView({ block: "start" });
  }

  Atenta.all_sentences = all_sentences;
})(globalThis.Atenta = globalThis.Atenta || {});
