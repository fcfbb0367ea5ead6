// A folder of hand-ins as a table, marked again by the page itself.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Atenta, SAID, TASK, folder, handed, page } from "./class.mjs";

const marking = Atenta.marking(page);
const gather = (files) => Atenta.gather(files.map(({ name, text }) => ({ name, reading: Atenta.hand_in.read(text) })), page, marking);
const file = (change, name = "a.json") => ({ name, text: Atenta.hand_in.make({ ...handed(1), ...change }) });
const only_row = (...files) => gather(files).tasks[0].rows[0];

test("of thirty hand-ins, three of them damaged, twenty-seven are rows and three are named with their reasons", () => {
  const { tasks: [task, ...others], damaged } = gather(folder());
  assert.deepEqual([task.title, task.rows.length, others.length], ["Tarea", 27, 0]);
  assert.deepEqual(task.exercises, ["question", "cold", "subject-verb", "find-the-cell"]);
  assert.deepEqual(damaged.map(({ file, fault }) => `${file} ${fault}`), ["atenta-26.json cut", "atenta-19.json not_ours", "atenta-10.json version"]);
});

test("rows stand in the order of the class list, each with what its student knew", () => {
  const { tasks: [{ rows }] } = gather(folder());
  const expected = Array.from({ length: 30 }, (_, at) => at + 1).filter((number) => ![26, 19, 10].includes(number));
  assert.deepEqual(rows.map(({ hand_in }) => hand_in.number), expected);
  for (const { hand_in: { number }, cells, right, remarks } of rows) {
    assert.deepEqual([cells.cold.verdict, cells["subject-verb"].verdict], [number % 2 ? "right" : "typical", number % 3 ? "right" : "typical"]);
    assert.equal(right, 1 + (number % 2 ? 1 : 0) + (number % 3 ? 1 : 0));
    assert.deepEqual([cells.question.verdict, remarks], ["open", []]);
  }
});

test("what a file claims of itself counts for nothing, and is told", () => {
  const [, , ...rest] = handed(1).entries;
  const row = only_row(file({ entries: [{ exercise: "cold", given: "7", verdict: "right", tries: 1, hints: 0 }, ...rest] }));
  assert.equal(row.cells.cold.verdict, "wrong");
  assert.deepEqual(row.remarks, ["differs"]);
  assert.equal(Atenta.gathered_words.remarks(row, page), "differs: cold");
});

test("an answer that the student had been shown is told as such", () => {
  const row = only_row(file({ entries: [{ exercise: "cold", given: "7", verdict: "wrong", tries: 1, hints: 0, seen: true }] }));
  assert.equal(Atenta.gathered_words.verdict("cold", row.cells.cold, marking, { verdict_wrong: "wrong", saw_answer: "saw it" }), "wrong (saw it)");
});

test("a file that was edited after it was saved is a row with a remark", () => {
  const text = file({}).text.replace("Estudiante", "Otro");
  assert.deepEqual(only_row({ name: "a.json", text }).remarks, ["changed"]);
});

test("who handed in twice has two rows, the earlier first, and both say so", () => {
  const later = file({ saved: "2025-03-04T11:00:00.000Z" }, "later.json");
  const { tasks: [{ rows }] } = gather([later, file({}, "first.json")]);
  assert.deepEqual(rows.map(({ file, remarks }) => `${file} ${remarks}`), ["first.json twice", "later.json twice"]);
});

test("another task is another table", () => {
  const { tasks } = gather([file({ task: "", entries: [handed(1).entries[1]] }), file({}), file({ name: "B", number: 2 })]);
  assert.deepEqual(tasks.map(({ title, rows }) => `${title} ${rows.length}`), ["Tarea 2", " 1"]);
  assert.deepEqual(tasks[1].exercises, ["cold"]);
});

test("without a list number where the task asks for one the exercises are marked as they stand", () => {
  assert.ok(only_row(file({ number: null })).remarks.includes("no_number"));
});

test("an exercise that this site has not is kept and not marked", () => {
  const entry = { exercise: "__proto__", given: "<b>1</b>", verdict: "right", tries: 1, hints: 0 };
  const row = only_row(file({ entries: [entry] }));
  assert.deepEqual([row.right, row.remarks], [0, ["unknown"]]);
});

test("an answer that is none of its kind is no answer", () => {
  for (const [exercise, given] of [["subject-verb", "x"], ["find-the-cell", "1"], ["cold", "1,2,3"], ["broken-axes", "99"]]) {
    const row = only_row(file({ entries: [{ exercise, given, verdict: "right", tries: 1, hints: 0 }] }));
    assert.notEqual(row.cells[exercise].verdict, "right");
  }
});

test("a spreadsheet has a row for each student and each damaged file, all as wide", () => {
  const { tasks: [task], damaged } = gather(folder());
  const [head, ...rows] = Atenta.gathered_rows(task, damaged, page, marking);
  assert.equal(rows.length, 30);
  assert.ok(rows.every((row) => row.length === head.length));
  assert.deepEqual(rows[0].slice(0, 4), ["1", "Estudiante A1", "3", "3"]);
  assert.deepEqual(rows[1].slice(4, 10), ["verdict_open", "Veo 2 cosas.", "1", "0", "typical 1", rows[1][9]]);
  assert.equal(rows[0][17], "alfombra → gato");
  assert.deepEqual(rows.at(-1).slice(-3), ["fault_version", "", "atenta-10.json"]);
});

test("a name that would be a formula is none in the file", () => {
  const { tasks: [task] } = gather([file({ name: '=HYPERLINK("x")' })]);
  assert.match(Atenta.csv(Atenta.gathered_rows(task, [], page, marking)), /\r\n1,"'=HYPERLINK\(""x""\)",/);
});

test("an answer is said in words", () => {
  page.exercises.find(({ id }) => id === "broken-axes").choices = ["the first", "the second"];
  const said = (exercise, given) => Atenta.gathered_words.given(exercise, { given }, null, marking, page.strings.teachers);
  assert.equal(said("subject-verb", "2"), "H2");
  assert.equal(said("find-the-cell", "6.1"), "alfombra → gato");
  assert.equal(said("broken-axes", "1"), "b) the second");
  assert.equal(said("why-divide", "1.0.1~Porque sí."), "Porque sí.\n(2/3)");
  assert.equal(said("cold", "0,5"), "0,5");
  assert.equal(said("find-the-cell", "99.1"), "99 → gato");
  assert.equal(said("nothing", "<i>"), "<i>");
  assert.equal(said("broken-axes", "99"), "99");
  assert.equal(said("predict", "3.0.1.2"), "2 3 4 1", "the number of each line, as the key has it");
});

test("the legend says of a right option that it is, for some where list numbers differ, and of the others what students read", () => {
  const words = { error: "{name}: {say}", option_right: "{name}: right", option_right_some: "{name}: right in {count} of {all}, else {say}", verdict_typical: "typical {n}" };
  const said = (id, ...rows) => {
    const found = page.exercises.find((each) => each.id === id);
    const count = found.data.kind === "choice" ? found.data.options.length : found.data.wrong.length;
    found.says = Array.from({ length: count }, (_, at) => `say ${at}`);
    if (found.data.kind === "choice") found.choices = found.says.map((_, at) => `option ${at}`);
    const lines = Atenta.gathered_words.says(found, rows, marking, words);
    [found.says, found.choices] = [[], []];
    return lines;
  };
  const row = (number, ...answered) => ({ hand_in: { number }, cells: Object.fromEntries(answered.map((id) => [id, {}])) });
  const right = (number) => marking.answers("wider", number).right;
  const options = ["a", "b", "c"].map((letter, at) => `${letter}) option ${at}: ${at === right(null) ? "right" : `say ${at}`}`);
  assert.deepEqual(said("wider", row(null, "wider"), row(3)), options);
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
  const varied = numbers.map((number) => marking.answers("two-languages", number).right);
  const other = numbers[varied.findIndex((each) => each !== varied[0])];
  const lines = said("two-languages", row(1, "two-languages"), row(other, "two-languages"));
  assert.match(lines[varied[0]], /: right in 1 of 2, else say/);
  assert.match(lines[varied[other - 1]], /: right in 1 of 2, else say/);
  assert.deepEqual(said("cold", row(1, "cold"))[0], "typical 1: say 0");
});

test("no name of an exercise, whatever it is, takes the others along", () => {
  const odd = ["constructor", "toString", "valueOf", "__proto__"].map((exercise) => ({ exercise, given: "1", verdict: "right", tries: 1, hints: 0 }));
  const { tasks: [task], damaged } = gather([file({ entries: odd }, "odd.json"), file({ ...handed(2) })]);
  assert.deepEqual([damaged, task.rows.length, task.rows[1].remarks], [[], 2, []]);
  const lines = Atenta.gathered_rows(task, [], page, marking);
  assert.ok(lines.every((line) => line.length === lines[0].length));
  assert.equal(lines[2][20], "verdict_none");
});

test("a file that cannot be marked is told, and the rest are in the table", () => {
  const failing = { ...marking, mark: (id, given, variant) => (variant === 1 ? assert.fail() : marking.mark(id, given, variant)) };
  const files = [file({}), file({ number: 2 }, "b.json")].map(({ name, text }) => ({ name, reading: Atenta.hand_in.read(text) }));
  const { tasks, damaged } = Atenta.gather(files, page, failing);
  assert.deepEqual([tasks.map(({ rows }) => rows.length), damaged], [[1], [{ file: "a.json", fault: "unmarked" }]]);
});

test("one number under two names, and one name with two numbers, are told; accents and blanks make no other name", () => {
  const told = (...who) => gather(who.map(([name, number], at) => file({ ...handed(number), name }, `${at}.json`))).tasks[0].rows.map(({ remarks }) => remarks.join());
  assert.deepEqual(told(["García  Ana", 9], ["garcia ana", 9]), ["twice", "twice"]);
  assert.deepEqual(told(["Ana", 5], ["Luis", 5]), ["other_name", "other_name"]);
  assert.deepEqual(told(["Ana", 5], ["Ana", 6]), ["other_number", "other_number"]);
});

test("an exercise that comes twice and counts that cannot be are told", () => {
  const entry = handed(1).entries[1];
  assert.deepEqual(only_row(file({ entries: [entry, entry] })).remarks, ["repeated"]);
  const row = only_row(file({ entries: [{ ...entry, tries: -5, hints: 1e300, seen: true }] }));
  assert.deepEqual([row.remarks, row.cells.cold.tries, row.cells.cold.seen], [["counts"], null, true]);
});

test("tables with the same title are told apart, and by what", () => {
  const other = (change) => Atenta.task.write({ ...TASK, ...change });
  const { tasks } = gather([file({}), file({ number: 2 }, "b.json"), file({ task: other({ question: "¿Qué?" }) }, "c.json"), file({ task: SAID.slice(0, -2) }, "d.json")]);
  assert.deepEqual(tasks.map(({ other }) => other && `${other.place} ${other.apart}`), [undefined, "2 question", "3 numbered,check"]);
});

test("a name cannot turn the line it stands in, nor fill the table", () => {
  assert.equal(Atenta.gathered_words.name("\u202eana\n ruiz"), "ana ruiz");
  assert.equal(Atenta.gathered_words.name("a".repeat(300)).length, 81);
});

test("files of the same name are both kept where they differ, and the same file comes once", () => {
  const [one, other] = [handed(1), handed(2)].map((each) => Atenta.hand_in.read(Atenta.hand_in.make(each)));
  const files = Atenta.chosen_files();
  const became = [one, other, one, other].map((reading) => files.add("a.json", reading, 1));
  assert.deepEqual(became, ["new", "namesake", "same", "same"]);
  assert.deepEqual(files.all().map(({ name }) => name), ["a.json", "a.json (2)"]);
});


test("one file that was chosen in its folder and by itself comes once; the same hand-in under another name is a copy", () => {
  const [one, other] = [handed(1), handed(2)].map((each) => Atenta.hand_in.read(Atenta.hand_in.make(each)));
  const files = Atenta.chosen_files();
  const names = ["class/a.json", "a.json", "year/class/a.json", "b.json", "class/b.json", "xa.json"];
  assert.deepEqual(names.map((name) => files.add(name, one, 1)), ["new", "same", "same", "copy", "copy", "copy"]);
  assert.deepEqual([files.add("a.json", other, 1), files.add("class/a.json", other, 1), files.all().length], ["new", "same", 2]);
});

test("of what is no hand-in, files of the same length are others unless they have the same name", () => {
  const files = Atenta.chosen_files();
  const fault = { fault: "not_ours" };
  assert.deepEqual(["class/a.jpg", "class/b.jpg", "b.jpg"].map((name) => files.add(name, fault, 9)), ["new", "new", "same"]);
});
