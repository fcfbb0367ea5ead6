/** Rules that a reader edits or makes, as the laboratory's address says them. */

/** A head of the reader's own. */
interface OwnHead {
  name: string;
  rule: Rule;
}

/** What a shipped head asks for, as content/heads/ has it. */
interface WrittenRule {
  id: string;
  asks: RuleAsk[];
}

interface AtentaPage {
  /** The reader's own head in a link. */
  rule_text: {
    /** Code points of a name at most. */
    MOST_CODE_POINTS: number;
    write_own(own: OwnHead): string;
    /** Null if nothing of it can be used; `problems` names what was left out. */
    read_own(text: string, features: LaboratoryFeatures): { value: OwnHead | null; problems: AddressProblem[] };
    /** "has.role.subject", "same.gender", "place.before". */
    said(term: RuleTerm): string;
    term(said: string, weight: number): RuleTerm;
    /** How many dimensions a rule takes and how many there are, if it takes too many. */
    width_fault(rule: Rule, features: LaboratoryFeatures): { found: number; limit: number } | null;
    tidy(name: string): string;
    /** Why a tidy name will not do: a key of ui.toml's [own], or "". */
    name_fault(name: string): string;
  };
  /** Edited weights of shipped heads in a link. */
  rule_weights: {
    write(weights: Record<string, number[]>): string;
    read(text: string, heads: WrittenRule[]): { value: Record<string, number[]>; problems: AddressProblem[] };
    /** These weights under the head's name; nothing where they are as the rule has them. */
    edited(head: WrittenRule, weights: number[]): Record<string, number[]>;
    weights_of(rule: { asks: RuleAsk[] }): number[];
    with_weights(rule: WrittenRule, weights: number[]): Rule;
  };
}
