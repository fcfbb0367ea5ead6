// What the page's engine says to a case, under the names of tests/attention/answers.py.
import { ENGINE, load } from "../load.mjs";

const Atenta = load(...ENGINE);

/** @param {{ text: string, n_heads: number, d_k: number, seed: number, positional: boolean, temperature: number, divide: boolean, causal: boolean }} question */
export function answer(question) {
  const tokens = Atenta.tokens.tokenize(question.text);
  const n = tokens.length;
  const model = { ...question, tokens };
  const { scores } = Atenta.random_model.run(model);
  const { weights } = Atenta.attention.scaled_dot_product_attention(scores, { ...question, n_query: n, n_key: n });
  return {
    tokens,
    numbers: {
      scores,
      weights,
      row_entropy: Atenta.measures.row_entropy(weights, n),
      mean_entropy: Atenta.measures.mean_entropy(weights, n, n),
      max_attention: Atenta.measures.max_attention(weights, n, n),
      output: Atenta.random_model.output(model, weights),
    },
  };
}

/**
 * The largest distance between two lists of numbers; infinite where they do not even have the same length.
 * @param {ArrayLike<number>} ours
 * @param {ArrayLike<number>} theirs
 */
export function apart(ours, theirs) {
  if (ours.length !== theirs.length) return Infinity;
  let largest = 0;
  for (let at = 0; at < ours.length; at++) {
    const distance = Math.abs(ours[at] - theirs[at]);
    if (!(distance <= largest)) largest = Number.isNaN(distance) ? Infinity : distance;
  }
  return largest;
}
