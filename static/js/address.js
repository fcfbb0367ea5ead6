(function (Atenta) {
  "use strict";

  /** Marks the entries of the history that a page wrote itself, not those of links that were opened. */
  const OURS = { ours: true };
  /** An entry of the history is mended when the state has stood so long (milliseconds): for a key held down, once. */
  const REST = 200;
  /** Anchors that lead to the top of any page. */
  const TOP = ["", "top"];

  /**
   * Keeps a state in the address and tells what an address asks for, also on back and forward.
   * @template State
   * @template {{ strings: Strings }} Page
   * @param {HTMLElement} place where unusable parts of a link are told
   * @param {Page} page
   * @param {AddressCodec<State, Page>} codec how a state of this page is written
   * @param {(state: State, ours: boolean) => void} arrive ours: whether this page wrote the address
   */
  function address(place, page, codec, arrive) {
    /** What was last read, so that the popstate and the hashchange of one move count once. */
    let read_last = "";
    /**
     * What is still to be written. It costs the browser as much as a drawing: it waits until that is on the screen.
     * @type {{ said: string, how: "push" | "replace" } | null}
     */
    let waiting = null;
    let timer = 0;

    function read() {
      waiting = null;
      // A jump to an anchor of this page is no state.
      const here = Atenta.anchors.here();
      const asked = here.includes("=") ? here : "";
      const lost = asked ? [] : nowhere(here.slice(1));
      if (here.length > 1 && !asked && read_last) return void (lost.length && tell(place, lost, page.strings.said));
      read_last = here || "#";
      const { state, problems } = codec.read(asked, page);
      tell(place, [...problems, ...lost], page.strings.said);
      arrive(state, history.state?.ours === true);
    }

    function put() {
      const here = Atenta.anchors.here();
      const { said, how } = waiting ?? { said: here.slice(1), how: "replace" };
      waiting = null;
      if (here.slice(1) === said) return;
      const address = Atenta.anchors.link(said && `#${said}`);
      if (how === "push") history.pushState(OURS, "", address);
      else history.replaceState(OURS, "", address);
      read_last = Atenta.anchors.here() || "#";
    }

    addEventListener("popstate", read);
    addEventListener("hashchange", () => (Atenta.anchors.here() || "#") !== read_last && read());
    // Whoever leaves, follows a link or copies the address has it whole.
    for (const moment of ["pointerdown", "click", "pagehide"]) addEventListener(moment, put, true);
    addEventListener("keydown", (event) => leads_away(event) && put(), true);

    return {
      read,
      clear: () => place.replaceChildren(),
      /**
       * @param {State} state
       * @param {"push" | "replace"} how
       */
      write(state, how) {
        if (how === "push") put();
        waiting = { said: codec.write(state, page), how: waiting?.how ?? how };
        clearTimeout(timer);
        // A slider that has the focus may move again; what else is done, also a step back may follow at once.
        if (waiting.how === "replace" && document.activeElement?.matches("[type=range]")) timer = setTimeout(put, REST);
        else requestAnimationFrame(() => setTimeout(put));
      },
    };
  }

  /** Whether a key may take the reader to the address, or back in the history. @param {KeyboardEvent} event */
  function leads_away({ key, ctrlKey, metaKey, altKey }) {
    return ctrlKey || metaKey || altKey || key === "Tab" || key === "F6";
  }

  /**
   * What to say of an anchor that is no place of this page.
   * @param {string} anchor
   * @returns {AddressProblem[]}
   */
  function nowhere(anchor) {
    const { found, problems } = Atenta.reading.parts(`anchor=${anchor}`);
    const name = found.get("anchor") ?? anchor;
    const is_place = !problems.length && (TOP.includes(name) || document.getElementById(name));
    return is_place ? [] : [{ name, value: "", reason: "link_nowhere" }];
  }

  /**
   * @param {HTMLElement} place
   * @param {AddressProblem[]} problems
   * @param {Record<string, string>} words
   */
  function tell(place, problems, words) {
    place.replaceChildren();
    if (!problems.length) return;
    const list = document.createElement("ul");
    for (const problem of problems) {
      const item = document.createElement("li");
      const expected = problem.expected ? Atenta.say.text(words[problem.expected.key], problem.expected.values) : "";
      item.textContent = Atenta.say.text(words[problem.reason], { name: problem.name, value: problem.value, expected });
      list.append(item);
    }
    place.append(words.link_problems, list);
  }

  Atenta.address = address;
})(globalThis.Atenta = globalThis.Atenta || {});
