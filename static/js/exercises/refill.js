(function (Atenta) {
  "use strict";

  /**
   * Puts a student's own numbers into the texts and the figure of an exercise. The build's stand there at first.
   * @param {HTMLElement} article
   * @param {Marking} marking
   * @param {Record<string, string>} words ui.toml's [exercises]
   */
  function refill(article, marking, words) {
    const id = article.dataset.exercise ?? "";
    const numbers = /** @type {HTMLElement[]} */ ([...article.querySelectorAll("[data-shown]")]);
    const table = /** @type {HTMLTableElement | null} */ (article.querySelector("[data-broken] table"));
    /** @type {Variant} */
    let written = null;

    /** @param {Variant} variant */
    return (variant) => {
      if (variant === written || !marking.find(id)) return;
      written = variant;
      const { kind } = marking.answers(id, variant);
      for (const number of numbers) {
        const value = marking.shown(id, variant, number.dataset.shown ?? "");
        Atenta.say.put(number, said(value, number.dataset, kind === "head" && number.dataset.shown === "answer"));
      }
      write_right(article, marking.answers(id, variant), words);
      const rows = marking.figure(id, variant);
      if (table && rows) Atenta.small_matrix(table, Atenta.tokens.tokenize(marking.state(id, variant).text), rows);
      if (kind !== "head") return;
      const { heads } = marking.state(id, variant);
      article.querySelectorAll("label:has([name=answer])").forEach((choice, head) => choice.toggleAttribute("hidden", head >= heads));
    };
  }

  /** @param {number} value @param {DOMStringMap} how @param {boolean} is_head */
  function said(value, { percent, digits }, is_head) {
    if (is_head) return `H${value}`;
    return percent === undefined ? Atenta.numbers.fixed(value, Number(digits)) : Atenta.numbers.percent(value);
  }

  /**
   * The right answer, where it is made of what stands in the exercise's own fields.
   * @param {HTMLElement} article
   * @param {ExerciseAnswers} answers
   * @param {Record<string, string>} words
   */
  function write_right(article, { kind, right }, words) {
    const place = article.querySelector("[data-right]");
    const at = [right].flat();
    const copy = (/** @type {string} */ selector) => [...(article.querySelector(selector)?.cloneNode(true).childNodes ?? [])];
    const word = (/** @type {string} */ name, /** @type {number} */ value) =>
      article.querySelector(`select[name=${name}] option[value="${value}"]`)?.textContent ?? "";
    if (kind === "choice") place?.replaceChildren(...copy(`label:has([value="${at[0]}"]) > span`));
    if (kind === "cell" && place) Atenta.say.put(place, Atenta.say.text(words.cell, { row: word("row", at[0]), column: word("column", at[1]) }));
    if (kind !== "order") return;
    place?.replaceChildren(...at.flatMap((item, before) => [`${before ? "; " : ""}${before + 1}. `, ...copy(`[data-item="${item}"] > span`)]));
  }

  Atenta.refill = refill;
})(globalThis.Atenta = globalThis.Atenta || {});
