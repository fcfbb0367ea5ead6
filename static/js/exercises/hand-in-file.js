(function (Atenta) {
  "use strict";

  /** Bytes. Eighteen texts of the longest are not so much. */
  const LARGEST = 2 ** 20;

  /**
   * A file that somebody chose, read as a hand-in.
   * @param {File} file
   * @returns {Promise<HandInReading>}
   */
  async function hand_in_file(file) {
    if (file.size > LARGEST) return { fault: "large" };
    try {
      return Atenta.hand_in.read(await file.text());
    } catch {
      return { fault: "unread" };
    }
  }

  Atenta.hand_in_file = hand_in_file;
})(globalThis.Atenta = globalThis.Atenta || {});
