(function (Atenta) {
  "use strict";

  /** For what the ceiling does not foresee; ordinary notes stay below its threshold. */
  const LIMITER = { threshold: -3, knee: 0, ratio: 20, attack: 0.001, release: 0.1 };
  /** Web Audio's compressor makes up for 0.6 of what it takes from full scale (dB): this undoes it. */
  const UNDO_MAKEUP = 10 ** ((0.6 * LIMITER.threshold * (1 - 1 / LIMITER.ratio)) / 20);
  /** Time to hand over the first notes (seconds). */
  const LEAD = 0.02;
  /** A note that comes later than this is left out: a tab in the background wakes up rarely. */
  const LATE = 0.1;
  const BLOCK = 128;

  /** @type {WeakMap<BaseAudioContext, Map<string, PeriodicWave>>} */
  const waves = new WeakMap();

  /**
   * @param {BaseAudioContext} context
   * @param {SoundNote} note
   */
  function wave(context, { head, lift }) {
    const made = waves.get(context) ?? new Map();
    waves.set(context, made);
    const name = `${head} ${lift}`;
    if (!made.has(name)) {
      const imag = Float32Array.of(0, ...Atenta.notes.partials(head, lift));
      const real = new Float32Array(imag.length);
      made.set(name, context.createPeriodicWave(real, imag, { disableNormalization: true }));
    }
    return /** @type {PeriodicWave} */ (made.get(name));
  }

  /**
   * One voice: oscillator, envelope, place between the ears. Gives the oscillator.
   * @param {BaseAudioContext} context
   * @param {SoundNote} note
   * @param {number} at
   * @param {AudioNode} mix
   */
  function voice(context, note, at, mix) {
    const oscillator = context.createOscillator();
    const envelope = context.createGain();
    const panner = context.createStereoPanner();
    const release = at + Math.max(note.duration, Atenta.notes.ATTACK);
    oscillator.setPeriodicWave(wave(context, note));
    oscillator.frequency.value = note.frequency;
    panner.pan.value = note.pan;
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(note.gain, at + Atenta.notes.ATTACK);
    envelope.gain.setValueAtTime(note.gain, release);
    envelope.gain.linearRampToValueAtTime(0, release + Atenta.notes.RELEASE);
    oscillator.connect(envelope).connect(panner).connect(mix);
    oscillator.start(at);
    oscillator.stop(release + Atenta.notes.RELEASE);
    return { oscillator, off: () => panner.disconnect() };
  }

  /**
   * @param {BaseAudioContext} context
   * @param {number} volume
   */
  function chain(context, volume) {
    const limiter = context.createDynamicsCompressor();
    for (const [name, value] of Object.entries(LIMITER)) {
      limiter[/** @type {keyof typeof LIMITER} */ (name)].value = value;
    }
    const fader = context.createGain();
    fader.gain.value = volume * UNDO_MAKEUP;
    // The fader is last: the limiter looks ahead, and would go on sounding after a stop.
    limiter.connect(fader).connect(context.destination);
    return { mix: limiter, fader };
  }

  /** @type {AtentaPage["instrument"]["perform"]} */
  function perform(context, notes, volume, ended) {
    const { mix, fader } = chain(context, volume);
    const begin = context.currentTime + LEAD;
    /** @type {Set<OscillatorNode>} */
    const sounding = new Set();
    let waiting = notes;
    let handed = begin;

    function finish() {
      if (sounding.size || waiting.length) return;
      fader.disconnect();
      ended();
    }

    /** @param {SoundNote} note */
    function hand_over(note) {
      const at = begin + note.time;
      if (at < context.currentTime - LATE) return;
      const { oscillator, off } = voice(context, note, Math.max(at, context.currentTime), mix);
      sounding.add(oscillator);
      oscillator.onended = () => {
        off();
        sounding.delete(oscillator);
        finish();
      };
    }

    /** @param {number} until */
    function advance(until) {
      const next = waiting.findIndex((note) => begin + note.time >= until);
      const due = waiting.slice(0, next < 0 ? waiting.length : next);
      waiting = waiting.slice(due.length);
      handed = Math.max(handed, until);
      due.forEach(hand_over);
      if (!due.length) finish();
    }

    function stop() {
      const now = context.currentTime;
      const silent = now + BLOCK / context.sampleRate;
      waiting = [];
      fader.gain.cancelScheduledValues(now);
      fader.gain.setValueAtTime(fader.gain.value, now);
      fader.gain.linearRampToValueAtTime(0, silent);
      for (const oscillator of sounding) oscillator.stop(silent);
      finish();
    }

    return {
      advance,
      replace: (others) => void (waiting = others.filter((note) => begin + note.time >= handed)),
      volume: (share) => void fader.gain.setTargetAtTime(share * UNDO_MAKEUP, context.currentTime, 0.01),
      stop,
    };
  }

  Atenta.instrument = { perform };
})(globalThis.Atenta = globalThis.Atenta || {});
