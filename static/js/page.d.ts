/** The shapes of the pages' own scripts, on top of the engine's in types.d.ts. */

/** Strings of ui.toml that scripts say, in the page's language: section → key → text with {names}. */
type Strings = Record<string, Record<string, string>>;

interface PresetData {
  id: string;
  text: string;
  lang: string;
}

interface ModelState {
  text: string;
  heads: number;
  d_k: number;
  seed: number;
  positional: boolean;
}

/** All that the address can say, under the names of the contract. */
interface State extends ModelState {
  /** The preset whose text this is, or "" for a phrase of the reader's own. */
  preset: string;
  temperature: number;
  head: number;
  causal: boolean;
  divide: boolean;
  row: number | null;
  column: number | null;
  values: boolean;
  arcs: boolean;
  threshold: number;
  /** What stands open besides the matrix: "unfold", or "". */
  view: string;
}

interface NumberLimits {
  min: number;
  max: number;
  step?: number;
}

/** A part of the address that could not be used. `reason` is a key of ui.toml's [said]. */
interface AddressProblem {
  name: string;
  value: string;
  reason: "link_unknown_name" | "link_encoding" | "link_value" | "link_twice";
  expected?: { key: string; values: Record<string, string | number> };
}

interface PageData {
  language: "es" | "en";
  /** "../": from this page to the site's root. */
  root: string;
  strings: Strings;
  presets: PresetData[];
  defaults: State;
  limits: Record<string, NumberLimits>;
  temperatures: number[];
}

/** Everything that an explorer needs to draw one head of a trace. */
interface ExplorerView {
  trace: AttentionTrace;
  /** From the sweep, or null: then the page computes the curves. */
  measures: Measures | null;
  head: number;
  temperature: number;
  divide: boolean;
  causal: boolean;
  row: number | null;
  column: number | null;
  values: boolean;
  arcs: boolean;
  threshold: number;
  view: string;
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
}

/** A Bokeh figure that has been mounted; all data move in place. */
interface Mounted {
  /** Puts columns into the source of that name and has it painted. */
  fill(source: string, columns: Record<string, ArrayLike<number>>): void;
  /** Sets properties of the model of that name. */
  set(model: string, properties: Record<string, unknown>): void;
  /** Sets properties of the glyph of the renderer of that name. */
  paint(renderer: string, properties: Record<string, unknown>): void;
}

/** A trace with what the sweep measured of it, if the sweep did. */
interface Found {
  trace: AttentionTrace;
  measures: Measures | null;
}

/** What a part of an explorer gets to work with. */
interface Stage {
  root: HTMLElement;
  page: PageData;
  /** Asks the page for another view: another cell, another head … */
  act(patch: Partial<ExplorerView>): void;
  /** Says a sentence in the status region, once. */
  say(sentence: string): void;
}

/** Something that the tour asks for: a key of ui.toml's [tour], and selectors of what is ringed and what gets the focus. */
interface TourTask {
  name: string;
  place: string;
  focus: string;
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
  /** Starts the tour at a step, or at the one on which that step rests. */
  open(view: HeadView, step: number): void;
  /** Looks whether the step is over. */
  look(view: HeadView): void;
}

interface Explorer {
  say(sentence: string): void;
  /** Draws at once; Bokeh and the slow parts follow when nothing has changed for a moment. */
  show(view: ExplorerView): HeadView;
}

interface AtentaPage {
  numbers: {
    /** Fixed digits, a decimal point and a true minus, in both languages. */
    fixed(value: number, digits: number): string;
    /** For a cell: two decimals without the leading 0. */
    cell(weight: number): string;
    percent(weight: number): string;
    /** Significant digits, as the contract's data-value asks. */
    exact(value: number): string;
    /** Reads "0,5" and "0.5"; NaN for anything else. */
    read(text: string): number;
  };
  ramp: {
    /** Index of the shade of a weight, 0–255; the rule of generator/ramp.py. */
    index(weight: number): number;
  };
  state: {
    read(hash: string, page: PageData): { state: State; problems: AddressProblem[] };
    write(state: State, page: PageData): string;
    fits(value: number, limits: NumberLimits): boolean;
  };
  arc_layout: {
    /** Arcs of at least `threshold`, thickest last. `places` are the tokens' x; `room` is the height above or below. */
    lay(view: HeadView, places: number[], room: number): Arc[];
  };
  say: {
    /** The text with {names} filled in as text. */
    text(template: string, values: Record<string, string | number>): string;
    /** The same as nodes: values may be elements. Never markup from strings. */
    nodes(template: string, values: Record<string, string | number | Node>): DocumentFragment;
    /** A token in its role's colour, isolated from the direction of what stands around it. */
    token(token: string, role: "query" | "key"): HTMLElement;
  };
  scripts: {
    /** Loads a classic script once; false if that failed. */
    load(address: string): Promise<boolean>;
  };
  figures: {
    /** Loads Bokeh; false if that failed. Asked twice, loads once. */
    load(root: string): Promise<boolean>;
    mount(name: string, place: HTMLElement): Promise<Mounted>;
  };
  explorer: {
    create(root: HTMLElement, page: PageData, act: Stage["act"]): Explorer;
  };
  parts: Record<string, (stage: Stage) => ExplorerPart | null>;
  sentences: {
    /** The chosen row or cell; `words` is ui.toml's [said]. */
    choice(view: HeadView, words: Record<string, string>): string;
    /** A row, chosen or not. */
    row(view: HeadView, row: number, words: Record<string, string>): string;
  };
  tour: {
    steps: TourStep[];
    /** The step at which a tour that was left can go on in this view. */
    resume_at(kept: number, view: HeadView): number;
    facts(view: HeadView, start: HeadView): Record<string, string | number | Node>;
    panel(stage: Stage, keep: (step: number | "done") => void, left: () => void): TourPanel;
  };
  theme: {
    /** The value of a custom property, such as "--ink", in the present theme. */
    colour(property: string): string;
  };
  controls: {
    create(root: HTMLElement, page: PageData, change: (patch: Partial<State>, name: string, live: boolean) => void): {
      /** Puts a state into every field. */
      write(state: State): void;
      /** Takes back every message about a refused entry. */
      clear(): void;
    };
  };
  random_source(page: PageData, arrived: () => void): { find(state: State): Found };
  address(place: HTMLElement, page: PageData, arrive: (state: State) => void): {
    /** Reads the address and hands its state over. */
    read(): void;
    clear(): void;
    write(state: State, how: "push" | "replace"): void;
  };
  phrase(root: HTMLElement, page: PageData, take: (text: string, preset: string) => void): {
    write(state: State): void;
    reset(state: State): void;
  };
  head_tabs(root: HTMLElement, choose: (head: number) => void): { write(state: State): void };
}

interface AtentaGlobal extends AtentaEngine, AtentaPage {}

declare var Atenta: AtentaGlobal;
/** From bokeh.min.js. */
declare var Bokeh: any;
