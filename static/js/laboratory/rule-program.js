(function (Atenta) {
  "use strict";

  /** @typedef {{ row: number, column: number, weight: number }} Entry */

  const PROJECT = [
    "def project(W):  # X @ W: a token is the sum of the rows of all that it is",
    "    sums = [[sum(W.get((thing, c), 0.0) for thing in things) for c in range(d_k)] for things in X]",
    "    return torch.tensor(sums, dtype=torch.float64)",
  ];

  /**
   * The scores of a head built by rule in Python, from what its tokens are and from its matrices. Of those, what
   * tells in this sentence: rows that a token has, columns that a query and a key share.
   * @param {HeadView} view
   * @param {BuiltHead} head
   * @param {Stream} stream
   * @param {AnnotatedToken[]} tokens
   */
  function rule_program({ trace, temperature, divide, masked, n_query, n_key }, head, stream, tokens) {
    const X = Atenta.stream.embed(stream, tokens);
    const said = tokens.map((_, i) => stream.things.flatMap((_, row) => (X[i * stream.d_model + row] ? [row] : [])));
    const rows = new Set(said.flat());
    const [asked, offered] = [head.W_Q, head.W_K].map((W) => entries(W, rows));
    const [W_Q, W_K] = [sharing(asked, offered), sharing(offered, asked)];
    const used = new Set([...W_Q, ...W_K].map(({ row }) => row));
    const name = (/** @type {number} */ row) => literal(stream.things[row]);
    const matrix = (/** @type {Entry[]} */ W) => W.map(({ row, column, weight }) => `(${name(row)}, ${column}): ${weight}`).join(", ");
    return [
      `d_k, T = ${trace.d_k}, ${temperature}`,
      `X = [${said.map((things) => `[${things.filter((row) => used.has(row)).map(name).join(", ")}]`).join(", ")}]`,
      `W_Q = {${matrix(W_Q)}}`,
      `W_K = {${matrix(W_K)}}`,
      ...PROJECT,
      `scores = project(W_Q) @ project(W_K).T${divide ? " / d_k**0.5" : ""} / T`,
      ...(masked.some(Boolean)
        ? [`scores = scores.masked_fill(torch.tensor([${masked.join(", ")}]).view(${n_query}, ${n_key}) > 0, -torch.inf)`]
        : []),
    ];
  }

  /**
   * @param {Float64Array} W d_model × 64
   * @param {Set<number>} rows
   * @returns {Entry[]}
   */
  function entries(W, rows) {
    const width = Atenta.rules.HEAD_D_K;
    return [...W.keys()].flatMap((at) => {
      const row = Math.floor(at / width);
      return W[at] !== 0 && rows.has(row) ? [{ row, column: at % width, weight: W[at] }] : [];
    });
  }

  /** Those whose column the others have too. @param {Entry[]} own @param {Entry[]} others */
  function sharing(own, others) {
    const columns = new Set(others.map(({ column }) => column));
    return own.filter(({ column }) => columns.has(column));
  }

  /** What a row of the stream stands for, as a string of Python's. @param {StreamThing} thing */
  function literal({ kind, feature, value }) {
    return `"${[kind, feature, value].filter(Boolean).join(" ")}"`;
  }

  Atenta.rule_program = rule_program;
})(globalThis.Atenta = globalThis.Atenta || {});
