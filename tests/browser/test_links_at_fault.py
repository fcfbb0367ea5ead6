"""A link with a fault: what cannot be used is named, its default taken, the rest kept."""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.browser.conftest import OpenSimulator, ShowSimulator
from tests.browser.goldens import SHIPPED, START
from tests.browser.words import LANGUAGES

Expected = tuple[str, dict[str, object]]
NUMBER: Expected = ("said.expect_number", {"min": 0.1, "max": 5})
FAULTS: list[tuple[str, str, Expected]] = [
    ("temperature", "0", NUMBER),
    ("temperature", "0", NUMBER),
    ("temperature", "-1", NUMBER),
    ("temperature", "abc", NUMBER),
    ("temperature", "", NUMBER),
    ("heads", "99", ("said.expect_whole", {"min": 1, "max": 8, "step": 1})),
    ("heads", "2.5", ("said.expect_whole", {"min": 1, "max": 8, "step": 1})),
    ("d_k", "10", ("said.expect_step", {"min": 4, "max": 32, "step": 4})),
    ("head", "4", ("said.expect_whole", {"min": 0, "max": 3, "step": 1})),
    ("row", "7", ("said.expect_whole", {"min": 0, "max": 6, "step": 1})),
    ("seed", "4294967296", ("said.expect_whole", {"min": 0, "max": 4294967295, "step": 1})),
    ("causal", "yes", ("said.expect_switch", {})),
    ("preset", "perro", ("said.expect_choice", {"choices": "gato, negacion, referencia, ingles"})),
    ("text", "", ("said.expect_phrase", {"limit": 32, "found": 0})),
]
CASES = [(language, *fault) for fault, language in zip(FAULTS, cycle(LANGUAGES), strict=False)]
"""The language changes from fault to fault; the first, T = 0, stands there in both."""


@pytest.mark.parametrize(("language", "name", "value", "expected"), CASES)
def test_a_value_that_cannot_be_used_is_named_its_default_taken_and_the_rest_kept(
    show_simulator: ShowSimulator, language: str, name: str, value: str, expected: Expected
) -> None:
    simulator = show_simulator(language, link=f"#{name}={value}&values=0")
    wanted = simulator.say(expected[0], **expected[1])
    assert simulator.say("said.link_value", name=name, value=value, expected=wanted) in simulator.alerts()
    assert START.apart(simulator.matrix) < SHIPPED
    assert not simulator.field("values").is_checked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_broken_percent_signs_are_named(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, link="#text=%E0%A4%A&heads=2")
    assert simulator.say("said.link_encoding", name="text", value="%E0%A4%A") in simulator.alerts()
    assert (simulator.metric("n_heads"), simulator.metric("tokens")) == (2, 7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_name_is_named(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, link="#temprature=2&heads=2")
    assert simulator.say("said.link_unknown_name", name="temprature") in simulator.alerts()
    assert simulator.metric("n_heads") == 2


def test_an_anchor_that_is_no_place_is_named_and_one_that_is_a_place_is_not(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator("en", link="#r%C3%ADo")
    assert simulator.say("said.link_nowhere", name="río") in simulator.alerts()
    assert START.apart(simulator.matrix) < SHIPPED
    simulator = open_simulator("en", link="#main")
    assert simulator.alerts() == ""


def test_a_name_given_twice_is_told_and_the_first_counts(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(link="#heads=2&heads=5")
    assert simulator.say("said.link_twice", name="heads") in simulator.alerts()
    assert simulator.metric("n_heads") == 2


def test_every_fault_of_a_link_is_told_at_once(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(link="#temperature=0&heads=99&preset=perro")
    assert simulator.page.get_by_role("alert").get_by_role("listitem").count() == 3


def test_a_fault_with_markup_in_it_is_shown_as_text(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(link="#preset=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    assert "<img src=x onerror=alert(1)>" in simulator.alerts()
    assert simulator.page.locator("img").count() == 0


def test_a_sound_link_says_nothing(show_simulator: ShowSimulator) -> None:
    assert show_simulator(state={"temperature": 0.1, "heads": 8, "d_k": 32, "row": 6, "column": 6}).alerts() == ""


def test_the_message_goes_when_all_is_reset(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(link="#temperature=0")
    simulator.field("reset").click()
    assert simulator.alerts() == ""
