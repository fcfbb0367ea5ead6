/** What the expressions of exercises, the reader of answers and the judge pass to each other. */

/** A number, a truth, or rows of them within each other, up to a matrix for each head. */
type ExpressionValue = any;

type ExpressionNode =
  | { kind: "number"; value: number }
  | { kind: "text"; value: string }
  | { kind: "name"; name: string }
  | { kind: "list"; parts: ExpressionNode[] }
  | { kind: "place"; whole: ExpressionNode; parts: ExpressionNode[] }
  | { kind: "sign" | "not"; part: ExpressionNode }
  | { kind: "binary"; operator: string; one: ExpressionNode; other: ExpressionNode }
  | { kind: "call"; name: string; parts: ExpressionNode[]; settings: [string, ExpressionNode][] };

/** Under the names of the simulator's address; switches are 0 or 1. */
type ExerciseSettings = Record<string, string | number>;

/** One state of the simulator, of which an expression speaks. */
interface ExerciseRun {
  settings: ExerciseSettings;
  tokens: string[];
  /** The phrases of the presets, by their ids. */
  phrases: Record<string, string>;
  /** What a name of the language stands for. */
  named(name: string): ExpressionValue;
  /** The same run with other settings. */
  changed(settings: ExerciseSettings): ExerciseRun;
}

type ExerciseKind = "number" | "choice" | "cell" | "head" | "order" | "text";

/** What a typed answer says, or the key of the reason why it says nothing. */
type AnswerReading = { value: number; percent: boolean } | { reason: "empty" | "letters" | "two_marks" | "no_number" | "no_count" | "no_share" };

/** The expressions of an exercise; names are those of its [let]. */
interface ExerciseData {
  kind: ExerciseKind;
  answer: string;
  wrong: string[];
  /** When each option is right. */
  options: string[];
  tolerance: number;
  unit: "" | "share" | "bits";
  names: Record<string, string>;
}

/** What the engine says of an exercise in one variant. An option's number is its place. */
interface ExerciseAnswers {
  kind: ExerciseKind;
  right: number | number[];
  wrong: (number | number[])[];
  tolerance: number;
  unit: "" | "share" | "bits";
}

/** near: right so far, with too few decimals. wrong: the place of the typical wrong answer that was given. */
type ExerciseVerdict =
  | { verdict: "right" | "near" | "wrong" | "empty" }
  | { verdict: "typical"; wrong: number }
  | { verdict: "unreadable"; reason: string };

interface AtentaPage {
  /** @throws {SyntaxError} */
  parse_expression(text: string): ExpressionNode;
  expression: {
    /** @throws {SyntaxError} */
    parse(text: string): ExpressionNode;
    /** names: the exercise's own, each an expression. @throws {RangeError} where there is no value. */
    evaluate(text: string, run: ExerciseRun, names?: Record<string, string>): ExpressionValue;
  };
  expression_functions: Record<string, (...given: ExpressionValue[]) => ExpressionValue>;
  expression_operators: Record<string, (one: ExpressionValue, other: ExpressionValue) => ExpressionValue>;
  exercise_run(phrases: Record<string, string>, settings: ExerciseSettings): ExerciseRun;
  /** The settings that a student's seed gives: one of the values of each name in `vary`. */
  variant(id: string, vary: Record<string, number[]>, seed: number): Record<string, number>;
  exercise_answers(exercise: ExerciseData, run: ExerciseRun): ExerciseAnswers;
  answers: {
    /** A number as a person types it. */
    read(text: string): AnswerReading;
  };
  judge: {
    /** A number that was typed. */
    typed(text: string, answers: ExerciseAnswers): ExerciseVerdict;
    /** Whether what was typed is taken as so many per cent, though it has no sign. */
    as_percent(text: string, answers: ExerciseAnswers): boolean;
    /** What was chosen: an option, a head, a cell, an order; null for nothing. */
    chosen(given: number | number[] | null, answers: ExerciseAnswers): ExerciseVerdict;
    /** What was typed, as an answer to what is asked. */
    read(text: string, asked: Pick<ExerciseAnswers, "unit" | "tolerance">): AnswerReading;
    /** How many decimals are asked for. */
    asked(tolerance: number): number;
  };
  /** Fills the table of templates/macros/small-matrix.html anew. */
  small_matrix(table: HTMLTableElement, tokens: string[], rows: number[][]): void;
}
