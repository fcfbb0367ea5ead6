(function (Atenta) {
  "use strict";

  /** How far a line of names reaches above and below its baseline; templates/macros/plane.html reckons alike. */
  const [UP, DOWN] = [16, 5];
  /** From one row of names to the next. */
  const ROW = 21;
  /** Names keep this far apart, and as far from the frame. */
  const APART = 1;
  /** What a place may cost more than the best one before a name leaves it: names must not jump while a tip is dragged. */
  const STAY = 20;
  /** The rings that are searched when no place near is free. */
  const [NEAREST, FARTHEST, RING, TURNS] = [44, 460, 11, 24];

  /**
   * A place for each name, in the order given: the first ones choose first. A name never lies on another, on a mark or
   * across the frame; lines under it only count against a place. null: an optional name for which no place near is free.
   * @param {PlaneLabel[]} labels
   * @param {PlaneBox[]} marks
   * @param {PlaneLine[]} lines
   * @param {PlaneBox} frame
   * @returns {(PlanePlace | null)[]}
   */
  function place(labels, marks, lines, frame) {
    const taken = [...marks];
    const standing = labels.map((label) => label.now && box(label, label.now));
    return labels.map((label, i) => {
      const free = (/** @type {PlanePlace} */ at) => {
        const own = box(label, at);
        return inside(own, frame) && !taken.some((other) => meet(own, other));
      };
      const later = standing.slice(i + 1).filter((other) => !!other);
      const chosen = near(label, free, lines, later) ?? (label.optional ? null : far(label, free));
      if (chosen) taken.push(box(label, chosen));
      return chosen;
    });
  }

  /**
   * The cheapest free place near; to drive other names from where they stand costs too.
   * @param {PlaneLabel} label
   * @param {(at: PlanePlace) => boolean} free
   * @param {PlaneLine[]} lines
   * @param {PlaneBox[]} later
   */
  function near(label, free, lines, later) {
    let [best, least] = [/** @type {PlanePlace | null} */ (null), Infinity];
    for (const at of around(label)) {
      const own = box(label, at);
      const under = lines.reduce((sum, line) => sum + line.weight * covered(line, own), 0);
      const driven = later.filter((other) => meet(own, other)).length;
      const cost = at.cost + under + STAY * (driven - Number(same(at, label.now)));
      if (cost < least && free(at)) [best, least] = [at, cost];
    }
    return best;
  }

  /** The places round a point, those beside it first. @param {PlaneLabel} label */
  function around({ gap, below }) {
    const [over, under] = [-gap - DOWN, gap + UP];
    /** @type {(PlanePlace & { cost: number })[]} */
    const places = [];
    const add = (/** @type {number} */ cost, /** @type {PlanePlace["anchor"]} */ anchor, /** @type {number} */ dx, /** @type {number} */ dy) =>
      void places.push({ anchor, dx, dy, cost });
    add(below ? 4 : 0, "middle", 0, over);
    add(below ? 0 : 4, "middle", 0, under);
    for (const [anchor, dx] of /** @type {const} */ ([["start", gap], ["end", -gap]])) {
      add(below ? 6 : 2, anchor, dx, -8);
      add(5, anchor, dx, 5);
      add(below ? 2 : 6, anchor, dx, 19);
      for (const row of [0, ROW, 2 * ROW]) {
        add(8 + row, anchor, -dx, over - row);
        add(8 + row, anchor, -dx, under + row);
        if (row) add(5 + row, anchor, dx, 5 - row);
        if (row) add(5 + row, anchor, dx, 5 + row);
      }
    }
    for (const row of [ROW, 2 * ROW]) {
      add(row + 2, "middle", 0, over - row);
      add(row + 2, "middle", 0, under + row);
    }
    return places;
  }

  /** The nearest free place farther off. @param {PlaneLabel} label @param {(at: PlanePlace) => boolean} free */
  function far({ now }, free) {
    if (now && free(now)) return now;
    for (let radius = NEAREST; radius < FARTHEST; radius += RING) {
      for (let turn = 0; turn < TURNS; turn++) {
        const angle = (2 * Math.PI * turn) / TURNS;
        const at = { anchor: /** @type {const} */ ("middle"), dx: radius * Math.cos(angle), dy: radius * Math.sin(angle) };
        if (free(at)) return at;
      }
    }
    return null;
  }

  /** Where a name lies at a place. @param {PlaneLabel} label @param {PlanePlace} at @returns {PlaneBox} */
  function box({ x, y, width, up, down }, { anchor, dx, dy }) {
    const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
    return { left, right: left + width, top: y + dy - up, bottom: y + dy + down };
  }

  /** @param {PlaneBox} one @param {PlaneBox} other */
  function meet(one, other) {
    return one.left < other.right + APART && other.left < one.right + APART
      && one.top < other.bottom + APART && other.top < one.bottom + APART;
  }

  /** @param {PlaneBox} one @param {PlaneBox} frame */
  function inside(one, frame) {
    return one.left >= frame.left + APART && one.right <= frame.right - APART
      && one.top >= frame.top + APART && one.bottom <= frame.bottom - APART;
  }

  /** @param {PlanePlace} one @param {PlanePlace | null | undefined} other */
  function same(one, other) {
    return !!other && one.anchor === other.anchor && one.dx === other.dx && one.dy === other.dy;
  }

  /** How much of a line lies in a box. @param {PlaneLine} line @param {PlaneBox} within */
  function covered({ from, to }, { left, right, top, bottom }) {
    let [first, last] = [0, 1];
    for (const [start, way, low, high] of [[from.x, to.x - from.x, left, right], [from.y, to.y - from.y, top, bottom]]) {
      if (way === 0 && (start < low || start > high)) return 0;
      if (way === 0) continue;
      const [one, other] = [(low - start) / way, (high - start) / way];
      first = Math.max(first, Math.min(one, other));
      last = Math.min(last, Math.max(one, other));
    }
    return Math.max(0, last - first) * Math.hypot(to.x - from.x, to.y - from.y);
  }

  Atenta.plane_labels = { place, box };
})(globalThis.Atenta = globalThis.Atenta || {});
