// A class of thirty and what they handed in: each student of another list number, three files damaged.
import { Atenta as engine } from "../exercises/load.mjs";
import { page as exercises } from "../exercises/exercises-page.mjs";
import { load } from "../load.mjs";

export const Atenta = Object.assign(engine, load(
  "numbers.js", "reading.js", "csv.js", "plain-name.js", "explorer/say.js", "exercises/task.js", "exercises/hand-in.js",
  ...["gathering", "gathered-words", "gathered-rows", "chosen-files", "varying"].map((name) => `teachers/${name}.js`),
));

/** Words that say their own keys, but for a few. */
const said = (words = {}) => new Proxy(words, { get: (own, key) => own[key] ?? key });
const strings = { teachers: said({ verdict_typical: "typical {n}", ticked: "{count}/{all}", remark_differs: "differs: {exercises}" }), hand_in: said() };
export const page = { ...exercises, strings };

export const TASK = { title: "Tarea", question: "¿Qué ves?", opens: "", only: ["cold", "subject-verb", "find-the-cell"], hide: [], numbered: true, check: "" };
export const SAID = Atenta.task.write(TASK);
const marking = Atenta.marking(page);

/** Every second student has the first exercise wrong in a typical way, every third the second. */
export function handed(number) {
  const entry = (exercise, at, typical) => {
    const { right, wrong } = marking.answers(exercise, number);
    const given = typical ? wrong[at] : right;
    const written = exercise === "cold" ? String(given) : Atenta.given.write(given);
    return { exercise, given: written, verdict: marking.mark(exercise, written, number).verdict, tries: typical ? 2 : 1, hints: number % 2 };
  };
  const entries = [
    { exercise: "question", given: `~Veo ${number} cosas.`, verdict: "open", tries: 1, hints: 0 },
    entry("cold", 0, number % 2 === 0), entry("subject-verb", 0, number % 3 === 0), entry("find-the-cell", 1, false),
  ];
  const name = `Estudiante ${String.fromCharCode(64 + (number % 26 || 26))}${number}`;
  return { atenta: "hand-in", version: 1, language: "es", name, number, task: SAID, state: `${SAID}&variant=${number}`, entries, saved: "2025-03-04T10:00:00.000Z" };
}

/** Cut, of another program, and of a later site; the rest whole, in no order. */
export function folder() {
  const files = Array.from({ length: 30 }, (_, at) => ({ name: `atenta-${30 - at}.json`, text: Atenta.hand_in.make(handed(30 - at)) }));
  files[4].text = files[4].text.slice(0, 300);
  files[11].text = "name;points\nAna;10\n";
  files[20].text = files[20].text.replace('"version": 1', '"version": 9');
  return files;
}
