// The places of the names in the worked example's planes: whatever the reader drags, none lies on another.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../load.mjs";

const { plane_labels: { box, place } } = load("figures/worked-example/labels.js");
const FRAME = { left: -160, right: 160, top: -160, bottom: 160 };
const WIDTHS = [77, 25, 46, 65, 103, 103, 91];
// The numbers along the left and the lower edge.
const AXIS = [-100, -50, 50, 100, 150].flatMap((at) => [
  { left: at - 20, right: at - 4, top: 135, bottom: 149 },
  { left: -148, right: -132, top: 3 - at, bottom: 17 - at },
]);

/** Numbers in [0, 1), the same at every run. @param {number} seed */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {Partial<PlaneLabel>} [given] @returns {PlaneLabel} */
const label = (given = {}) => ({ x: 0, y: 0, gap: 9, width: 60, up: 16, down: 5, ...given });
/** @param {PlanePoint} point @param {number} half */
const square = ({ x, y }, half) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half });
/** @param {PlaneBox} one @param {PlaneBox} other */
const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A state of a plane: tips, heads and values anywhere, often on one another or in a corner. @param {() => number} next */
function state(next) {
  const grid = next() < 0.3 ? 300 : next() < 0.5 ? 50 : 2.5;
  const some = () => Math.round((next() * 300 - 150) / grid) * grid;
  const points = WIDTHS.map(() => ({ x: Math.max(-150, Math.min(150, some())), y: Math.max(-150, Math.min(150, some())) }));
  const labels = points.map((point, i) => label({ ...point, width: WIDTHS[i], below: i > 2, optional: i === 6 }));
  const lines = points.map((to) => ({ from: { x: 0, y: 0 }, to, weight: 1 }));
  return { labels, lines, marks: [...AXIS, ...points.map((point) => square(point, 7))] };
}

/** @param {PlaneLabel[]} labels @param {(PlanePlace | null)[]} places @param {PlaneBox[]} marks */
function check(labels, places, marks, seed = 0) {
  const boxes = places.map((at, i) => at && box(labels[i], at));
  boxes.forEach((own, i) => {
    assert.ok(own || labels[i].optional, `name ${i} has no place in state ${seed}`);
    if (!own) return;
    assert.ok(own.left >= FRAME.left && own.right <= FRAME.right && own.top >= FRAME.top && own.bottom <= FRAME.bottom, `name ${i} leaves the frame in state ${seed}`);
    for (const other of [...marks, ...boxes.slice(0, i)]) assert.ok(!other || !meet(own, other), `name ${i} lies on something in state ${seed}`);
  });
}

test("in any state every name but the optional one is shown, on nothing and inside the frame", () => {
  let left_out = 0;
  for (let seed = 1; seed <= 3000; seed++) {
    const { labels, lines, marks } = state(random(seed));
    const places = place(labels, marks, lines, FRAME);
    check(labels, places, marks, seed);
    assert.deepEqual(place(labels, marks, lines, FRAME), places);
    if (!places[6]) left_out++;
  }
  assert.ok(left_out > 0 && left_out < 1500, `the optional name was left out ${left_out} times`);
});

/** How many names jump while a tip is dragged across forty states. @param {boolean} remembers whether they know where they stood */
function jumps(remembers) {
  const next = random(7);
  let jumped = 0;
  for (let run = 0; run < 40; run++) {
    const { labels } = state(next);
    /** @type {(PlanePlace | null)[]} */
    let places = [];
    for (let step = 0; step <= 60; step++) {
      labels[0] = { ...labels[0], x: -150 + 5 * step, y: 150 * Math.sin(step / 9) };
      const marks = [...AXIS, ...labels.map((point) => square(point, 7))];
      const lines = labels.map((to) => ({ from: { x: 0, y: 0 }, to, weight: 1 }));
      const then = place(labels.map((one, i) => ({ ...one, now: remembers ? places[i] : null })), marks, lines, FRAME);
      check(labels, then, marks, run);
      if (step) jumped += then.filter((at, i) => at?.dx !== places[i]?.dx || at?.dy !== places[i]?.dy).length;
      places = then;
    }
  }
  return jumped;
}

test("while a tip is dragged names stay on nothing, and jump less for knowing where they stood", () => {
  const [knowing, forgetful] = [jumps(true), jumps(false)];
  assert.ok(knowing < 0.7 * forgetful, `${knowing} jumps, and ${forgetful} without knowing`);
});

test("a name alone stands above its point or, if it would rather, below", () => {
  const [over, under] = place([label({ x: -80 }), label({ x: 80, below: true })], [], [], FRAME);
  assert.deepEqual([over?.anchor, over?.dy, under?.anchor, under?.dy], ["middle", -14, "middle", 25]);
});

test("a name keeps off a line, but leaves its place only for a line that costs more than the jump", () => {
  const across = (/** @type {number} */ weight) => [{ from: { x: -30, y: -20 }, to: { x: 30, y: -20 }, weight }];
  const now = place([label()], [], [], FRAME)[0];
  assert.deepEqual(now, place([label({ now })], [], across(0.1), FRAME)[0]);
  assert.notDeepEqual(now, place([label()], [], across(0.1), FRAME)[0]);
  assert.notDeepEqual(now, place([label({ now })], [], across(1), FRAME)[0]);
});

test("an optional name for which no place near is free is left out, another goes farther off", () => {
  const crowd = [{ left: -120, right: 120, top: -70, bottom: 70 }];
  assert.equal(place([label({ optional: true })], crowd, [], FRAME)[0], null);
  const [at] = place([label()], crowd, [], FRAME);
  check([label()], [at], crowd);
});
