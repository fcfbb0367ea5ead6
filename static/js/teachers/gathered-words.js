(function (Atenta) {
  "use strict";

  const OWN = "question";
  /** Of the options, as the worksheet and its key count them. */
  const LETTERS = "abcdefghijklmnopqrstuvwxyz";

  /**
   * An answer as one says it: a head by its name, a cell by its words, an option by its letter and its text.
   * @param {string} exercise
   * @param {GatheredCell} cell
   * @param {Variant} variant
   * @param {Marking} marking
   * @param {Record<string, string>} words of ui.toml's [teachers]
   */
  function given(exercise, cell, variant, marking, words) {
    const found = marking.find(exercise);
    const kind = exercise === OWN ? "text" : found?.data.kind;
    const read = kind && Atenta.given.read(kind, cell.given);
    if (read === undefined || read === null || read === "") return cell.given;
    if (typeof read === "string") return read;
    if (typeof read === "number") return kind === "head" ? `H${read}` : `${LETTERS[read]}) ${found?.choices[read] ?? ""}`;
    if (!Array.isArray(read)) return text(read, words);
    if (kind === "order") return read.map((place) => place + 1).join(", ");
    const tokens = Atenta.tokens.tokenize(marking.state(exercise, variant).text);
    return read.map((place) => tokens[place] ?? place).join(" → ");
  }

  /** @param {GivenText} given @param {Record<string, string>} words */
  function text({ ticked, text }, words) {
    if (!ticked.length) return text;
    const count = ticked.filter(Boolean).length;
    return `${text}\n(${Atenta.say.text(words.ticked, { count, all: ticked.length })})`;
  }

  /** @param {GatheredCell | undefined} cell @param {Record<string, string>} words */
  function verdict(cell, words) {
    if (!cell) return words.verdict_none;
    const marked = Atenta.say.text(words[`verdict_${cell.verdict}`], { n: Number(cell.wrong) + 1 });
    return cell.seen ? `${marked} (${words.saw_answer})` : marked;
  }

  /** @param {GatheredRow} row @param {Record<string, string>} words */
  function remarks({ remarks }, words) {
    return remarks.map((key) => words[`remark_${key}`]).join(" ");
  }

  /**
   * What an exercise is called; one that this page has not, by its id.
   * @param {string} exercise
   * @param {ExercisesPage} page
   */
  function title(exercise, { exercises, strings }) {
    if (exercise === OWN) return strings.teachers.own_question;
    return exercises.find(({ id }) => id === exercise)?.title ?? exercise;
  }

  Atenta.gathered_words = { title, given, verdict, remarks };
})(globalThis.Atenta = globalThis.Atenta || {});
