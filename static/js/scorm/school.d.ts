/** What the page tells a school's platform by SCORM 1.2, and what that keeps for it. Only in the package for schools. */

/** The platform's side, as the standard names it: every answer is a text. */
interface SchoolApi {
  LMSInitialize(nothing: ""): string;
  LMSFinish(nothing: ""): string;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string;
  LMSCommit(nothing: ""): string;
  LMSGetLastError(): string;
  LMSGetErrorString(code: string): string;
}

/** A window as far as it is asked for the platform. */
interface SchoolWindow {
  API?: SchoolApi | null;
  parent?: SchoolWindow | null;
  opener?: SchoolWindow | null;
}

interface School {
  /** "" where the platform knows nothing of it. */
  get(element: string): string;
  /** Whether the platform took it, as of `commit` and `finish`. */
  set(element: string, value: string): boolean;
  commit(): boolean;
  finish(): boolean;
  /** Why it refused something since this was asked last, in its own words; "" where it did not. */
  fault(): string;
}

/** What is reported of an exercise. */
interface ReportedExercise {
  id: string;
  kind: ExerciseKind;
}

interface SchoolOutcome {
  /** From 0 to 100: how many of those that can be marked are right, without having been shown first. */
  score: number;
  /** Whether every exercise was answered, right or wrong. */
  done: boolean;
}

interface SchoolInteraction {
  id: string;
  type: string;
  student_response: string;
  result: string;
}

interface Suspended {
  text: string;
  /** Answers that are too long to be kept with the others. */
  left_out: number;
}

interface AtentaPage {
  school: {
    /** The API of the platform that shows this window; null where there is none. */
    find(from: SchoolWindow): SchoolApi | null;
    /** Begins a session; null where the platform refuses. */
    begin(api: SchoolApi): School | null;
  };
  school_notes: {
    /** Says on the page what is true in a platform. */
    write(words: Record<string, string>): void;
  };
  suspended: {
    /** What a page kept, by its names, the latest first, as one text that a platform takes. */
    write(kept: [string, string][]): Suspended;
    /** The same read again; nothing where it is no text of ours. */
    read(text: string): [string, string][];
    LONGEST: number;
  };
  school_report: {
    outcome(exercises: ReportedExercise[], entries: Entry[]): SchoolOutcome;
    interaction(exercise: ReportedExercise, entry: Entry): SchoolInteraction;
    /** Milliseconds as HHHH:MM:SS.SS. */
    span(milliseconds: number): string;
  };
}
