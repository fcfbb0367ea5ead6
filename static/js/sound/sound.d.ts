/** The shapes of what is heard: pure notes first, then what plays them. */

/** One note. Times in seconds from the start of what is played; gain is a share of full scale. */
interface SoundNote {
  time: number;
  /** Hz. */
  frequency: number;
  gain: number;
  /** −1 left … 1 right. */
  pan: number;
  /** Whose timbre. */
  head: number;
  /** 0 … 3: how much of the octave above rings along. */
  lift: number;
  /** From the start of the attack to the start of the release. */
  duration: number;
}

/** The heads that are to be heard. */
interface Heard {
  heads: number[];
  n_query: number;
  n_key: number;
  /** heads.length × n_query × n_key. */
  weights: Float64Array;
  /** n_query × n_key. */
  masked: Uint8Array;
}

interface SoundSettings {
  sound: boolean;
  /** 0 … 100. */
  volume: number;
  speed: number;
}

interface SoundManner {
  /** All notes of a row at once, or one after another. */
  chord: boolean;
  speed: number;
}

/** What is being played, on any audio context. */
interface Playing {
  /** Hands the notes that begin before `until` (seconds of the context) to the context. */
  advance(until: number): void;
  /** Other notes instead of those that have not been handed over yet. */
  replace(notes: SoundNote[]): void;
  /** 0 … 1. */
  volume(share: number): void;
  /** Silence within one block of the context. */
  stop(): void;
}

interface SoundPlayer {
  /** False if the browser gives no audio. */
  play(notes: SoundNote[]): boolean;
  replace(notes: SoundNote[]): void;
  stop(): void;
  /** 0 … 1. */
  volume(share: number): void;
  playing(): boolean;
}

/** A round of the listening game. */
interface Round {
  head: number;
  row: number;
}

interface AtentaPage {
  notes: {
    /** A weight below this is silent. */
    FLOOR: number;
    /** Seconds. */
    ATTACK: number;
    RELEASE: number;
    /** Of every timbre at gain 1. */
    RMS: number;
    /** The most that the notes of one moment may sum to. */
    CEILING: number;
    /** Hz of place 0 … n − 1. */
    frequency(place: number, n: number): number;
    decibels(weight: number): number;
    /** Before levelling: 0 … 1. */
    gain(weight: number): number;
    pan(place: number, n: number): number;
    lift(weight: number): number;
    /** Amplitudes of partials 1, 2, 3 … of a head's timbre, as sines. */
    partials(head: number, lift: number): Float32Array<ArrayBuffer>;
    /** All gains by one factor, so that no moment sums over the ceiling; notes in order of time. */
    level(notes: SoundNote[]): SoundNote[];
  };
  tunes: {
    heard(view: HeadView, all: boolean): Heard;
    cell(heard: Heard, row: number, column: number, manner: SoundManner): SoundNote[];
    row(heard: Heard, row: number, manner: SoundManner): SoundNote[];
    column(heard: Heard, column: number, manner: SoundManner): SoundNote[];
    all(heard: Heard, manner: SoundManner): SoundNote[];
    /** What each key receives on average over the rows. */
    received(heard: Heard, manner: SoundManner): SoundNote[];
  };
  instrument: {
    /** `ended` is called once, after the last note or the stop. */
    perform(context: BaseAudioContext, notes: SoundNote[], volume: number, ended: () => void): Playing;
  };
  player: {
    available(): boolean;
    create(): SoundPlayer;
  };
  rounds: {
    /** A head and a row that can be told from the same row of the other heads, not of `asked`; `random` gives [0, 1). */
    pick(heard: Heard, random: () => number, asked?: Round[]): Round;
    /** Whether the answer's row sounds like the one that was played. */
    right(heard: Heard, round: Round, answer: number): boolean;
  };
  game: {
    create(place: HTMLElement, page: PageData, play: (notes: SoundNote[]) => void): { draw(view: HeadView): void };
  };
}
