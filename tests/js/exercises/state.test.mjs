import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./exercises-page.mjs";
import { Atenta } from "./load.mjs";

const codec = Atenta.exercises_state;
const read = (hash) => codec.read(hash, page).state;
const problems = (hash) => codec.read(hash, page).problems.map(({ name, value, reason }) => `${name} ${value} ${reason}`);
const write = (state) => codec.write(state, page);

test("an empty address opens the first exercise in its own state and writes an empty address", () => {
  const state = read("");
  assert.deepEqual([state.exercise, state.preset, state.all, state.variant, state.answers, state.task],
    ["subject-verb", "referencia", false, null, {}, null]);
  assert.equal(write(state), "");
});

test("only what was turned away from the exercise's own state stands in the address", () => {
  const cold = read("exercise=cold");
  assert.equal(cold.temperature, 0.1);
  assert.equal(write(cold), "exercise=cold");
  assert.equal(write({ ...cold, temperature: 1 }), "exercise=cold&temperature=1");
  assert.equal(read("exercise=cold&temperature=1").temperature, 1);
});

test("a row that an exercise chooses can be let go", () => {
  const wider = read("exercise=wider");
  assert.equal(wider.row, 1);
  assert.equal(write({ ...wider, row: null }), "exercise=wider&row=none");
  assert.equal(read("exercise=wider&row=none").row, null);
});

test("answers are read back as they were given, whatever stands in them", () => {
  const answers = {
    "subject-verb": "3", cold: "12,5 %", predict: "3.0.1.2", "find-the-cell": "6.1",
    "why-divide": "1.0.1~Crecen; 100 % más:\n«así» & ya ~ ñ + 😀",
  };
  const state = { ...read(""), answers };
  assert.deepEqual(codec.read(`#${write(state)}`, page), { state, problems: [] });
  assert.match(write({ ...state, answers: { cold: "0.25", hot: "1" } }), /^answers=cold:0.25;hot:1$/);
});

test("a student's number changes the state that the exercise opens in", () => {
  const state = read("exercise=cold&variant=3");
  assert.equal(state.variant, 3);
  assert.notEqual(`${state.seed} ${state.head}`, `${page.defaults.seed} 0`);
  assert.equal(write(state), "exercise=cold&variant=3");
});

test("a task has its exercises alone, its own question first and in its own state", () => {
  const hash = "task=Martes&question=%C2%BFPor%20qu%C3%A9%3F&opens=temperature%3D0.5&only=hot.cold";
  const state = read(hash);
  assert.deepEqual(codec.ids(state, page), ["question", "hot", "cold"]);
  assert.deepEqual([state.exercise, state.temperature], ["question", 0.5]);
  const later = { ...state, ...codec.opening({ ...state, exercise: "cold" }, page), exercise: "cold", answers: { question: "~Así." } };
  assert.deepEqual(read(write(later)), later);
});

for (const [hash, said] of [
  ["exercise=none", "exercise none link_value"],
  ["all=2", "all 2 link_value"],
  ["variant=0", "variant 0 link_value"],
  ["variant=1.5", "variant 1.5 link_value"],
  ["answers=none:1", "answers none:1 link_left_out"],
  ["answers=cold:", "answers cold: link_left_out"],
  ["answers=cold:abc;hot:1", "answers cold:abc link_left_out"],
  ["answers=cold", "answers cold link_left_out"],
  ["answers=subject-verb:9", "answers subject-verb:9 link_left_out"],
  ["answers=predict:0.0.1.2", "answers predict:0.0.1.2 link_left_out"],
  ["answers=find-the-cell:1", "answers find-the-cell:1 link_left_out"],
  [`answers=cold:${"1".repeat(41)}`, `answers cold:${"1".repeat(41)} link_left_out`],
  ["answers=%E0%A4%A", "answers %E0%A4%A link_encoding"],
  ["temprature=1", "temprature  link_unknown_name"],
  ["only=cold&answers=hot:1", "answers hot:1 link_left_out"],
]) {
  test(`${hash} is told, and the rest counts`, () => {
    assert.deepEqual(problems(hash), [said]);
    assert.equal(read(`${hash}&d_k=12`).d_k, 12);
    assert.deepEqual(problems(codec.clean(`x#${hash}`, page).split("#")[1] ?? ""), []);
  });
}
