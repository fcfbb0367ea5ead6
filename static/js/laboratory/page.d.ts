/** The laboratory's page: what it is told, what its address says, where its traces come from. */

/** All that the laboratory's address can say. The reader's own head, where there is one, is the last. */
interface LaboratoryState extends ShownSettings {
  /** The sentence's id. */
  sentence: string;
  /** All weights of a head's rule, in order, of the heads that were edited alone. */
  weights: Record<string, number[]>;
  own: OwnHead | null;
}

interface LaboratoryPage extends ExplorerPage {
  defaults: LaboratoryState;
  laboratory: LaboratoryData;
}

interface AtentaPage {
  laboratory_state: AddressCodec<LaboratoryState, LaboratoryPage>;
  /** Lines of Python from what tokens are to the scores of a head built by rule. */
  rule_program(view: HeadView, head: BuiltHead, stream: Stream, tokens: AnnotatedToken[]): string[];
  rule_source(page: LaboratoryPage): { find(state: LaboratoryState): Found };
  /** The head in which a sentence is shown whose first row the present one may have nothing to ask from. */
  opening_head(sentence: SentenceData, head: number, heads: Rule[]): number;
  /** The chooser of sentences with the note on the chosen one. */
  sentence_chooser(root: HTMLElement, page: LaboratoryPage, take: (sentence: string) => void): {
    write(state: LaboratoryState): void;
  };
  /** What the tabs and the line above the figures say of the heads. */
  named_heads(root: HTMLElement, page: LaboratoryPage): { write(state: LaboratoryState, trace: AttentionTrace): void };
}
