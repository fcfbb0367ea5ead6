(function (Atenta) {
  "use strict";

  /** What a task may hide from students, under the names of the controls. */
  const CONTROLS = [
    ...["heads", "d_k", "temperature", "seed", "causal", "divide", "positional"],
    ...["sound", "unfold", "hints", "explanation"],
  ];
  const CHECK = "check";
  /** What says a task, in the order in which it is written. */
  const SAYS = ["task", "question", "opens", "only", "hide", "numbered"];
  /** Where a task begins in what was pasted, though words of a message stand before it. */
  const BEGINNING = new RegExp(`(?<![\\w%])(?:${[CHECK, ...SAYS].join("|")})=`);
  /** Words after a code that are tried away from it. */
  const PATIENCE = 200;
  /** Code points. A link has to go into a message, and into the squares of a picture. */
  const LONGEST = { task: 100, question: 1200 };
  /** Of a list. Ids and controls are words of letters, digits, "-" and "_". */
  const BETWEEN = ".";
  /** What could run on unseen or turn the direction of the words around it; a question may have lines. */
  const UNSEEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
  /** Left as they are by encodeURIComponent, though programs for messages end a link at them. */
  const LEFT = /[!'()*]/g;

  /**
   * The task that an address sets; null where it sets none. What cannot be used is told and left out.
   * @param {Map<string, string>} found
   * @param {string[]} [ids] of the exercises that there are; without them any id is taken
   */
  function read(found, ids) {
    /** @type {AddressProblem[]} */
    const problems = [];
    if (!["task", "question", "only"].some((name) => found.get(name))) {
      if (found.has(CHECK)) problems.push({ name: CHECK, value: "", reason: "link_cut" });
      return { task: null, problems };
    }
    /** @type {Task} */
    const task = {
      title: words(found, "task", problems),
      question: words(found, "question", problems),
      opens: found.get("opens") ?? "",
      only: list(found, "only", problems, ids),
      hide: list(found, "hide", problems, CONTROLS),
      numbered: false,
      check: is_cut(found) ? (found.get(CHECK) ?? "") : "",
    };
    if (task.check) problems.push({ name: CHECK, value: "", reason: "link_cut" });
    if (found.get("only") && !task.only.length) problems.push({ name: "only", value: "", reason: "link_no_exercise" });
    const numbered = Atenta.reading.flag(found.get("numbered") ?? "0");
    if ("value" in numbered) task.numbered = numbered.value;
    else problems.push({ name: "numbered", value: found.get("numbered") ?? "", reason: "link_task_part" });
    return { task, problems };
  }

  /**
   * A text of the teacher's own, cut where it is too long.
   * @param {Map<string, string>} found
   * @param {"task" | "question"} name
   * @param {AddressProblem[]} problems
   */
  function words(found, name, problems) {
    const points = [...tidy(found.get(name) ?? "")];
    const limit = LONGEST[name];
    if (points.length > limit) {
      const value = points.slice(limit).join("");
      problems.push({ name, value, reason: "link_left_out", expected: { key: "expect_letters", values: { limit } } });
    }
    return points.slice(0, limit).join("").trim();
  }

  /**
   * The parts of a list that are known, each once.
   * @param {Map<string, string>} found
   * @param {string} name
   * @param {AddressProblem[]} problems
   * @param {string[]} [choices]
   */
  function list(found, name, problems, choices) {
    const parts = [...new Set((found.get(name) ?? "").split(BETWEEN).filter(Boolean))];
    if (!choices) return parts;
    for (const value of parts.filter((part) => !choices.includes(part))) {
      problems.push({ name, value, reason: "link_task_part" });
    }
    return parts.filter((part) => choices.includes(part));
  }

  /**
   * The part of an address that sets a task.
   * @param {Task} task
   */
  function write({ title, question, opens, only, hide, numbered, check }) {
    /** @type {Record<string, string>} */
    const said = { task: tidy(title).trim(), question: tidy(question).trim(), opens: question.trim() && opens, only: only.join(BETWEEN), hide: hide.join(BETWEEN), numbered: numbered ? "1" : "" };
    const names = SAYS.filter((name) => said[name]);
    if (!names.length) return "";
    // Before the rest, which breaks off at its end.
    const whole = check || check_of((name) => said[name]);
    return [`${CHECK}=${whole}`, ...names.map((name) => `${name}=${encoded(said[name])}`)].join("&");
  }

  /** A few letters that are others when anything of the task is. @param {(name: string) => string | undefined} said */
  function check_of(said) {
    return Atenta.philox.fnv1a(JSON.stringify(SAYS.map((name) => said(name) ?? ""))).toString(36);
  }

  /**
   * Whether this is another task than the one that was written: the end of its link broke off, or somebody changed it.
   * One without a check was written by hand.
   * @param {Map<string, string>} found
   */
  function is_cut(found) {
    const check = found.get(CHECK);
    return check !== undefined && check !== check_of((name) => found.get(name));
  }

  /**
   * The fragment in what a student pastes: a link, or the code that the teacher's page gives, though a message broke
   * it into lines and says something before or after it.
   * @param {string} pasted
   */
  function fragment(pasted) {
    const parts = pasted.slice(Math.max(0, pasted.search(BEGINNING))).trim().split(/\s+/);
    const last = Math.max(1, parts.length - PATIENCE);
    for (let count = parts.length; count >= last; count--) {
      const said = parts.slice(0, count).join("");
      if (is_whole(said)) return said;
    }
    return parts.join("");
  }

  /** Whether a fragment has a check, and is what was written. @param {string} said */
  function is_whole(said) {
    const { found } = Atenta.reading.parts(said);
    return found.has(CHECK) && !is_cut(found);
  }

  /** Lines end as they do in a field. @param {string} text */
  function tidy(text) {
    return text.normalize("NFC").replace(/\r\n?/g, "\n").split("\n").map((line) => line.replace(UNSEEN, "")).join("\n");
  }

  /** @param {string} text */
  function encoded(text) {
    return encodeURIComponent(text).replace(LEFT, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  }

  Atenta.task = { NAMES: [CHECK, ...SAYS], CONTROLS, LONGEST, read, write, fragment, is_whole };
})(globalThis.Atenta = globalThis.Atenta || {});
