(function (Atenta) {
  "use strict";

  const LOOP = 7;

  /**
   * Arcs above the words look ahead (key after query), arcs below look back; a word's look at itself is a small loop.
   * @param {HeadView} view
   * @param {number[]} places x of each token, in pixels
   * @param {number} room height of the highest arc
   * @returns {Arc[]} thinnest first, so that the strongest is drawn last
   */
  function lay(view, places, room) {
    const arcs = [];
    const span = places[places.length - 1] - places[0] || 1;
    for (let query = 0; query < view.n_query; query++) {
      for (let key = 0; key < view.n_key; key++) {
        const weight = view.weights[query * view.n_key + key];
        if (weight < view.threshold || weight === 0) continue;
        const path = query === key ? loop(places[query]) : arch(places[query], places[key], span, room);
        arcs.push({ query, key, weight, path });
      }
    }
    return arcs.sort((one, other) => one.weight - other.weight);
  }

  /**
   * @param {number} from
   * @param {number} to
   * @param {number} span
   * @param {number} room
   */
  function arch(from, to, span, room) {
    // A square root keeps near neighbours apart from each other without sending far ones out of the picture.
    const height = Math.sqrt(Math.abs(to - from) / span) * room * Math.sign(to - from);
    // A cubic whose handles stand at 4/3 of the height just touches the height.
    const handle = (-4 / 3) * height;
    return `M${round(from)} 0C${round(from)} ${round(handle)} ${round(to)} ${round(handle)} ${round(to)} 0`;
  }

  /** @param {number} x */
  function loop(x) {
    return `M${round(x)} 0a${LOOP} ${LOOP} 0 1 1 0.1 0`;
  }

  /** @param {number} value */
  function round(value) {
    return Math.round(value * 10) / 10;
  }

  Atenta.arc_layout = { lay };
})(globalThis.Atenta = globalThis.Atenta || {});
