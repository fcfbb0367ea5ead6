(function (Atenta) {
  "use strict";

  const MANNER = { chord: false, speed: 1 };
  /** All heads play the same instrument here: only the weights can tell them apart. */
  const TIMBRE = 0;

  /**
   * "Which head is it?": a hidden head plays a row, the reader answers, the score is kept.
   * @type {AtentaPage["game"]["create"]}
   */
  function create(place, page, play) {
    const words = page.strings.game;
    const find = (/** @type {string} */ name) => /** @type {HTMLElement} */ (place.querySelector(`[data-game-${name}]`));
    const [said, score, answers] = [find("said"), find("score"), find("answers")];
    const buttons = /** @type {Record<string, HTMLButtonElement>} */ (
      Object.fromEntries([...place.querySelectorAll("button[name]")].map((button) => [button.getAttribute("name"), button]))
    );
    /** @type {HeadView} */
    let view;
    /** @type {Round | null} */
    let round = null;
    /** @type {Round[]} */
    let asked = [];
    let tokens = "";
    let open = false;
    let rounds = 0;
    let right = 0;

    const heard = () => Atenta.tunes.heard(view, true);

    function listen() {
      if (!round) return;
      const every = heard();
      const size = every.n_query * every.n_key;
      const weights = every.weights.subarray(round.head * size, (round.head + 1) * size);
      play(Atenta.tunes.row({ ...every, heads: [TIMBRE], weights }, round.row, MANNER));
    }

    function ask() {
      const { n_heads } = view.trace;
      if (n_heads < 2) return void (said.textContent = words.one_head);
      round = Atenta.rounds.pick(heard(), Math.random, asked);
      asked.push(round);
      open = true;
      const query = Atenta.say.token(view.trace.query_tokens[round.row], "query");
      said.replaceChildren(Atenta.say.nodes(words.question, { round: rounds + 1, place: round.row + 1, query }));
      answers.replaceChildren(...Array.from({ length: n_heads }, (_, head) => answer_button(head)));
      show();
      /** @type {HTMLElement} */ (answers.firstElementChild).focus();
      listen();
    }

    /** @param {number} head */
    function answer_button(head) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = Atenta.say.head(view.trace, head);
      button.addEventListener("click", () => answer(head));
      return button;
    }

    /** @param {number} head */
    function answer(head) {
      if (!round || !open) return;
      const every = heard();
      const hit = Atenta.rounds.right(every, round, head);
      open = false;
      rounds += 1;
      right += hit ? 1 : 0;
      const truth = hit ? head : round.head;
      said.replaceChildren(Atenta.say.nodes(hit ? words.right : words.wrong, {
        ...favourite(every, truth, "", round.row),
        ...favourite(every, head, "answer_", round.row),
        score: Atenta.say.text(words.score, { right, rounds }),
      }));
      answers.children[truth].classList.add("true");
      show();
      buttons.game_next.focus();
    }

    /**
     * At whom a head looks most in a row, or at whom alike, under names that begin with `prefix`.
     * @param {Heard} every
     * @param {number} head
     * @param {string} prefix
     * @param {number} row
     */
    function favourite({ weights, n_query, n_key }, head, prefix, row) {
      const start = (head * n_query + row) * n_key;
      const shares = weights.subarray(start, start + n_key);
      const [key, other = key, ...more] = Atenta.sentences.largest_of(shares);
      const token = (/** @type {number} */ at) => Atenta.say.token(view.trace.key_tokens[at], "key");
      const how = other === key ? words.looks : more.length ? words.looks_many : words.looks_tied;
      return {
        [`${prefix}head`]: Atenta.say.the_head(view.trace, head, page.strings),
        [`${prefix}looks`]: Atenta.say.nodes(how, {
          key: token(key), other: token(other), count: more.length + 2, percent: Atenta.numbers.percent(shares[key]),
        }),
      };
    }

    function end() {
      said.textContent = Atenta.say.text(words.ended, { right, rounds });
      leave();
      buttons.game_start.focus();
    }

    function leave() {
      round = null;
      asked = [];
      open = false;
      rounds = right = 0;
      show();
    }

    function show() {
      const running = round !== null;
      buttons.game_start.hidden = running;
      buttons.game_again.hidden = buttons.game_end.hidden = answers.hidden = !running;
      score.hidden = rounds === 0;
      buttons.game_next.hidden = !running || open;
      for (const button of answers.children) /** @type {HTMLButtonElement} */ (button).disabled = !open;
      const so_far = Atenta.say.text(words.score, { right, rounds });
      score.textContent = Atenta.say.text(words.score_shown, { score: so_far });
    }

    buttons.game_start.addEventListener("click", ask);
    buttons.game_again.addEventListener("click", listen);
    buttons.game_next.addEventListener("click", ask);
    buttons.game_end.addEventListener("click", end);

    return {
      draw(drawn) {
        view = drawn;
        const now = JSON.stringify([view.trace.n_heads, view.trace.query_tokens, view.trace.key_tokens]);
        // Another phrase or other heads: the row that was played is no longer there.
        if (round && now !== tokens) {
          said.textContent = words.changed;
          leave();
        }
        tokens = now;
      },
    };
  }

  Atenta.game = { create };
})(globalThis.Atenta = globalThis.Atenta || {});
