(function (Atenta) {
  "use strict";

  /** What a task may hide from students, under the names of the controls. */
  const CONTROLS = [
    ...["heads", "d_k", "temperature", "seed", "causal", "divide", "positional"],
    ...["sound", "unfold", "hints", "explanation"],
  ];
  const NAMES = ["task", "question", "opens", "only", "hide", "numbered"];
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
    if (!["task", "question", "only"].some((name) => found.get(name))) return { task: null, problems };
    /** @type {Task} */
    const task = {
      title: words(found, "task", problems),
      question: words(found, "question", problems),
      opens: found.get("opens") ?? "",
      only: list(found, "only", problems, ids),
      hide: list(found, "hide", problems, CONTROLS),
      numbered: false,
    };
    const numbered = Atenta.reading.flag(found.get("numbered") ?? "0");
    if ("value" in numbered) task.numbered = numbered.value;
    else problems.push({ name: "numbered", value: found.get("numbered") ?? "", reason: "link_value", expected: numbered.expected });
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
      problems.push({ name, value, reason: "link_left_out", expected: { key: "expect_choice", values: { choices: choices.join(", ") } } });
    }
    return parts.filter((part) => choices.includes(part));
  }

  /**
   * The part of an address that sets a task.
   * @param {Task} task
   */
  function write({ title, question, opens, only, hide, numbered }) {
    /** @type {Record<string, string>} */
    const said = { task: tidy(title).trim(), question: tidy(question).trim(), opens: question.trim() && opens, only: only.join(BETWEEN), hide: hide.join(BETWEEN), numbered: numbered ? "1" : "" };
    return NAMES.filter((name) => said[name]).map((name) => `${name}=${encoded(said[name])}`).join("&");
  }

  /**
   * The fragment in what a student pastes: a link, or the code that the teacher's page gives.
   * @param {string} pasted
   */
  function fragment(pasted) {
    return pasted.replace(/^[^#]*#/, "").replace(/\s+/g, "");
  }

  /** Lines end as they do in a field. @param {string} text */
  function tidy(text) {
    return text.normalize("NFC").replace(/\r\n?/g, "\n").split("\n").map((line) => line.replace(UNSEEN, "")).join("\n");
  }

  /** @param {string} text */
  function encoded(text) {
    return encodeURIComponent(text).replace(LEFT, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  }

  Atenta.task = { NAMES, CONTROLS, LONGEST, read, write, fragment };
})(globalThis.Atenta = globalThis.Atenta || {});
