"""The game "which head is it?": played by ear, by keyboard, with answers that come from the engine."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenSimulator
from tests.browser.simulator import Simulator
from tests.browser.test_sound import LISTEN, PHRASE, await_tunes, press, shares, tunes
from tests.browser.words import LANGUAGES

SAID = "[data-game-said]"


def begin(open_simulator: OpenSimulator, language: str = "en", **state: object) -> Simulator:
    """A game that has asked its first question."""
    simulator = open_simulator(language, state={"text": PHRASE} | state)
    simulator.page.evaluate(LISTEN)
    simulator.page.locator("[data-game] summary").click()
    press(simulator, "game_start")
    return simulator


def answer(simulator: Simulator, head: int) -> Locator:
    return simulator.page.locator("[data-game-answers] button").nth(head)


def asked(simulator: Simulator) -> str:
    """The query whose row is played."""
    return simulator.page.locator(f"{SAID} b").first.inner_text()


def await_question(simulator: Simulator, number: int) -> None:
    place = PHRASE.split().index(asked(simulator)) + 1
    said = simulator.say("game.question", round=number, place=place, query=asked(simulator))
    expect(simulator.page.get_by_role("status").filter(has_text=said)).to_be_visible()


def shown_score(simulator: Simulator, right: int, rounds: int) -> str:
    return simulator.say("game.score_shown", score=simulator.say("game.score", right=right, rounds=rounds))


def hidden_head(simulator: Simulator) -> int:
    """The head whose row is nearest to what was played last; the row is the one that the question names."""
    row = PHRASE.split().index(asked(simulator))
    heard = shares(tunes(simulator)[-1])
    distances = []
    for head in range(4):
        simulator.tab(head).click()
        loud = [weight for weight in simulator.matrix[row] if weight >= 0.01]
        alike = len(loud) == len(heard)
        pairs = zip(loud, heard, strict=False)
        distances.append(sum(abs(weight / sum(loud) - share) for weight, share in pairs) if alike else 9)
    return distances.index(min(distances))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_head_scores(open_simulator: OpenSimulator, language: str) -> None:
    simulator = begin(open_simulator, language)
    answer(simulator, hidden_head(simulator)).click()
    expect(simulator.page.locator("[data-game-score]")).to_have_text(shown_score(simulator, 1, 1))
    expect(simulator.page.locator(SAID)).to_contain_text(simulator.say("game.score", right=1, rounds=1))


def test_a_wrong_head_does_not_score_and_the_right_one_is_told(open_simulator: OpenSimulator) -> None:
    simulator = begin(open_simulator)
    truth = hidden_head(simulator)
    answer(simulator, (truth + 1) % 4).click()
    expect(simulator.page.locator(SAID)).to_contain_text(f"H{truth}")
    expect(answer(simulator, truth)).to_have_class("true")
    expect(simulator.page.locator("[data-game-score]")).to_have_text(shown_score(simulator, 0, 1))


def test_one_round_is_answered_once(open_simulator: OpenSimulator) -> None:
    simulator = begin(open_simulator)
    answer(simulator, 0).click()
    for head in range(4):
        expect(answer(simulator, head)).to_be_disabled()


def test_the_hidden_head_does_not_betray_itself_by_its_timbre(open_simulator: OpenSimulator) -> None:
    simulator = begin(open_simulator)
    for _ in range(3):
        answer(simulator, 0).click()
        press(simulator, "game_next")
    assert {note["head"] for tune in tunes(simulator) for note in tune} == {0}


def test_the_row_can_be_heard_again(open_simulator: OpenSimulator) -> None:
    simulator = begin(open_simulator)
    first = await_tunes(simulator, 1)
    press(simulator, "game_again")
    assert await_tunes(simulator, 2) == first


def test_while_a_row_is_played_nothing_says_that_the_sound_has_stopped(open_simulator: OpenSimulator) -> None:
    simulator = begin(open_simulator)
    await_tunes(simulator, 1)
    press(simulator, "stop")
    status = simulator.page.locator("[data-status]")
    expect(status).to_have_text(simulator.say("sound.stopped"))
    press(simulator, "game_again")
    expect(status).to_have_text("")


def test_the_game_is_played_by_keyboard_alone(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator("en", state={"text": PHRASE})
    keyboard = simulator.page.keyboard
    simulator.page.locator("[data-game] summary").focus()
    for key in ("Enter", "Tab", "Enter"):
        keyboard.press(key)
    await_question(simulator, 1)
    expect(answer(simulator, 0)).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(simulator.field("game_next")).to_be_focused()
    keyboard.press("Enter")
    await_question(simulator, 2)
    for key in ("Tab", "Tab", "Tab", "Tab", "Tab", "Enter"):
        keyboard.press(key)
    ends = [simulator.say("game.ended", right=right, rounds=1) for right in (0, 1)]
    expect(simulator.page.locator(SAID)).to_have_text(re.compile("|".join(map(re.escape, ends))))
    expect(simulator.field("game_start")).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_said_in_a_status(open_simulator: OpenSimulator, language: str) -> None:
    await_question(begin(open_simulator, language), 1)


def test_one_head_leaves_nothing_to_guess(open_simulator: OpenSimulator) -> None:
    simulator = begin(open_simulator, heads=1)
    expect(simulator.page.locator(SAID)).to_have_text(simulator.say("game.one_head"))
    assert tunes(simulator) == []


def test_another_phrase_ends_the_game_and_says_why(open_simulator: OpenSimulator) -> None:
    simulator = begin(open_simulator)
    simulator.compute("otra frase")
    expect(simulator.page.locator(SAID)).to_have_text(simulator.say("game.changed"))
    expect(simulator.field("game_start")).to_be_visible()
