(function (Atenta) {
  "use strict";

  const FLOOR = 0.01;
  const ATTACK = 0.015;
  const RELEASE = 0.12;
  const CEILING = 0.8;
  /** So low that the peak of every timbre stays below 1: none has a crest over √8. */
  const RMS = 1 / Math.sqrt(8);

  /** Semitones of the major pentatonic: no two of its notes grate, however many sound at once. */
  const SCALE = [0, 2, 4, 7, 9];
  const MIDDLE_C = 440 * 2 ** (-9 / 12);
  /** A phrase of so many words starts on middle C; a longer one an octave or two below. */
  const TWO_OCTAVES = 10;
  const LOWEST = 2;
  /** The first and the last word are not thrown wholly to one ear. */
  const WIDTH = 0.8;
  const LIFTS = 3;

  /** Amplitudes of the partials of each head, from the fundamental up; a minus keeps the peak low. */
  const TIMBRES = [
    [1, 0.12, 0.05], // flute
    [1, 0.03, 0.6, 0.03, 0.35, 0.02, 0.2], // clarinet
    [1, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6, 1 / 7, 1 / 8], // strings
    [1, 0.8, 0, 0.6, 0, 0, 0, 0.45], // organ
    [1, 0, 0, 0.9, 0, 0, 0, 0, 0, 0.25], // music box
    [0.4, 0.7, -1, 0.8, 0.5, 0.3, 0.15], // oboe
    [0.8, 1, 0.35, 0.15, 0.08], // horn
    [1, 0.1, 0.9, 0.1, 0.1, 0.7], // harmonium
  ];

  /**
   * @param {number} place
   * @param {number} n
   */
  function frequency(place, n) {
    const down = Math.min(Math.floor((n - 1) / TWO_OCTAVES), LOWEST);
    const octave = Math.floor(place / SCALE.length) - down;
    return MIDDLE_C * 2 ** (octave + SCALE[place % SCALE.length] / 12);
  }

  /** @param {number} weight */
  function decibels(weight) {
    return 20 * Math.log10(weight);
  }

  /** The weight itself: the weights of a row sum to 1, and so its chord cannot exceed full scale. @param {number} weight */
  function gain(weight) {
    return weight < FLOOR ? 0 : weight;
  }

  /**
   * @param {number} place
   * @param {number} n
   */
  function pan(place, n) {
    return n < 2 ? 0 : WIDTH * ((2 * place) / (n - 1) - 1);
  }

  /** In four steps, so that few waves have to be made. @param {number} weight */
  function lift(weight) {
    return Math.min(Math.floor((LIFTS + 1) * weight), LIFTS);
  }

  /**
   * @param {number} head
   * @param {number} lift
   */
  function partials(head, lift) {
    const timbre = TIMBRES[head % TIMBRES.length];
    const mixed = new Float32Array(lift ? 2 * timbre.length : timbre.length);
    timbre.forEach((amplitude, at) => {
      mixed[at] += amplitude;
      if (lift) mixed[2 * at + 1] += (amplitude * lift) / LIFTS;
    });
    const rms = Math.sqrt(mixed.reduce((sum, amplitude) => sum + amplitude ** 2, 0) / 2);
    return mixed.map((amplitude) => (amplitude * RMS) / rms);
  }

  /**
   * The largest amplitude that notes of one duration can reach together: at most the sum of their gains, and four
   * times their root mean square where they differ in frequency, and so in phase.
   * @param {SoundNote[]} notes in order of time
   */
  function loudest(notes) {
    const sounding = /** @type {Map<number, number>} */ (new Map());
    let [sum, power, first, most] = [0, 0, 0, 0];
    const add = (/** @type {number} */ frequency, /** @type {number} */ by) => {
      const before = sounding.get(frequency) ?? 0;
      sounding.set(frequency, before + by);
      sum += by;
      power += (before + by) ** 2 - before ** 2;
    };
    for (const note of notes) {
      for (; notes[first].time + notes[first].duration + RELEASE <= note.time; first++) {
        add(notes[first].frequency, -notes[first].gain);
      }
      add(note.frequency, note.gain);
      most = Math.max(most, Math.min(sum, 4 * RMS * Math.sqrt(Math.max(power, 0))));
    }
    return most;
  }

  /** @param {SoundNote[]} notes */
  function level(notes) {
    const ordered = [...notes].sort((one, other) => one.time - other.time);
    const factor = CEILING / Math.max(loudest(ordered), 1);
    return ordered.map((note) => ({ ...note, gain: note.gain * factor }));
  }

  Atenta.notes = { FLOOR, ATTACK, RELEASE, RMS, CEILING, frequency, decibels, gain, pan, lift, partials, level };
})(globalThis.Atenta = globalThis.Atenta || {});
