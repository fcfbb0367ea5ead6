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

type ChangeLaboratory = (patch: Partial<LaboratoryState>, name: string, live: boolean) => void;

/** A head as a form shows it: weights as typed. */
interface OwnDraft {
  name: string;
  asks: { who: string[]; of: string[]; lines: { said: string; weight: string }[] }[];
}

/** What is wrong with an entry; `key` is one of ui.toml's [own_head]. −1 where it is of no ask or line. */
interface DraftFault {
  ask: number;
  line: number;
  key: string;
  values: Record<string, string | number>;
}

interface SurveySettings {
  temperature: number;
  divide: boolean;
  causal: boolean;
  /** If every token's right key is told by its place alone: that place. */
  every: string | null;
}

/** What a head does with one token of a sentence. */
interface SurveyedRow {
  query: number;
  /** The key with the largest weight, or all that share it. */
  keys: number[];
  weight: number;
  /** To which keys the annotation says that it should go. */
  wanted: number[];
  /** Between which keys the annotation leaves it open, and what each gets. */
  among: { key: number; weight: number }[];
  verdict: "right" | "wrong" | "unsure" | "none";
}

interface AtentaPage {
  /** The reader's own head in a link. */
  rule_text: {
    /** Code points of a name at most. */
    MOST_CODE_POINTS: number;
    write_own(own: OwnHead): string;
    /** Null if nothing of it can be used; `problems` names what was left out. */
    read_own(text: string, features: LaboratoryFeatures, taken?: string[]): { value: OwnHead | null; problems: AddressProblem[] };
    /** "has.role.subject", "same.gender", "place.before". */
    said(term: RuleTerm): string;
    term(said: string, weight: number): RuleTerm;
    /** How many dimensions a rule takes and how many there are, if it takes too many. */
    width_fault(rule: Rule, features: LaboratoryFeatures): { found: number; limit: number } | null;
    /** A weight as one writes it. */
    weight(value: number): string;
    /** Between which weights a line can stand, as one writes it. */
    limits(): Record<string, string | number>;
    tidy(name: string): string;
    /** Why a tidy name will not do: a key of ui.toml's [own_head], or "". */
    name_fault(name: string, taken?: string[]): string;
  };
  /** Edited weights of shipped heads in a link. */
  rule_weights: {
    write(weights: Record<string, number[]>): string;
    read(text: string, heads: WrittenRule[]): { value: Record<string, number[]>; problems: AddressProblem[] };
    /** These weights under the head's name; nothing where they are as the rule has them. */
    edited(head: WrittenRule, weights: number[]): Record<string, number[]>;
    weights_of(rule: { asks: RuleAsk[] }): number[];
    with_weights(rule: WrittenRule, weights: number[]): Rule;
    /** The rule of the shown head as it counts now and, of a shipped head, as it is written. */
    shown(state: LaboratoryState, heads: HeadData[]): { rule: Rule; written: HeadData | null };
  };
  rule_editor(root: HTMLElement, page: LaboratoryPage, change: ChangeLaboratory): {
    write(state: LaboratoryState): void;
    /** Takes back every message about a refused entry. */
    clear(): void;
  };
  own_draft: {
    draft(name: string, rule: Rule): OwnDraft;
    /** With any fault there is no head. */
    read(draft: OwnDraft, features: LaboratoryFeatures, taken?: string[]): { own: OwnHead | null; faults: DraftFault[] };
    /** How many dimensions of a head its rule takes. */
    width(draft: OwnDraft, stream: Stream): number;
  };
  own_form(form: HTMLFormElement, page: LaboratoryPage): {
    name: HTMLInputElement;
    fill(draft: OwnDraft): void;
    read(): OwnDraft;
    /** Writes the numbers and the kinds of every group where they have changed. */
    number(): void;
  };
  own_faults(form: HTMLFormElement, words: Record<string, string>): { clear(): void; tell(faults: DraftFault[]): void };
  own_head(root: HTMLElement, page: LaboratoryPage, change: ChangeLaboratory, say: (sentence: string) => void): { write(state: LaboratoryState): void };
  survey: {
    /** A line for each token that asks. */
    survey(head: BuiltHead, stream: Stream, sentence: SentenceData, settings: SurveySettings): SurveyedRow[];
    /** The sentences of a language first, the others after them. */
    in_order(sentences: SentenceData[], language: string): SentenceData[];
  };
  survey_lines: {
    write(place: HTMLElement, sentence: SentenceData, rows: SurveyedRow[], state: LaboratoryState, page: LaboratoryPage): void;
  };
  all_sentences(root: HTMLElement, page: LaboratoryPage): { write(state: LaboratoryState, trace: AttentionTrace): void };
}
