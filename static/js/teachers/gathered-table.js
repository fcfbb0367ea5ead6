(function (Atenta) {
  "use strict";

  /**
   * The hand-ins of one task as a table: a row for each student, a column for each exercise.
   * @param {GatheredTask} task
   * @param {ExercisesPage} page
   * @param {Marking} marking
   * @param {string} path of the page of exercises, from the site's root
   */
  function table(task, page, marking, path) {
    const { exercises, rows } = task;
    const words = page.strings.teachers;
    const made = document.createElement("table");
    made.className = "plain gathered";
    made.createCaption().textContent = Atenta.gathered_words.caption(task, words);
    const head = made.createTHead().insertRow();
    // With the numbers that they have on the students' page.
    const names = exercises.map((id, at) => `${at + 1}. ${Atenta.gathered_words.title(id, page)}`);
    for (const name of [words.number, words.name, words.right, ...names, words.remarks, words.file]) head.append(header(name, "col"));
    const body = made.createTBody();
    const all = marked(exercises, marking).length;
    for (const row of rows) {
      const line = body.insertRow();
      line.insertCell().textContent = String(row.hand_in.number ?? "");
      line.append(student(row.hand_in, page, path));
      line.insertCell().textContent = Atenta.say.text(words.right_of, { right: row.right, all });
      for (const id of exercises) answer(line.insertCell(), id, row, marking, words);
      line.insertCell().textContent = Atenta.gathered_words.remarks(row, page);
      line.insertCell().textContent = row.file;
    }
    summary(made.createTFoot().insertRow(), exercises, rows, marking, words);
    return made;
  }

  /**
   * A name that leads to the exercises as this student left them, with all that was said of the answers.
   * @param {HandIn} hand_in
   * @param {ExercisesPage} page
   * @param {string} path
   */
  function student({ name, state }, { root, strings }, path) {
    const cell = header("", "row");
    const link = document.createElement("a");
    link.href = Atenta.anchors.join(Atenta.anchors.to(`${root}${path}`), `#${state}`);
    // The table is nowhere kept: it stays open.
    link.target = "_blank";
    const said = Atenta.gathered_words.name(name);
    const isolated = document.createElement("bdi");
    isolated.textContent = said;
    link.append(isolated);
    link.title = link.ariaLabel = Atenta.say.text(strings.teachers.open_state, { name: said });
    cell.append(link);
    return cell;
  }

  /** Those that a page can mark. @param {string[]} exercises @param {Marking} marking */
  function marked(exercises, marking) {
    return exercises.filter((id) => (marking.find(id)?.data.kind ?? "text") !== "text");
  }

  /**
   * How an answer was marked, what it was, and after how many tries and hints.
   * @param {HTMLElement} place
   * @param {string} id
   * @param {GatheredRow} row
   * @param {Marking} marking
   * @param {Record<string, string>} words
   */
  function answer(place, id, { cells, hand_in }, marking, words) {
    const cell = cells[id];
    const verdict = line(Atenta.gathered_words.verdict(id, cell, marking, words), `verdict ${cell?.verdict ?? "none"}`);
    place.dataset.sign = Atenta.gathered_words.sign(cell);
    place.append(verdict);
    if (!cell) return;
    const given = Atenta.gathered_words.given(id, cell, hand_in.number, marking, words);
    const right = Atenta.gathered_words.right(id, cell, hand_in.number, marking, words);
    place.append(line(given, "given"), ...(right ? [line(right, "help")] : []), line(Atenta.gathered_words.work(cell, words), "help"));
  }

  /**
   * How many of the class have each exercise right.
   * @param {HTMLTableRowElement} foot
   * @param {string[]} exercises
   * @param {GatheredRow[]} rows
   * @param {Marking} marking
   * @param {Record<string, string>} words
   */
  function summary(foot, exercises, rows, marking, words) {
    foot.insertCell();
    foot.append(header(words.class, "row"));
    foot.insertCell();
    const able = marked(exercises, marking);
    for (const id of exercises) {
      const right = rows.filter(({ cells }) => cells[id]?.verdict === "right").length;
      foot.insertCell().textContent = able.includes(id) ? Atenta.say.text(words.right_of, { right, all: rows.length }) : "";
    }
    foot.insertCell();
    foot.insertCell();
  }

  /** @param {string} text @param {"col" | "row"} scope */
  function header(text, scope) {
    const cell = document.createElement("th");
    cell.scope = scope;
    cell.textContent = text;
    return cell;
  }

  /** @param {string} text @param {string} kind */
  function line(text, kind) {
    const made = document.createElement("div");
    made.className = kind;
    made.textContent = text;
    return made;
  }

  Atenta.gathered_table = table;
})(globalThis.Atenta = globalThis.Atenta || {});
