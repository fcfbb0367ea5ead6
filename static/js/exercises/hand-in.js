(function (Atenta) {
  "use strict";

  const OURS = "hand-in";
  const VERSION = 1;
  const BEGINNING = '{"atenta":"hand-in"';
  const ENDING = /"checksum":[^}]*\}$/;
  /** What a student's number can be: it draws other numbers, as the seed of a model does. */
  const MOST = 2 ** 32 - 1;
  const DIGITS = 8;
  const ENTRY = { exercise: "string", given: "string", verdict: "string", tries: "number", hints: "number" };
  /** Stands only where there is something to say. */
  const SEEN = "seen";
  const FIELDS = {
    atenta: "string", version: "number", language: "string", name: "string", number: "number",
    task: "string", entries: "object", state: "string", saved: "string", checksum: "string",
  };
  /** Only the student of a task with list numbers has one. */
  const MAY_BE_NULL = "number";

  /**
   * The text of the file that a student hands in.
   * @param {HandedIn} handed
   */
  function make(handed) {
    return `${JSON.stringify(ordered({ ...handed, checksum: checksum(handed) }), null, 2)}\n`;
  }

  /**
   * What stands in such a file, or why it is none. "cut" is one that began as ours and broke off.
   * `changed`: its checksum is of something else.
   * @param {string} text
   * @returns {HandInReading}
   */
  function read(text) {
    const plain = text.replace(/^\ufeff/, "").trim();
    if (!plain) return { fault: "empty" };
    /** @type {any} */
    let found;
    try {
      found = JSON.parse(plain);
    } catch {
      return { fault: !begins_as_ours(plain) ? "not_ours" : ENDING.test(plain) ? "broken" : "cut" };
    }
    if (found?.atenta !== OURS) return { fault: "not_ours" };
    if (found.version !== VERSION) return { fault: "version", version: String(found.version) };
    const missing = fault_of(found);
    if (missing) return { fault: "field", field: missing };
    const hand_in = ordered(found);
    return { hand_in, changed: hand_in.checksum !== checksum(hand_in) };
  }

  /** @param {string} text */
  function begins_as_ours(text) {
    const start = text.replace(/\s/g, "").slice(0, BEGINNING.length);
    return BEGINNING.startsWith(start);
  }

  /**
   * The first field that is missing or of another kind, "" if there is none.
   * @param {any} found
   */
  function fault_of(found) {
    const wrong = (/** @type {any} */ value, /** @type {string} */ kind) => typeof value !== kind || Number.isNaN(value);
    for (const [name, kind] of Object.entries(FIELDS)) {
      if (wrong(found[name], kind) && !(name === MAY_BE_NULL && found[name] === null)) return name;
    }
    if (found.number !== null && !(Number.isInteger(found.number) && found.number >= 0 && found.number <= MOST)) return "number";
    if (!Array.isArray(found.entries)) return "entries";
    for (const entry of found.entries) {
      const name = Object.entries(ENTRY).find(([name, kind]) => wrong(entry?.[name], kind))?.[0];
      if (name) return `entries.${name}`;
      if (SEEN in entry && entry[SEEN] !== true) return `entries.${SEEN}`;
    }
    return "";
  }

  /**
   * Our fields alone, always in the same order.
   * @param {any} handed
   * @returns {HandIn}
   */
  function ordered(handed) {
    const kept = (/** @type {any} */ from, /** @type {object} */ fields) =>
      Object.fromEntries(Object.keys(fields).filter((name) => name in from).map((name) => [name, from[name]]));
    const entries = handed.entries.map((/** @type {any} */ entry) => kept(entry, { ...ENTRY, [SEEN]: "" }));
    return /** @type {any} */ ({ ...kept(handed, FIELDS), entries });
  }

  /**
   * Tells a file that was damaged or edited from one that is whole. It is no proof: whoever can read this can make one.
   * @param {HandedIn} handed
   */
  function checksum(handed) {
    const { checksum: _, ...rest } = ordered(handed);
    return Atenta.philox.fnv1a(JSON.stringify(rest)).toString(16).padStart(DIGITS, "0");
  }

  /**
   * A name that any system can keep; where no letter of it can be, one that is still this student's.
   * @param {string} name
   * @param {number | null} [number]
   */
  function file_name(name, number = null) {
    const plain = Atenta.plain_name(name) || Atenta.philox.fnv1a(name).toString(16);
    return `${["atenta", plain, number].filter((part) => part !== null).join("-")}.json`;
  }

  /**
   * Why a file is no hand-in.
   * @param {HandInFault} fault
   * @param {Record<string, string>} words of ui.toml's [hand_in]
   */
  function fault({ fault, version = "", field = "" }, words) {
    return Atenta.say.text(words[`fault_${fault}`], { version, field });
  }

  Atenta.hand_in = { make, read, fault, file_name };
})(globalThis.Atenta = globalThis.Atenta || {});
