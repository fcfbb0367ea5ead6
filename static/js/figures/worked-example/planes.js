(function (Atenta) {
  "use strict";

  /** Tips snap to multiples of this. */
  const SNAP = 0.05;
  /** How far the query's line is drawn along the longer axis. */
  const EDGE = 3;
  /** Half the side of the square that the head of an arrow fills, and how far behind the tip its middle lies. */
  const [HEAD, BACK] = [8, 3];
  /** Half the side of what is drawn at the point of a value, of an output and of equal weights. */
  const [DOT, OUTPUT, EQUAL] = [4, 7, 9];
  /** How much it counts against a place that a name lies over an arrow or the path, or over a fainter line. */
  const [OVER, OVER_FAINT] = [2, 0.3];

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
    const [name_keys, name_values] = [naming(keys), naming(values)];
    const start = JSON.stringify(page.start);
    let drawn = start;
    return {
      /** @param {WorkedState} state @param {WorkedSum[]} sums */
      draw(state, sums) {
        const now = JSON.stringify(state);
        // The page comes with the names in their places: measuring them before anything moves would only cost time.
        if (now === drawn) return;
        drawn = now;
        if (now === start) for (const name of [name_keys, name_values]) name.forget();
        draw_keys(keys, state.heads[state.shown], sums[state.shown], name_keys.place);
        draw_values(values, state, sums, page.words, name_values.place);
      },
    };
  }

  /**
   * Sets the names of a plane where they lie on nothing.
   * @param {SVGSVGElement} plane
   */
  function naming(plane) {
    const { x, y, width, height } = plane.viewBox.baseVal;
    const frame = { left: x, top: y, right: x + width, bottom: y + height };
    /** @type {Map<string, { width: number, up: number, down: number }>} */
    const sizes = new Map();
    /** @type {Map<SVGElement, PlanePlace | null>} */
    const places = new Map();
    /** @type {PlaneBox[] | null} */
    let axis = null;

    /** @param {SVGElement} text */
    function measure(text) {
      const key = `${text.getAttribute("class")} ${text.textContent}`;
      const known = sizes.get(key);
      if (known) return known;
      const box = /** @type {SVGTextElement} */ (text).getBBox();
      const baseline = Number(text.getAttribute("y"));
      const size = { width: box.width, up: baseline - box.y, down: box.y + box.height - baseline };
      sizes.set(key, size);
      return size;
    }

    return {
      /** @param {PlaneName[]} names @param {PlaneBox[]} marks @param {PlaneLine[]} lines */
      place(names, marks, lines) {
        // A name that was left out has no size.
        for (const { text } of names) show(text, true);
        axis ??= [...plane.querySelectorAll(".plane-grid text")].map((text) => {
          const box = /** @type {SVGTextElement} */ (text).getBBox();
          return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
        });
        const labels = names.map((name) => ({ ...name, ...measure(name.text), now: places.get(name.text) }));
        Atenta.plane_labels.place(labels, [...axis, ...marks], lines, frame).forEach((at, i) => {
          const { text, x, y, moved } = names[i];
          places.set(text, at);
          show(text, at !== null);
          if (at) put(text, { x: (moved ? 0 : x) + at.dx, y: (moved ? 0 : y) + at.dy, "text-anchor": at.anchor });
        });
      },
      forget() {
        places.clear();
      },
    };
  }

  /** @param {SVGSVGElement} plane @param {WorkedHead} head @param {WorkedSum} sum @param {PlaceNames} place */
  function draw_keys(plane, head, sum, place) {
    const unit = Number(plane.dataset.unit);
    const to = (/** @type {number[]} */ [x, y]) => ({ x: x * unit, y: -y * unit });
    plane.classList.toggle("unused", head.scores !== null);
    const arrows = [...head.keys.map((key, j) => arrow(plane, `key_${j}`, to(key))), { ...arrow(plane, "q", to(head.q)), below: true }];
    const lines = arrows.map((tip) => line({ x: 0, y: 0 }, tip, OVER));
    const length = head.q[0] ** 2 + head.q[1] ** 2;
    show(part(plane, "[data-projections]"), length > 0);
    if (length > 0) {
      const ray = to(head.q.map((one) => (EDGE * one) / Math.max(...head.q.map(Math.abs))));
      put(part(plane, "[data-ray]"), { x1: -ray.x, y1: -ray.y, x2: ray.x, y2: ray.y });
      lines.push(line({ x: -ray.x, y: -ray.y }, ray, OVER_FAINT));
      head.keys.forEach((key, j) => {
        const [tip, foot] = [to(key), to(head.q.map((one) => (one * sum.products[j]) / length))];
        put(part(plane, `[data-drop="${j}"]`), { d: `M${tip.x} ${tip.y}L${foot.x} ${foot.y}` });
        put(part(plane, `[data-foot="${j}"]`), { cx: foot.x, cy: foot.y });
        lines.push(line(tip, foot, OVER_FAINT), line({ x: foot.x - 3, y: foot.y }, { x: foot.x + 3, y: foot.y }, OVER));
      });
    }
    place(arrows, arrows.map(head_of), lines);
  }

  /** @param {SVGSVGElement} plane @param {string} name @param {PlanePoint} to @returns {PlaneName} */
  function arrow(plane, name, { x, y }) {
    const group = part(plane, `[data-vector=${name}]`);
    put(part(group, "line"), { x2: x, y2: y });
    put(part(group, "circle"), { cx: x, cy: y });
    return { text: part(group, "text"), x, y, gap: HEAD + 2 };
  }

  /** The head of an arrow that ends here. @param {PlanePoint} tip */
  function head_of({ x, y }) {
    const back = BACK / (Math.hypot(x, y) || 1);
    return square({ x: x - back * x, y: y - back * y }, HEAD);
  }

  /** @param {SVGSVGElement} plane @param {WorkedState} state @param {WorkedSum[]} sums @param {Record<string, string>} words @param {PlaceNames} place */
  function draw_values(plane, { values, shown, second }, sums, words, place) {
    const unit = Number(plane.dataset.unit);
    const at = (/** @type {number[]} */ [x, y]) => `${x * unit} ${-y * unit}`;
    const to = (/** @type {number[]} */ [x, y]) => ({ x: x * unit, y: -y * unit });
    const points = values.map(to);
    put(part(plane, "[data-hull]"), { points: values.map(at).join(" ") });
    const lines = points.map((point, j) => line(point, points[(j + 1) % points.length], OVER_FAINT));
    const marks = points.map((point) => square(point, DOT));
    const names = values.map((value, j) => {
      const group = part(plane, `[data-vector=value_${j}]`);
      const { x, y } = to(value);
      for (const circle of group.querySelectorAll("circle")) put(circle, { cx: x, cy: y });
      put(part(group, ".share"), { r: 18 * Math.sqrt(sums[shown].weights[j]) });
      return /** @type {PlaneName} */ ({ text: part(group, "text"), x, y, gap: EQUAL + 2 });
    });
    const joints = [[0, 0]];
    for (const [x, y] of sums[shown].parts) joints.push([joints[joints.length - 1][0] + x, joints[joints.length - 1][1] + y]);
    put(part(plane, "[data-chain]"), { points: joints.map(at).join(" ") });
    joints.slice(1).forEach((joint, j) => lines.push(line(to(joints[j]), to(joint), OVER)));
    sums.forEach(({ output }, head) => {
      const mark = part(plane, `[data-output="${head}"]`);
      put(mark, { transform: `translate(${at(output)})` });
      show(mark, head === 0 || second);
      part(mark, "text").textContent = second ? Atenta.say.text(words.output_of, { head: `H${head}` }) : words.output;
      if (head > 0 && !second) return;
      marks.push(square(to(output), OUTPUT));
      names.push({ text: part(mark, "text"), ...to(output), gap: OUTPUT + 3, below: true, moved: true });
    });
    const equal = Atenta.worked.equal(values);
    const group = part(plane, "[data-equal]");
    put(group, { transform: `translate(${at(equal)})` });
    marks.push(square(to(equal), EQUAL));
    // Its words stand in the notes under the figure too: where there is no room it is left out.
    names.push({ text: part(group, "text"), ...to(equal), gap: EQUAL + 2, below: true, moved: true, optional: true });
    place(names, marks, lines);
  }

  /** @param {PlanePoint} from @param {PlanePoint} to @param {number} weight @returns {PlaneLine} */
  function line(from, to, weight) {
    return { from, to, weight };
  }

  /** @param {PlanePoint} centre @param {number} half @returns {PlaneBox} */
  function square({ x, y }, half) {
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
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
