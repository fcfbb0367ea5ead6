(function (Atenta) {
  "use strict";

  /** The address that was typed last, where the browser keeps things. */
  const KEPT = "atenta:published";
  /** Where `serve` shows the site: nobody else gets there. */
  const OWN_MACHINE = ["localhost", "127.0.0.1", "[::1]"];
  /** Characters of a link that every program for messages leaves whole. */
  const SAFE = 2000;

  /**
   * What comes out of the form: the task's link, its picture and its code.
   * @param {HTMLElement} section with the address of the page of exercises, and of the site where one is known
   * @param {ExercisesPage} page
   * @returns {TaskPart}
   */
  function create(section, page) {
    const words = page.strings.teachers;
    const find = (/** @type {string} */ what) => /** @type {HTMLElement} */ (section.querySelector(what));
    const area = (/** @type {string} */ name) => /** @type {HTMLTextAreaElement} */ (find(`[name=${name}]`));
    const published = /** @type {HTMLInputElement} */ (find("[name=published]"));
    const say = (/** @type {string} */ text) => Atenta.say.put(find("[data-made]"), text);
    const qr = Atenta.task_qr(section, page);
    const online = location.protocol.startsWith("http") && !OWN_MACHINE.includes(location.hostname);
    /** @type {Task | null} */
    let shown = null;

    find("[data-published-field]").hidden = online;
    published.value = section.dataset.published || Atenta.memory.recall(KEPT);
    published.addEventListener("input", () => {
      Atenta.memory.keep(KEPT, published.value);
      if (shown) write(shown);
    });
    for (const name of ["link", "code"]) {
      find(`[name=copy_${name}]`).addEventListener("click", async () => {
        const copied = await Atenta.save.copy(area(name).value, area(name));
        say(copied ? words[`${name}_copied`] : words.copy_refused);
      });
    }
    find("[name=print_leaflet]").addEventListener("click", () => void qr.drawn().then(print_leaflet));

    /** Where students find the site; "" where that is not known. */
    const base = () => Atenta.published.base(published.value);

    /** @param {Task} task */
    function write(task) {
      shown = task;
      const title = task.title.trim() || words.untitled;
      const code = Atenta.task.write({ ...task, title });
      const within = Atenta.anchors.join(Atenta.anchors.to(`${page.root}${section.dataset.path}`), `#${code}`);
      const link = online ? new URL(within, location.href).href : base() && `${base()}${section.dataset.path}#${code}`;
      const typed = published.value.trim();
      Atenta.say.put(find("#published-problem"), typed && !online && !link ? Atenta.say.text(words.published_fault, { value: typed }) : "");
      Atenta.say.put(find("[data-task-title]"), title);
      find("[data-link]").hidden = !link;
      area("link").value = link;
      Atenta.say.put(find("[data-printed-address]"), link);
      area("code").value = code;
      Atenta.say.put(find("[data-printed-code]"), code);
      section.classList.toggle("has-link", Boolean(link));
      Atenta.say.put(find("[data-link-note]"), link.length > SAFE ? Atenta.say.text(words.link_long, { length: link.length, limit: SAFE }) : "");
      const trial = /** @type {HTMLAnchorElement} */ (find("[data-try]"));
      trial.href = within;
      qr.write(link, title);
    }

    return { write };
  }

  /** A sheet with nothing on it but the task. */
  function print_leaflet() {
    document.documentElement.dataset.prints = "leaflet";
    addEventListener("afterprint", () => delete document.documentElement.dataset.prints, { once: true });
    window.print();
  }

  Atenta.task_outcome = create;
})(globalThis.Atenta = globalThis.Atenta || {});
