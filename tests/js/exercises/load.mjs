import { ENGINE, load } from "../load.mjs";

const OWN = ["parse", "functions", "expression", "runs", "variants", "answers", "answering", "judge", "given", "marking", "task", "state", "session"];

export const Atenta = load(...ENGINE, "numbers.js", "reading.js", "random-model/state.js", ...OWN.map((name) => `exercises/${name}.js`));
