/** What the parts of the teachers' page tell each other. */

interface TaskForm {
  /** The task as the form says it; its title may be "". */
  read(): Task;
  write(task: Task): void;
}

/** What is made of a task: each part shows it anew. */
interface TaskPart {
  write(task: Task): void;
}

interface TaskVarying {
  write(): void;
}

interface ChosenFiles {
  /** What became of it: "same" was there already, a "copy" under another name; a "namesake" is kept beside the other file. */
  add(name: string, reading: HandInReading, size: number): "new" | "same" | "copy" | "namesake";
  all(): GatheredFile[];
  clear(): void;
}

interface AtentaPage {
  /** Takes what marks the exercises, from the script that holds it, into what the page's scripts know. */
  teachers: { keep(marked: Pick<ExercisesPage, "exercises" | "strings">): void };
  chosen_files(): ChosenFiles;
  task_form(form: HTMLElement, page: ExercisesPage, changed: () => void): TaskForm;
  varying: ((form: HTMLElement, page: ExercisesPage, marking: Marking) => TaskVarying) & {
    different(exercise: PageExercise, marking: Marking): number;
    told(exercise: PageExercise, marking: Marking, words: Record<string, string>): string;
  };
  task_outcome(place: HTMLElement, page: ExercisesPage): TaskPart;
  task_qr(place: HTMLElement, page: ExercisesPage): { write(link: string, title: string): void; drawn(): Promise<void> };
  published: {
    /** Where the site begins, of any address in it; "" where it is none on the web. */
    base(typed: string): string;
  };
  qr: {
    /** The longest link that a camera reads well, in characters. */
    LONGEST: number;
    /** The dark squares of a text's code as the path of an SVG, and how many squares a side has. */
    squares(text: string): { path: string; side: number };
  };
  gathered_table(task: GatheredTask, page: ExercisesPage, marking: Marking, path: string): HTMLTableElement;
  hand_ins(section: HTMLElement, page: ExercisesPage): void;
}

/** From qrcode.js. */
declare var qrcode: (version: number, level: "L" | "M" | "Q" | "H") => {
  addData(text: string, mode?: "Byte"): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
};
