(function (Atenta) {
  "use strict";

  /** Tips snap to multiples of this. */
  const SNAP = 0.05;
  /** How far the query's line is drawn along the longer axis. */
  const EDGE = 3;
  /** About how wide a letter of a name is. */
  const LETTER = 8;

  /**
   * Draws both planes of the worked example and lets every tip be dragged.
   * @param {HTMLElement} root
   * @param {WorkedPage} page
   * @param {(name: string, to: number[]) => void} move
   */
  function worked_planes(root, page, move) {
    const keys = /** @type {SVGSVGElement} */ (root.querySelector("[data-plane=keys]"));
    const values = /** @type {SVGSVGElement} */ (root.querySelector("[data-plane=values]"));
    for (const plane of [keys, values]) drag(plane, page, move);
    return {
      /** @param {WorkedState} state @param {WorkedSum[]} sums */
      draw(state, sums) {
        draw_keys(keys, state.heads[state.shown], sums[state.shown]);
        draw_values(values, state, sums, page.words);
      },
    };
  }

  /** @param {SVGSVGElement} plane @param {WorkedHead} head @param {WorkedSum} sum */
  function draw_keys(plane, head, sum) {
    const unit = Number(plane.dataset.unit);
    const to = (/** @type {number[]} */ [x, y]) => ({ x: x * unit, y: -y * unit });
    plane.classList.toggle("unused", head.scores !== null);
    arrow(plane, "q", to(head.q), head.q[1] < 0);
    head.keys.forEach((key, j) => arrow(plane, `key_${j}`, to(key), key[1] >= 0));
    const length = head.q[0] ** 2 + head.q[1] ** 2;
    show(part(plane, "[data-projections]"), length > 0);
    if (length === 0) return;
    const ray = to(head.q.map((one) => (EDGE * one) / Math.max(...head.q.map(Math.abs))));
    put(part(plane, "[data-ray]"), { x1: -ray.x, y1: -ray.y, x2: ray.x, y2: ray.y });
    head.keys.forEach((key, j) => {
      const [tip, foot] = [to(key), to(head.q.map((one) => (one * sum.products[j]) / length))];
      put(part(plane, `[data-drop="${j}"]`), { d: `M${tip.x} ${tip.y}L${foot.x} ${foot.y}` });
      put(part(plane, `[data-foot="${j}"]`), { cx: foot.x, cy: foot.y });
    });
  }

  /** @param {SVGSVGElement} plane @param {string} name @param {{ x: number, y: number }} to @param {boolean} above */
  function arrow(plane, name, { x, y }, above) {
    const group = part(plane, `[data-vector=${name}]`);
    put(part(group, "line"), { x2: x, y2: y });
    put(part(group, "circle"), { cx: x, cy: y });
    name_it(plane, part(group, "text"), x, above ? y - 8 : y + 22);
  }

  /** Puts a name beside its x and inside the grid: the rule of label_x in templates/macros/plane.html.
   * @param {SVGSVGElement} plane @param {SVGElement} label @param {number} x @param {number} y */
  function name_it(plane, label, x, y) {
    const { x: left, y: top } = plane.viewBox.baseVal;
    const width = LETTER * (label.textContent?.length ?? 0);
    const beside = x > 15 ? x + 8 : x < -15 ? x - 8 - width : x - width / 2;
    put(label, { x: Math.min(Math.max(beside, left + 10), left + 304 - width), y: Math.max(y, top + 16) });
  }

  /** @param {SVGSVGElement} plane @param {WorkedState} state @param {WorkedSum[]} sums @param {Record<string, string>} words */
  function draw_values(plane, { values, shown, second }, sums, words) {
    const unit = Number(plane.dataset.unit);
    const at = (/** @type {number[]} */ [x, y]) => `${x * unit} ${-y * unit}`;
    const to = (/** @type {number[]} */ [x, y]) => ({ cx: x * unit, cy: -y * unit });
    put(part(plane, "[data-hull]"), { points: values.map(at).join(" ") });
    values.forEach((value, j) => {
      const group = part(plane, `[data-vector=value_${j}]`);
      for (const circle of group.querySelectorAll("circle")) put(circle, to(value));
      put(part(group, ".share"), { r: 18 * Math.sqrt(sums[shown].weights[j]) });
      name_it(plane, part(group, "text"), to(value).cx, to(value).cy - 14);
    });
    put(part(plane, "[data-equal]"), { transform: `translate(${at(Atenta.worked.equal(values))})` });
    const joints = [[0, 0]];
    for (const [x, y] of sums[shown].parts) joints.push([joints[joints.length - 1][0] + x, joints[joints.length - 1][1] + y]);
    put(part(plane, "[data-chain]"), { points: joints.map(at).join(" ") });
    sums.forEach(({ output }, head) => {
      const mark = part(plane, `[data-output="${head}"]`);
      put(mark, { transform: `translate(${at(output)})` });
      show(mark, head === 0 || second);
      part(mark, "text").textContent = second ? Atenta.say.text(words.output_of, { head: `H${head}` }) : words.output;
    });
  }

  /** @param {SVGSVGElement} plane @param {WorkedPage} page @param {(name: string, to: number[]) => void} move */
  function drag(plane, { limits }, move) {
    const { x: left, y: top, width } = plane.viewBox.baseVal;
    let held = "";
    const place = (/** @type {PointerEvent} */ event) => {
      const box = plane.getBoundingClientRect();
      const pixel = width / box.width / Number(plane.dataset.unit);
      const origin = [(left / width) * box.width, (top / width) * box.width];
      return [(event.clientX - box.left + origin[0]) * pixel, -(event.clientY - box.top + origin[1]) * pixel];
    };
    plane.addEventListener("pointerdown", (event) => {
      const group = event.target instanceof Element ? event.target.closest(".grip")?.closest("[data-vector]") : null;
      held = group?.getAttribute("data-vector") ?? "";
      if (!held) return;
      event.preventDefault();
      plane.setPointerCapture(event.pointerId);
    });
    plane.addEventListener("pointermove", (event) => {
      if (!held) return;
      const { min, max } = limits[held.split("_")[0]];
      const snapped = place(event).map((one) => Math.round(one / SNAP) / Math.round(1 / SNAP));
      move(held, snapped.map((one) => Math.min(Math.max(one, min), max)));
    });
    for (const end of ["pointerup", "pointercancel"]) plane.addEventListener(end, () => (held = ""));
  }

  /** @param {Element} within @param {string} selector */
  function part(within, selector) {
    return /** @type {SVGElement} */ (within.querySelector(selector));
  }

  /** SVG knows no `hidden`. @param {Element} mark @param {boolean} shown */
  function show(mark, shown) {
    if (shown) mark.removeAttribute("display");
    else mark.setAttribute("display", "none");
  }

  /** @param {Element} element @param {Record<string, string | number>} attributes */
  function put(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  }

  Atenta.worked_planes = worked_planes;
})(globalThis.Atenta = globalThis.Atenta || {});
