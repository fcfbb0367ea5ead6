/** What an explorer draws, what its parts are, and how a page turns its settings. */

/** What of a page's settings every explorer has. */
interface ShownSettings {
  head: number;
  temperature: number;
  divide: boolean;
  causal: boolean;
  row: number | null;
  column: number | null;
  values: boolean;
  arcs: boolean;
  threshold: number;
  /** What stands open besides the matrix: "unfold", or "". */
  view: string;
}

/** One stop of the heat-map's ramp, placed on the square root of the weight. */
interface RampStop {
  at: number;
  colour: string;
}

/** What a picture of the heat-map is drawn with: #rrggbb by role, the ramp, the weights that its bar labels. */
interface PictureLook {
  colours: Record<string, string>;
  ramp: RampStop[];
  ticks: number[];
}

/** Everything that an explorer needs to draw one head of a trace. */
interface ExplorerView extends ShownSettings {
  trace: AttentionTrace;
  /** The language of its tokens; "" for a phrase of the reader's own. */
  lang: string;
  /** From the sweep, or null: then the page computes the curves. */
  measures: Measures | null;
}

/** One head of a view, computed: what all parts of an explorer draw from. */
interface HeadView extends ExplorerView {
  n_query: number;
  n_key: number;
  /** n_query × n_key of the head shown. */
  weights: Float64Array;
  scaled: Float64Array;
  scores: Float64Array;
  masked: Uint8Array;
  /** Bits, per row. */
  row_entropy: Float64Array;
  mean_entropy: number;
  max_attention: number;
  /** log₂ of the keys that each row may see, averaged over rows. */
  limit: number;
}

interface Arc {
  query: number;
  key: number;
  weight: number;
  /** SVG path. */
  path: string;
}

/** A part of an explorer: draws a head view, and may take what Bokeh draws under it. */
interface ExplorerPart {
  /** At once, on every change. */
  draw(view: HeadView): void;
  /** When nothing has changed for a moment. */
  settle?(view: HeadView): void;
  /** Once, when Bokeh is there. */
  mount?(): Promise<void>;
  /** All that it draws stands in here: outside the window it need not follow a slider at once. */
  place?: Element;
}

/** The cells of one matrix, row after row. */
type TableCells = Pick<HeadView, "n_query" | "n_key" | "weights" | "masked">;

/** A Bokeh figure that has been mounted; all data move in place. */
interface Mounted {
  /** When it has been painted for the first time; never where its place has no size. */
  painted: Promise<void>;
  /** Puts columns into the source of that name and has it painted. */
  fill(source: string, columns: Record<string, ArrayLike<number | string | ArrayLike<number>>>): void;
  /** Sets properties of the model of that name. */
  set(model: string, properties: Record<string, unknown>): void;
  /** Sets properties of the glyph of the renderer of that name. */
  paint(renderer: string, properties: Record<string, unknown>): void;
}

/** A trace with what the sweep measured of it, if the sweep did. */
interface Found {
  trace: AttentionTrace;
  /** The language of its tokens; "" for a phrase of the reader's own. */
  lang: string;
  measures: Measures | null;
}

/** What a part of an explorer gets to work with. */
interface Stage {
  root: HTMLElement;
  page: ExplorerPage;
  /** Asks the page for another view: another cell, another head … */
  act(patch: Partial<ExplorerView>): void;
  /** Says a sentence in the status region, once. */
  say(sentence: string): void;
  /** The address of what is shown. */
  link(): string;
}

interface Explorer {
  say(sentence: string): void;
  /** Draws at once; Bokeh and the slow parts follow when nothing has changed for a moment. */
  show(view: ExplorerView): HeadView;
}

/** One cell from vectors to weight. Rows are n_key long. */
interface UnfoldedCell {
  /** Each d_k long; null where the source gives no vectors. */
  components: { q: Float64Array; k: Float64Array; products: Float64Array } | null;
  score: number;
  /** The score over √d_k, or the score where that is off. */
  divided: number;
  scaled: number;
  masked: boolean;
  row_scaled: Float64Array;
  row_masked: Uint8Array;
  /** The key with the largest score of the row; −1 if all are masked. */
  largest: number;
  /** The row with its maximum taken off; −∞ where masked. */
  shifted: Float64Array;
  exps: Float64Array;
  total: number;
  row_weights: Float64Array;
  weight: number;
  /** Decimals that every line of the sum is shown with. */
  places: Decimals;
}

/** One row from weights to output. */
interface UnfoldedOutput {
  V: Float64Array;
  d_v: number;
  /** Concat(head₁ … head_h) of the row: n_heads·d_v. */
  heads: Float64Array;
  W_O: Float64Array;
  d_model: number;
  /** heads·W_O: d_model. */
  output: Float64Array;
}

/** How many decimals each kind of number is shown with in an unfolded sum. */
type Decimals = Record<
  "component" | "product" | "score" | "scaled" | "exp" | "total" | "weight" | "share" | "value" | "head" | "matrix" | "output",
  number
>;

type PencilStep = "score" | "divisor" | "scaled" | "shifted" | "exp" | "total" | "weight";

/** What the sum of one row starts from. */
interface PencilGiven {
  /** The places of the keys that the row sees, and of those that it does not. */
  keys: number[];
  masked: number[];
  /** Of the keys that it sees. */
  scores: number[];
  /** T√d_k, as far as it is on. */
  divisor: number;
  /** Whether the largest is taken off before exp. */
  shifts: boolean;
}

/** The sum of one row to be done by hand, every number as it is written. */
interface PencilSheet {
  keys: number[];
  masked: number[];
  /** Decimals of each step. */
  places: Record<PencilStep, number>;
  shifts: boolean;
  divides: boolean;
  divisor: string;
  /** Whether the divisor has more decimals than are written. */
  rounds: boolean;
  score: string[];
  scaled: string[];
  shifted: string[];
  exp: string[];
  total: string;
  weight: string[];
  /** The weights as they are written, added up. */
  whole: string;
}

/** Boxes with numbers, a line for each vector. */
interface Strips {
  /** `index` names a component; `scale` is the size that has the full colour, by default the vector's largest. */
  fill(lines: { values: Float64Array; decimals: number; scale?: number }[], index: (at: number) => string): void;
  choose(chosen: number): void;
}

/** What a page does with what is turned. */
interface TurnedPage<Settings> {
  state(): Settings;
  /** Draws a new state. */
  go(patch: Partial<Settings>, how: "push" | "replace" | "none"): void;
  /** Puts the state into the address. */
  keep(how: "push" | "replace"): void;
  say(sentence: string): void;
  change_in_words(name: string): string;
  choice_in_words(): string;
}

interface Turning<Settings> {
  /** `name` is the control that was turned, `live` whether it still moves. */
  turn(patch: Partial<Settings>, name: string, live: boolean): void;
  /** What the explorer's parts ask for. */
  act(patch: Partial<ExplorerView>): void;
  /** Says a sentence now, in place of what was about to be said. */
  say(sentence: string): void;
}
