(function (Atenta) {
  "use strict";

  /** A class. */
  const CLASS = 30;

  /**
   * How far list numbers tell the answers of a class apart, beside each exercise of the form: computed once asked for.
   * @param {HTMLElement} form
   * @param {ExercisesPage} page
   * @param {Marking} marking
   */
  function varying(form, page, marking) {
    const box = /** @type {HTMLInputElement} */ (form.querySelector("[name=numbered]"));
    let begun = false;

    async function write() {
      for (const exercise of page.exercises) {
        const place = form.querySelector(`[data-varies="${exercise.id}"]`);
        // So that the form can be used between two.
        await new Promise((ready) => setTimeout(ready));
        if (place) Atenta.say.put(place, told(exercise, marking, page.strings.teachers));
      }
    }

    return {
      /** Whenever the form may be another. */
      write() {
        form.classList.toggle("numbered", box.checked);
        if (!box.checked || begun) return;
        begun = true;
        void write();
      },
    };
  }

  /** @param {PageExercise} exercise @param {Marking} marking @param {Record<string, string>} words */
  function told(exercise, marking, words) {
    if (!Object.keys(exercise.vary).length) return words.varies_not;
    const count = different(exercise, marking);
    return Atenta.say.text(count === 1 ? words.varies_data : words.varies, { count, all: CLASS });
  }

  /** How many right answers there are in a class. @param {PageExercise} exercise @param {Marking} marking */
  function different({ id }, marking) {
    const answers = Array.from({ length: CLASS }, (_, at) => {
      const tokens = Atenta.tokens.tokenize(marking.state(id, at + 1).text);
      return Atenta.key.short(marking.answers(id, at + 1), tokens);
    });
    return new Set(answers).size;
  }

  Atenta.varying = Object.assign(varying, { different, told });
})(globalThis.Atenta = globalThis.Atenta || {});
