interface AtentaGlobal {
  permutation: {
    /** Where each word of the shuffled phrase stood. */
    shuffled(n: number, seed: number, count: number): number[];
    /** P W Pᵀ. */
    carried(W: Float64Array, order: number[]): Float64Array;
    difference(one: Float64Array, other: Float64Array): number;
  };
}
