// A page of the laboratory with the heads and sentences of tests/goldens/rules.json, and views of their traces.
import { readFileSync } from "node:fs";

import { ENGINE, load } from "../load.mjs";

const file = new URL("../../goldens/rules.json", import.meta.url);
const { laboratory, answers } = JSON.parse(readFileSync(file, "utf8"));
const { features, heads, sentences } = laboratory;
/** The same sentence when the street is wide: *it* copies another trait. */
const wide = structuredClone(sentences[0]);
Object.assign(wide, { id: "wide" }).tokens[wide.start].values.trait = ["extent"];

export const Atenta = load(...ENGINE, "numbers.js", "explorer/say.js", ...["rule-words", "explaining", "why-sentence", "gauging"].map((name) => `laboratory/${name}.js`));
export { features, heads, sentences };

/** What a page is told of features: the words in its own language. */
function in_english({ features, places }) {
  const words = (texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.en]));
  const named = Object.entries(features).map(([key, { name, values }]) => [key, { name: name.en, values: words(values) }]);
  return { features: Object.fromEntries(named), places: words(places) };
}

/** @type {any} */
export const page = {
  language: "en",
  strings: {
    rule: { any: "any word", fact: "{name}: {value}", same: "same as mine", place: "place", or: "{most} or {last}", ask: "{who} asks {of}", of_kind: "{kind}, {thing}" },
    why: {
      goes: "{query} to {winner}, not {loser}: {since}.", quoted: "<{line}>", quoted_met: "<{line} = {met}>", and: "{most} and {last}",
      point_one: "1 point", points: "{points} points", in_all: "in all {points}",
      since_only: "only {winner} matches {lines}, {points} more", since_against: "{lines} for {loser} {points}",
      since_unanswered: "{loser} is {kind}, {winner} gets {points}", tie_same: "{winner} like {loser}, {points}",
      even: "asks nothing", silent: "{query}: {kind}, {who} asks", each_weighs: "{n} keys, {percent} each",
      alone: "{query} alone with {winner}", hidden: "hidden {winner}",
    },
  },
  laboratory: { features: in_english(features) },
};

const stream = Atenta.stream.make(features);
const built = new Map();

/** A head as the page builds it, its rule changed by `edit`. */
function head_of(id, edit) {
  if (!built.has(id)) built.set(id, Atenta.rules.build_head(heads.find((head) => head.id === id), stream, sentences));
  if (!edit) return built.get(id);
  const rule = structuredClone(built.get(id).rule);
  edit(rule);
  return Atenta.rules.compile_head(rule, stream, built.get(id).gain);
}

/** One head of a sentence as the explorer computes it; with no row given, that of the sentence's start. */
export function view(sentence_id, head_id, { edit, row, column = null, ...change } = {}) {
  const sentence = [...sentences, wide].find(({ id }) => id === sentence_id);
  const found = [head_of(head_id, edit)];
  const trace = { ...Atenta.rules.trace(found, stream, sentence), built: { stream, heads: found, sentence } };
  const n = sentence.tokens.length;
  const asked = { head: 0, temperature: 1, divide: true, causal: false, row: row ?? sentence.start, column, ...change };
  const options = { n_heads: 1, n_query: n, n_key: n, d_k: trace.d_k, mask: null, ...asked };
  const computed = Atenta.attention.scaled_dot_product_attention(trace.scores, options);
  return { ...asked, ...computed, trace, scores: trace.scores, n_query: n, n_key: n };
}
