import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../load.mjs";

const { notes } = load("sound/notes.js");
const HEADS = [...Array(8).keys()];
const LIFTS = [0, 1, 2, 3];
const near = (found, wanted) => assert.ok(Math.abs(found - wanted) < 1e-9 * Math.max(1, Math.abs(wanted)), `${found}, not ${wanted}`);
const note = (more) => ({ time: 0, frequency: 440, gain: 1, pan: 0, head: 0, lift: 0, duration: 0.2, ...more });
const sum = (list, of) => list.reduce((total, one) => total + of(one), 0);

/** One period of a timbre, as sines. */
function period(head, lift, samples = 2048) {
  const partials = notes.partials(head, lift);
  return Array.from({ length: samples }, (_, at) => {
    return partials.reduce((total, amplitude, k) => total + amplitude * Math.sin((2 * Math.PI * (k + 1) * at) / samples), 0);
  });
}

test("the keys of a short phrase climb the major pentatonic from middle C", () => {
  const semitones = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];
  semitones.forEach((semitone, place) => near(notes.frequency(place, 10), 440 * 2 ** ((semitone - 9) / 12)));
});

test("from 11 words on the first note lies an octave lower, from 21 on two", () => {
  near(notes.frequency(0, 11), notes.frequency(0, 10) / 2);
  near(notes.frequency(0, 21), notes.frequency(0, 10) / 4);
  near(notes.frequency(0, 32), notes.frequency(0, 21));
});

test("a later key is higher, and every key of every phrase can be heard", () => {
  for (let n = 1; n <= 32; n++) {
    const pitches = Array.from({ length: n }, (_, place) => notes.frequency(place, n));
    assert.ok(pitches.every((pitch, place) => pitch > (pitches[place - 1] ?? 60) && pitch < 5000));
  }
});

test("no two keys of a phrase lie a semitone or a tritone apart", () => {
  const steps = Array.from({ length: 32 }, (_, place) => Math.round(12 * Math.log2(notes.frequency(place, 32) / 65)));
  for (const one of steps) for (const other of steps) assert.ok(![1, 6, 11].includes(Math.abs(one - other) % 12));
});

test("half the weight is 6 dB softer, and a whole one is 0 dB", () => {
  near(notes.decibels(1), 0);
  for (const weight of [1, 0.4, 0.03]) near(notes.decibels(weight / 2), notes.decibels(weight) - 20 * Math.log10(2));
});

test("the gain is the weight's decibels", () => {
  for (const weight of [1, 0.5, 0.1, 0.01]) near(20 * Math.log10(notes.gain(weight)), 20 * Math.log10(weight));
});

test("a weight under 1 percent is silent", () => {
  assert.equal(notes.gain(0.00999), 0);
  assert.ok(notes.gain(0.01) > 0);
});

test("the first key is on the left, the last on the right, the middle in the middle", () => {
  [-0.8, -0.4, 0, 0.4, 0.8].forEach((side, place) => near(notes.pan(place, 5), side));
  assert.equal(notes.pan(0, 1), 0);
});

test("a larger weight never sounds lower, and the largest sound with their whole octave", () => {
  assert.deepEqual([0.1, 0.25, 0.5, 0.75, 1].map(notes.lift), [0, 1, 2, 3, 3]);
});

test("every timbre has the same loudness, with octave or without", () => {
  for (const head of HEADS) for (const lift of LIFTS) {
    near(Math.round(1e6 * Math.sqrt(sum(notes.partials(head, lift), (a) => a * a) / 2)), Math.round(1e6 / Math.sqrt(8)));
  }
});

test("no timbre at gain 1 exceeds full scale", () => {
  for (const head of HEADS) for (const lift of LIFTS) assert.ok(Math.max(...period(head, lift).map(Math.abs)) < 1);
});

test("every timbre keeps its fundamental", () => {
  for (const head of HEADS) for (const lift of LIFTS) assert.ok(notes.partials(head, lift)[0] > 0.05);
});

test("any two heads share out their sound differently among the partials", () => {
  const share = (head, k) => (notes.partials(head, 0)[k] ?? 0) ** 2 / (2 * notes.RMS ** 2);
  for (const one of HEADS) for (const other of HEADS.slice(one + 1)) {
    const apart = sum([...Array(16).keys()], (k) => Math.abs(share(one, k) - share(other, k))) / 2;
    assert.ok(apart > 0.15, `H${one} and H${other}: ${apart}`);
  }
});

test("a single note of weight 1 stands at the ceiling, and a softer one as far below as its weight says", () => {
  near(notes.level([note({})])[0].gain, notes.CEILING);
  near(notes.level([note({ gain: 0.25 })])[0].gain, 0.25 * notes.CEILING);
});

test("a row's chord, whose weights sum to 1, is not turned down", () => {
  const row = [0.5, 0.3, 0.2].map((gain, place) => note({ gain, frequency: notes.frequency(place, 3) }));
  near(sum(notes.level(row), ({ gain }) => gain), notes.CEILING);
});

test("notes of one frequency sum to the ceiling at most, since they may be in phase", () => {
  near(sum(notes.level(HEADS.map((head) => note({ head }))), ({ gain }) => gain), notes.CEILING);
});

test("notes of many frequencies stay under the ceiling at four times their root mean square", () => {
  const every = Array.from({ length: 32 }, (_, place) => note({ frequency: notes.frequency(place, 32) }));
  near(4 * notes.RMS * Math.sqrt(sum(notes.level(every), ({ gain }) => gain ** 2)), notes.CEILING);
});

test("levelling keeps the ratios, and notes that never meet do not turn each other down", () => {
  const [soft, loud] = notes.level([note({ gain: 0.5, time: 0 }), note({ gain: 1, time: 5 })]);
  near(loud.gain, notes.CEILING);
  near(soft.gain / loud.gain, 0.5);
});

test("notes come back in order of time", () => {
  assert.deepEqual(notes.level([note({ time: 2 }), note({ time: 1 })]).map(({ time }) => time), [1, 2]);
  assert.deepEqual(notes.level([]), []);
});

test("attack and release are soft", () => {
  assert.ok(notes.ATTACK >= 0.01);
  assert.ok(notes.RELEASE >= 0.08);
});
