(function (Atenta) {
  "use strict";

  /** Components between two labels; the style sheet puts one, two or four such groups on a line. */
  const GROUP = 2;
  const SHADES = 8;

  /**
   * Two vectors over each other and, below, what is added up: a box for each number, its colour the sign and the size.
   * @param {HTMLElement} list
   * @param {string[]} names what each line of a box is, for a screen reader
   * @returns {Strips}
   */
  function strips(list, names) {
    const label = /** @type {HTMLTemplateElement} */ (list.querySelector("template"));
    /** @type {Box[]} */
    let boxes = [];

    /** @param {number} count */
    function build(count) {
      boxes = Array.from({ length: count }, () => box(names));
      const labelled = boxes.flatMap(({ item }, at) => (at % GROUP ? [item] : [label.content.cloneNode(true), item]));
      list.replaceChildren(label, ...labelled);
    }

    return {
      fill(lines, index) {
        const count = lines[0].values.length;
        if (boxes.length !== count) build(count);
        lines.forEach(({ values, decimals, scale = largest(values) }, line) => {
          for (let at = 0; at < count; at++) write(boxes[at].lines[line], values[at], decimals, scale);
        });
        boxes.forEach((one, at) => Atenta.say.put(one.index, index(at)));
      },
      choose(chosen) {
        boxes.forEach(({ item }, at) => item.classList.toggle("chosen", at === chosen));
      },
    };
  }

  /** @typedef {{ item: HTMLElement, index: HTMLElement, lines: HTMLElement[] }} Box */

  /**
   * @param {string[]} names
   * @returns {Box}
   */
  function box(names) {
    const item = document.createElement("div");
    const index = document.createElement("span");
    item.setAttribute("role", "listitem");
    index.className = "index";
    item.append(index);
    const lines = names.map((name) => {
      const [said, number] = [document.createElement("span"), document.createElement("span")];
      said.className = "visually-hidden";
      said.textContent = ` ${name} `;
      item.append(said, number);
      return number;
    });
    return { item, index, lines };
  }

  /**
   * @param {HTMLElement} place
   * @param {number} value
   * @param {number} decimals
   * @param {number} scale the size that has the full colour
   */
  function write(place, value, decimals, scale) {
    Atenta.say.put(place, Atenta.numbers.fixed(value, decimals));
    const shade = scale > 0 ? Math.min(Math.round((SHADES * Math.abs(value)) / scale), SHADES) : 0;
    const name = `number ${value < 0 ? "minus" : "plus"}-${shade}`;
    if (place.className !== name) place.className = name;
  }

  /** @param {Float64Array} values */
  function largest(values) {
    return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  }

  Atenta.strips = { make: strips, write, largest };
})(globalThis.Atenta = globalThis.Atenta || {});
