(function (Atenta) {
  "use strict";

  /** Notes are handed over so long ahead, so often (milliseconds, seconds); a hidden tab is woken once a second. */
  const EVERY = 50;
  const AHEAD = 0.25;
  const AHEAD_HIDDEN = 2.5;
  /** An audio device that is not used is let go after this long (milliseconds). */
  const IDLE = 10_000;

  function available() {
    return typeof globalThis.AudioContext === "function" && "StereoPannerNode" in globalThis;
  }

  /**
   * Plays one thing at a time. There is no AudioContext before the first play.
   * @returns {SoundPlayer}
   */
  function create() {
    /** @type {AudioContext | null} */
    let context = null;
    /** @type {Playing | null} */
    let now = null;
    let volume = 1;
    let handing = 0;
    let letting_go = 0;

    function wake() {
      try {
        context ??= new AudioContext();
      } catch {
        return null;
      }
      clearTimeout(letting_go);
      // A browser that refuses has told its reader so; the notes wait.
      context.resume().catch(() => {});
      return context;
    }

    function hand_over() {
      if (context) now?.advance(context.currentTime + (document.hidden ? AHEAD_HIDDEN : AHEAD));
    }

    function stop() {
      clearInterval(handing);
      const begun = now;
      now = null;
      begun?.stop();
    }

    /** @param {SoundNote[]} notes */
    function play(notes) {
      stop();
      const awake = wake();
      if (!awake) return false;
      const begun = Atenta.instrument.perform(awake, notes, volume, () => {
        if (now === begun) stop();
        clearTimeout(letting_go);
        letting_go = setTimeout(() => !now && void awake.suspend(), IDLE);
      });
      now = begun;
      handing = setInterval(hand_over, EVERY);
      hand_over();
      return true;
    }

    return {
      play,
      stop,
      replace: (notes) => now?.replace(notes),
      volume(share) {
        volume = share;
        now?.volume(share);
      },
      playing: () => now !== null,
    };
  }

  Atenta.player = { available, create };
})(globalThis.Atenta = globalThis.Atenta || {});
