"""The PyTorch program that the page gives prints the matrix that the page shows."""

from __future__ import annotations

import contextlib
import io

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator, ShowSimulator
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES

MOST_LINES = 25
STATES: dict[str, dict[str, object]] = {
    "the start": {},
    "the mask": {"causal": 1, "temperature": 0.5},
    "no division, head 3 of 5, d_k 12": {"divide": 0, "heads": 5, "head": 3, "d_k": 12, "temperature": 3, "seed": 7},
    "positions and mask": {"positional": 1, "causal": 1, "preset": "ingles", "head": 2},
    "the largest model": {"heads": 8, "head": 7, "d_k": 32, "text": " ".join("abcdefghijklmnopqrstuvwxyz012345")},
    "emoji, quotes, accents": {
        "text": "ÉL dijo: \"\\n\" 'ok' # 👩‍👩‍👧 سلام cafe\u0301 ΣΑΣ \u202e 字",
        "seed": 4294967295,
    },
}


@pytest.fixture(params=STATES.values(), ids=list(STATES))
def simulator(show_simulator: ShowSimulator, request: pytest.FixtureRequest) -> Simulator:
    """A simulator in each state, with the program shown."""
    return show(show_simulator(state=request.param))


def show(simulator: Simulator) -> Simulator:
    """Open the program."""
    simulator.field("snippet").click()
    return simulator


def program(simulator: Simulator) -> str:
    """The program as it stands in its field."""
    return simulator.page.get_by_role("textbox", name=simulator.say("take.snippet_title")).input_value()


def printed(code: str, n: int) -> list[list[float]]:
    """What the program prints: the last n words of each line are the row's weights."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "snippet.py", "exec"), {})
    return [[float(word) for word in line.split()[-n:]] for line in out.getvalue().splitlines()]


def test_the_program_prints_the_matrix_that_is_shown(simulator: Simulator) -> None:
    shown = simulator.matrix
    for row, expected in zip(printed(program(simulator), len(shown)), shown, strict=True):
        assert row == pytest.approx(expected, abs=1e-6)


def test_the_program_is_short_and_its_length_is_said(simulator: Simulator) -> None:
    lines = len(program(simulator).splitlines())
    assert lines <= MOST_LINES
    shown = int(simulator.page.get_by_role("tab", selected=True).inner_text().removeprefix("H"))
    said = simulator.say("take.snippet_help", lines=lines, head=simulator.head_in_words(shown))
    expect(simulator.page.get_by_role("dialog")).to_have_accessible_name(simulator.say("take.snippet_title"))
    expect(simulator.page.get_by_text(said)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_is_copied(open_simulator: OpenSimulator, language: str) -> None:
    simulator = show(open_simulator(language, permissions=["clipboard-read", "clipboard-write"]))
    simulator.field("copy_snippet").click()
    expect(simulator.page.get_by_role("dialog").get_by_role("status")).to_have_text(
        simulator.say("take.snippet_copied")
    )
    assert simulator.page.evaluate("navigator.clipboard.readText()") == program(simulator)


def test_esc_closes_the_program_and_leaves_the_selection(show_simulator: ShowSimulator) -> None:
    simulator = show(show_simulator(state={"row": 1}))
    simulator.page.keyboard.press("Escape")
    expect(simulator.page.get_by_role("dialog")).to_have_count(0)
    expect(simulator.field("snippet")).to_be_focused()
    assert simulator.state == "row=1"


def test_the_program_shown_next_is_that_of_the_next_state(show_simulator: ShowSimulator) -> None:
    simulator = show(show_simulator())
    simulator.page.keyboard.press("Escape")
    simulator.set("temperature", 2)
    assert "seed, T = 4, 8, 0, 2017, 2" in program(show(simulator))
