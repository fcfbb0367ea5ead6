import { ENGINE, load } from "../load.mjs";

const OWN = [
  ...["parse", "functions", "expression", "runs", "variants", "answers", "answering", "judge", "given", "marking"],
  ...["key", "task", "state", "session", "answer-taking", "kept-answers"],
];
const SHARED = ["memory.js", "numbers.js", "reading.js", "explorer/say.js", "random-model/state.js"];

export const Atenta = load(...ENGINE, ...SHARED, ...OWN.map((name) => `exercises/${name}.js`));
