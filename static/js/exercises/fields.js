(function (Atenta) {
  "use strict";

  /** How an answer of each kind is read from an exercise's fields and put into them. @type {Record<ExerciseKind, (article: HTMLElement) => AnswerFields>} */
  const KINDS = { number: one_line, choice: radios, head: radios, cell: two_lists, order: ordered, text: own_words };

  /**
   * The fields in which an exercise is answered.
   * @param {HTMLElement} article
   * @returns {AnswerFields}
   */
  function answer_fields(article) {
    return KINDS[/** @type {ExerciseKind} */ (article.dataset.kind)](article);
  }

  /** @param {HTMLElement} article */
  function one_line(article) {
    const field = /** @type {HTMLInputElement} */ (article.querySelector("[name=answer]"));
    return {
      first: field,
      read: () => field.value.trim(),
      write: (/** @type {GivenAnswer | null} */ given) => void (field.value = String(given ?? "")),
    };
  }

  /** @param {HTMLElement} article */
  function radios(article) {
    const all = /** @type {HTMLInputElement[]} */ ([...article.querySelectorAll("[name=answer]")]);
    return {
      first: all[0],
      read: () => all.find(({ checked }) => checked)?.value ?? "",
      write: (/** @type {GivenAnswer | null} */ given) => all.forEach((radio) => (radio.checked = radio.value === String(given))),
    };
  }

  /** A row and a column of the matrix. @param {HTMLElement} article */
  function two_lists(article) {
    const lists = /** @type {HTMLSelectElement[]} */ ([...article.querySelectorAll("select")]);
    return {
      first: lists[0],
      read: () => (lists.every(({ value }) => value) ? Atenta.given.write(lists.map(({ value }) => Number(value))) : ""),
      write: (/** @type {GivenAnswer | null} */ given) =>
        lists.forEach((list, at) => (list.value = Array.isArray(given) ? String(given[at]) : "")),
    };
  }

  /** @param {HTMLElement} article */
  function ordered(article) {
    const list = Atenta.order_list(/** @type {HTMLElement} */ (article.querySelector("[data-order]")));
    return {
      first: list.first,
      read: () => Atenta.given.write(list.read()),
      write: (/** @type {GivenAnswer | null} */ given) => list.write(Array.isArray(given) ? given : null),
    };
  }

  /** A free text and the checks that its writer ticks off. @param {HTMLElement} article */
  function own_words(article) {
    const field = /** @type {HTMLTextAreaElement} */ (article.querySelector("[name=answer]"));
    const checks = /** @type {HTMLInputElement[]} */ ([...article.querySelectorAll("[name=check]")]);
    return {
      first: field,
      read: () => Atenta.given.write({ ticked: checks.map(({ checked }) => checked), text: field.value }),
      write: (/** @type {GivenAnswer | null} */ given) => {
        const { text, ticked } = typeof given === "object" && given && "text" in given ? given : { text: "", ticked: [] };
        field.value = text;
        checks.forEach((check, at) => (check.checked = ticked[at] ?? false));
      },
    };
  }

  Atenta.answer_fields = answer_fields;
})(globalThis.Atenta = globalThis.Atenta || {});
