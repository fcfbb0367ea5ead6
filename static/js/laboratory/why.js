(function (Atenta) {
  "use strict";

  /** From here on a ratio is told as "more than". */
  const MANY = 1e6;

  /**
   * Why the chosen weight of a head built by rule is what it is, beside its strongest rival.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function why({ root, page: given }) {
    const panel = /** @type {HTMLElement | null} */ (root.querySelector("[data-why]"));
    if (!panel) return null;
    const place = (/** @type {string} */ name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-why-${name}]`));
    const table = /** @type {HTMLTableElement} */ (place("table"));
    // Only the laboratory's page has this part's place.
    const page = /** @type {ExplorerPage & WordedPage} */ (given);
    const words = page.strings.why;
    const { sentence } = Atenta.why_sentence(page);
    const lines = Atenta.why_table(table, page);
    /** What was last explained. @type {unknown[]} */
    let asked = [];
    /** @type {Why | null} */
    let shown = null;

    /** Whether another weight is to be explained than before; temperature and division change no reason. @param {HeadView} view */
    function is_new({ trace: { built }, head, row, column, causal }) {
      const wanted = [built?.sentence, built?.heads[head], row, column, causal];
      const changed = wanted.some((each, at) => each !== asked[at]) || !asked.length;
      asked = wanted;
      return changed;
    }

    /** All that does not follow the sliders. @param {HeadView} view @param {Why} found @param {Built} built */
    function write(view, found, built) {
      const { template, winner, loser } = sentence(view, found);
      const title = found.state === "asked" || view.column !== null ? words.title : words.title_row;
      Atenta.say.write(place("title"), title, named(view, found, { key: found.keys[0] }));
      Atenta.say.write(place("sentence"), template, named(view, found, { winner, loser }));
      table.hidden = place("point").hidden = found.state === "even" || found.state === "silent";
      if (table.hidden) return;
      table.classList.toggle("alone", found.keys.length < 2);
      table.classList.toggle("picked", view.column !== null);
      write_keys(view, found);
      lines.write(found, built, built.heads[view.head]);
      const numbers = { point: Atenta.numbers.short(found.point, 5), gain: Atenta.numbers.short(found.gain, 6), d_k: view.trace.d_k };
      Atenta.say.write(place("point"), words.point_help, { ...numbers, W_Q: matrix("Q"), W_K: matrix("K") });
    }

    /** The heads of the columns. @param {HeadView} view @param {Why} found */
    function write_keys(view, found) {
      const { trace: { key_tokens }, column } = view;
      const { keys, scores } = found;
      const roles = [column === null ? words.largest : words.chosen, Atenta.explaining.rivals(view, found) > 1 ? words.rival_tied : words.rival];
      if (scores[1] > scores[0]) roles[1] = words.largest;
      if (scores[1] === scores[0]) roles.fill(words.tied);
      [...table.tHead?.rows[0].cells ?? []].slice(1).forEach((cell, at) => {
        const key = key_tokens[keys[at]];
        if (key !== undefined) Atenta.say.write(cell, "{key} {role}", { key: Atenta.say.token(key, "key"), role: role(roles[at]) });
      });
    }

    /** From q·k to the weight: what the sliders move. @param {HeadView} view @param {Why} found */
    function write_sums(view, found) {
      const { short, in_percent } = Atenta.numbers;
      const root = view.divide ? Math.sqrt(view.trace.d_k) : 1;
      const names = [words.sum, view.divide ? words.divided : words.undivided, words.temperature, words.weight];
      const temperature = short(view.temperature, 4);
      names.forEach((name, at) => Atenta.say.put(sum(at, 0), Atenta.say.text(name, { d_k: view.trace.d_k, temperature })));
      found.keys.forEach((key, at) => {
        const score = found.scores[at];
        const place = found.row * view.n_key + key;
        const weight = in_percent(view.weights[place], view.masked[place] ? "0" : undefined);
        const numbers = [short(score, 5), short(score / root, 5), short(view.scaled[place], 5), weight];
        numbers.forEach((number, line) => Atenta.say.put(sum(line, at + 1), number));
      });
    }

    /** @param {number} line @param {number} cell */
    function sum(line, cell) {
      const found = /** @type {HTMLTableSectionElement} */ (table.tFoot).rows[line].cells[cell];
      return found.firstElementChild ?? found;
    }

    /** What softmax makes of the difference. @param {HeadView} view @param {Why} found */
    function write_ratio(view, found) {
      const { winner, loser, tie } = Atenta.explaining.difference(found);
      const [ours, theirs] = [winner, loser].map((at) => found.row * view.n_key + found.keys[at]);
      place("ratio").hidden = tie || view.masked[ours] + view.masked[theirs] > 0;
      const gap = view.scaled[ours] - view.scaled[theirs];
      const times = Math.exp(gap) < MANY ? Atenta.numbers.telling(Math.exp(gap)) : words.many_times;
      const said = { gap: Atenta.numbers.fixed(gap, 3), times, ...named(view, found, { winner: found.keys[winner], loser: found.keys[loser] }) };
      Atenta.say.write(place("ratio"), view.divide ? words.ratio : words.ratio_undivided, said);
    }

    return {
      place: panel,
      draw(view) {
        const { built } = view.trace;
        if (is_new(view)) {
          shown = Atenta.explaining.explain(view);
          panel.hidden = !built;
          place("body").hidden = !shown;
          place("empty").hidden = shown !== null;
          if (shown && built) write(view, shown, built);
          else Atenta.say.put(place("title"), words.title_none);
        }
        if (shown && !table.hidden) write_sums(view, shown);
      },
      // A sentence is for reading: while a slider moves, its words stay.
      settle(view) {
        if (shown && shown.keys.length > 1 && shown.state === "asked") write_ratio(view, shown);
        else place("ratio").hidden = true;
      },
    };
  }

  /**
   * The words of a sentence in their colours: the query, and these keys.
   * @param {HeadView} view
   * @param {Why} why
   * @param {Record<string, number>} keys
   * @returns {Record<string, Node>}
   */
  function named({ trace }, { row }, keys) {
    const of_keys = Object.entries(keys).map(([name, key]) => [name, Atenta.say.token(trace.key_tokens[key], "key")]);
    return { query: Atenta.say.token(trace.query_tokens[row], "query"), ...Object.fromEntries(of_keys) };
  }

  /** @param {string} name */
  function matrix(name) {
    const made = document.createElement("var");
    const index = document.createElement("sub");
    index.textContent = name;
    made.append("W", index);
    return made;
  }

  /** @param {string} said */
  function role(said) {
    const made = document.createElement("span");
    made.className = "why-role";
    made.textContent = said;
    return made;
  }

  Atenta.parts = { ...Atenta.parts, why };
})(globalThis.Atenta = globalThis.Atenta || {});
