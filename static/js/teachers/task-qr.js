(function (Atenta) {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";

  /**
   * The picture of a task's link under it, or why there is none.
   * @param {HTMLElement} place
   * @param {ExercisesPage} page
   */
  function create(place, page) {
    const words = page.strings.teachers;
    const figure = /** @type {HTMLElement} */ (place.querySelector("[data-qr]"));
    const note = /** @type {HTMLElement} */ (place.querySelector("[data-qr-note]"));
    const area = /** @type {HTMLElement} */ (place.querySelector("[name=link]"));
    const limit = Atenta.qr.LONGEST;
    const larger = /** @type {HTMLButtonElement} */ (place.querySelector("[name=large_qr]"));
    const large = /** @type {HTMLDialogElement} */ (place.querySelector("[data-large-qr]"));
    let wanted = "";
    let drawn = Promise.resolve();
    larger.addEventListener("click", async () => {
      await drawn;
      const picture = figure.querySelector("svg")?.cloneNode(true);
      if (!picture || larger.hidden) return;
      large.querySelector("[data-large-picture]")?.replaceChildren(picture);
      large.showModal();
    });

    /** @param {string} text */
    function tell(text) {
      note.hidden = !text;
      Atenta.say.put(note, text);
    }

    /** @param {string} link @param {string} title */
    async function draw(link, title) {
      const loaded = await Atenta.scripts.load(`${page.root}assets/qrcode/qrcode.js`);
      // The form may have gone on meanwhile.
      if (wanted !== link) return;
      if (loaded) return figure.querySelector("svg")?.replaceWith(picture(link, Atenta.say.text(words.qr_title, { title })));
      if (document.activeElement === larger) area.focus();
      figure.hidden = larger.hidden = true;
      tell(words.qr_missing);
    }

    return {
      /** @param {string} link "" where there is none @param {string} title */
      write(link, title) {
        wanted = link;
        figure.hidden = larger.hidden = !link || link.length > limit;
        tell(!link ? words.qr_local : figure.hidden ? Atenta.say.text(words.qr_long, { length: link.length, limit }) : "");
        // Its place is there before it is.
        if (!figure.hasChildNodes()) figure.append(blank(1), caption(words.qr_caption));
        if (!figure.hidden) drawn = draw(link, title);
      },
      /** Done when what was written last is drawn, or cannot be. */
      drawn: () => drawn,
    };
  }

  /** @param {string} link @param {string} title */
  function picture(link, title) {
    const { path, side } = Atenta.qr.squares(link);
    const svg = blank(side);
    const squares = document.createElementNS(SVG, "path");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", title);
    svg.setAttribute("shape-rendering", "crispEdges");
    squares.setAttribute("d", path);
    svg.append(squares);
    return svg;
  }

  /** @param {number} side */
  function blank(side) {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
    return svg;
  }

  /** @param {string} text */
  function caption(text) {
    const line = document.createElement("figcaption");
    line.textContent = text;
    return line;
  }

  Atenta.task_qr = create;
})(globalThis.Atenta = globalThis.Atenta || {});
