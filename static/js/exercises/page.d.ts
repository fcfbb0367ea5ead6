/** What the pages with exercises are told, and what marks answers there. */

/** One exercise as a page has it. Its state has all of the simulator's settings; `vary` those that a number draws. */
interface PageExercise {
  id: string;
  title: string;
  state: ExerciseSettings;
  vary: Record<string, number[]>;
  /** The matrix that is drawn beside the question, as an expression; "" where there is none. */
  figure: string;
  /** Whether the explorer stays covered until the question is answered. */
  covered: boolean;
  /** What is chosen among or put in order, or what a free text should say, in plain letters. */
  choices: string[];
  /** What is said to each typical error, or to each option, in plain letters. */
  says: string[];
  data: ExerciseData;
}

/** The right answers, to be printed: of some exercises in words, of the others a row for each list number. */
interface Key {
  standing: { number: number; title: string; kind: ExerciseKind; answer: string }[];
  tables: { columns: { number: number; title: string }[]; rows: string[][] }[];
}

interface ExercisesPage extends PageData {
  exercises: PageExercise[];
}

/** A free text, and which of its checks were ticked. */
interface GivenText {
  ticked: boolean[];
  text: string;
}

/** An answer as a reader gives it: what was typed, the place of what was chosen, a text. */
type GivenAnswer = string | number | number[] | GivenText;

/** A free text is marked by its reader. */
type Mark = ExerciseVerdict | { verdict: "open" };

/** A student's number; null for the exercise as it stands. */
type Variant = number | null;

/** Of exercises by their ids. @throws {RangeError} where the page has no such exercise */
interface Marking {
  /** The exercise; null where the page has none of this name. */
  find(id: string): PageExercise | null;
  /** The state of the simulator in which it is asked. */
  state(id: string, variant: Variant): State;
  /** Computed once. */
  answers(id: string, variant: Variant): ExerciseAnswers;
  /** given: as Atenta.given writes it. A task's own question is open like any free text. */
  mark(id: string, given: string, variant: Variant): Mark;
  /** What a name in its texts stands for; "answer" is the right one. */
  shown(id: string, variant: Variant, name: string): ExpressionValue;
  /** The rows of its figure; null where it has none. */
  figure(id: string, variant: Variant): number[][] | null;
}

interface KeySheet {
  /** A student who was set a task is offered no key; on the worksheet stands whose numbers it has. */
  write(state: { task: unknown; variant: Variant }): void;
}

interface AtentaPage {
  /** How an answer is written in addresses and files. */
  given: {
    write(value: GivenAnswer): string;
    /** null for what is no answer of this kind. */
    read(kind: ExerciseKind, text: string): GivenAnswer | null;
  };
  marking(page: ExercisesPage): Marking;
  key: {
    digits(tolerance: number): number;
    /** An order as the numbers of its lines: what a worksheet's boxes are filled with. */
    lines(places: number[]): string;
    short(answers: ExerciseAnswers, tokens: string[]): string;
    told(exercise: PageExercise, answers: ExerciseAnswers, tokens: string[], words: Record<string, string>): string;
    sheet(page: ExercisesPage, marking: Marking, ids: string[], count: number, variant?: Variant): Key;
  };
  key_sheet(root: HTMLElement, page: ExercisesPage, marking: Marking, ids: () => string[]): KeySheet;
}
