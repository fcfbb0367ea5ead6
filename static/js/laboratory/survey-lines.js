(function (Atenta) {
  "use strict";

  const SIGNS = { right: "✓", wrong: "✗", unsure: "?", none: "" };

  /**
   * A sentence and, in a line each, what a head does with the tokens that ask; what has not changed stays.
   * @param {HTMLElement} place
   * @param {SentenceData} sentence
   * @param {SurveyedRow[]} rows
   * @param {LaboratoryState} state
   * @param {LaboratoryPage} page
   */
  function write(place, sentence, rows, state, page) {
    const title = /** @type {HTMLElement} */ (place.querySelector("h3"));
    const lines = /** @type {HTMLElement} */ (place.querySelector("ul"));
    title.lang = sentence.lang;
    Atenta.say.put(title, Atenta.take_away.phrase(sentence.tokens.map(({ word }) => word)));
    place.hidden = rows.length === 0;
    while (lines.children.length > rows.length) lines.lastElementChild?.remove();
    while (lines.children.length < rows.length) lines.append(line());
    rows.forEach((row, at) => write_line(/** @type {HTMLElement} */ (lines.children[at]), sentence, row, state, page));
  }

  function line() {
    const made = document.createElement("li");
    made.append(document.createElement("a"), " ", document.createElement("span"));
    return made;
  }

  /**
   * @param {HTMLElement} place
   * @param {SentenceData} sentence
   * @param {SurveyedRow} row
   * @param {LaboratoryState} state
   * @param {LaboratoryPage} page
   */
  function write_line(place, sentence, row, state, page) {
    const [link, verdict] = /** @type {HTMLElement[]} */ ([...place.children]);
    const words = page.strings.all_sentences;
    const word = (/** @type {number} */ at) => sentence.tokens[at].word;
    const asked = Atenta.laboratory_state.write({ ...state, sentence: sentence.id, row: row.query, column: null }, page);
    const there = Atenta.anchors.to(`#${asked}`);
    if (link.getAttribute("href") !== there) link.setAttribute("href", there);
    write_weight(link, sentence, row, words);
    place.dataset.verdict = row.verdict;
    const among = row.among.map(({ key, weight }) => `${word(key)} ${Atenta.numbers.percent(weight)}`).join(", ");
    const said = Atenta.say.text(words[row.verdict] ?? "", { wanted: row.wanted.map(word).join(", "), among });
    Atenta.say.put(verdict, `${SIGNS[row.verdict]}\u00a0${said}`.trim());
  }

  /**
   * @param {HTMLElement} link
   * @param {SentenceData} sentence
   * @param {SurveyedRow} row
   * @param {Record<string, string>} words
   */
  function write_weight(link, { tokens, lang }, { query, keys, weight }, words) {
    const token = (/** @type {number} */ at, /** @type {"query" | "key"} */ role) => Atenta.say.token(tokens[at].word, role, lang);
    const template = [words.line, words.line_tied][keys.length - 1] ?? words.line_even;
    Atenta.say.write(link, template, {
      query: token(query, "query"), key: token(keys[0], "key"), other: token(keys[1] ?? keys[0], "key"),
      count: keys.length, percent: Atenta.numbers.percent(weight),
    });
  }

  Atenta.survey_lines = { write };
})(globalThis.Atenta = globalThis.Atenta || {});
