/** What the laboratory is made of, as content/features.toml, heads/ and sentences/ say it. */

interface LaboratoryFeatures {
  /** In the order of the file, which is that of the stream's dimensions; the words in the page's language. */
  features: Record<string, { name: string; values: Record<string, string>; many: boolean }>;
  places: Record<string, string>;
}

/** Just one of has ("role.subject"), same and place is not empty. */
interface RuleTerm {
  weight: number;
  has: string;
  same: string;
  place: string;
}

/** Tokens of the kinds `who` ask tokens of the kinds `of`; an empty list stands for every kind. */
interface RuleAsk {
  terms: RuleTerm[];
  who: string[];
  of: string[];
}

interface Rule {
  id: string;
  asks: RuleAsk[];
}

interface AnnotatedToken {
  word: string;
  values: Record<string, string[]>;
  /** Feature → the position of the token that it was copied from. */
  copied: Record<string, number>;
}

interface AnnotatedSentence {
  id: string;
  tokens: AnnotatedToken[];
}

/** What one dimension of the stream stands for; with no kind, of tokens of every kind. */
interface StreamThing {
  kind: string;
  feature: string;
  value: string;
}

interface Stream {
  features: LaboratoryFeatures;
  /** The things that every token can be, whatever its kind: the first dimensions. */
  plain: StreamThing[];
  things: StreamThing[];
  /** The dimension of a thing. */
  row(kind: string, feature: string, value: string): number;
  d_model: number;
}

/** What a dimension of queries and keys is for; all terms of an ask about places share one a place (term null). */
interface RuleDimension {
  ask: number;
  term: number | null;
  feature: string;
  value: string;
}

/** W_Q, W_K and W_V: d_model × 64. */
interface BuiltHead {
  rule: Rule;
  gain: number;
  dimensions: RuleDimension[];
  W_Q: Float64Array;
  W_K: Float64Array;
  W_V: Float64Array;
}

/** What one term of a rule adds to q·k by one value: share = asked · offered. */
interface RuleShare {
  ask: number;
  term: number;
  feature: string;
  value: string;
  /** The column of W_Q and W_K in which query and key meet, and their rows there. */
  dimension: number;
  query: number;
  key: number;
  /** The term's part in the entry of W_Q. */
  asked: number;
  /** The entry of W_K. */
  offered: number;
  share: number;
}

interface AtentaEngine {
  stream: {
    make(features: LaboratoryFeatures): Stream;
    /** n × d_model: 1 for each thing that a token is. */
    embed(stream: Stream, tokens: AnnotatedToken[]): Float64Array;
  };
  lines: {
    /** The dimensions that an ask needs, those of places last. */
    dimensions_of(at: number, ask: RuleAsk, stream: Stream): RuleDimension[];
    /** The rows of the stream that ask in a dimension, each with how much. */
    wanted(ask: RuleAsk, dimension: RuleDimension, stream: Stream): [number, number][];
    /** The rows of the stream that say this of tokens of these kinds; of every kind if none is given. */
    rows(kinds: string[], feature: string, value: string, stream: Stream): number[];
    /** What a term about places adds to the score of the key at j for the query at i, before the gain. */
    amount(term: RuleTerm, i: number, j: number): number;
    /** A rule from outside without what the features do not know, which is named in left_out ("colour:1"). */
    usable(rule: Rule, features: LaboratoryFeatures): { rule: Rule; left_out: string[] };
    /** Between which weights a line can stand, and in which steps. */
    WEIGHTS: { min: number; max: number; step: number };
    is_weight(weight: number): boolean;
  };
  rules: {
    HEAD_D_K: number;
    /** Scores of variance 1 after the division, over the rows of these sentences that ask. */
    build_head(rule: Rule, stream: Stream, sentences: AnnotatedSentence[]): BuiltHead;
    compile_head(rule: Rule, stream: Stream, gain?: number): BuiltHead;
    calibrate(head: BuiltHead, stream: Stream, sentences: AnnotatedSentence[]): number;
    /** q·k before the division: n × n. */
    scores(head: BuiltHead, stream: Stream, X: Float64Array): Float64Array;
    vectors(heads: BuiltHead[], stream: Stream, tokens: AnnotatedToken[]): TraceVectors;
    trace(heads: BuiltHead[], stream: Stream, sentence: AnnotatedSentence): AttentionTrace;
    /** The positions of the tokens that ask for something. */
    asking(rule: Rule, tokens: AnnotatedToken[]): number[];
    /** How many of the 64 dimensions a rule takes. */
    width(rule: Rule, stream: Stream): number;
  };
  shares: {
    /** Each term that matched, in the order of the rule; together they make q·k exactly. */
    shares(head: BuiltHead, stream: Stream, tokens: AnnotatedToken[], i: number, j: number): RuleShare[];
  };
}

/** A head as content/ has it; texts are in the page's language. */
interface HeadData extends Rule {
  title: string;
  /** Its name where there is room for a word or two. */
  short: string;
  line: string;
  /** If every token's right key is told by its place alone: that place. */
  every: string | null;
  /** With which its scores have variance 1 over all sentences, after the division. */
  gain: number;
}

/** To which keys a query should go, by position; of several any will do, or, where a head is unsure, all. */
interface SentenceLink {
  head: string;
  query: number;
  keys: number[];
}

/** A sentence as content/ has it; its note stands in the HTML. */
interface SentenceData extends AnnotatedSentence {
  /** In the page's language. */
  title: string;
  /** Of the sentence itself. */
  lang: string;
  /** The position of the query that is selected first. */
  start: number;
  links: SentenceLink[];
  unsure: SentenceLink[];
}

interface LaboratoryData {
  features: LaboratoryFeatures;
  heads: HeadData[];
  sentences: SentenceData[];
}
