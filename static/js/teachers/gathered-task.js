(function (Atenta) {
  "use strict";

  /**
   * What is shown of a task: its table in a frame that scrolls, what saves it, and what its results say.
   * @param {GatheredTask} task
   * @param {number} at
   * @param {ExercisesPage} page
   * @param {Marking} marking
   * @param {string} path of the page of exercises
   */
  function gathered_task(task, at, page, marking, path) {
    const { teachers: words } = page.strings;
    const table = Atenta.gathered_table(task, page, marking, path);
    const frame = document.createElement("div");
    frame.className = "scroll";
    frame.tabIndex = 0;
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", table.caption?.textContent ?? "");
    frame.append(table);
    const button = document.createElement("button");
    Object.assign(button, { type: "button", name: "save_csv", value: String(at), textContent: words.save_csv });
    if (task.other) button.textContent = Atenta.say.text(words.save_csv_of, { place: at + 1 });
    return [frame, button, legend(task, page, marking)];
  }

  /**
   * What the page says to each typical error and option.
   * @param {GatheredTask} task
   * @param {ExercisesPage} page
   * @param {Marking} marking
   */
  function legend({ exercises, rows }, page, marking) {
    const words = page.strings.teachers;
    const folded = document.createElement("details");
    const list = document.createElement("dl");
    folded.className = "errors";
    folded.append(Atenta.say.element("summary", words.errors), list);
    for (const id of exercises) {
      const found = marking.find(id);
      if (!found?.says.length) continue;
      list.append(Atenta.say.element("dt", found.title));
      const said = Atenta.gathered_words.says(found, rows, marking, words);
      list.append(...said.map((text) => Atenta.say.element("dd", text)));
    }
    folded.hidden = list.children.length === 0;
    return folded;
  }

  Atenta.gathered_task = gathered_task;
})(globalThis.Atenta = globalThis.Atenta || {});
