(function (Atenta) {
  "use strict";

  /**
   * One exercise on the page: takes answers and shows what is said to them.
   * @param {HTMLElement} article
   * @param {Record<string, string>} words ui.toml's [exercises_page]
   * @param {AskingEvents & Pick<ExerciseWays, "phrase">} told
   * @returns {Asking}
   */
  function asking(article, words, told) {
    const part = (/** @type {string} */ name) => /** @type {HTMLElement | null} */ (article.querySelector(`[data-${name}]`));
    const id = article.dataset.exercise ?? "";
    const form = /** @type {HTMLFormElement} */ (article.querySelector("form[data-answer]"));
    const problem = /** @type {HTMLElement} */ (article.querySelector(".problem"));
    const feedback = /** @type {HTMLElement} */ (part("feedback"));
    const explanation = /** @type {HTMLDetailsElement | null} */ (part("explanation"));
    const title = /** @type {HTMLElement} */ (article.querySelector("h2"));
    const fields = Atenta.answer_fields(article);
    /** Whether an answer is being written that was not handed to the page yet. */
    let unsent = false;
    title.tabIndex = -1;

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      told.answer(id, fields.read());
    });
    form.addEventListener("input", unsay);
    article.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === "check") told.tick(id, fields.read());
    });
    article.querySelector("button[name=give_up]")?.addEventListener("click", () => {
      told.give_up(id);
      // The button is gone: what it showed takes the focus.
      explanation?.querySelector("summary")?.focus();
    });
    article.addEventListener("atenta:moved", (event) => {
      unsay();
      const place = part("placed");
      if (place && event instanceof CustomEvent) Atenta.say.put(place, Atenta.say.text(words.placed, event.detail));
    });
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (article.querySelectorAll("button[name=phrase]"))) {
      button.addEventListener("click", () => told.phrase(id, button.value));
    }
    hints_in_steps(part("hints"), (opened) => told.hint(id, opened));

    /** Why an answer says nothing; "" takes it back. @param {string} reason */
    function refuse(reason) {
      Atenta.say.put(problem, reason ? words[reason] : "");
      if (reason) fields.first.setAttribute("aria-invalid", "true");
      else fields.first.removeAttribute("aria-invalid");
      if (reason) fields.first.focus();
    }

    /** What was said of an answer is not said of the next one, which is being written. */
    function unsay() {
      unsent = true;
      refuse("");
      article.dataset.verdict = "";
      feedback.replaceChildren();
    }

    /** @param {string[]} keys of the texts that are said, in order */
    function said(keys) {
      return keys.flatMap((key) => {
        const text = article.querySelector(`[data-say="${key}"]`);
        return text ? [...text.cloneNode(true).childNodes] : [];
      });
    }

    return {
      id, article, refuse, unsay,
      unsent: () => (unsent ? fields.read() : ""),
      focus: () => title.focus(),
      fill: (given) => fields.write(given === null ? null : Atenta.given.read(/** @type {ExerciseKind} */ (article.dataset.kind), given)),
      show({ mark, percent, explained }) {
        refuse("");
        unsent = false;
        article.dataset.verdict = mark?.verdict ?? "";
        if (explanation) [explanation.hidden, explanation.open] = [!explained, explained];
        article.querySelector("button[name=give_up]")?.toggleAttribute("hidden", explained);
        const keys = mark ? [...(percent ? ["percent"] : []), key_of(mark, article.dataset.kind)] : [];
        feedback.replaceChildren(...(is_wrong(mark) ? [not_yet()] : []), ...said(keys));
      },
    };

    /** The verdict in words: nothing is said by colour alone. */
    function not_yet() {
      const label = document.createElement("p");
      label.className = "not-yet";
      label.textContent = words.not_yet;
      return label;
    }
  }

  /** @param {Mark | null} mark */
  const is_wrong = (mark) => mark?.verdict === "wrong" || mark?.verdict === "typical";

  /** Which of the exercise's texts answers a mark. @param {Mark} mark @param {string} [kind] */
  function key_of(mark, kind) {
    if (mark.verdict === "typical") return `${kind === "choice" ? "option" : "wrong"}.${mark.wrong}`;
    return mark.verdict === "right" || mark.verdict === "near" ? mark.verdict : "other";
  }

  /** The next hint stands there once the one before it was opened. @param {HTMLElement | null} place @param {(opened: number) => void} told */
  function hints_in_steps(place, told) {
    const hints = /** @type {HTMLDetailsElement[]} */ ([...(place?.querySelectorAll("details") ?? [])]);
    hints.forEach((hint, at) => {
      hint.hidden = at > 0;
      hint.addEventListener("toggle", () => {
        if (!hint.open) return;
        hints[at + 1]?.removeAttribute("hidden");
        told(at + 1);
      });
    });
  }

  Atenta.asking = asking;
})(globalThis.Atenta = globalThis.Atenta || {});
