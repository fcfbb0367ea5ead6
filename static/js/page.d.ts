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
interface State extends ModelState, ShownSettings {
  /** The preset whose text this is, or "" for a phrase of the reader's own. */
  preset: string;
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
  reason: "link_unknown_name" | "link_encoding" | "link_value" | "link_twice" | "link_left_out" | "link_renamed" | "link_nowhere"
    | "link_cut" | "link_no_exercise" | "link_task_part";
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
  language: string;
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

/**
 * What near.js loads, below `root`: before any part's own scripts those that all may use, and before them `data`, a whole
 * address. Parts are figures by their names, charts all as "chart", or what a page calls them.
 */
interface LateScripts {
  root: string;
  data?: string;
  shared: string[];
  own: Partial<Record<string, string[]>>;
}

/** A part of the page whose scripts come when it is seen, reached or used. */
interface LatePart {
  place: HTMLElement;
  /** As near.js calls it. */
  name: string;
  /** What the reader does there that its scripts answer: events that bubble or can be caught on their way down. */
  moments: readonly ("submit" | "change" | "input" | "click")[];
  /** Whether it is enough that it comes near the window; else a pointer must come over it, or the focus into it. */
  seen?: boolean;
  /** Once its scripts are there. */
  start(): void;
  /** A reader waits for it; its scripts are there; they could not be loaded, though a reader waits. */
  tell(how: "coming" | "there" | "missing"): void;
}

interface AtentaPage {
  /** What follows a share in the page's language; with a no-break space, where nothing is said. */
  percent?: string;
  numbers: {
    /** Fixed digits, a decimal point and a true minus, in both languages. */
    fixed(value: number, digits: number): string;
    /** With as few decimals as it has, and at most so many. */
    short(value: number, most: number): string;
    /** With one decimal; below 1 with as many as show two digits that are not leading zeros. */
    telling(value: number): string;
    /** As a power of ten, "1.3·10⁻⁸"; 0 is "0". */
    power(value: number, digits: number): string;
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
  /** What the browser keeps from one visit to the next, if it does. */
  memory: { recall(name: string): string; keep(name: string, text: string): void };
  arc_layout: {
    /** Arcs of at least `threshold`, thickest last. `places` are the tokens' x; `room` is the height above or below. */
    lay(view: HeadView, places: number[], room: number): Arc[];
  };
  say: {
    /** A new element with nothing but a text. */
    element(tag: string, said: string): HTMLElement;
    /** The text with {names} filled in as text. */
    text(template: string, values: Record<string, string | number>): string;
    /** The same as nodes: values may be elements. Never markup from strings. */
    nodes(template: string, values: Record<string, string | number | Node>): DocumentFragment;
    /** A token in its role's colour, isolated from the direction of what stands around it. */
    token(token: string, role: "query" | "key", lang?: string): HTMLElement;
    /** A token that stands by itself, written only where it has changed. */
    name(place: HTMLElement, token: string): void;
    /** From now on tokens are words of this language, or, with "", of one that nobody knows. */
    speak(lang: string): void;
    /** The name of a head, or its number where it has none. */
    head(trace: AttentionTrace, head: number): string;
    /** A head as it stands in a sentence, with its article where the language wants one. */
    the_head(trace: AttentionTrace, head: number, strings: Strings): string;
    /** Text, written only where it has changed. */
    put(place: Element, text: string): void;
    /** A sentence with nodes in it, written only where it has changed. */
    write(place: Element, template: string, values: Record<string, string | number | Node>): void;
  };
  /** What stands behind # in addresses, always with that sign; "" where there is nothing. */
  anchors: {
    /** Of this page's address. */
    here(): string;
    /** The part of this page that a fragment names, if any. */
    part(hash: string): HTMLElement | null;
    /** Of a link within this page; null if it leads to another. */
    of(link: HTMLAnchorElement): string | null;
    /** This page's whole address with something else behind #. */
    link(hash: string): string;
    /** The address of any page with something behind #. */
    join(address: string, hash: string): string;
    /** An address as the site's pages write it, as this file has it. */
    to(address: string): string;
  };
  /** The text of a file of the site that this very file holds; only where one file holds several (static/js/single/). */
  held?: ((address: string) => Promise<string | undefined>) & { names(): Promise<string[]> };
  /** Shows the page that the address now names, in this window. */
  turn?(): Promise<void>;
  /** Loads the scripts of a figure or of another part of the page, by near.js; false if one failed. */
  bring(part: string): Promise<boolean>;
  scripts: {
    /** Loads a classic script once; false if that failed. In turn: after those asked for so before, and again if it failed. */
    load(address: string, in_turn?: boolean): Promise<boolean>;
    /** Loads a style sheet; done when it counts, or failed. */
    dress(address: string): Promise<void>;
  };
  /** Takes the previews of all terms: key → markup of the build's own. */
  previews(texts: Record<string, string>): void;
  figures: {
    /** Loads Bokeh; false if that failed. Asked twice, loads once. */
    load(root: string): Promise<boolean>;
    /** Takes Bokeh's items by name, from the script that holds them. */
    keep(items: Record<string, any>): void;
    mount(name: string, place: HTMLElement, prepare?: (drawing: Mounted) => void): Promise<Mounted>;
    cover(drawing: Mounted, place: HTMLElement): void;
    image(values: Float64Array, shape: [number, number]): ArrayLike<ArrayLike<number>>;
    after_paint(then: () => void): void;
  };
  late_part(part: LatePart): { come(): Promise<void> };
  under_table(drawing: Mounted, place: HTMLElement, table: HTMLTableElement, cells: TableCells, filled?: boolean): void;
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
    /** Share of the largest entropy from which a row is called nearly even. */
    NEARLY_EVEN: number;
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
    /** One row to be done by hand, with as many decimals as that needs. */
    pencil(view: HeadView, row: number): PencilSheet;
    /** A Python program of at most 25 lines; `remark` stands beside the first. */
    snippet(view: HeadView, remark: string): string;
  };
  /** Decimals as whoever reckons by hand rounds them. */
  rounding: {
    /** NaN where it may go either way. */
    rounded(value: number, places: number): number;
    /** Whether so many decimals say a number whole. */
    is(value: number, places: number): boolean;
    /** As many decimals as a number has, and at most so many. */
    length_of(value: number, most: number): number;
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
  change_in_words(name: string, state: State, view: HeadView, strings: Strings): string;
  random_source(page: PageData, arrived: () => void): { find(state: State): Found };
  address<State, Page extends { strings: Strings }>(
    place: HTMLElement,
    page: Page,
    codec: AddressCodec<State, Page>,
    /** `ours`: whether this page wrote the address, so that the reader goes back or forth. */
    arrive: (state: State, ours: boolean) => void,
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
