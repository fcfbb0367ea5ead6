(function (Atenta) {
  "use strict";

  const OWN = "question";
  /** Of the options, as the worksheet and its key count them. */
  const LETTERS = "abcdefghijklmnopqrstuvwxyz";
  /** Code points of a name. */
  const LONGEST = 80;
  /** What could turn the direction of what stands beside a name, or run on unseen. */
  const UNSEEN = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
  /** @type {Record<string, string>} */
  const SIGNS = { right: "✓", near: "≈", wrong: "✗", typical: "✗", unreadable: "✗", open: "…", unknown: "?" };

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
    if (typeof read === "number") return kind === "head" ? `H${read}` : option(found, read);
    if (!Array.isArray(read)) return text(read, words);
    if (kind === "order") return Atenta.key.lines(read);
    const tokens = Atenta.tokens.tokenize(marking.state(exercise, variant).text);
    return read.map((place) => tokens[place] ?? place).join(" → ");
  }

  /** @param {GivenText} given @param {Record<string, string>} words */
  function text({ ticked, text }, words) {
    if (!ticked.length) return text;
    const count = ticked.filter(Boolean).length;
    return `${text}\n(${Atenta.say.text(words.ticked, { count, all: ticked.length })})`;
  }

  /** One that no exercise offers is said by its number. @param {PageExercise | null | undefined} found @param {number} read */
  function option(found, read) {
    const said = found?.choices[read];
    return said === undefined ? String(read) : `${LETTERS[read]}) ${said}`;
  }

  /** @param {string} exercise @param {GatheredCell | undefined} cell @param {Marking} marking @param {Record<string, string>} words */
  function verdict(exercise, cell, marking, words) {
    if (!cell) return words.verdict_none;
    const found = marking.find(exercise);
    // An option that is not right is no more than that: the answer says which one.
    const is_error = cell.verdict === "typical" && found?.data.kind !== "choice";
    const wrong = is_error ? error(found, Number(cell.wrong), words) : words.verdict_wrong;
    const marked = cell.verdict === "typical" ? wrong : words[`verdict_${cell.verdict}`];
    return cell.seen ? `${marked} (${words.saw_answer})` : marked;
  }

  /** @param {PageExercise | null} exercise @param {number} at @param {Record<string, string>} words */
  function error(exercise, at, words) {
    return exercise?.data.kind === "choice" ? option(exercise, at) : Atenta.say.text(words.verdict_typical, { n: at + 1 });
  }

  /**
   * What each typical error is, in the words that its students read. To the right option nobody said anything: it is
   * told as such, or of how many students it is where list numbers make another one right.
   * @param {PageExercise} exercise
   * @param {GatheredRow[]} rows
   * @param {Marking} marking
   * @param {Record<string, string>} words
   */
  function says(exercise, rows, marking, words) {
    const { id, data } = exercise;
    const answered = rows.filter(({ cells }) => cells[id]);
    const asked = data.kind !== "choice" ? [] : answered.length ? answered : rows;
    const rights = asked.map(({ hand_in: { number } }) => [marking.answers(id, number).right].flat()[0]);
    return exercise.says.map((say, at) => {
      const count = rights.filter((right) => right === at).length;
      const how = !count ? words.error : count < rights.length ? words.option_right_some : words.option_right;
      return Atenta.say.text(how, { name: error(exercise, at, words), say, count, all: rights.length });
    });
  }

  /** @param {GatheredCell | undefined} cell */
  function sign(cell) {
    return (cell && SIGNS[cell.verdict]) ?? "–";
  }

  /** @param {string} exercise @param {GatheredCell} cell @param {Variant} variant @param {Marking} marking @param {Record<string, string>} words */
  function right(exercise, { verdict }, variant, marking, words) {
    const found = marking.find(exercise);
    if (!found || found.data.kind === "text" || verdict === "right") return "";
    const answers = marking.answers(exercise, variant);
    const tokens = Atenta.tokens.tokenize(marking.state(exercise, variant).text);
    const said = answers.kind === "choice" ? option(found, [answers.right].flat()[0]) : Atenta.key.short(answers, tokens);
    return Atenta.say.text(words.right_is, { right: said });
  }

  /** @param {GatheredCell} cell @param {Record<string, string>} words */
  function work({ tries, hints }, words) {
    return Atenta.say.text(words.tries_and_hints, { tries: tries ?? "?", hints: hints ?? "?" });
  }

  /** @param {string} name */
  function plain(name) {
    const points = [...name.replace(UNSEEN, "").replace(/\s+/g, " ").trim()];
    return points.length > LONGEST ? `${points.slice(0, LONGEST).join("")}…` : points.join("");
  }

  /** @param {GatheredTask} task @param {Record<string, string>} words */
  function caption({ title, rows, set, other }, words) {
    const said = Atenta.say.text(words.task_of, { title: title || words.no_task, count: rows.length });
    const apart = other?.apart.map((part) => words[`apart_${part}`]).join(", ");
    if (!other && !set?.check) return said;
    return [
      `${said}.`, ...(other ? [Atenta.say.text(words.apart, { place: other.place, apart: apart ?? "" })] : []), ...(set?.check ? [words.task_cut] : []),
    ].join(" ");
  }

  /** @param {GatheredRow} row @param {ExercisesPage} page */
  function remarks({ remarks, differing }, page) {
    const exercises = differing.map((id) => title(id, page)).join(", ");
    return remarks.map((key) => Atenta.say.text(page.strings.teachers[`remark_${key}`], { exercises })).join(" ");
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

  Atenta.gathered_words = { title, given, verdict, says, sign, right, work, name: plain, caption, remarks };
})(globalThis.Atenta = globalThis.Atenta || {});
