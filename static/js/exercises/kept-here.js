(function (Atenta) {
  "use strict";

  /**
   * On a machine that several share the next reader finds what the last one left: that is said, with a way out of it.
   * @param {HTMLElement} root
   * @param {() => void} anew
   */
  function kept_here(root, anew) {
    const notice = /** @type {HTMLElement} */ (root.querySelector("[data-kept-here]"));
    notice.querySelector("button")?.addEventListener("click", () => {
      notice.hidden = true;
      anew();
    });
    return {
      /** @param {boolean} is_kept */
      write: (is_kept) => void (notice.hidden = !is_kept),
    };
  }

  Atenta.kept_here = kept_here;
})(globalThis.Atenta = globalThis.Atenta || {});
