(function (Atenta) {
  "use strict";

  const BYTES_PER_NUMBER = 4;

  /** @type {Map<string, { trace: AttentionTrace, measures: Measures }>} */
  const kept = new Map();

  /**
   * Takes the traces that a script or the page's own data block hands over.
   * @param {TraceBundle} bundle
   * @throws {Error} if a shape does not fit, naming the bundle and the run; then none of its runs is kept.
   */
  function register(bundle) {
    if (!bundle || typeof bundle.base64 !== "string" || !Array.isArray(bundle.runs)) {
      throw new Error("traces: this is no bundle of traces");
    }
    const numbers = decode(bundle);
    const read = bundle.runs.map((run) => read_run(bundle, run, numbers));
    for (const { trace, measures } of read) kept.set(trace.id, { trace, measures });
  }

  /**
   * The trace of this id and its measures, or null if no bundle brought it.
   * @param {string} id such as "gato-h4-d8"
   */
  function find(id) {
    return kept.get(id) ?? null;
  }

  /**
   * @param {TraceBundle} bundle
   * @param {TraceBundle["runs"][number]} run
   * @param {Float64Array} numbers
   */
  function read_run(bundle, run, numbers) {
    const { query_tokens, key_tokens, temperatures, provenance } = bundle;
    const { id, n_layers, n_heads, d_k } = run;
    for (const [name, count] of Object.entries({ n_layers, n_heads, d_k })) {
      if (!Number.isInteger(count) || count < 1) throw new Error(`traces: ${id}: ${name} is ${count}, expected 1 or more`);
    }
    const size = n_layers * n_heads * query_tokens.length * key_tokens.length;
    const scores = slice(numbers, run.scores, size, `${id}: scores`);
    const mean_entropy = slice(numbers, run.mean_entropy, temperatures.length * n_heads, `${id}: mean_entropy`);
    /** @type {AttentionTrace} */
    const trace = {
      id, query_tokens, key_tokens, n_layers, n_heads, d_k, scores, mask: null,
      provenance: { ...provenance, positional: false, made: "build" },
    };
    return { trace, measures: { temperatures, mean_entropy } };
  }

  /**
   * @param {Float64Array} numbers
   * @param {number} offset
   * @param {number} count
   * @param {string} what
   */
  function slice(numbers, offset, count, what) {
    if (!Number.isInteger(offset) || offset < 0 || offset + count > numbers.length) {
      throw new Error(`traces: ${what}: ${count} numbers from ${offset}, but the bundle has ${numbers.length}`);
    }
    const piece = numbers.slice(offset, offset + count);
    if (!piece.every(Number.isFinite)) throw new Error(`traces: ${what}: a number is not finite`);
    return piece;
  }

  /**
   * Base64 of little-endian float32 as float64.
   * @param {TraceBundle} bundle
   */
  function decode({ id, base64 }) {
    const bytes = bytes_of(id, base64);
    if (bytes.length % BYTES_PER_NUMBER !== 0) {
      throw new Error(`traces: ${id}: ${bytes.length} bytes are no whole number of float32`);
    }
    const view = new DataView(bytes.buffer);
    const numbers = new Float64Array(bytes.length / BYTES_PER_NUMBER);
    for (let at = 0; at < numbers.length; at++) numbers[at] = view.getFloat32(at * BYTES_PER_NUMBER, true);
    return numbers;
  }

  /**
   * @param {string} id
   * @param {string} base64
   */
  function bytes_of(id, base64) {
    let text = "";
    try {
      text = atob(base64);
    } catch {
      throw new Error(`traces: ${id}: the numbers are no base64`);
    }
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at);
    return bytes;
  }

  Atenta.traces = { register, find };
})(globalThis.Atenta = globalThis.Atenta || {});
