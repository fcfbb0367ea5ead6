(function (Atenta) {
  "use strict";

  /** A word: letters with their marks, digits, and the line in d_k. */
  const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
  /** Words of a section that are shown around what was found. */
  const SHOWN = 26;
  const BEFORE = 5;
  /** Sections that are shown of one page, and of all. */
  const OF_A_PAGE = 6;
  const OF_ALL = 40;

  /** @type {SearchData} */
  let data = { pages: [], sections: [] };
  /** @type {MiniSearchIndex | null} */
  let index = null;

  /** Called by the script that the build wrote for a language. @param {SearchData} given */
  function register(given) {
    data = given;
    index = null;
  }

  /**
   * Without accents, tildes, capitals and lines, and subscripts on the line: "Máscara" is "mascara", "dₖ" is "d_k".
   * @param {string} word
   */
  function fold(word) {
    return word.normalize("NFKD").replace(/[\p{M}_]/gu, "").toLowerCase();
  }

  function made() {
    const every = new MiniSearch({
      fields: ["heading", "page", "text"],
      tokenize: (text) => text.match(WORD) ?? [],
      processTerm: (word) => fold(word) || null,
      searchOptions: {
        boost: { heading: 4, page: 0.5 },
        prefix: (_word, at, words) => at === words.length - 1,
        fuzzy: (word) => (word.length > 4 ? 0.2 : 0),
        combineWith: "AND",
      },
    });
    every.addAll(data.sections.map(([page, , heading, text], id) => ({ id, heading, text, page: data.pages[page][0] })));
    return every;
  }

  /**
   * The sections in which all the words stand, or any of them where that gives none, under their pages; best first.
   * @param {string} text
   * @returns {{ count: number; pages: FoundPage[] }}
   */
  function find(text) {
    index ??= made();
    let results = index.search(text);
    if (!results.length) results = index.search(text, { combineWith: "OR" });
    /** @type {Map<number, FoundSection[]>} */
    const pages = new Map();
    let count = 0;
    for (const { id, match } of results) {
      const page = data.sections[id][0];
      const sections = pages.get(page) ?? [];
      pages.set(page, sections);
      if (count === OF_ALL || sections.length === OF_A_PAGE) continue;
      sections.push(shown(data.sections[id], new Set(Object.keys(match))));
      count += 1;
    }
    const found = [...pages].filter(([, sections]) => sections.length);
    return { count, pages: found.map(([page, sections]) => ({ title: data.pages[page][0], sections })) };
  }

  /**
   * @param {SearchData["sections"][number]} section
   * @param {Set<string>} terms folded
   * @returns {FoundSection}
   */
  function shown([page, anchor, heading, text], terms) {
    return {
      href: data.pages[page][1] + (anchor && `#${anchor}`),
      heading: pieces(heading, terms),
      snippet: pieces(around(text, terms), terms),
    };
  }

  /**
   * The stretch of a text in which most of what was found stands.
   * @param {string} text
   * @param {Set<string>} terms
   */
  function around(text, terms) {
    const words = [...text.matchAll(WORD)];
    const hits = words.flatMap((word, at) => (terms.has(fold(word[0])) ? [at] : []));
    const together = hits.map((hit) => hits.filter((other) => other >= hit && other < hit + SHOWN - BEFORE).length);
    const start = Math.max(0, (hits[together.indexOf(Math.max(...together))] ?? 0) - BEFORE);
    const end = words[start + SHOWN];
    const from = start ? words[start].index : 0;
    return (start ? "…" : "") + (end ? `${text.slice(from, end.index).replace(/[\s.,;:]+$/, "")}…` : text.slice(from));
  }

  /**
   * A text cut at the words that were found.
   * @param {string} text
   * @param {Set<string>} terms
   */
  function pieces(text, terms) {
    /** @type {TextPiece[]} */
    const cut = [];
    let at = 0;
    for (const word of text.matchAll(WORD)) {
      if (!terms.has(fold(word[0]))) continue;
      if (word.index > at) cut.push({ text: text.slice(at, word.index), marked: false });
      cut.push({ text: word[0], marked: true });
      at = word.index + word[0].length;
    }
    if (at < text.length) cut.push({ text: text.slice(at), marked: false });
    return cut;
  }

  Atenta.search = { ...Atenta.search, register, find, fold };
})(globalThis.Atenta = globalThis.Atenta || {});
