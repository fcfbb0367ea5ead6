(function (Atenta) {
  "use strict";

  /**
   * Puts a student's own numbers into the texts and the figure of an exercise. The build's stand there at first.
   * @param {HTMLElement} article
   * @param {Marking} marking
   */
  function refill(article, marking) {
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
      write_right(article, marking.answers(id, variant));
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
   * The right answer, where it is one of the words that stand in the exercise's own fields.
   * @param {HTMLElement} article
   * @param {ExerciseAnswers} answers
   */
  function write_right(article, { kind, right }) {
    const place = article.querySelector("[data-right]");
    if (!place || !["choice", "order"].includes(kind)) return;
    const options = [...article.querySelectorAll(kind === "choice" ? "label:has([name=answer]) > span" : "[data-item] > span")];
    const parts = [right].flat().map((at, number) => {
      const option = kind === "choice" ? options[at] : options.find(({ parentElement }) => parentElement?.dataset.item === String(at));
      return [...(kind === "order" ? [`${number ? "; " : ""}${number + 1}. `] : []), ...(option?.cloneNode(true).childNodes ?? [])];
    });
    place.replaceChildren(...parts.flat());
  }

  Atenta.refill = refill;
})(globalThis.Atenta = globalThis.Atenta || {});
