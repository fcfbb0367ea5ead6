(function (Atenta) {
  "use strict";

  /** Seconds at speed 1: from note to note, of a note, of a chord, of a single cell, and of rest between two rows. */
  const STEP = 0.24;
  const NOTE = 0.2;
  const CHORD = 1.2;
  const CELL = 0.35;
  const REST = 0.3;

  /**
   * @param {HeadView} view
   * @param {boolean} all
   * @returns {Heard}
   */
  function heard({ trace, head, weights, masked, n_query, n_key, temperature, divide, causal }, all) {
    if (!all) return { heads: [head], n_query, n_key, weights, masked };
    const { n_heads, d_k, mask } = trace;
    const scores = trace.scores.subarray(0, n_heads * n_query * n_key);
    const every = Atenta.attention.scaled_dot_product_attention(scores, {
      n_heads, n_query, n_key, d_k, mask, temperature, divide, causal,
    });
    return { heads: [...Array(n_heads).keys()], n_query, n_key, weights: every.weights, masked };
  }

  /**
   * @param {Heard} heard
   * @param {number} at the head's place in heard.heads
   * @param {number} row
   * @param {number} column
   */
  function weight({ weights, masked, n_query, n_key }, at, row, column) {
    const cell = row * n_key + column;
    return masked[cell] ? 0 : weights[at * n_query * n_key + cell];
  }

  /**
   * The note of one weight, or none if it is too small to be heard.
   * @param {number} head
   * @param {number} share
   * @param {number} place
   * @param {number} n places
   * @param {{ time: number; duration: number }} when
   * @returns {SoundNote[]}
   */
  function note(head, share, place, n, when) {
    const { frequency, gain, pan, lift } = Atenta.notes;
    if (gain(share) === 0) return [];
    return [{ ...when, frequency: frequency(place, n), gain: gain(share), pan: pan(place, n), head, lift: lift(share) }];
  }

  /**
   * Notes over the places of a row or a column, for every head; the silent ones keep their time.
   * @param {Heard} heard
   * @param {number} n places
   * @param {(at: number, place: number) => number} weight_of
   * @param {SoundManner} manner
   * @param {number} [start]
   */
  function line({ heads }, n, weight_of, { chord, speed }, start = 0) {
    const duration = (chord ? CHORD : NOTE) / speed;
    return [...Array(n).keys()].flatMap((place) => {
      const time = start + (chord ? 0 : (place * STEP) / speed);
      return heads.flatMap((head, at) => note(head, weight_of(at, place), place, n, { time, duration }));
    });
  }

  /** @type {AtentaPage["tunes"]["row"]} */
  function row(heard, row, manner) {
    return Atenta.notes.level(row_of(heard, row, manner));
  }

  /**
   * @param {Heard} heard
   * @param {number} row
   * @param {SoundManner} manner
   * @param {number} [start]
   */
  function row_of(heard, row, manner, start = 0) {
    return line(heard, heard.n_key, (at, key) => weight(heard, at, row, key), manner, start);
  }

  /** @type {AtentaPage["tunes"]["column"]} */
  function column(heard, column, manner) {
    const notes = line(heard, heard.n_query, (at, query) => weight(heard, at, query, column), manner);
    return Atenta.notes.level(notes);
  }

  /** @type {AtentaPage["tunes"]["cell"]} */
  function cell(heard, row, column, { speed }) {
    const when = { time: 0, duration: CELL / speed };
    const notes = heard.heads.flatMap((head, at) => note(head, weight(heard, at, row, column), column, heard.n_key, when));
    return Atenta.notes.level(notes);
  }

  /** @type {AtentaPage["tunes"]["all"]} */
  function all(heard, manner) {
    const length = (manner.chord ? CHORD : STEP * heard.n_key) + REST;
    const rows = Array.from({ length: heard.n_query }, (_, row) => {
      return row_of(heard, row, manner, (row * length) / manner.speed);
    });
    return Atenta.notes.level(rows.flat());
  }

  /** @type {AtentaPage["tunes"]["received"]} */
  function received(heard, manner) {
    const mean = (/** @type {number} */ at, /** @type {number} */ key) => {
      let sum = 0;
      for (let query = 0; query < heard.n_query; query++) sum += weight(heard, at, query, key);
      return sum / heard.n_query;
    };
    return Atenta.notes.level(line(heard, heard.n_key, mean, manner));
  }

  Atenta.tunes = { heard, cell, row, column, all, received };
})(globalThis.Atenta = globalThis.Atenta || {});
