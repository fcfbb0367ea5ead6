(function (Atenta) {
  "use strict";

  const MATRIX = { place: "[data-figure='heatmap'] .scroll", focus: "table[data-matrix] [tabindex='0']" };
  const TABS = { place: "[data-heads]", focus: "[data-heads] [aria-selected='true']" };
  const control = (/** @type {string} */ name) => ({ place: `[data-control="${name}"]`, focus: `input[name="${name}"]` });
  /** By keyboard to the exact field, where a number is typed; a thumb is better off at the slider. */
  const slider = (/** @type {string} */ name) => ({ place: `[data-control="${name}"]`, focus: `[data-exact="${name}"]`, thumb: `input[name="${name}"]` });
  const button = (/** @type {string} */ name) => ({ place: `button[name="${name}"]`, focus: `button[name="${name}"]` });

  /**
   * The tour in its order. A step is over when its deed is done; `given` is what must hold for it to show anything,
   * and where that is lost (a page opened afresh) the tour goes back to the step named `since`.
   * @type {TourStep[]}
   */
  const steps = [
    { name: "row", part: "look", ...MATRIX, done: (view, start) => view.row !== null && view.row !== start.row },
    {
      name: "cell", part: "look", ...MATRIX,
      done: (view, start) => view.column !== null && (view.row !== start.row || view.column !== start.column),
    },
    {
      name: "head", part: "heads", ...TABS,
      done: (view, start) => view.head !== start.head,
      obstacle: { name: "head_alone", ...slider("heads"), stands: (view) => view.trace.n_heads === 1 },
    },
    { name: "cold", part: "temperature", ...slider("temperature"), done: (view) => view.temperature === 0.1 },
    {
      name: "plain", part: "temperature", ...slider("temperature"),
      done: (view) => view.temperature === 1, given: (view) => view.temperature !== 1, since: "cold",
    },
    { name: "hot", part: "temperature", ...slider("temperature"), done: (view) => view.temperature === 5 },
    { name: "mask", part: "mask", ...control("causal"), done: (view) => view.causal },
    {
      name: "reset", part: "mask", ...button("reset"),
      done: plain, given: (view) => !plain(view), since: "mask",
    },
    { name: "wide", part: "dimensions", ...slider("d_k"), done: (view) => view.trace.d_k === 32 && view.divide },
    {
      name: "undivided", part: "dimensions", ...control("divide"),
      done: (view) => !view.divide, given: (view) => view.trace.d_k === 32, since: "wide",
    },
    {
      name: "divided", part: "dimensions", ...control("divide"),
      done: (view) => view.divide, given: (view) => view.trace.d_k === 32 && !view.divide, since: "wide",
    },
    {
      name: "seed", part: "seed", ...button("new_weights"),
      done: (view, start) => view.trace.provenance.seed !== start.trace.provenance.seed,
    },
    {
      name: "phrase", part: "phrase", place: "[data-phrase]", focus: "[name='text']",
      done: (view, start, page) => {
        const now = words(view);
        return now !== words(start) && !page.presets.some(({ text }) => Atenta.tokens.tokenize(text).join(" ") === now);
      },
    },
  ];

  /** The formula as it stands in the paper. @param {HeadView} view */
  function plain(view) {
    return view.temperature === 1 && !view.causal && view.divide;
  }

  /** @param {HeadView} view */
  function words(view) {
    return view.trace.query_tokens.join(" ");
  }

  /**
   * The step at which a tour that was left can go on in the present view.
   * @param {number} kept
   * @param {HeadView} view
   */
  function resume_at(kept, view) {
    const { given, since } = steps[kept];
    return !given || given(view) ? kept : steps.findIndex(({ name }) => name === since);
  }

  /**
   * Why a step is over as it begins, without a deed.
   * @param {number} at
   * @param {HeadView} now
   * @param {HeadView} start
   * @param {PageData} page
   */
  function passed(at, now, start, page) {
    const { done, given } = steps[at];
    if (!done(now, start, page)) return "";
    return given && !given(now) ? "undone" : "already";
  }

  Atenta.tour = { ...Atenta.tour, steps, resume_at, passed };
})(globalThis.Atenta = globalThis.Atenta || {});
