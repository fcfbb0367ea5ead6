// Holds the page's engine against the numbers in a file that tests/attention/test_agreement.py wrote with torch.
// The file: the length of a JSON header as 4 bytes, the header, then float64 in the order of the header.
// Prints, as JSON, the largest distance for every measure and the cases whose tokens differ.
import { readFileSync } from "node:fs";

import { ENGINE, load } from "../load.mjs";
import { answer, apart } from "./engine.mjs";

const { attention, measures, random_model, tokens } = load(...ENGINE);
const file = readFileSync(process.argv[2]);
const header_end = 4 + file.readUInt32LE(0);
const { cases, curves, vectors } = JSON.parse(file.toString("utf8", 4, header_end));
const numbers = new Float64Array(Uint8Array.from(file.subarray(header_end)).buffer);
let read = 0;

/** @param {number} count */
function take(count) {
  read += count;
  return numbers.subarray(read - count, read);
}

/** @type {Record<string, number>} */
const worst = {};
/** @type {string[]} */
const other_tokens = [];

/** @param {string} name @param {ArrayLike<number>} ours @param {ArrayLike<number>} theirs */
function compare(name, ours, theirs) {
  worst[name] = Math.max(worst[name] ?? 0, apart(ours, theirs));
}

for (const { question, tokens: theirs, sizes } of cases) {
  const ours = answer(question);
  if (JSON.stringify(ours.tokens) !== JSON.stringify(theirs)) other_tokens.push(question.text);
  for (const [name, size] of Object.entries(sizes)) compare(name, ours.numbers[name], take(size));
}

for (const { n_heads, n, d_k, temperatures } of curves) {
  const scores = take(n_heads * n * n);
  const options = { n_heads, n_query: n, n_key: n, d_k, temperature: 1, divide: true, causal: false };
  const mean_entropy = take(temperatures.length * n_heads);
  compare("entropy_curve", measures.entropy_curve(scores, options, temperatures), mean_entropy);
  const max_attention = take(temperatures.length * n_heads);
  temperatures.forEach((temperature, t) => {
    const { weights } = attention.scaled_dot_product_attention(scores, { ...options, temperature });
    const row = [t * n_heads, (t + 1) * n_heads];
    compare("sweep mean_entropy", measures.mean_entropy(weights, n, n), mean_entropy.subarray(...row));
    compare("sweep max_attention", measures.max_attention(weights, n, n), max_attention.subarray(...row));
  });
}

for (const { question, sizes } of vectors) {
  const ours = random_model.vectors({ ...question, tokens: tokens.tokenize(question.text) });
  for (const [name, size] of Object.entries(sizes)) compare(name, ours[name], take(size));
}

console.log(JSON.stringify({ worst, other_tokens, left: numbers.length - read }));
