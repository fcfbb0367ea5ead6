/** The page of exercises: what its address says, and what its parts tell each other. */

/** The explorer's settings are those of the exercise that is open, as far as the reader has not turned them. */
interface ExercisesState extends State {
  /** The id of the one that is worked on. */
  exercise: string;
  /** Whether all stand on the page at once. */
  all: boolean;
  variant: Variant;
  /** What was answered last, as Atenta.given writes it, by the exercise's id. */
  answers: Record<string, string>;
  task: Task | null;
}

/** What a reader did with an exercise besides answering it. */
interface Done {
  tries: number;
  /** How many hints were opened. */
  hints: number;
  /** Whether the answer was shown before it was found. */
  seen: boolean;
  /** The same, though the answers were cleared after that. */
  ever_seen: boolean;
}

interface ExerciseSession {
  done(id: string): Done;
  note(id: string, what: Partial<Done>): void;
  /** null where nothing was answered. */
  mark(id: string, state: ExercisesState): Mark | null;
  /** Begins with what is kept for a task and a student's number; gives the address kept with it, or "". */
  open(whose: Pick<ExercisesState, "task" | "variant">): string;
  /** The address that is kept; another page, open beside this one, may have written it. */
  kept(): string;
  keep(address: string): void;
  /** The answers are cleared; tries and hints stay, as the file that is handed in says. */
  clear(): void;
  /** Somebody else goes on from here. */
  forget(): void;
}

interface AnswerFields {
  /** Where a reader begins. */
  first: HTMLElement;
  /** As Atenta.given writes it; "" where nothing is chosen. */
  read(): string;
  write(given: GivenAnswer | null): void;
}

interface OrderList {
  first: HTMLElement;
  read(): number[];
  /** null: as the build wrote it. */
  write(order: number[] | null): void;
}

/** What an exercise asks its page for. */
interface AskingEvents {
  answer(id: string, given: string): void;
  /** A check of a free text was ticked. */
  tick(id: string, given: string): void;
  give_up(id: string): void;
  hint(id: string, opened: number): void;
}

/** What of its page an answer changes. */
interface AnsweredPage {
  state(): ExercisesState;
  go(patch: Partial<ExercisesState>, how: "push" | "replace"): void;
  keep(how: "push" | "replace"): void;
  /** Tells why an answer says nothing. */
  refuse(id: string, reason: string): void;
}

interface WalkedPage {
  state(): ExercisesState;
  go(patch: Partial<ExercisesState>, how: "push" | "replace"): void;
  /** Leads the reader to an exercise. */
  focus(id: string): void;
  say(sentence: string): void;
}

interface ExerciseWays {
  open(id: string): void;
  /** The explorer as an exercise opens it, with what is only a way of looking left as it is. */
  opened(id: string, whose?: ExercisesState): State;
  /** The reader is at work in it. */
  enter(id: string): void;
  /** Puts a preset's phrase into the explorer, of those that an exercise compares. */
  phrase(id: string, preset: string): void;
  /** Whether all stand on the page at once. */
  all(all: boolean): void;
  /** A jump to an exercise, from the search or from a page without scripts, opens it. */
  named_in_the_address(): void;
}

interface SheetEvents extends AskingEvents, Pick<ExerciseWays, "open" | "enter" | "phrase" | "all"> {
  start_over(): void;
  /** The explorer is to be seen, and so drawn. */
  uncover(): void;
}

interface Asking {
  id: string;
  article: HTMLElement;
  focus(): void;
  /** Tells why an answer says nothing; "" takes it back. */
  refuse(reason: string): void;
  /** Takes back what was said of the answer before. */
  unsay(): void;
  /** What was written and not answered yet, or "". */
  unsent(): string;
  /** Puts an answer into the fields. */
  fill(given: string | null): void;
  show(said: { mark: Mark | null; percent: boolean; explained: boolean }): void;
}

interface ExerciseList {
  /** The exercises that are listed, in their order. */
  arrange(ids: string[]): void;
  write(state: ExercisesState): void;
}

interface ExerciseSheet {
  /** What was written into fields and not answered yet. */
  unsent(): { id: string; given: string }[];
  refuse(id: string, reason: string): void;
  focus(id: string): void;
  /** Puts an answer that was chosen elsewhere into the fields of an exercise. */
  take(id: string, given: GivenAnswer): void;
  /** Puts answers into the fields in place of those before. */
  fill(answers: Record<string, string>, before: Record<string, string>): void;
  write(state: ExercisesState): void;
}

interface KeptAnswers {
  /** What an address leads to. `ours`: the reader goes back or forth; `bare`: it says nothing. */
  arrived(wanted: ExercisesState, ours: boolean, bare: boolean): ExercisesState;
  /** What a file leads to: its answers win over those that are kept. */
  opened(wanted: ExercisesState): ExercisesState;
  /** The answers of a student's number: those that are kept with it, and those to exercises that stay the same. */
  numbered(state: ExercisesState, variant: Variant): Record<string, string>;
  /** With what another page has kept meanwhile. */
  joined(state: ExercisesState): ExercisesState;
}

interface AtentaPage {
  exercises_state: AddressCodec<ExercisesState, ExercisesPage> & {
    QUESTION: string;
    /** What a student's number may be. */
    VARIANTS: NumberLimits;
    /** The exercises of a page or of a task, in their order. */
    ids(state: { task: Task | null }, page: ExercisesPage): string[];
    /** How the simulator stands when an exercise is opened. */
    opening(state: Pick<ExercisesState, "exercise" | "variant" | "task">, page: ExercisesPage): State;
  };
  exercise_session(marking: Marking): ExerciseSession;
  answer_fields(article: HTMLElement): AnswerFields;
  order_list(list: HTMLElement): OrderList;
  asking(article: HTMLElement, words: Record<string, string>, told: AskingEvents & Pick<ExerciseWays, "phrase">): Asking;
  /** Puts a student's own numbers into an exercise's texts. */
  refill(article: HTMLElement, marking: Marking, words: Record<string, string>): (variant: Variant) => void;
  answer_taking(marking: Marking, session: ExerciseSession, page: AnsweredPage): AskingEvents;
  hand_in_session(
    page: ExercisesPage,
    session: ExerciseSession,
    shown: { settle(): void; state(): ExercisesState; vary(variant: Variant): void; arrive(wanted: ExercisesState, note: () => void): void },
  ): HandInSession;
  exercise_ways(page: ExercisesPage, walked: WalkedPage): ExerciseWays;
  kept_answers(page: ExercisesPage, marking: Marking, session: ExerciseSession): KeptAnswers;
  covering(root: HTMLElement, marking: Marking, session: ExerciseSession, uncovered: () => void): { write(state: ExercisesState): void };
  kept_here(root: HTMLElement, anew: () => void): { write(is_kept: boolean): void };
  own_number(root: HTMLElement, page: ExercisesPage, take: (variant: Variant) => void): { write(state: ExercisesState): void };
  exercise_list(root: HTMLElement, page: ExercisesPage, session: ExerciseSession, told: Pick<SheetEvents, "open" | "all">): ExerciseList;
  exercise_sheet(root: HTMLElement, page: ExercisesPage, marking: Marking, session: ExerciseSession, told: SheetEvents): ExerciseSheet;
}
