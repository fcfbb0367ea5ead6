(function (Atenta) {
  "use strict";

  const NAMES = { sliders: ["volume", "speed"], typed: ["volume", "speed"], switches: ["sound"] };
  /** Weights that agree so far sound the same: the page's engine and torch's float32 do. */
  const DIGITS = 3;
  /** @type {SoundSettings} */
  const START = { sound: false, volume: 70, speed: 1 };

  /**
   * What stands in the matrix as sound: buttons that play it, and, when switched on, each change and the cursor's cell.
   * @param {Stage} stage
   * @returns {ExplorerPart | null}
   */
  function sound({ root, page, say }) {
    const place = /** @type {HTMLElement | null} */ (root.querySelector("[data-sound]"));
    if (!place) return null;
    const words = page.strings.sound;
    const fields = /** @type {HTMLFieldSetElement} */ (place.querySelector("[data-sound-controls]"));
    const trouble = /** @type {HTMLElement} */ (place.querySelector("[data-sound-trouble]"));
    if (!Atenta.player.available()) {
      refuse(words.unsupported);
      return null;
    }
    const table = /** @type {HTMLTableElement} */ (root.querySelector("table[data-matrix]"));
    const player = Atenta.player.create();
    const settings = { ...START };
    /** @type {ReturnType<typeof Atenta.controls.create<SoundSettings>>} */
    const controls = Atenta.controls.create(place, page, set, NAMES);
    const game = Atenta.game.create(/** @type {HTMLElement} */ (place.querySelector("[data-game]")), page, play);
    /** @type {HeadView} */
    let view;
    /** What is playing, of whatever is shown; null if it does not follow the view. */
    let following = /** @type {((view: HeadView) => SoundNote[]) | null} */ (null);
    /** What was last sounded of itself. */
    let heard = "";
    let chosen = "";
    /** The cell that the cursor has sounded: choosing it does not sound it again. */
    let walked = "";
    let tokens = "";
    /** Whether the status says that nothing sounds. */
    let stopped = false;
    /** Whether what plays was asked for by its button. */
    let asked = false;

    /** @param {string} sentence */
    function refuse(sentence) {
      fields.disabled = true;
      trouble.textContent = sentence;
    }

    /** @param {Partial<SoundSettings>} patch */
    function set(patch) {
      Object.assign(settings, patch);
      controls.write(settings);
      player.volume((settings.volume / 100) ** 2);
      if (patch.sound === false) player.stop();
      if (!patch.sound) return;
      const audible = sound_subject();
      if (!fields.disabled) tell(audible, view.row === null ? "play_received" : view.column === null ? "play_row" : "play_cell", view.row ?? 0, view.column ?? 0);
    }

    /** Says what is heard. @param {boolean} audible @param {string} what @param {number} row @param {number} column */
    function tell(audible, what, row, column) {
      say(Atenta.say.text(audible ? words[`${what}_said`] : words.silent, {
        query: view.trace.query_tokens[row],
        key: view.trace.key_tokens[column],
        heads: checked("all_heads") ? words.every_head : Atenta.say.head(view.trace, view.head),
      }));
    }

    /** @param {SoundNote[]} notes */
    function play(notes) {
      following = null;
      asked = false;
      // That it has stopped is no longer true.
      if (stopped) say("");
      stopped = false;
      if (!player.play(notes)) refuse(words.failed);
    }

    /** @param {(view: HeadView) => SoundNote[]} tune */
    function follow(tune) {
      const notes = tune(view);
      play(notes);
      following = tune;
      return notes.length > 0;
    }

    const checked = (/** @type {string} */ name) =>
      /** @type {HTMLInputElement} */ (fields.querySelector(`input[name=${name}]`)).checked;

    function manner() {
      const chord = /** @type {HTMLInputElement} */ (fields.querySelector("input[value=chord]")).checked;
      return { chord, speed: settings.speed };
    }

    /** The chosen row and column, or those of the cursor. */
    function at() {
      const cursor = /** @type {HTMLElement | null} */ (table.querySelector("td[tabindex='0']"));
      return {
        row: view.row ?? Number(cursor?.dataset.query ?? 0),
        column: view.column ?? Number(cursor?.dataset.key ?? 0),
      };
    }

    /** @param {string} name of the button */
    function press(name) {
      const { row, column } = at();
      const [how, all] = [manner(), checked("all_heads")];
      const tunes = /** @type {Record<string, (view: HeadView) => SoundNote[]>} */ ({
        play_row: (now) => Atenta.tunes.row(Atenta.tunes.heard(now, all), row, how),
        play_column: (now) => Atenta.tunes.column(Atenta.tunes.heard(now, all), column, how),
        play_all: (now) => Atenta.tunes.all(Atenta.tunes.heard(now, all), how),
      });
      const audible = follow(tunes[name]);
      asked = true;
      if (!fields.disabled) tell(audible, name, row, column);
    }

    function stop() {
      say(player.playing() ? words.stopped : words.nothing_sounds);
      stopped = true;
      player.stop();
    }

    /** The chosen cell, the chosen row, or what each word receives: one note a token. */
    function sound_subject() {
      const { row, column } = view;
      const [how, all] = [manner(), checked("all_heads")];
      heard = signature(view);
      if (row !== null && column !== null) return sound_cell(row, column);
      return follow((now) => {
        const weights = Atenta.tunes.heard(now, all);
        return row === null ? Atenta.tunes.received(weights, how) : Atenta.tunes.row(weights, row, how);
      });
    }

    /** @param {number} row @param {number} column */
    function sound_cell(row, column) {
      const notes = Atenta.tunes.cell(Atenta.tunes.heard(view, checked("all_heads")), row, column, manner());
      play(notes);
      return notes.length > 0;
    }

    place.addEventListener("click", ({ target }) => {
      const name = target instanceof HTMLButtonElement ? target.name : "";
      if (name === "stop") stop();
      else if (name.startsWith("play_")) press(name);
    });
    // Before all others: the Esc that stops the sound does only that.
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.isComposing || !player.playing()) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    }, { capture: true });
    table.addEventListener("focusin", ({ target, relatedTarget }) => {
      const { query, key } = /** @type {HTMLElement} */ (target).dataset;
      // Who comes to the map while a piece plays has not asked for another sound yet; who walks in it has.
      if (asked && player.playing() && !table.contains(/** @type {Node | null} */ (relatedTarget))) return;
      if (!settings.sound || query === undefined || key === undefined) return;
      sound_cell(Number(query), Number(key));
      walked = chosen === `${query} ${key}` ? "" : `${query} ${key}`;
    });
    // Compute is heard even where the phrase is the same as before.
    root.addEventListener("atenta:computed", () => void (heard = ""));
    addEventListener("pageshow", () => controls.write(settings));
    set({});

    return {
      draw(drawn) {
        view = drawn;
        game.draw(view);
        const now = JSON.stringify([view.trace.query_tokens, view.trace.key_tokens]);
        if (now !== tokens) player.stop();
        else if (following && player.playing()) player.replace(following(view));
        tokens = now;
      },
      settle(settled) {
        const now = signature(settled);
        if (now === heard) return;
        const choice = `${settled.row} ${settled.column}`;
        // What is playing follows other weights by itself.
        const follows = following !== null && player.playing() && choice === chosen;
        if (settings.sound && !follows && choice !== walked) sound_subject();
        heard = now;
        chosen = choice;
        walked = "";
      },
    };
  }

  /**
   * Everything that changes what is heard.
   * @param {HeadView} view
   */
  function signature({ trace, head, weights, row, column }) {
    const shares = Array.from(weights, (weight) => weight.toFixed(DIGITS));
    return JSON.stringify([trace.query_tokens, trace.key_tokens, head, row, column, shares]);
  }

  Atenta.parts = { ...Atenta.parts, sound };
})(globalThis.Atenta = globalThis.Atenta || {});
