// How long the engine takes for the largest phrase; prints and judges nothing. Run: node tests/js/attention/engine.bench.mjs
import { ENGINE, load } from "../load.mjs";

const { random_model, attention, measures } = load(...ENGINE);
const TOKENS = Array.from({ length: 32 }, (_, i) => `palabra${i}`);
const TEMPERATURES = Array.from({ length: 50 }, (_, i) => (i + 1) / 10);
const RUNS = 200;

function everything_shown(seed) {
  const model = { tokens: TOKENS, n_heads: 8, d_k: 32, seed, positional: false };
  const options = { ...model, n_query: 32, n_key: 32, temperature: 1, divide: true, causal: false };
  const { scores } = random_model.run(model);
  const { weights } = attention.scaled_dot_product_attention(scores, options);
  measures.row_entropy(weights, 32);
  measures.mean_entropy(weights, 32, 32);
  measures.max_attention(weights, 32, 32);
  measures.entropy_curve(scores, options, TEMPERATURES);
}

function report(name, seed_of) {
  const took = Array.from({ length: RUNS }, (_, run) => {
    const from = performance.now();
    everything_shown(seed_of(run));
    return performance.now() - from;
  }).sort((a, b) => a - b);
  const [median, p95] = [took[RUNS / 2], took[Math.floor(RUNS * 0.95)]];
  console.log(`${name}: median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms over ${RUNS} runs`);
}

report("32 words, 8 heads, d_k 32, warming up", () => 2017);
report("32 words, 8 heads, d_k 32, same seed", () => 2017);
report("32 words, 8 heads, d_k 32, a new seed each time", (run) => run);
