(function (Atenta) {
  "use strict";

  /** Digits of an entry: weights are quarters and gains sixty-fourths, so that nearly all are shown whole. */
  const DIGITS = 5;
  const KIND = "kind";

  /**
   * The lines of a rule between a query and one or two keys: what each asks, and what each key gives to it.
   * @param {HTMLTableElement} table
   * @param {WordedPage} page
   */
  function why_table(table, page) {
    const words = page.strings.why;
    const rule = Atenta.rule_words(page);
    const { points } = Atenta.why_sentence(page);
    const { text, nodes } = Atenta.say;
    const short = (/** @type {number} */ value) => Atenta.numbers.short(value, DIGITS);

    /** @param {Why} why @param {Built} built @param {BuiltHead} head */
    function write({ asks, row, keys }, { stream, sentence: { tokens } }, head) {
      const largest = Math.max(...asks.flatMap(({ lines }) => lines.flatMap((line) => line.keys.map(({ share }) => Math.abs(share)))));
      const lines = asks.flatMap(({ ask, answers, lines }) => [
        { name: "ask", cells: [rule.ask(ask), ...answers.map((yes, at) => answer(yes, tokens[keys[at]]))] },
        ...lines.map((line) => ({
          name: line.keys.every(({ share }) => share === line.keys[0].share) ? "" : "parted",
          cells: [header(line.term, tokens, row), ...line.keys.map((part, at) => (
            part.shares.length ? matched(part, largest, stream, head) : unmatched(line.term, answers[at], tokens[keys[at]])
          ))],
        })),
      ]);
      fill(table.tBodies[0], lines);
    }

    /** @param {boolean} yes @param {AnnotatedToken} token */
    function answer(yes, { values }) {
      const said = text(yes ? words.answers : words.answers_not, { kind: rule.kinds(values[KIND]) });
      return marked(yes, span(yes ? "" : "soft", said));
    }

    /** @param {RuleTerm} term @param {AnnotatedToken[]} tokens @param {number} row */
    function header(term, tokens, row) {
      const weight = text(term.place === "near" ? words.halves : "{points}", { points: points(term.weight) });
      return joined(span("why-line", rule.term(term)), span("why-own", weight), ...(term.same ? [own(term.same, tokens, row)] : []));
    }

    /** What the query has of a feature, and from which word. @param {string} feature @param {AnnotatedToken[]} tokens @param {number} row */
    function own(feature, tokens, row) {
      const { values, copied, word } = tokens[row];
      const value = said(feature, values[feature]);
      const template = !value ? words.own_none : copied[feature] === undefined ? words.own : words.own_copied;
      const query = Atenta.say.token(word, "query");
      return span("why-own", nodes(template, { query, value, word: span("", tokens[copied[feature]]?.word ?? "") }));
    }

    /** @param {string} feature @param {string[] | undefined} values */
    function said(feature, values = []) {
      return values.map((value) => rule.value(feature, value)).join(", ");
    }

    /** @param {WhyPart} part @param {number} largest @param {Stream} stream @param {BuiltHead} head */
    function matched({ shares, share }, largest, stream, head) {
      const factors = shares.map(({ asked, offered }) => text("{asked} × {offered}", { asked: short(asked), offered: short(offered) }));
      const total = document.createElement("b");
      total.textContent = short(share);
      const bar = span(share < 0 ? "bar minus" : "bar", document.createElement("i"));
      /** @type {HTMLElement} */ (bar.firstChild).style.width = `${(100 * Math.abs(share)) / largest}%`;
      const entries = shares.flatMap((each) => [
        entry("Q", each.query, each, stream, head.W_Q[each.query * Atenta.rules.HEAD_D_K + each.dimension], each.asked),
        entry("K", each.key, each, stream, each.offered, each.offered),
      ]);
      return joined(marked(true, span("why-product", `${factors.join(" + ")} = `, total), bar), ...entries);
    }

    /**
     * One entry of a matrix: its row in words and its column, which counts from 1.
     * @param {string} name @param {number} row @param {RuleShare} share @param {Stream} stream
     * @param {number} whole the entry @param {number} part what of it belongs to this line
     */
    function entry(name, row, { dimension }, stream, whole, part) {
      const matrix = document.createElement("var");
      const index = document.createElement("sub");
      index.textContent = name;
      matrix.append("W", index);
      const template = whole === part ? words.entry : words.entry_part;
      const where = { thing: rule.thing(stream.things[row]), column: dimension + 1, whole: short(whole) };
      return span("why-entry", matrix, " ", text(template, where));
    }

    /** @param {RuleTerm} term @param {boolean} answers @param {AnnotatedToken} token */
    function unmatched(term, answers, { values }) {
      const feature = term.same || term.has.split(".")[0];
      const value = answers && feature !== KIND ? said(feature, values[feature]) : "";
      if (term.weight === 0) return marked(false, span("soft", words.off));
      return marked(false, span("soft", text(value ? words.unmatched_value : words.unmatched, { value })));
    }

    return { write };
  }

  /**
   * Gives a table's body these lines; of what stands there, what has not changed stays.
   * @param {HTMLTableSectionElement} body
   * @param {{ name: string, cells: (Node | string)[] }[]} lines
   */
  function fill(body, lines) {
    while (body.rows.length > lines.length) body.deleteRow(-1);
    lines.forEach(({ name, cells }, at) => {
      const line = body.rows[at] ?? body.insertRow();
      if (line.className !== name) line.className = name;
      while (line.cells.length > cells.length) line.deleteCell(-1);
      cells.forEach((said, place) => {
        const cell = line.cells[place] ?? line.appendChild(document.createElement(place ? "td" : "th"));
        if (!place) /** @type {HTMLTableCellElement} */ (cell).scope = "row";
        Atenta.say.write(cell, "{said}", { said });
      });
    });
  }

  /** A tick or a dash before what is said; the words say it too. @param {boolean} yes @param {...Node} said */
  function marked(yes, ...said) {
    const mark = span("why-mark", yes ? "\u2713" : "\u2013");
    mark.setAttribute("aria-hidden", "true");
    return joined(mark, " ", ...said);
  }

  /** @param {string} name @param {...(Node | string)} content */
  function span(name, ...content) {
    const made = document.createElement("span");
    if (name) made.className = name;
    made.append(...content);
    return made;
  }

  /** @param {...(Node | string)} content */
  function joined(...content) {
    const made = document.createDocumentFragment();
    made.append(...content);
    return made;
  }

  Atenta.why_table = why_table;
})(globalThis.Atenta = globalThis.Atenta || {});
