// A page with all exercises, put together from what torch wrote of them: tests/attention/write_goldens.py.
import { readFileSync } from "node:fs";

import { page as simulator } from "../page-data.mjs";

const file = new URL("../../goldens/exercises.json", import.meta.url);
const { phrases: [phrases], base: [base], exercises } = JSON.parse(readFileSync(file, "utf8"));

/** Figures are no answers: torch's file has none. */
const FIGURES = { "broken-axes": "shown", "broken-mask": "shown", "broken-scale": "weights / max(weights)" };

export const page = {
  ...simulator,
  strings: { exercises: { bits: "bits", cell: "row {row}, column {column}" } },
  presets: Object.entries(phrases).map(([id, text]) => ({ id, text, lang: id === "ingles" ? "en" : "es" })),
  exercises: exercises
    .filter(({ seed }) => seed === 0)
    .map(({ id, vary, settings, exercise }) => ({
      id, vary, title: id, state: { ...base, ...settings }, figure: FIGURES[id] ?? "", covered: false, choices: [], says: [], data: exercise,
    })),
};
