(function (Atenta) {
  "use strict";

  /**
   * The settings of an address by name, and what stands in it that cannot be read.
   * @param {string} hash with or without its "#"
   */
  function parts(hash) {
    /** @type {Map<string, string>} */
    const found = new Map();
    /** @type {AddressProblem[]} */
    const problems = [];
    for (const part of hash.replace(/^#/, "").split("&")) {
      if (!part) continue;
      if (!part.includes("=")) {
        // An anchor such as #main is no state; beside one it is of no use.
        if (hash.includes("=")) problems.push({ name: part, value: "", reason: "link_unknown_name" });
        continue;
      }
      const name = part.slice(0, part.indexOf("="));
      const raw = part.slice(part.indexOf("=") + 1);
      if (found.has(name)) {
        problems.push({ name, value: raw, reason: "link_twice" });
        continue;
      }
      try {
        found.set(name, decodeURIComponent(raw.replaceAll("+", " ")));
      } catch {
        problems.push({ name, value: raw, reason: "link_encoding" });
      }
    }
    return { found, problems };
  }

  /**
   * @param {string} value
   * @param {string[]} choices
   * @returns {Reading}
   */
  function choice(value, choices) {
    if (choices.includes(value)) return { value };
    return { expected: { key: "expect_choice", values: { choices: choices.join(", ") } } };
  }

  /**
   * @param {string} value
   * @returns {Reading}
   */
  function flag(value) {
    if (value === "0" || value === "1") return { value: value === "1" };
    return { expected: { key: "expect_switch", values: {} } };
  }

  /**
   * @param {string} value
   * @param {NumberLimits} limits
   * @returns {Reading}
   */
  function number(value, limits) {
    const read = Atenta.numbers.read(value);
    const key = limits.step === 1 ? "expect_whole" : limits.step ? "expect_step" : "expect_number";
    if (!fits(read, limits)) return { expected: { key, values: { ...limits } } };
    return { value: read };
  }

  /**
   * Whether a number keeps to its limits and, if there is one, its step.
   * @param {number} value
   * @param {NumberLimits} limits
   */
  function fits(value, { min, max, step }) {
    return value >= min && value <= max && (!step || (value - min) % step === 0);
  }

  /**
   * An address with nothing in it but what a codec writes again of the state that it reads there.
   * @param {string} address
   * @param {(hash: string) => string} rewrite
   */
  function clean(address, rewrite) {
    const [place, hash = ""] = address.split(/#(.*)/s);
    const said = rewrite(hash);
    return said ? `${place}#${said}` : place;
  }

  Atenta.reading = { parts, choice, flag, number, fits, clean };
})(globalThis.Atenta = globalThis.Atenta || {});
