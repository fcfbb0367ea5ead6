(function (Atenta) {
  "use strict";

  const ROUNDS = 10;
  const MULTIPLIERS = [0xd2511f53, 0xcd9e8d57];
  const KEY_STEPS = [0x9e3779b9, 0xbb67ae85];
  const FNV_OFFSET = 0x811c9dc5;
  const FNV_PRIME = 0x01000193;

  /**
   * Philox4x32-10: four random 32-bit words for one counter.
   * Source: Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2, 3".
   * @param {ArrayLike<number>} counter four unsigned 32-bit integers
   * @param {ArrayLike<number>} key two unsigned 32-bit integers
   */
  function philox4x32(counter, key) {
    let [c0, c1, c2, c3] = [counter[0], counter[1], counter[2], counter[3]];
    let [k0, k1] = [key[0], key[1]];
    for (let round = 0; round < ROUNDS; round++) {
      const low0 = Math.imul(c0, MULTIPLIERS[0]);
      const low2 = Math.imul(c2, MULTIPLIERS[1]);
      const high0 = high_word(c0, MULTIPLIERS[0]);
      const high2 = high_word(c2, MULTIPLIERS[1]);
      [c0, c1, c2, c3] = [high2 ^ c1 ^ k0, low2, high0 ^ c3 ^ k1, low0];
      k0 = (k0 + KEY_STEPS[0]) | 0;
      k1 = (k1 + KEY_STEPS[1]) | 0;
    }
    return Uint32Array.of(c0, c1, c2, c3);
  }

  /**
   * FNV-1a, 32 bit, of a text's UTF-8 bytes. Source: Fowler, Noll and Vo, draft-eastlake-fnv.
   * @param {string} text
   */
  function fnv1a(text) {
    let value = FNV_OFFSET;
    for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, FNV_PRIME);
    return value >>> 0;
  }

  /**
   * Uniform numbers in (−1, 1): entry (r, c) is word c mod 4 at counter (r, ⌊c/4⌋, 0, 0) under key (seed, stream).
   * Variance 1/3: times √(3v) it is v.
   * @param {ArrayLike<number>} rows unsigned 32-bit integers
   * @param {number} n_columns
   * @param {number} seed
   * @param {number} stream
   * @returns {Float64Array} rows.length × n_columns
   */
  function uniform(rows, n_columns, seed, stream) {
    const drawn = new Float64Array(rows.length * n_columns);
    for (let r = 0; r < rows.length; r++) {
      for (let c = 0; c < n_columns; c += 4) {
        const words = philox4x32([rows[r], c / 4, 0, 0], [seed, stream]);
        for (let word = 0; word < Math.min(4, n_columns - c); word++) {
          drawn[r * n_columns + c + word] = 2 * ((words[word] + 0.5) / 2 ** 32) - 1;
        }
      }
    }
    return drawn;
  }

  /**
   * The upper 32 bits of the product of two 32-bit integers, by 16-bit halves.
   * @param {number} a
   * @param {number} b
   */
  function high_word(a, b) {
    const [a_low, a_high, b_low, b_high] = [a & 0xffff, a >>> 16, b & 0xffff, b >>> 16];
    const middle = a_high * b_low + ((a_low * b_low) >>> 16);
    const carry = (middle & 0xffff) + a_low * b_high;
    return a_high * b_high + Math.floor(middle / 0x10000) + Math.floor(carry / 0x10000);
  }

  Atenta.philox = { philox4x32, fnv1a, uniform };
})(globalThis.Atenta = globalThis.Atenta || {});
