/** The guided tour's types; the scripts beside this file are loaded when a reader asks for them. */

/** Something that the tour asks for: a key of ui.toml's [tour], and selectors of what is ringed and what gets the focus: `thumb` on touch. */
interface TourTask {
  name: string;
  place: string;
  focus: string;
  thumb?: string;
}

interface TourStep extends TourTask {
  /** [tour]'s part_…: the title. */
  part: string;
  /** Whether the deed is done in `view`, begun in `start`. */
  done(view: HeadView, start: HeadView, page: PageData): boolean;
  given?(view: HeadView): boolean;
  since?: string;
  /** What must be done first, where it stands in the way. */
  obstacle?: TourTask & { stands(view: HeadView): boolean };
}

interface TourPanel {
  /** Starts the tour at a step, or at the one on which that step rests; `skipped` are steps passed over before. */
  open(view: HeadView, step: number, skipped: number[]): void;
  /** At every change, also on a slider's way. */
  see(view: HeadView): void;
  /** When things have settled: looks whether the step is over. */
  look(view: HeadView): void;
}

/** What the tour's place shows of a step. */
interface TourWords {
  title: string;
  progress: string;
  text: string;
  /** What the step before showed, and which steps were passed over; null leaves what stands there. */
  seen: (Node | string)[] | null;
  /** Whether the reader may rather start over. */
  again: boolean;
}

interface TourPane {
  place: HTMLElement;
  /** Calls the deed of each button: "show", "skip", "again", "close". */
  on(name: string, deed: () => void): void;
  /** Writes a step; null is the end. Gives the whole of it as one sentence. */
  write(asked: TourTask | null, words: TourWords): string;
  /** Draws a ring round what is asked for, and opens what it is folded into. */
  ring(asked: TourTask | null): void;
  /** Brings what is asked for into sight, and the focus to it. */
  show(asked: TourTask | null, focus: boolean): void;
  /** Whether the focus is where the task is done. */
  holds(asked: TourTask | null): boolean;
  /** Says a sentence after what the page itself says of a change. */
  say(sentence: string): void;
  /** The focus to the title, whose description is all that the place says: the status is silent then. */
  head(): void;
}

interface AtentaTour {
  tour: {
    steps: TourStep[];
    /** The step at which a tour that was left can go on in this view. */
    resume_at(kept: number, view: HeadView): number;
    /** Why a step is over as it begins: "undone" where what it takes back was skipped, "already" where it is so; else "". */
    passed(at: number, now: HeadView, start: HeadView, page: PageData): "undone" | "already" | "";
    facts(view: HeadView, start: HeadView): Record<string, string | number | Node>;
    ended(words: Record<string, string>, steps: number, skipped: number): string;
    pane(root: HTMLElement): TourPane;
    panel(stage: Stage, keep: (step: number | "done", skipped: number[]) => void, left: () => void): TourPanel;
  };
}
