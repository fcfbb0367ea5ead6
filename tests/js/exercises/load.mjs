import { ENGINE, load } from "../load.mjs";

const OWN = ["parse", "functions", "expression", "runs", "variants", "answers", "answering", "judge", "given", "marking"];

export const Atenta = load(...ENGINE, ...OWN.map((name) => `exercises/${name}.js`));
