(function (Atenta) {
  "use strict";

  /** How far apart two numbers may lie that are the same. */
  const NEAR = 1e-9;

  /** Does the same with each number. @param {(x: number) => ExpressionValue} how @returns {(x: ExpressionValue) => ExpressionValue} */
  const each = (how) => (/** @type {ExpressionValue} */ x) => (Array.isArray(x) ? x.map(each(how)) : how(x));
  /** Gives a number for all. @param {(all: number[]) => number} how */
  const all = (how) => (/** @type {ExpressionValue} */ x) => how(x.flat(Infinity));
  /** Does the same with each row. @param {(row: number[]) => ExpressionValue} how */
  const by_row = (how) => (/** @type {ExpressionValue} */ x) => (Array.isArray(x[0]) ? x.map(by_row(how)) : how(x));
  /** Does the same with each head's matrix. @param {(matrix: number[][], ...rest: number[]) => ExpressionValue} how */
  const by_matrix = (how) => (/** @type {ExpressionValue} */ x, /** @type {number[]} */ ...rest) =>
    Array.isArray(x[0][0]) ? x.map((/** @type {number[][]} */ matrix) => how(matrix, ...rest)) : how(x, ...rest);

  const sum = (/** @type {number[]} */ row) => row.reduce((total, one) => total + one, 0);
  const mean = (/** @type {number[]} */ row) => sum(row) / row.length;
  const largest = (/** @type {number[]} */ row) => Math.max(...row);

  /** @param {number[]} row */
  function softmax(row) {
    const n = row.length;
    const options = { n_heads: 1, n_query: 1, n_key: n, d_k: 1, temperature: 1, divide: false, causal: false };
    const mask = Uint8Array.from(row, (one) => (one === -Infinity ? 1 : 0));
    return [...Atenta.attention.scaled_dot_product_attention(row, { ...options, mask }).weights];
  }

  /** @param {ExpressionValue} x a row, or a matrix */
  function argmax(x) {
    const flat = x.flat();
    const at = flat.indexOf(largest(flat));
    return Array.isArray(x[0]) ? [Math.floor(at / x[0].length), at % x[0].length] : at;
  }

  /** @param {number[]} row */
  function order(row) {
    return row.map((_, at) => at).sort((one, other) => row[other] - row[one] || one - other);
  }

  /** @param {ExpressionValue} one @param {ExpressionValue} other @returns {boolean} */
  function same(one, other) {
    if (!Array.isArray(one)) return one === other || Math.abs(one - other) <= NEAR;
    return one.length === other.length && one.every((/** @type {ExpressionValue} */ part, /** @type {number} */ at) => same(part, other[at]));
  }

  /** @param {number[]} row @param {number[]} other */
  function dot(row, other) {
    if (row.length !== other.length) throw new RangeError("rows of different lengths");
    return sum(row.map((one, at) => one * other[at]));
  }

  /** @param {number[][]} matrix */
  const transpose = (matrix) => matrix[0].map((_, j) => matrix.map((row) => row[j]));
  const entropy = by_row((row) => Atenta.measures.row_entropy(Float64Array.from(row), row.length)[0]);

  /** The functions of the language; generator/attention/exercises/functions.py has the same under the same names. */
  Atenta.expression_functions = {
    exp: each(Math.exp),
    ln: each(Math.log),
    log2: each(Math.log2),
    sqrt: each(Math.sqrt),
    abs: each(Math.abs),
    max: all(largest),
    min: all((row) => Math.min(...row)),
    mean: all(mean),
    sum: all(sum),
    entropy,
    mean_entropy: by_matrix((matrix) => mean(entropy(matrix))),
    max_attention: by_matrix((matrix) => largest(matrix.flat())),
    row_max: by_row(largest),
    row_sums: by_row(sum),
    row_means: by_row(mean),
    softmax: by_row(softmax),
    argmax,
    order,
    count: (truths) => truths.filter(Boolean).length,
    diagonal: by_matrix((matrix) => matrix.map((row, i) => row[i])),
    column: by_matrix((matrix, j) => matrix.map((row) => row[j])),
    mutual: by_matrix((matrix, i, j) => (matrix[i][j] + matrix[j][i]) / 2),
    transpose,
    hide_future: (matrix) => matrix.map((/** @type {number[]} */ row, /** @type {number} */ i) => row.map((one, j) => (j > i ? 0 : one))),
    output: (weights, values) => {
      const columns = transpose(values);
      return by_row((row) => columns.map((column) => dot(row, column)))(weights);
    },
    dot,
    same,
  };

  /** Numbers with numbers, rows with rows, a number with each. @param {(one: number, other: number) => ExpressionValue} how */
  const pairwise = (how) => {
    /** @param {ExpressionValue} one @param {ExpressionValue} other @returns {ExpressionValue} */
    const both = (one, other) => {
      if (!Array.isArray(one)) return Array.isArray(other) ? other.map((part) => both(one, part)) : how(one, other);
      if (!Array.isArray(other)) return one.map((part) => both(part, other));
      if (one.length !== other.length) throw new RangeError("two of different shapes");
      return one.map((part, at) => both(part, other[at]));
    };
    return both;
  };

  Atenta.expression_operators = {
    "+": pairwise((one, other) => one + other),
    "-": pairwise((one, other) => one - other),
    "*": pairwise((one, other) => one * other),
    "/": pairwise((one, other) => one / other),
    "**": pairwise((one, other) => one ** other),
    "<": pairwise((one, other) => one < other),
    ">": pairwise((one, other) => one > other),
    "<=": pairwise((one, other) => one <= other),
    ">=": pairwise((one, other) => one >= other),
    "==": pairwise((one, other) => one === other),
    "!=": pairwise((one, other) => one !== other),
  };
})(globalThis.Atenta = globalThis.Atenta || {});
