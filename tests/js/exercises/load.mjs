import { ENGINE, load } from "../load.mjs";

const OWN = ["parse", "functions", "expression", "runs", "variants", "answers", "answering", "judge"];

export const Atenta = load(...ENGINE, ...OWN.map((name) => `exercises/${name}.js`));
