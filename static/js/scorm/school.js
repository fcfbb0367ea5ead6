(function (Atenta) {
  "use strict";

  /** Windows stand in windows; no platform stands in so many, and two could name each other. */
  const FARTHEST = 50;
  const YES = "true";
  const NOT_AT_FAULT = "0";

  /**
   * @param {SchoolWindow} from
   * @returns {SchoolApi | null}
   */
  function find(from) {
    return above(from) ?? (reached(() => from.opener) ? above(/** @type {SchoolWindow} */ (from.opener)) : null);
  }

  /** Looks in a window and in those that it stands in. @param {SchoolWindow} from @returns {SchoolApi | null} */
  function above(from) {
    let looked = from;
    for (let far = 0; far < FARTHEST; far++) {
      const { api, parent } = reached(() => ({ api: looked.API, parent: looked.parent })) ?? {};
      if (api) return api;
      if (!parent || parent === looked) return null;
      looked = parent;
    }
    return null;
  }

  /** Another site's window may not even be looked at. @template T @param {() => T} look */
  function reached(look) {
    try {
      return look();
    } catch {
      return null;
    }
  }

  /**
   * @param {SchoolApi} api
   * @returns {School | null}
   */
  function begin(api) {
    let fault = "";

    /** @param {() => string} ask */
    function taken(ask) {
      const answer = reached(() => String(ask())) ?? "";
      if (answer !== YES) fault = reached(() => api.LMSGetErrorString(api.LMSGetLastError())) || "?";
      return answer === YES;
    }

    if (!taken(() => api.LMSInitialize(""))) return null;
    return {
      get(element) {
        const value = reached(() => api.LMSGetValue(element)) ?? "";
        return reached(() => String(api.LMSGetLastError())) === NOT_AT_FAULT ? String(value) : "";
      },
      set: (element, value) => taken(() => api.LMSSetValue(element, value)),
      commit: () => taken(() => api.LMSCommit("")),
      finish: () => taken(() => api.LMSFinish("")),
      fault() {
        const said = fault;
        fault = "";
        return said;
      },
    };
  }

  Atenta.school = { find, begin };
})(globalThis.Atenta = globalThis.Atenta || {});
