/** What the teachers' page makes of a folder of hand-ins. */

interface GatheredFile {
  name: string;
  reading: HandInReading;
}

/** The whole of what was found: the most frequent task first. */
interface Gathered {
  tasks: GatheredTask[];
  damaged: DamagedFile[];
}

interface DamagedFile extends HandInFault {
  file: string;
}

interface GatheredTask {
  /** null where a file has none. */
  set: Task | null;
  title: string;
  /** Where another has the same title: which of them it is, and what it has otherwise than the first. */
  other?: { place: number; apart: TaskPartName[] };
  numbered: boolean;
  /** Whether the task names its exercises. */
  asked: boolean;
  /** Ids, in the order of the columns. */
  exercises: string[];
  rows: GatheredRow[];
}

/** Keys of ui.toml's [teachers], after "remark_". */
type GatheredRemark =
  | "changed" | "differs" | "unknown" | "repeated" | "counts" | "twice" | "other_number" | "other_name" | "no_number";

type TaskPartName = "question" | "opens" | "only" | "hide" | "numbered" | "check";

interface GatheredRow {
  file: string;
  hand_in: HandIn;
  /** By exercise. */
  cells: Record<string, GatheredCell>;
  /** Ids of those that the student's page marked otherwise. */
  differing: string[];
  right: number;
  remarks: GatheredRemark[];
}

interface GatheredCell {
  given: string;
  /** By this page. */
  verdict: Mark["verdict"] | "unknown";
  /** Of a typical answer: its place. */
  wrong?: number;
  /** null where the file says what cannot be. */
  tries: number | null;
  hints: number | null;
  /** Whether the answer was shown before it was found. */
  seen: boolean;
  /** What the student's page said of it. */
  claimed: string;
}

interface AtentaPage {
  gather(files: GatheredFile[], page: ExercisesPage, marking: Marking): Gathered;
  gathered_words: {
    /** What an exercise is called. */
    title(exercise: string, page: ExercisesPage): string;
    /** An answer as one says it. */
    given(exercise: string, cell: GatheredCell, variant: Variant, marking: Marking, words: Record<string, string>): string;
    /** How an answer was marked. */
    verdict(exercise: string, cell: GatheredCell | undefined, marking: Marking, words: Record<string, string>): string;
    /** What stands for it where there is little room. */
    sign(cell: GatheredCell | undefined): string;
    /** What its students read of each typical error and option; of the right one, that it is. */
    says(exercise: PageExercise, rows: GatheredRow[], marking: Marking, words: Record<string, string>): string[];
    /** The right answer of this student; "" where there is none or theirs is. */
    right(exercise: string, cell: GatheredCell, variant: Variant, marking: Marking, words: Record<string, string>): string;
    /** Tries and hints. */
    work(cell: GatheredCell, words: Record<string, string>): string;
    /** A student's name as it can stand in a line. */
    name(name: string): string;
    /** What a table is of. */
    caption(task: GatheredTask, words: Record<string, string>): string;
    remarks(row: GatheredRow, page: ExercisesPage): string;
  };
  gathered_task(task: GatheredTask, at: number, page: ExercisesPage, marking: Marking, path: string): HTMLElement[];
  /** The rows of a spreadsheet: one for each student, the damaged files last. */
  gathered_rows(task: GatheredTask, damaged: DamagedFile[], page: ExercisesPage, marking: Marking): string[][];
}
