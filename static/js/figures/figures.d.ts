/** The shapes of the live figures' own scripts. */

/** A figure that Bokeh draws over its picture. */
interface OverPicture {
  /** What is to be seen has changed: the picture shows it at once, and Bokeh takes over when it rests. */
  move(): void;
  /** Puts columns into one of Bokeh's sources at once, if Bokeh is there. */
  fill: Mounted["fill"];
}

/** One head of the worked example. */
interface WorkedHead {
  /** d_k long. */
  q: number[];
  /** A key for each word. */
  keys: number[][];
  /** After the division, where the reader has set them; null while they come from q and the keys. */
  scores: number[] | null;
}

interface WorkedState {
  heads: WorkedHead[];
  values: number[][];
  /** Whether the second head is there. */
  second: boolean;
  /** The head that is shown and moved. */
  shown: number;
}

/** A head of the worked example computed; each list has an entry for each word. */
interface WorkedSum {
  products: number[];
  scores: number[];
  exps: number[];
  sum: number;
  weights: number[];
  /** Weight times value. */
  parts: number[][];
  output: number[];
}

interface PlanePoint {
  x: number;
  y: number;
}

interface PlaneBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line under the names of a plane, and how much each pixel of it counts against a place. */
interface PlaneLine {
  from: PlanePoint;
  to: PlanePoint;
  weight: number;
}

/** Where a name stands, reckoned from its point: text-anchor and the offset of its baseline. */
interface PlanePlace {
  anchor: "start" | "middle" | "end";
  dx: number;
  dy: number;
}

/** A name to be placed beside its point. */
interface PlaneLabel extends PlanePoint {
  /** How far from the point it stays. */
  gap: number;
  /** Its measured size: up and down from its baseline. */
  width: number;
  up: number;
  down: number;
  /** It stands rather below its point than above it. */
  below?: boolean;
  /** It may be left out. */
  optional?: boolean;
  /** Where it stands now. */
  now?: PlanePlace | null;
}

/** A name of the worked example and the point that it belongs to. */
interface PlaneName extends PlanePoint {
  text: SVGElement;
  gap: number;
  below?: boolean;
  optional?: boolean;
  /** Its group is moved to the point already. */
  moved?: boolean;
}

type PlaceNames = (names: PlaneName[], marks: PlaneBox[], lines: PlaneLine[]) => void;

/** What the page hands to the figure. */
interface WorkedPage {
  start: WorkedState;
  /** Of the components of "q", "key" and "value", and of each "score". */
  limits: Record<string, NumberLimits>;
  /** content/figures/worked-example.toml. */
  words: Record<string, string>;
  /** ui.toml's [said]. */
  said: Record<string, string>;
}

interface AtentaPage {
  over_picture(plate: HTMLElement, kind: string, place: HTMLElement, draw: (drawing: Mounted) => void): OverPicture;
  worked: {
    head(given: WorkedHead, values: number[][]): WorkedSum;
    /** The output if every word weighed the same. */
    equal(values: number[][]): number[];
    said(value: number): string;
    read(text: string): number;
  };
  plane_labels: {
    place(labels: PlaneLabel[], marks: PlaneBox[], lines: PlaneLine[], frame: PlaneBox): (PlanePlace | null)[];
    box(label: PlaneLabel, at: PlanePlace): PlaneBox;
  };
  worked_planes(root: HTMLElement, page: WorkedPage, move: (name: string, to: number[]) => void): {
    draw(state: WorkedState, sums: WorkedSum[]): void;
  };
  worked_table(root: HTMLElement, page: WorkedPage): { draw(state: WorkedState, sums: WorkedSum[]): void };
}
