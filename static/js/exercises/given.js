(function (Atenta) {
  "use strict";

  /** Between the checks of a free text and the text. */
  const THEN = "~";
  const PLACES = /^\d+(?:\.\d+)*$/;
  const TICKS = /^(?:[01](?:\.[01])*)?$/;

  /**
   * An answer as addresses and files have it.
   * @param {GivenAnswer} value
   */
  function write(value) {
    if (typeof value === "string") return value;
    if (typeof value === "number") return String(value);
    if (Array.isArray(value)) return value.join(".");
    return value.ticked.map(Number).join(".") + THEN + value.text;
  }

  /**
   * The same read again; null for what is no answer of this kind.
   * @param {ExerciseKind} kind
   * @param {string} text
   * @returns {GivenAnswer | null}
   */
  function read(kind, text) {
    if (kind === "number") return text;
    if (kind === "text") return read_text(text);
    if (!PLACES.test(text)) return null;
    const places = text.split(".").map(Number);
    if (kind === "order") return places;
    if (kind === "cell") return places.length === 2 ? places : null;
    return places.length === 1 ? places[0] : null;
  }

  /** @param {string} text @returns {GivenText | null} */
  function read_text(text) {
    const at = text.indexOf(THEN);
    const ticks = text.slice(0, Math.max(at, 0));
    if (at < 0 || !TICKS.test(ticks)) return null;
    return { ticked: ticks ? ticks.split(".").map((tick) => tick === "1") : [], text: text.slice(at + 1) };
  }

  Atenta.given = { write, read };
})(globalThis.Atenta = globalThis.Atenta || {});
