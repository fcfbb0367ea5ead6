import assert from "node:assert/strict";
import { test } from "node:test";
import { ENGINE, load } from "../load.mjs";

const { tunes, notes, random_model, attention } = load(...ENGINE, "sound/notes.js", "sound/tunes.js");
const SWEEP = { chord: false, speed: 1 };
const CHORD = { chord: true, speed: 1 };
const WEIGHTS = [0.7, 0.295, 0.005, 0.2, 0.3, 0.5, 0, 0, 1];
const heard = (more) => ({
  heads: [2], n_query: 3, n_key: 3, weights: Float64Array.from(WEIGHTS), masked: new Uint8Array(9), ...more,
});
const pitches = (tune) => tune.map(({ frequency }) => frequency);
const place = (at) => notes.frequency(at, 3);

function view(temperature) {
  const trace = random_model.trace({ tokens: ["a", "b", "c", "d"], n_heads: 4, d_k: 8, seed: 2017, positional: false });
  const options = { n_heads: 4, n_query: 4, n_key: 4, d_k: 8, temperature, divide: true, causal: false };
  const { weights, masked } = attention.scaled_dot_product_attention(trace.scores, options);
  return { ...options, trace, head: 1, weights: weights.subarray(16, 32), masked };
}

test("a row sounds key after key, the silent ones keeping their time", () => {
  assert.deepEqual(pitches(tunes.row(heard(), 0, SWEEP)), [place(0), place(1)]);
  assert.deepEqual(pitches(tunes.row(heard(), 2, SWEEP)), [place(2)]);
  assert.equal(tunes.row(heard(), 2, SWEEP)[0].time, 2 * tunes.row(heard(), 1, SWEEP)[1].time);
});

test("a chord begins all at once", () => {
  assert.deepEqual(tunes.row(heard(), 1, CHORD).map(({ time }) => time), [0, 0, 0]);
});

test("twice the speed is half the time", () => {
  const [slow, fast] = [1, 2].map((speed) => tunes.row(heard(), 1, { chord: false, speed }));
  assert.deepEqual(fast.map(({ time, duration }) => [2 * time, 2 * duration]), slow.map(({ time, duration }) => [time, duration]));
});

test("loudness follows the weights of the row", () => {
  const [one, two, three] = tunes.row(heard(), 1, SWEEP).map(({ gain }) => gain);
  assert.ok(Math.abs(two / one - 1.5) < 1e-9 && Math.abs(three / one - 2.5) < 1e-9);
});

test("a masked key is silent whatever weight it carries", () => {
  const masked = Uint8Array.of(0, 0, 0, 0, 1, 0, 0, 0, 0);
  assert.deepEqual(pitches(tunes.row(heard({ masked }), 1, SWEEP)), [place(0), place(2)]);
});

test("a column sounds query after query", () => {
  assert.deepEqual(pitches(tunes.column(heard(), 2, SWEEP)), [place(1), place(2)]);
});

test("a cell is one note at the place of its key", () => {
  const [note, ...more] = tunes.cell(heard(), 1, 2, CHORD);
  assert.deepEqual([note.frequency, note.pan, more.length], [place(2), 0.8, 0]);
  assert.deepEqual(tunes.cell(heard(), 2, 0, SWEEP), []);
});

test("the whole matrix is its rows one after another", () => {
  const all = tunes.all(heard(), SWEEP);
  assert.deepEqual(pitches(all), [0, 1, 2].flatMap((row) => pitches(tunes.row(heard(), row, SWEEP))));
  const starts = tunes.all(heard(), CHORD).map(({ time }) => time);
  assert.equal(new Set(starts).size, 3);
});

test("computing plays one note a token, as loud as what the token receives", () => {
  const tune = tunes.received(heard(), SWEEP);
  const mean = [0.3, 0.595 / 3, 1.505 / 3];
  assert.deepEqual(pitches(tune), [0, 1, 2].map(place));
  tune.forEach(({ gain }, key) => assert.ok(Math.abs(gain / tune[0].gain - mean[key] / mean[0]) < 1e-9));
});

test("each head plays in its own timbre, the head shown alone or all of them", () => {
  assert.deepEqual(tunes.heard(view(1), false).heads, [1]);
  const all = tunes.heard(view(1), true);
  assert.deepEqual(new Set(tunes.row(all, 0, CHORD).map(({ head }) => head)), new Set([0, 1, 2, 3]));
});

test("the shown head among all heads has the weights that are shown", () => {
  const shown = view(0.7);
  assert.deepEqual(tunes.heard(shown, true).weights.slice(16, 32), shown.weights.slice());
});

test("a low temperature gives fewer and louder notes than a high one", () => {
  const [low, high] = [0.1, 5].map((temperature) => tunes.row(tunes.heard(view(temperature), false), 0, SWEEP));
  const loudest = (tune) => Math.max(...tune.map(({ gain }) => gain));
  assert.ok(low.length < high.length);
  assert.ok(loudest(low) > 2 * loudest(high));
});
