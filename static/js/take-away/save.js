(function (Atenta) {
  "use strict";

  /** Pixels of a PNG for each of its SVG's: sharp on paper and on fine screens. */
  const FINE = 2;
  /** A browser needs the file's address for a moment after the click (milliseconds). */
  const KEPT = 10_000;

  /**
   * Hands a file to the reader.
   * @param {Blob | string} content
   * @param {string} name
   * @param {string} type
   */
  function file(content, name, type) {
    const address = URL.createObjectURL(new Blob([content], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), KEPT);
  }

  /**
   * An SVG as a PNG. From a data address: a canvas that drew a file's picture may not be read on file://.
   * @param {string} svg
   * @returns {Promise<Blob>}
   */
  async function png(svg) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = FINE * image.naturalWidth;
    canvas.height = FINE * image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the canvas gave no picture"))), "image/png");
    });
  }

  /**
   * Copies a text; where the clipboard refuses, the text is shown selected in its field.
   * @param {string} text
   * @param {HTMLInputElement | HTMLTextAreaElement} field read-only
   * @returns {Promise<boolean>} whether it was copied
   */
  async function copy(text, field) {
    field.value = text;
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      /** @type {HTMLElement} */ (field.closest("[data-copied]") ?? field).hidden = false;
      field.focus();
      field.select();
      return false;
    }
  }

  Atenta.save = { file, png, copy };
})(globalThis.Atenta = globalThis.Atenta || {});
