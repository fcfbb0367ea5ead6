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

/** Names of form fields: range inputs, text fields with an exact number, check boxes. */
interface FieldNames {
  sliders: string[];
  typed: string[];
  switches: string[];
  /** How a text field shows a number. */
  show?(name: string, value: number): string;
  /** What a typed text is worth; NaN if it is no number. */
  read?(text: string): number;
}

/** What the fields of a page or a figure are told: their limits, the settings at the start, and words under "said" and "name". */
interface ControlledPage {
  limits: Record<string, NumberLimits>;
  defaults: unknown;
  strings: Strings;
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
  reason: "link_unknown_name" | "link_encoding" | "link_value" | "link_twice" | "link_left_out";
  expected?: { key: string; values: Record<string, string | number> };
}

/** What one setting of an address is worth, or what was expected in its place. */
type Reading = { value: any } | { expected: { key: string; values: Record<string, string | number> } };

/** How a page's state is written in its address. */
interface AddressCodec<State, Page> {
  read(hash: string, page: Page): { state: State; problems: AddressProblem[] };
  write(state: State, page: Page): string;
  /** The address without what could not be used of it. */
  clean(address: string, page: Page): string;
}

/** What every page with an explorer is told. */
interface ExplorerPage {
  language: "es" | "en";
  /** "../": from this page to the site's root. */
  root: string;
  strings: Strings;
  defaults: unknown;
  limits: Record<string, NumberLimits>;
  temperatures: number[];
  heatmap: { ticks: number[]; ramp: RampStop[] };
}

interface PageData extends ExplorerPage {
  presets: PresetData[];
  defaults: State;
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
  fill(source: string, columns: Record<string, ArrayLike<number | string | ArrayLike<number>>>): void;
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

/** Boxes with numbers, a line for each vector. */
interface Strips {
  /** `index` names a component; `scale` is the size that has the full colour, by default the vector's largest. */
  fill(lines: { values: Float64Array; decimals: number; scale?: number }[], index: (at: number) => string): void;
  choose(chosen: number): void;
}

/** What of a page's settings every explorer has. */
interface ShownSettings {
  head: number;
  row: number | null;
  column: number | null;
  view: string;
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

interface AtentaPage {
  numbers: {
    /** Fixed digits, a decimal point and a true minus, in both languages. */
    fixed(value: number, digits: number): string;
    /** With as few decimals as it has, and at most so many. */
    short(value: number, most: number): string;
    /** With one decimal; below 1 with as many as show two digits that are not leading zeros. */
    telling(value: number): string;
    /** For a cell: two decimals without the leading 0. */
    cell(weight: number): string;
    /** With a bound, "< 0.1 %", for what is neither nothing nor all but would be rounded to it. */
    percent(weight: number): string;
    in_percent(weight: number, said?: string): string;
    /** Significant digits, as the contract's data-value asks. */
    exact(value: number): string;
    /** Reads "0,5" and "0.5"; NaN for anything else. */
    read(text: string): number;
  };
  ramp: {
    /** Index of the shade of a weight, 0–255; the rule of generator/ramp.py. */
    index(weight: number): number;
    /** Its colour, #rrggbb. */
    shade(weight: number, stops: RampStop[]): string;
    /** What can be read on a colour: black or white. */
    ink(colour: string): string;
  };
  /** What the codecs of all pages read with. */
  reading: {
    /** The settings of an address by name, and what stands in it that cannot be read. */
    parts(hash: string): { found: Map<string, string>; problems: AddressProblem[] };
    choice(value: string, choices: string[]): Reading;
    flag(value: string): Reading;
    number(value: string, limits: NumberLimits): Reading;
    fits(value: number, limits: NumberLimits): boolean;
    clean(address: string, rewrite: (hash: string) => string): string;
  };
  state: AddressCodec<State, PageData>;
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
    /** The name of a head, or its number where it has none. */
    head(trace: AttentionTrace, head: number): string;
    /** Text, written only where it has changed. */
    put(place: Element, text: string): void;
    /** A sentence with nodes in it, written only where it has changed. */
    write(place: Element, template: string, values: Record<string, string | number | Node>): void;
  };
  scripts: {
    /** Loads a classic script once; false if that failed. */
    load(address: string): Promise<boolean>;
  };
  /** Takes the previews of all terms: key → markup of the build's own. */
  previews(texts: Record<string, string>): void;
  figures: {
    /** Loads Bokeh; false if that failed. Asked twice, loads once. */
    load(root: string): Promise<boolean>;
    /** Takes Bokeh's items by name, from the script that holds them. */
    keep(items: Record<string, any>): void;
    mount(name: string, place: HTMLElement): Promise<Mounted>;
  };
  turning<Settings extends ShownSettings>(page: TurnedPage<Settings>): Turning<Settings>;
  explorer: {
    create(root: HTMLElement, page: ExplorerPage, act: Stage["act"], link: Stage["link"]): Explorer;
  };
  parts: Record<string, (stage: Stage) => ExplorerPart | null>;
  sentences: {
    /** The chosen row or cell; `words` is ui.toml's [said]. */
    choice(view: HeadView, words: Record<string, string>): string;
    /** A row, chosen or not. */
    row(view: HeadView, row: number, words: Record<string, string>): string;
    /** A row for somebody who does not see it: where it looks most, and how sure it is. */
    reading(view: HeadView, row: number, words: Record<string, string>): string;
    /** Whether a row looks at no key more than at another. */
    is_even(view: HeadView, row: number): boolean;
    /** How the sentences about a row end in ui.toml: "", "_tied", "_many" or "_even". */
    tie(view: HeadView, row: number): string;
    largest_of(weights: Float64Array): number[];
    /** The key that a row looks at most; the first of equals. */
    top_key(view: HeadView, row: number): number;
  };
  /** What a view can be taken away as; all from the view alone. */
  take_away: {
    phrase(tokens: string[]): string;
    /** The same, where a word that runs from right to left moves no other. */
    isolated(tokens: string[]): string;
    /** That a file was saved; of which phrase, where another is typed. */
    saved(view: HeadView, name: string, typed: string, words: Record<string, string>): string;
    /** What it was computed with: name and value of each setting. */
    settings(view: HeadView, strings: Strings): [string, string][];
    /** The weights of the shown head's rule, where the reader edited them. */
    changed_weights(view: HeadView): string;
    /** ASCII, lower case. */
    file_name(view: HeadView, extension: string): string;
    csv(view: HeadView, corner: string): string;
    picture(view: HeadView, strings: Strings, look: PictureLook): string;
    /** A Python program of at most 25 lines; `remark` stands beside the first. */
    snippet(view: HeadView, remark: string): string;
  };
  lettering: {
    /** About how wide a text is in pixels. */
    width(text: string, size: number): number;
    wrap(text: string, size: number, widest: number): string[];
    cut(word: string, most: number): string;
    /** As XML holds it. */
    escape(text: string): string;
  };
  save: {
    file(content: Blob | string, name: string, type: string): void;
    png(svg: string): Promise<Blob>;
    /** False where the clipboard refuses: then the text is shown selected in the field. */
    copy(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean>;
  };
  unfolding: {
    cell(view: HeadView, row: number, column: number): UnfoldedCell;
    output(view: HeadView, row: number): UnfoldedOutput | null;
    decimals(temperature: number, exp?: number): Decimals;
  };
  /** What of long vectors is shown: the components that are not 0. */
  sparse: {
    kept(vectors: Float64Array[]): number[];
    pick(vector: Float64Array, components: number[]): Float64Array;
    tell(place: Element | null, shown: number, all: number, words: Record<string, string>): void;
  };
  strips: {
    make(list: HTMLElement, names: string[]): Strips;
    write(place: HTMLElement, value: number, decimals: number, scale: number): void;
    largest(values: Float64Array): number;
  };
  unfold_sections: Record<
    "product" | "steps" | "row",
    (panel: HTMLElement, words: Record<string, string>) => (cell: UnfoldedCell, view: HeadView, column: number) => void
  >;
  unfold_rows(body: HTMLTableSectionElement, tokens: string[], count: number): void;
  unfold_output(panel: HTMLElement, words: Record<string, string>): { draw(view: HeadView, row: number): void };
  theme: {
    /** The value of a custom property, such as "--ink", in the present theme. */
    colour(property: string): string;
  };
  controls: {
    /** `names`: which fields; those of the state if none are given. */
    create<Settings = State>(
      root: HTMLElement,
      page: ControlledPage,
      change: (patch: Partial<Settings>, name: string, live: boolean) => void,
      names?: FieldNames,
    ): {
      /** Puts the settings into every field. */
      write(settings: Settings): void;
      /** Takes back every message about a refused entry. */
      clear(): void;
    };
  };
  random_source(page: PageData, arrived: () => void): { find(state: State): Found };
  address<State, Page extends { strings: Strings }>(
    place: HTMLElement,
    page: Page,
    codec: AddressCodec<State, Page>,
    arrive: (state: State) => void,
  ): {
    /** Reads the address and hands its state over. */
    read(): void;
    clear(): void;
    write(state: State, how: "push" | "replace"): void;
  };
  phrase(root: HTMLElement, page: PageData, take: (text: string, preset: string) => void): {
    write(state: State): void;
    reset(state: State): void;
  };
  /** `heads`: how many there are. */
  head_tabs(root: HTMLElement, choose: (head: number) => void): { write(state: { head: number; heads: number }): void };
}

interface AtentaGlobal extends AtentaEngine, AtentaPage, AtentaTour {}

declare var Atenta: AtentaGlobal;
/** From bokeh.min.js. */
declare var Bokeh: any;
