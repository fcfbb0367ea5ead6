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
    const limit = Atenta.qr.LONGEST;
    let wanted = "";
    const larger = /** @type {HTMLButtonElement} */ (place.querySelector("[name=large_qr]"));
    const large = /** @type {HTMLDialogElement} */ (place.querySelector("[data-large-qr]"));
    larger.addEventListener("click", () => {
      const picture = figure.querySelector("svg")?.cloneNode(true);
      if (!picture) return;
      large.querySelector("[data-large-picture]")?.replaceChildren(picture);
      large.showModal();
    });

    /** @param {string} text */
    function tell(text) {
      note.hidden = !text;
      Atenta.say.put(note, text);
    }

    return {
      /** @param {string} link "" where there is none @param {string} title */
      async write(link, title) {
        wanted = link;
        figure.hidden = !link || link.length > limit;
        larger.hidden = true;
        tell(!link ? words.qr_local : figure.hidden ? Atenta.say.text(words.qr_long, { length: link.length, limit }) : "");
        if (figure.hidden) return;
        const loaded = await Atenta.scripts.load(`${page.root}assets/qrcode/qrcode.js`);
        // The form may have gone on meanwhile.
        if (wanted !== link) return;
        figure.hidden = !loaded;
        larger.hidden = !loaded;
        if (!loaded) return tell(words.qr_missing);
        figure.replaceChildren(picture(link, Atenta.say.text(words.qr_title, { title })), caption(words.qr_caption));
      },
    };
  }

  /** @param {string} link @param {string} title */
  function picture(link, title) {
    const { path, side } = Atenta.qr.squares(link);
    const svg = document.createElementNS(SVG, "svg");
    const squares = document.createElementNS(SVG, "path");
    svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", title);
    svg.setAttribute("shape-rendering", "crispEdges");
    squares.setAttribute("d", path);
    svg.append(squares);
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
