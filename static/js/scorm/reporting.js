(function (Atenta) {
  "use strict";

  const PATIENCE = 1000;
  const STUDENT = "atenta:student";
  /** What goes along with a student to another machine; all else is of this page alone. */
  const KEPT = /^atenta:(exercises|student)/;
  const FINISHED = ["completed", "passed", "failed"];

  const words = JSON.parse(document.getElementById("school-words")?.textContent ?? "{}");
  const notice = document.createElement("p");
  const began = Date.now();
  notice.className = "notice";
  notice.setAttribute("role", "status");
  notice.dataset.school = "";
  document.querySelector("[data-problems]")?.before(notice);

  const api = Atenta.school.find(/** @type {any} */ (window));
  const school = api && Atenta.school.begin(api);
  notice.textContent = school ? words.connected : words.alone;
  if (school) {
    Atenta.school_notes.write(words);
    report_to(school);
  }

  /** @param {School} school */
  function report_to(school) {
    const kept = new Map(Atenta.suspended.read(school.get("cmi.suspend_data")));
    let finished = FINISHED.includes(school.get("cmi.core.lesson_status"));
    let asks_for_more = true;
    let waiting = 0;
    /** @type {() => { exercises: ReportedExercise[], entries: Entry[] }} */
    let told = () => ({ exercises: [], entries: [] });
    /** What was reported of each element and each answer, so that nothing is told twice. @type {Map<string, string>} */
    const reported = new Map();
    /** @type {Map<string, string>} */
    const answered = new Map();

    // On a machine that several share nothing of one student stays for the next: the platform alone keeps it.
    Atenta.memory = {
      recall: (name) => kept.get(name) ?? (name === STUDENT ? school.get("cmi.core.student_name") : ""),
      keep(name, text) {
        kept.delete(name);
        kept.set(name, text);
        clearTimeout(waiting);
        waiting = setTimeout(report, PATIENCE);
      },
    };

    const make = Atenta.hand_in_session;
    Atenta.hand_in_session = (page, session, shown) => {
      const made = make(page, session, shown);
      const kind = (/** @type {string} */ id) => page.exercises.find((each) => each.id === id)?.data.kind ?? "text";
      told = () => ({
        exercises: Atenta.exercises_state.ids(shown.state(), page).map((id) => ({ id, kind: kind(id) })),
        entries: made.entries(),
      });
      return made;
    };

    /** @param {string} element @param {string} value */
    function put(element, value) {
      if (reported.get(element) !== value && school.set(element, value)) reported.set(element, value);
    }

    function report() {
      clearTimeout(waiting);
      const { exercises, entries } = told();
      const { score, done } = Atenta.school_report.outcome(exercises, entries);
      const { text, left_out } = Atenta.suspended.write([...kept].filter(([name]) => KEPT.test(name)).reverse());
      finished ||= done;
      put("cmi.core.score.min", "0");
      put("cmi.core.score.max", "100");
      put("cmi.core.score.raw", String(score));
      put("cmi.core.lesson_status", finished ? "completed" : "incomplete");
      put("cmi.core.exit", "suspend");
      put("cmi.suspend_data", text);
      put("cmi.core.session_time", Atenta.school_report.span(Date.now() - began));
      const refused = school.fault();
      entries.forEach((entry) => tell_answer(exercises, entry));
      school.fault();
      school.commit();
      const fault = refused || school.fault();
      notice.textContent = fault ? Atenta.say.text(words.refused, { reason: fault }) : left_out ? words.too_long : words.connected;
    }

    /** Platforms may do without single answers: one that refuses them is not asked again. @param {ReportedExercise[]} exercises @param {Entry} entry */
    function tell_answer(exercises, entry) {
      const exercise = exercises.find(({ id }) => id === entry.exercise);
      if (!exercise || !asks_for_more || answered.get(entry.exercise) === entry.given) return;
      answered.set(entry.exercise, entry.given);
      const number = school.get("cmi.interactions._count");
      const said = Object.entries(Atenta.school_report.interaction(exercise, entry));
      asks_for_more = number !== "" && said.every(([name, value]) => school.set(`cmi.interactions.${number}.${name}`, value));
    }

    addEventListener("load", () => {
      // What the platform gave back was told it before.
      told().entries.forEach(({ exercise, given }) => answered.set(exercise, given));
      report();
    });
    addEventListener("pagehide", () => {
      report();
      school.finish();
    });
    // The session is over: a page that the browser brings back as it was begins another.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }

  // A page that leads elsewhere would end what is reported; other pages of the site open beside it.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (link instanceof HTMLAnchorElement && link.pathname !== location.pathname) link.target = "_blank";
  });
})(globalThis.Atenta = globalThis.Atenta || {});
