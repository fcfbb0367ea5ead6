(function (Atenta) {
  "use strict";

  /**
   * Opens a student's own file, and a task that was pasted.
   * @param {HTMLElement} root
   * @param {ExercisesPage} page
   * @param {HandInOpened} opened
   */
  function opening(root, page, opened) {
    const find = (/** @type {string} */ what) => /** @type {HTMLElement} */ (root.querySelector(what));
    const tell = (/** @type {string} */ place, /** @type {string} */ text) => Atenta.say.put(find(place), text);
    const { hand_in: said, task: words } = page.strings;
    const chooser = /** @type {HTMLInputElement} */ (find("[name=hand_in]"));
    const code = /** @type {HTMLInputElement} */ (find("[name=task_code]"));

    chooser.addEventListener("change", async () => {
      const file = chooser.files?.[0];
      if (!file) return;
      const reading = await Atenta.hand_in_file(file);
      // The same file can be chosen again after it was mended.
      chooser.value = "";
      tell("[data-file-problem]", "fault" in reading ? `${file.name}: ${Atenta.hand_in.fault(reading, said)} ${said.kept}` : "");
      if ("fault" in reading) opened.nothing();
      else opened.hand_in(reading);
    });
    find("[data-task-code]").addEventListener("submit", (event) => {
      event.preventDefault();
      const fragment = Atenta.task.fragment(code.value);
      const { task } = Atenta.task.read(Atenta.reading.parts(fragment).found);
      const fits = task && Atenta.task.is_whole(fragment);
      tell("[data-code-problem]", fits ? "" : task ? words.cut : words.no_task);
      if (!fits) {
        opened.nothing();
        return code.focus();
      }
      code.value = "";
      opened.task(fragment, task.title);
    });
  }

  Atenta.hand_in_opening = opening;
})(globalThis.Atenta = globalThis.Atenta || {});
