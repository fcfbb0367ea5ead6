(function (Atenta) {
  "use strict";

  // Without scripts a note's mark leads to the foot of the page; with them the note opens beside it.
  const marks = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("a.footnote-ref")]);
  const foot = /** @type {HTMLElement | null} */ (document.querySelector(".footnote"));

  for (const mark of marks) {
    mark.setAttribute("role", "button");
    mark.setAttribute("aria-expanded", "false");
    mark.addEventListener("click", (event) => {
      event.preventDefault();
      toggle(mark);
    });
    mark.addEventListener("keydown", (event) => {
      if (event.key === " ") event.preventDefault();
      if (event.key === " ") toggle(mark);
      if (event.key === "Escape") close(mark);
    });
  }

  /** @param {HTMLAnchorElement} mark */
  function toggle(mark) {
    if (mark.getAttribute("aria-expanded") === "true") return close(mark);
    const note = make(mark);
    if (!note) return;
    after(mark).after(note);
    mark.setAttribute("aria-expanded", "true");
    mark.setAttribute("aria-controls", note.id);
    note.focus({ preventScroll: true });
    note.scrollIntoView({ block: "nearest" });
  }

  /** Takes the note away, and the focus back to its mark. @param {HTMLAnchorElement} mark */
  function close(mark) {
    const note = document.getElementById(mark.getAttribute("aria-controls") ?? "");
    if (!note) return;
    note.remove();
    mark.setAttribute("aria-expanded", "false");
    mark.removeAttribute("aria-controls");
    mark.focus();
  }

  /** The note of a mark with its button, copied from the foot of the page. @param {HTMLAnchorElement} mark */
  function make(mark) {
    const text = Atenta.anchors.part(Atenta.anchors.of(mark) ?? "");
    if (!text) return null;
    const note = document.createElement("div");
    note.className = "note";
    note.setAttribute("role", "note");
    // A note can have several marks.
    note.id = `open-${mark.parentElement?.id}`;
    note.tabIndex = -1;
    note.setAttribute("aria-label", foot?.dataset.note?.replace("{n}", mark.textContent ?? "") ?? "");
    note.append(...text.cloneNode(true).childNodes, button(mark));
    for (const back of note.querySelectorAll(".footnote-backref")) back.remove();
    for (const named of note.querySelectorAll("[id]")) named.removeAttribute("id");
    note.addEventListener("keydown", (event) => event.key === "Escape" && close(mark));
    return note;
  }

  /** @param {HTMLAnchorElement} mark */
  function button(mark) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "quiet";
    made.textContent = foot?.dataset.close ?? "";
    made.addEventListener("click", () => close(mark));
    return made;
  }

  /** What the note stands under: the block of the text that holds its mark. @param {Element} mark */
  function after(mark) {
    let block = mark;
    while (block.parentElement && !block.parentElement.matches("main, section")) block = block.parentElement;
    return block;
  }
})(globalThis.Atenta = globalThis.Atenta || {});
