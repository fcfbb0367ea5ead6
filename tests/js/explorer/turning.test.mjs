import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { load } from "../load.mjs";

const START = { head: 0, row: 1, column: null, view: "", temperature: 1 };
let state, done, page;

beforeEach(() => {
  state = { ...START };
  done = [];
  page = load("explorer/turning.js").turning({
    state: () => state,
    go: (patch, how) => done.push(["go", patch, how]) && (state = { ...state, ...patch }),
    keep: (how) => done.push(["keep", how]),
    say: (sentence) => done.push(["say", sentence]),
    change_in_words: (name) => `${name} ${state[name]}`,
    choice_in_words: () => `row ${state.row}`,
  });
});

function after(milliseconds, turn) {
  mock.timers.enable({ apis: ["setTimeout"] });
  turn();
  mock.timers.tick(milliseconds);
  mock.timers.reset();
  return done;
}

test("what moves is drawn at once, kept when it rests, and said once", () => {
  after(1000, () => {
    page.turn({ temperature: 2 }, "temperature", true);
    page.turn({ temperature: 3 }, "temperature", true);
    page.turn({ temperature: 3 }, "temperature", false);
  });
  assert.deepEqual(done, [
    ["go", { temperature: 2 }, "none"], ["go", { temperature: 3 }, "none"], ["keep", "push"], ["say", "temperature 3"],
  ]);
});

test("steps of one control in a row are one entry of the history", () => {
  page.turn({ temperature: 2 }, "temperature", false);
  page.turn({ temperature: 3 }, "temperature", false);
  page.turn({ divide: false }, "divide", false);
  assert.deepEqual(done.filter(([what]) => what === "keep").map(([, how]) => how), ["push", "replace", "push"]);
});

test("another head is no entry of the history", () => {
  page.act({ head: 2 });
  assert.deepEqual(done, [["go", { head: 2 }, "none"], ["keep", "replace"]]);
});

test("another row is said, what opens beside it is not", () => {
  page.act({ row: 2 });
  page.act({ view: "unfold" });
  assert.deepEqual(done, [
    ["go", { row: 2, column: null, view: "" }, "replace"], ["say", "row 2"],
    ["go", { row: 2, column: null, view: "unfold" }, "replace"],
  ]);
});

test("what is said at once takes the place of what was about to be said", () => {
  after(1000, () => {
    page.turn({ temperature: 2 }, "temperature", false);
    page.say("all is reset");
  });
  assert.deepEqual(done.at(-1), ["say", "all is reset"]);
});
