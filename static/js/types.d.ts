/** The shapes that the page's scripts pass to each other. Matrices are flat Float64Arrays, row after row. */

interface TokenProblem {
  kind: "empty" | "too_many" | "too_long";
  /** Largest number allowed: tokens, or code points of one token. */
  limit: number;
  found: number;
  /** The token that is too long. */
  token?: string;
}

interface Provenance {
  source: "worked" | "random" | "rule" | "learned" | "real";
  /** "build": torch computed the scores when the site was made; "page": this page's engine did. */
  made: "build" | "page";
  seed: number | null;
  /** Of the random model alone: whether positions were added to the embeddings. */
  positional?: boolean;
  versions: Record<string, string>;
}

/** What one run of one model on one sentence left behind; explorers draw this and nothing else. */
interface AttentionTrace {
  id: string;
  query_tokens: string[];
  key_tokens: string[];
  n_layers: number;
  n_heads: number;
  d_k: number;
  /** n_layers × n_heads × n_query × n_key, q·k before any division. */
  scores: Float64Array;
  /** n_query × n_key, 1 where a key may not be seen; null if all may. */
  mask: Uint8Array | null;
  provenance: Provenance;
  /** What the heads are called, in the page's language, where they have names. */
  head_names?: string[];
  /** Of a head whose rule the reader edited: the weights of its lines, in the order of the rule. */
  head_weights?: (number[] | null)[];
  /** What the scores were made from, where a source can give it; computed when first asked for. */
  vectors?: () => TraceVectors;
  /** Of heads built by rule: what they were built from. */
  built?: { stream: Stream; heads: BuiltHead[]; sentence: AnnotatedSentence };
}

/** Head h owns columns h·d_k … (h+1)·d_k − 1 of Q and K, and h·d_v … of V and as many rows of W_O. */
interface TraceVectors {
  /** n_query × (n_heads·d_k). */
  Q: Float64Array;
  /** n_key × (n_heads·d_k). */
  K: Float64Array;
  /** n_key × (n_heads·d_v). */
  V: Float64Array;
  d_v: number;
  /** (n_heads·d_v) × d_model. */
  W_O: Float64Array;
  d_model: number;
}

/** A trace over the temperatures of the sweep; mean_entropy is n_temperatures × n_heads, in bits. */
interface Measures {
  temperatures: number[];
  mean_entropy: Float64Array;
}

interface AttentionOptions {
  n_heads: number;
  n_query: number;
  n_key: number;
  d_k: number;
  temperature: number;
  divide: boolean;
  causal: boolean;
  mask?: Uint8Array | null;
}

/** Every step from scores to weights, each n_heads × n_query × n_key. */
interface Attention {
  /** After the division (if on) and the temperature, before the mask. */
  scaled: Float64Array;
  /** 1 where a key is masked: n_query × n_key. */
  masked: Uint8Array;
  /** Rows sum to 1; a row with every key masked is all 0. */
  weights: Float64Array;
}

interface RandomModelOptions {
  tokens: string[];
  n_heads: number;
  d_k: number;
  seed: number;
  positional: boolean;
}

/** X, Q, K, V: n × d_model. Head h owns columns h·d_k … (h+1)·d_k − 1 of Q, K and V. */
interface RandomModel {
  n: number;
  d_model: number;
  X: Float64Array;
  Q: Float64Array;
  K: Float64Array;
  /** n_heads × n × n. */
  scores: Float64Array;
}

interface AtentaEngine {
  tokens: {
    MAX_TOKENS: number;
    MAX_CODE_POINTS: number;
    /** NFC, then runs of letters, marks and digits, then single graphemes. */
    tokenize(text: string): string[];
    identity(token: string): string;
    check(tokens: string[]): TokenProblem | null;
  };
  philox: {
    philox4x32(counter: ArrayLike<number>, key: ArrayLike<number>): Uint32Array;
    fnv1a(text: string): number;
    /** rows.length × n_columns numbers in (−1, 1); rows, seed and stream are unsigned 32-bit integers. */
    uniform(rows: ArrayLike<number>, n_columns: number, seed: number, stream: number): Float64Array;
  };
  positional: {
    /** n × d_model, base 10000, sine on even and cosine on odd components. */
    sinusoidal(n: number, d_model: number): Float64Array;
    /** Radians from one position to the next. */
    frequency(component: number, d_model: number): number;
  };
  random_model: {
    run(options: RandomModelOptions): RandomModel;
    /** V: n × d_model, computed only when a view asks. */
    values(options: RandomModelOptions): Float64Array;
    /** Concat(heads)·W_O from weights (n_heads × n × n): n × d_model. */
    output(options: RandomModelOptions, weights: Float64Array): Float64Array;
    vectors(options: RandomModelOptions): TraceVectors;
    /** Computes the vectors when first called, and then keeps them. */
    vectors_later(options: RandomModelOptions): () => TraceVectors;
    trace(options: RandomModelOptions): AttentionTrace;
  };
  attention: {
    scaled_dot_product_attention(scores: ArrayLike<number>, options: AttentionOptions): Attention;
  };
  measures: {
    /** Bits, per row: n_heads × n_query. */
    row_entropy(weights: Float64Array, n_key: number): Float64Array;
    mean_entropy(weights: Float64Array, n_query: number, n_key: number): Float64Array;
    max_attention(weights: Float64Array, n_query: number, n_key: number): Float64Array;
    /** H / log2(keys the row may see); 0 for a row that sees one key or none. */
    normalised_entropy(entropy: number, n_seen: number): number;
    /** Frobenius norm of softmax's Jacobian, per row: n_heads × n_query. */
    jacobian_norm(weights: Float64Array, n_key: number): Float64Array;
    /** Mean entropy of every head at every temperature: n_temperatures × n_heads. */
    entropy_curve(scores: ArrayLike<number>, options: AttentionOptions, temperatures: number[]): Float64Array;
  };
  traces: {
    /** Called by a trace script and with the page's own data block; checks shapes and keeps the runs. */
    register(bundle: TraceBundle): void;
    find(id: string): { trace: AttentionTrace; measures: Measures } | null;
  };
}

/** What a trace script hands over: a header, and little-endian float32 as base64. */
interface TraceBundle {
  /** The preset. */
  id: string;
  query_tokens: string[];
  key_tokens: string[];
  provenance: { source: "random"; seed: number; versions: Record<string, string> };
  temperatures: number[];
  /** Offsets count float32 numbers. A run's trace id is "gato-h4-d8". */
  runs: { id: string; n_layers: number; n_heads: number; d_k: number; scores: number; mean_entropy: number }[];
  /** Of the bytes. */
  sha256: string;
  base64: string;
}
