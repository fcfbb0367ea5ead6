// A school's platform as SCORM 1.2's Run-Time Environment asks for one (3.3 the API, 3.4 the data), and no more.
// What a page does against the standard is written down in `faults`, what it does at all in `calls`.
const WORDS = /^[!-~]{1,255}$/;
const TIME = /^\d{2,4}:\d\d:\d\d(\.\d{1,2})?$/;
const text = (most) => (value) => value.length <= most;
const one_of = (...words) => (value) => words.includes(value);
const between = (least, most) => (value) => /^-?\d+(\.\d+)?$/.test(value) && value >= least && value <= most;
const RESPONSES = { numeric: between(-Infinity, Infinity), choice: (value) => /^[0-9a-z](,[0-9a-z])*$/.test(value), sequencing: (value) => /^[0-9a-z](,[0-9a-z])*$/.test(value) };
const ELEMENTS = {
  "cmi.core.student_id": { reads: true },
  "cmi.core.student_name": { reads: true },
  "cmi.core.entry": { reads: true },
  "cmi.core.lesson_mode": { reads: true },
  "cmi.core.lesson_status": { reads: true, takes: one_of("passed", "completed", "failed", "incomplete", "browsed", "not attempted") },
  "cmi.core.score.raw": { reads: true, takes: between(0, 100) },
  "cmi.core.score.min": { reads: true, takes: between(0, 100) },
  "cmi.core.score.max": { reads: true, takes: between(0, 100) },
  "cmi.core.session_time": { takes: (value) => TIME.test(value) },
  "cmi.core.exit": { takes: one_of("time-out", "suspend", "logout", "") },
  "cmi.suspend_data": { reads: true, takes: text(4096) },
  "cmi.interactions._count": { reads: true },
};
const OF_INTERACTIONS = {
  id: (value) => WORDS.test(value),
  type: one_of("true-false", "choice", "fill-in", "matching", "performance", "sequencing", "likert", "numeric"),
  student_response: text(255),
  result: one_of("correct", "wrong", "unanticipated", "neutral"),
};

/** The platform, with what it kept of the session before. @param {Record<string, string>} kept */
function platform(kept) {
  const data = { "cmi.core.student_id": "7", "cmi.core.student_name": "Peña, Ana", "cmi.core.lesson_mode": "normal", "cmi.core.lesson_status": "not attempted", "cmi.suspend_data": "", ...kept };
  const state = { running: false, over: false, error: "0", calls: [], faults: [], interactions: [], committed: {} };
  data["cmi.core.entry"] = kept["cmi.core.exit"] === "suspend" ? "resume" : "ab-initio";

  const answer = (call, error, good, bad) => {
    state.error = error;
    state.calls.push(call);
    if (error !== "0") state.faults.push(`${error} ${call}`);
    return error === "0" ? good : bad;
  };
  const interaction = (element) => /^cmi\.interactions\.(\d+)\.(\w+)$/.exec(element);

  function refusal(element, value) {
    if (!state.running) return "301";
    if (typeof value !== "string") return "405";
    const [, number, name] = interaction(element) ?? [];
    if (name) {
      if (!(name in OF_INTERACTIONS) || Number(number) > state.interactions.length) return "201";
      if (Number(number) === state.interactions.length && name !== "id") return "201";
      const { type } = state.interactions[number] ?? {};
      const fits = name === "student_response" ? (RESPONSES[type] ?? text(255)) : OF_INTERACTIONS[name];
      return fits(value) ? "0" : "405";
    }
    if (!(element in ELEMENTS)) return "201";
    if (!ELEMENTS[element].takes) return "403";
    return ELEMENTS[element].takes(value) ? "0" : "405";
  }

  return {
    state,
    data,
    LMSInitialize(nothing) {
      const error = nothing !== "" ? "201" : state.running || state.over ? "101" : "0";
      if (error === "0") state.running = true;
      return answer("LMSInitialize", error, "true", "false");
    },
    LMSFinish(nothing) {
      const error = nothing !== "" ? "201" : state.running ? "0" : "301";
      if (error === "0") [state.running, state.over, state.committed] = [false, true, { ...data }];
      return answer("LMSFinish", error, "true", "false");
    },
    LMSGetValue(element) {
      const known = ELEMENTS[element];
      const error = !state.running ? "301" : !known ? "201" : known.reads ? "0" : "404";
      const value = element === "cmi.interactions._count" ? String(state.interactions.length) : (data[element] ?? "");
      return answer(`LMSGetValue ${element}`, error, value, "");
    },
    LMSSetValue(element, value) {
      const error = refusal(element, value);
      const [, number, name] = interaction(element) ?? [];
      if (error === "0" && name) (state.interactions[number] ??= {})[name] = value;
      else if (error === "0") data[element] = value;
      return answer(`LMSSetValue ${element}`, error, "true", "false");
    },
    LMSCommit(nothing) {
      const error = nothing !== "" ? "201" : state.running ? "0" : "301";
      if (error === "0") state.committed = { ...data };
      return answer("LMSCommit", error, "true", "false");
    },
    LMSGetLastError: () => state.error,
    LMSGetErrorString: (code) => ({ 0: "No error", 101: "General exception", 201: "Invalid argument error", 301: "Not initialized", 401: "Not implemented error", 403: "Element is read only", 404: "Element is write only", 405: "Incorrect Data Type" })[code] ?? "",
    LMSGetDiagnostic: () => "",
  };
}

/** Shows the activity once more, as a student who comes back sees it. @param {string} address */
globalThis.launch = (address) => {
  globalThis.API = platform(globalThis.API?.state.committed ?? {});
  document.querySelector("iframe")?.remove();
  const frame = document.createElement("iframe");
  frame.width = "1200";
  frame.height = "800";
  frame.src = address;
  document.body.append(frame);
};
