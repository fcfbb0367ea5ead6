(function (Atenta) {
  "use strict";

  /**
   * The folder of hand-ins: files that are chosen again add to those before.
   * @param {HTMLElement} section
   * @param {ExercisesPage} page
   */
  function create(section, page) {
    const words = page.strings.teachers;
    const find = (/** @type {string} */ what) => /** @type {HTMLElement} */ (section.querySelector(what));
    const say = (/** @type {string} */ text) => Atenta.say.put(find("[data-gathered-status]"), text);
    const marking = Atenta.marking(page);
    /** @type {Map<string, HandInReading>} */
    const kept = new Map();
    /** @type {Gathered} */
    let gathered = { tasks: [], damaged: [] };

    for (const name of ["folder", "files"]) {
      const chooser = /** @type {HTMLInputElement} */ (find(`[name=${name}]`));
      chooser.addEventListener("change", async () => {
        await read([...(chooser.files ?? [])].filter(({ name }) => !name.startsWith(".")));
        // So that the same folder can be read again.
        chooser.value = "";
      });
    }
    // A phone has files, but no folders. Here, since to the HTML standard the attribute is unknown.
    const folder = /** @type {HTMLInputElement} */ (find("[name=folder]"));
    find("[data-folder-picker]").hidden = !("webkitdirectory" in folder);
    folder.webkitdirectory = true;
    section.addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      if (target.name === "save_csv") save(gathered.tasks[Number(target.value)]);
      if (target.name !== "forget") return;
      kept.clear();
      show();
      say(words.forgotten);
    });

    /** @param {File[]} files */
    async function read(files) {
      if (!files.length) return say(words.nothing);
      say(Atenta.say.text(words.reading, { count: files.length }));
      // Seen, and not told at every file: a voice would be at it long after the last.
      const progress = /** @type {HTMLProgressElement} */ (find("[data-gathering]"));
      progress.hidden = false;
      for (const [at, file] of files.entries()) {
        await take(file);
        progress.value = (at + 1) / files.length;
      }
      progress.hidden = true;
      show();
      const count = gathered.tasks.reduce((sum, { rows }) => sum + rows.length, 0);
      say(Atenta.say.text(words.gathered, { count, damaged: gathered.damaged.length }));
    }

    /** Reads a file and computes what it is marked by, so that the page can be used between two. @param {File} file */
    async function take(file) {
      const name = file.webkitRelativePath || file.name;
      const reading = await Atenta.hand_in_file(file);
      kept.set(name, reading);
      Atenta.gather([{ name, reading }], page, marking);
      await new Promise((resolve) => setTimeout(resolve));
    }

    function show() {
      gathered = Atenta.gather([...kept].map(([name, reading]) => ({ name, reading })), page, marking);
      find("[name=forget]").hidden = kept.size === 0;
      find("[data-damaged]").hidden = gathered.damaged.length === 0;
      find("[data-damaged] ul").replaceChildren(...gathered.damaged.map((file) => damaged(file, page)));
      find("[data-gathered]").replaceChildren(...gathered.tasks.flatMap((task, at) => shown(task, at, page, marking, section.dataset.path ?? "")));
    }

    /** @param {GatheredTask} task */
    function save(task) {
      const file = `${["atenta", words.csv_name, Atenta.plain_name(task.title)].filter(Boolean).join("-")}.csv`;
      Atenta.save.file(Atenta.csv(Atenta.gathered_rows(task, gathered.damaged, page, marking)), file, "text/csv");
      say(Atenta.say.text(words.csv_saved, { file }));
    }
  }

  /** A file's name, and why it is no hand-in. @param {DamagedFile} file @param {ExercisesPage} page */
  function damaged(file, { strings }) {
    const [item, name] = ["li", "b"].map((kind) => document.createElement(kind));
    name.textContent = file.file;
    item.append(name, ` ${Atenta.hand_in.fault(file, strings.hand_in)}`);
    return item;
  }

  /**
   * A task's table in a frame that scrolls, and what saves it.
   * @param {GatheredTask} task
   * @param {number} at
   * @param {ExercisesPage} page
   * @param {Marking} marking
   * @param {string} path
   */
  function shown(task, at, page, marking, path) {
    const table = Atenta.gathered_table(task, page, marking, path);
    const frame = document.createElement("div");
    frame.className = "scroll";
    frame.tabIndex = 0;
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", table.caption?.textContent ?? "");
    frame.append(table);
    const button = document.createElement("button");
    Object.assign(button, { type: "button", name: "save_csv", value: String(at), textContent: page.strings.teachers.save_csv });
    return [frame, button];
  }

  Atenta.hand_ins = create;
})(globalThis.Atenta = globalThis.Atenta || {});
