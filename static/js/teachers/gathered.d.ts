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
  title: string;
  numbered: boolean;
  /** Whether the task names its exercises. */
  asked: boolean;
  /** Ids, in the order of the columns. */
  exercises: string[];
  rows: GatheredRow[];
}

/** Keys of ui.toml's [teachers], after "remark_". */
type GatheredRemark = "changed" | "differs" | "unknown" | "twice" | "no_number";

interface GatheredRow {
  file: string;
  hand_in: HandIn;
  /** By exercise. */
  cells: Record<string, GatheredCell>;
  right: number;
  remarks: GatheredRemark[];
}

interface GatheredCell {
  given: string;
  /** By this page. */
  verdict: Mark["verdict"] | "unknown";
  /** Of a typical answer: its place. */
  wrong?: number;
  tries: number;
  hints: number;
  /** The answer was shown before it was found. */
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
    verdict(cell: GatheredCell | undefined, words: Record<string, string>): string;
    remarks(row: GatheredRow, words: Record<string, string>): string;
  };
  /** The rows of a spreadsheet: one for each student, the damaged files last. */
  gathered_rows(task: GatheredTask, damaged: DamagedFile[], page: ExercisesPage, marking: Marking): string[][];
}
