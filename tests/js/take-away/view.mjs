// A view of the random model as an explorer computes it, and the words that are said of it.
import { ENGINE, load } from "../load.mjs";

const Atenta = load(
  ...ENGINE, "numbers.js", "ramp.js", "csv.js", "plain-name.js", "explorer/say.js", "explorer/sentences.js",
  ...["lettering", "settings", "csv", "snippet", "picture"].map((name) => `take-away/${name}.js`),
);

export const { take_away, lettering, ramp, sentences } = Atenta;

/** @type {any} */
export const strings = {
  figure: {
    picture: "Map of {head}: {phrase}", head_numbered: "head {head}", queries: "queries", queries_gloss: "who looks", keys: "keys", keys_gloss: "at whom",
    brighter: "brighter is more", masked_legend: "hidden by the mask",
  },
  name: { head: "Head", d_k: "d_k", temperature: "Temperature", divide: "Division", causal: "Mask", positional: "Positions", seed: "Seed" },
  said: { on: "on", off: "off", row_read: "{query} to {key} {percent}, {entropy} of {limit}", row_read_nearly: "{query} nearly evenly, most to {key} {percent}, {entropy}", row_read_close: "{query} barely more to {key} {percent} than {next}", row_read_tied: "{query} to {key} as to {next}", row_read_many: "{query} to {count}, {percent} each", row_read_even: "{query} even, {percent}",
    row_chosen: "{query} at {key}", row_chosen_nearly: "{query} nearly evenly, most at {key}", row_chosen_tied: "{query} at {key} and {other}", row_chosen_many: "{query} at {count}", row_chosen_even: "{query} even",
    row_read_alone: "{query} only {key}" },
  take: { head_of: "{head} of {heads}", head_named: "{head} ({number} of {heads})", weights: "Weights" },
};

/** @type {any} */
export const look = {
  colours: { paper: "#fbfaf6", ink: "#1c1b19", soft_ink: "#5b5750", accent: "#a8321a", query: "#8a4b00", key: "#0a5c73" },
  ramp: [{ at: 0, colour: "#000000" }, { at: 0.5, colour: "#808080" }, { at: 1, colour: "#ffffff" }],
  ticks: [0, 0.25, 1],
};

/** @param {string} text @param {any} [change] */
export function view(text, change = {}) {
  const { n_heads = 4, d_k = 8, seed = 2017, positional = false, mask = null, ...choice } = change;
  const tokens = Atenta.tokens.tokenize(text);
  const n = tokens.length;
  const trace = { ...Atenta.random_model.trace({ tokens, n_heads, d_k, seed, positional }), mask, ...change.trace };
  const asked = { head: 0, temperature: 1, divide: true, causal: false, row: null, column: null, values: true, ...choice };
  const scores = trace.scores.subarray(asked.head * n * n, (asked.head + 1) * n * n);
  const options = { n_heads: 1, n_query: n, n_key: n, d_k, mask, ...asked };
  const found = Atenta.attention.scaled_dot_product_attention(scores, options);
  const row_entropy = Atenta.measures.row_entropy(found.weights, n);
  return { ...asked, ...found, trace, scores, row_entropy, n_query: n, n_key: n };
}
