(function (Atenta) {
  "use strict";

  /** What the standard has a platform keep for a page: so many signs. */
  const LONGEST = 4096;
  const ANSWERS = "answers=";

  /**
   * @param {[string, string][]} kept
   * @returns {Suspended}
   */
  function write(kept) {
    const records = kept.map(([name, value]) => record(name, value));
    while (records.length > 1 && written(records).length > LONGEST) records.pop();
    let left_out = 0;
    while (written(records).length > LONGEST && without_longest(records[0])) left_out += 1;
    return written(records).length > LONGEST ? { text: "", left_out } : { text: written(records), left_out };
  }

  /** Plain letters alone: no platform is trusted with others. @param {string[][]} records */
  function written(records) {
    return JSON.stringify(records).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  }

  /** A session as its address and what was done, told shortly; any other text as it is. @param {string} name @param {string} value */
  function record(name, value) {
    try {
      const { address, done } = JSON.parse(value);
      const told = Object.entries(done).map(([id, one]) => [id, one.tries, one.hints, Number(one.seen), Number(one.ever_seen)].join("."));
      return [name, String(address), told.join(";")];
    } catch {
      return [name, value];
    }
  }

  /** Leaves the longest answer out of an address; false where there is none. @param {string[]} record */
  function without_longest(record) {
    const parts = (record[1] ?? "").split("&");
    const at = parts.findIndex((part) => part.startsWith(ANSWERS));
    if (at < 0) return false;
    const answers = parts[at].slice(ANSWERS.length).split(";");
    const longest = Math.max(...answers.map((answer) => answer.length));
    answers.splice(answers.findIndex((answer) => answer.length === longest), 1);
    parts.splice(at, 1, ...(answers.length ? [ANSWERS + answers.join(";")] : []));
    record[1] = parts.join("&");
    return true;
  }

  /**
   * @param {string} text
   * @returns {[string, string][]}
   */
  function read(text) {
    try {
      return JSON.parse(text).map((/** @type {string[]} */ [name, value, told]) => [String(name), told === undefined ? String(value) : session(value, told)]);
    } catch {
      return [];
    }
  }

  /** As exercises/session.js keeps it. @param {string} address @param {string} told */
  function session(address, told) {
    const done = told.split(";").filter(Boolean).map((one) => {
      const [id, tries, hints, seen, ever_seen] = one.split(".");
      return [id, { tries: Number(tries), hints: Number(hints), seen: seen === "1", ever_seen: ever_seen === "1" }];
    });
    return JSON.stringify({ address, done: Object.fromEntries(done) });
  }

  Atenta.suspended = { write, read, LONGEST };
})(globalThis.Atenta = globalThis.Atenta || {});
