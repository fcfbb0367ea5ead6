(function (Atenta) {
  "use strict";

  /** What is said where nothing was answered, in a kind's own words. @type {Partial<Record<ExerciseKind, string>>} */
  const NOTHING = { number: "empty", text: "nothing_written" };

  /**
   * What becomes of an answer, of a hint that was opened, and of a question that was given up.
   * @param {Marking} marking
   * @param {ExerciseSession} session
   * @param {AnsweredPage} page
   * @returns {AskingEvents}
   */
  function answer_taking(marking, session, page) {
    /** @param {string} id @param {string} given */
    function take(id, given) {
      page.go({ answers: { ...page.state().answers, [id]: given } }, "replace");
    }

    return {
      answer(id, given) {
        const mark = marking.mark(id, given, page.state().variant);
        if (mark.verdict === "empty") return page.refuse(id, NOTHING[marking.find(id)?.data.kind ?? "text"] ?? "nothing_chosen");
        if (mark.verdict === "unreadable") return page.refuse(id, mark.reason);
        // A try out of curiosity costs nothing that was got right.
        const before = session.mark(id, page.state())?.verdict;
        if (before === "right" && mark.verdict !== "right") return page.refuse(id, "right_kept");
        session.note(id, { tries: session.done(id).tries + 1 });
        take(id, given);
      },
      tick(id, given) {
        if (Object.hasOwn(page.state().answers, id)) take(id, given);
      },
      give_up(id) {
        session.note(id, { seen: true });
        page.go({}, "replace");
      },
      hint(id, opened) {
        session.note(id, { hints: Math.max(opened, session.done(id).hints) });
        page.keep("replace");
      },
    };
  }

  Atenta.answer_taking = answer_taking;
})(globalThis.Atenta = globalThis.Atenta || {});
