// A page's data as generator/render/page_data.py writes it, small.
export const page = /** @type {any} */ ({
  language: "en",
  root: "../",
  strings: {},
  presets: [
    { id: "gato", text: "el gato se sienta en la alfombra", lang: "es" },
    { id: "ingles", text: "the cat sat on the mat near me", lang: "en" },
  ],
  defaults: {
    text: "el gato se sienta en la alfombra", preset: "gato", heads: 4, d_k: 8, seed: 2017, positional: false,
    temperature: 1, head: 0, causal: false, divide: true, row: null, column: null, values: true, arcs: true, threshold: 0.2, view: "",
  },
  limits: {
    heads: { min: 1, max: 8, step: 1 }, d_k: { min: 4, max: 32, step: 4 }, temperature: { min: 0.1, max: 5 },
    seed: { min: 0, max: 4294967295, step: 1 }, threshold: { min: 0, max: 1 },
  },
  temperatures: [0.1, 1, 5],
});
