/** Why a weight of a head built by rule is what it is, and what the division does to its row. */

/** What the words of a rule are made of. */
interface WordedPage {
  language: string;
  strings: Strings;
  laboratory: { features: LaboratoryFeatures };
}

interface RuleWords {
  /** "gender: same as mine", "place: before me". */
  term(term: RuleTerm): string;
  /** Who asks whom. */
  ask(ask: RuleAsk): string;
  /** "noun or pronoun"; of an empty list, any word. */
  kinds(kinds: string[]): string;
  value(feature: string, value: string): string;
  /** What a row of W_Q and W_K stands for; places count from 1. */
  thing(thing: StreamThing): string;
}

/** What a line of a rule gives one key: its shares of q·k, by each value in which query and key agree. */
interface WhyPart {
  shares: RuleShare[];
  /** Their sum. */
  share: number;
  /** The same in the weights of the rule. */
  points: number;
}

interface WhyLine {
  term: RuleTerm;
  /** Of the key that is explained, and of its rival. */
  keys: WhyPart[];
}

/** What the query asks, and whether each key is of a kind that answers. */
interface WhyAsk {
  ask: RuleAsk;
  answers: boolean[];
  lines: WhyLine[];
}

interface Why {
  /** Why every key weighs the same, where the rule has nothing to tell them apart by; else "asked". */
  state: "asked" | "even" | "silent" | "weightless" | "unmatched";
  row: number;
  /** The key that is explained and, where it has one, its strongest rival. */
  keys: number[];
  asks: WhyAsk[];
  /** q·k of each. */
  scores: number[];
  /** What a point of the rule adds to q·k: the gain times √d_k. */
  point: number;
  gain: number;
}

/**
 * Lines that part two keys. "only" the winner matches; "unanswered": the loser is of no kind that may answer; "taken":
 * they take from the loser; "more": both match, the winner more; "against" the winner; "docked": they take from it.
 */
interface WhyClause {
  how: "only" | "unanswered" | "taken" | "more" | "against" | "docked";
  lines: WhyLine[];
  points: number;
}

interface WhyDifference {
  /** Places in the keys of a Why. */
  winner: number;
  loser: number;
  tie: boolean;
  points: number;
  clauses: WhyClause[];
}

/** A row under one setting of the division. */
interface GaugedRow {
  /** Frobenius norm of softmax's Jacobian. */
  gradient: number;
  largest: number;
}

interface Gauge {
  divided: GaugedRow;
  undivided: GaugedRow;
  /** What becomes of the gradient without the division; "none" where all scores are equal. */
  change: "none" | "falls" | "lowers" | "hardly" | "rises";
}

/** Heads built by rule and the sentence that they were run on. */
type Built = NonNullable<AttentionTrace["built"]>;

interface AtentaPage {
  why_table(table: HTMLTableElement, page: WordedPage): { write(why: Why, built: Built, head: BuiltHead): void };
  gauging: {
    LARGEST_GRADIENT: number;
    gauge(view: HeadView, row: number): Gauge;
  };
  why_sentence(page: WordedPage): {
    /** With {query}, {winner} and {loser} left in it; and which keys the last two are. */
    sentence(view: HeadView, why: Why): { template: string; winner: number; loser: number };
    /** "3 points". */
    points(points: number): string;
  };
  explaining: {
    explain(view: HeadView): Why | null;
    difference(why: Why): WhyDifference;
    /** How many keys beside the explained one have the rival’s score, itself among them. */
    rivals(view: HeadView, why: Why): number;
  };
  rule_words(page: WordedPage): RuleWords;
}
