/** What a teacher sets by link, and what a student hands in. */

interface Task {
  title: string;
  /** The teacher's own question, "" for none: it comes first, as exercise "question". */
  question: string;
  /** The simulator's address, after "#", in which the own question opens. */
  opens: string;
  /** Ids of exercises in the order of the task. */
  only: string[];
  /** Controls that students do not see. */
  hide: string[];
  /** Whether each student types a list number, which gives other numbers in the exercises. */
  numbered: boolean;
}

/** What a student did with one exercise. */
interface Entry {
  exercise: string;
  /** As `Atenta.given` writes it. */
  given: string;
  /** What the student's page said of it. */
  verdict: string;
  tries: number;
  /** How many hints were opened. */
  hints: number;
}

interface HandedIn {
  atenta: "hand-in";
  version: 1;
  language: "es" | "en";
  name: string;
  /** The list number; null where the task asks for none. */
  number: number | null;
  /** As `Atenta.task.write` writes it; "" where no task was set. */
  task: string;
  entries: Entry[];
  /** The page's address, after "#", with which the student can go on. */
  state: string;
  /** ISO, by the clock of the student's device. */
  saved: string;
}

interface HandIn extends HandedIn {
  /** Of consistency alone. */
  checksum: string;
}

/** `fault`: a key of ui.toml's [hand_in], after "fault_". */
type HandInReading =
  | { hand_in: HandIn; changed: boolean }
  | { fault: "empty" | "cut" | "broken" | "not_ours" | "version" | "field"; version?: string; field?: string };

interface AtentaPage {
  task: {
    /** The names of an address that set a task. */
    NAMES: string[];
    /** Controls that a task can hide. */
    CONTROLS: string[];
    LONGEST: { task: number; question: number };
    /** null where the address sets no task. `ids`: of the exercises that there are. */
    read(found: Map<string, string>, ids?: string[]): { task: Task | null; problems: AddressProblem[] };
    /** The part of an address that sets it. */
    write(task: Task): string;
    /** What follows "#" in a link or code that was pasted. */
    fragment(pasted: string): string;
  };
  hand_in: {
    /** The text of a file. */
    make(handed: HandedIn): string;
    read(text: string): HandInReading;
    file_name(name: string, number?: number | null): string;
  };
  /** A text as part of a file's name: ASCII, lower case, at most 40 letters. */
  plain_name(text: string): string;
  /** Rows as comma-separated values that no spreadsheet takes for formulas. */
  csv(rows: string[][]): string;
}
