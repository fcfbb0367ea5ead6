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
    const kept = Atenta.chosen_files();
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
    const compact = /** @type {HTMLInputElement} */ (find("[name=compact]"));
    const set = () => find("[data-gathered]").classList.toggle("compact", compact.checked);
    compact.addEventListener("change", set);
    // Firefox puts old settings back into the fields of a page that is reloaded, perhaps before this.
    addEventListener("pageshow", set);
    set();
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
      const before = kept.all().length;
      let namesakes = 0;
      /** @type {string[]} */
      const copies = [];
      for (const [at, file] of files.entries()) {
        const became = await take(file);
        if (became === "namesake") namesakes++;
        if (became === "copy") copies.push(path(file));
        progress.value = (at + 1) / files.length;
      }
      progress.hidden = true;
      show();
      const count = gathered.tasks.reduce((sum, { rows }) => sum + rows.length, 0);
      const added = Atenta.say.text(words.added, { added: kept.all().length - before, before });
      const doubled = Atenta.say.text(words.namesakes, { count: namesakes });
      const said = Atenta.say.text(words.gathered, { count, damaged: gathered.damaged.length });
      const copied = Atenta.say.text(words.copies, { files: copies.join(", ") });
      say([said, ...(before ? [added] : []), ...(namesakes ? [doubled] : []), ...(copies.length ? [copied] : [])].join(" "));
    }

    /** Reads a file and computes what it is marked by, so that the page can be used between two. @param {File} file */
    async function take(file) {
      const name = path(file);
      const reading = await Atenta.hand_in_file(file);
      const became = kept.add(name, reading, file.size);
      Atenta.gather([{ name, reading }], page, marking);
      await new Promise((resolve) => setTimeout(resolve));
      return became;
    }

    function show() {
      gathered = Atenta.gather(kept.all(), page, marking);
      find("[data-control=compact]").hidden = gathered.tasks.length === 0;
      find("[name=forget]").hidden = kept.all().length === 0;
      for (const [place, foreign] of /** @type {const} */ ([["[data-damaged]", false], ["[data-foreign]", true]])) {
        const files = gathered.damaged.filter(({ fault }) => (fault === "not_ours") === foreign);
        find(place).hidden = files.length === 0;
        find(`${place} ul`).replaceChildren(...files.map((file) => damaged(file, page)));
      }
      find("[data-gathered]").replaceChildren(...gathered.tasks.flatMap((task, at) => Atenta.gathered_task(task, at, page, marking, section.dataset.path ?? "")));
    }

    /** @param {GatheredTask} task */
    function save(task) {
      const file = `${["atenta", words.csv_name, Atenta.plain_name(task.title), task.other?.place].filter(Boolean).join("-")}.csv`;
      // Once is enough for the files that nobody could read.
      const damaged = task === gathered.tasks[0] ? gathered.damaged : [];
      Atenta.save.file(Atenta.csv(Atenta.gathered_rows(task, damaged, page, marking)), file, "text/csv");
      say(Atenta.say.text(words.csv_saved, { file }));
    }
  }

  /** Its folders too, where one was chosen. @param {File} file */
  const path = (file) => file.webkitRelativePath || file.name;

  /** A file's name, and why it is no hand-in. @param {DamagedFile} file @param {ExercisesPage} page */
  function damaged(file, { strings }) {
    const [item, name] = ["li", "b"].map((kind) => document.createElement(kind));
    name.textContent = file.file;
    item.append(name, ` ${Atenta.hand_in.fault(file, strings.hand_in)}`);
    return item;
  }

  Atenta.hand_ins = create;
})(globalThis.Atenta = globalThis.Atenta || {});
