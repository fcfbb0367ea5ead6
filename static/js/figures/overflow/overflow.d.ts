interface AtentaGlobal {
  overflow: {
    /** Of a row of three scores: the largest score's exponential, the row's sum, the largest score's weight. */
    softmax(way: "naive_32" | "naive_64" | "stable", largest: number): { exp: number; total: number; weight: number };
  };
}
