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
  /** What stood in a link that was cut or changed, and fits nothing of it; "" for any that is whole. */
  check: string;
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
  /** The answer was shown before it was found. */
  seen?: boolean;
}

interface HandedIn {
  atenta: "hand-in";
  version: 1;
  language: string;
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

interface HandInFault {
  /** A key of ui.toml's [hand_in], after "fault_". */
  fault: "empty" | "cut" | "broken" | "not_ours" | "version" | "field" | "large" | "unread" | "unmarked";
  version?: string;
  field?: string;
}

/** `changed`: its checksum is of something else. */
type HandInReading = { hand_in: HandIn; changed: boolean } | HandInFault;

/** What the page of exercises is asked by the form that saves answers. */
interface HandInSession {
  /** What was written and not checked yet is answered. */
  settle(): void;
  /** What was answered, in the order of the exercises. */
  entries(): Entry[];
  /** How many exercises there are to answer. */
  count(): number;
  task(): Task | null;
  variant(): Variant;
  /** What a list number may be. */
  variants: NumberLimits;
  vary(variant: Variant): void;
  /** The page's state, after "#". */
  address(): string;
  /** Goes to an address, after "#", with what was done there: answers win over what is kept. */
  open(address: string, entries: Entry[]): void;
}

interface HandInStudent {
  name(): string;
  rename(name: string): void;
  /** Whoever comes next has another name. */
  forget(): void;
  /** The field of the name that is on the screen. */
  seen_name(): HTMLElement | null;
  number: HTMLInputElement;
  /** Whether a list number stands there that can be used; the exercises get its numbers. */
  take_number(): boolean;
  write(): void;
}

interface HandInOpened {
  /** Nothing was opened: what was said of another file or task is taken back. */
  nothing(): void;
  hand_in(reading: { hand_in: HandIn; changed: boolean }): void;
  task(fragment: string, title: string): void;
}

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
    /** Whether a fragment has a check, and is what was written. */
    is_whole(said: string): boolean;
  };
  hand_in: {
    /** The text of a file. */
    make(handed: HandedIn): string;
    read(text: string): HandInReading;
    /** Why a file is no hand-in. */
    fault(fault: HandInFault, words: Record<string, string>): string;
    file_name(name: string, number?: number | null): string;
  };
  hand_in_file(file: File): Promise<HandInReading>;
  /** Call `write` whenever the task or the student's number may be another. */
  hand_in_form(root: HTMLElement, page: ExercisesPage, session: HandInSession): {
    write(): void;
    /** Whether a name stands in its field. */
    has_name(): boolean;
    forget(): void;
  };
  hand_in_student(root: HTMLElement, words: Record<string, string>, session: HandInSession): HandInStudent;
  hand_in_opening(root: HTMLElement, page: ExercisesPage, opened: HandInOpened): void;
  /** A text as part of a file's name: ASCII, lower case, at most 40 letters. */
  plain_name(text: string): string;
  /** Rows as comma-separated values that no spreadsheet takes for formulas. */
  csv(rows: string[][]): string;
}
