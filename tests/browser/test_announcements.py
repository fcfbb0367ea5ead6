"""The status region says a change once, when it has settled."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES

LISTEN = """() => {
    globalThis.heard = [];
    const region = document.querySelector("[data-status]");
    const hear = () => heard.push(region.textContent);
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
}"""
QUIET = 1500
"""Longer than a page waits before it speaks (milliseconds)."""


def heard(simulator: Simulator) -> list[str]:
    """All that was said since listening began."""
    simulator.page.wait_for_timeout(QUIET)
    said: list[str] = simulator.page.evaluate("globalThis.heard")
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slider_that_moved_many_steps_is_said_once(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language)
    simulator.page.evaluate(LISTEN)
    simulator.field("temperature").focus()
    for _ in range(12):
        simulator.page.keyboard.press("ArrowRight")
    said = heard(simulator)
    assert len(said) == 1
    assert said[0].startswith(f"{simulator.say('name.temperature')}: 1.12.")


def test_a_slider_that_is_dragged_is_said_once(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.evaluate(LISTEN)
    simulator.field("heads").scroll_into_view_if_needed()
    box = simulator.field("heads").bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    simulator.page.mouse.move(box["x"] + box["width"] / 2, middle)
    simulator.page.mouse.down()
    simulator.page.mouse.move(box["x"] + box["width"] - 2, middle, steps=10)
    simulator.page.mouse.up()
    assert [said.split(".")[0] for said in heard(simulator)] == [f"{simulator.say('name.heads')}: 8"]


def test_other_live_regions_keep_still_while_a_slider_moves(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.evaluate(LISTEN.replace("[data-status]", "[role=alert]"))
    simulator.field("temperature").press("End")
    assert heard(simulator) == []


def test_a_row_that_is_asked_for_is_said_at_once_and_once(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.evaluate(LISTEN)
    simulator.cell(1, 1).press("r")
    expect(simulator.page.locator("[data-status]")).not_to_be_empty()
    assert len(heard(simulator)) == 1
