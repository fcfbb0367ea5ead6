"""The guide: its links open the simulator as they say, and its numbers are those that the simulator shows there."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, ShowSimulator
from tests.browser.simulator import Simulator
from tests.browser.test_accessibility import violations
from tests.browser.words import LANGUAGES, PERCENT, ROOT, path_of, say

LINK = re.compile(r"page:simulator#(\S*=[^)]*)\)")
NUMBER = re.compile(r"\{\{(mean_entropy|weight|share) ?([^}]*)\}\}")
TASKS = 13


def source(language: str) -> str:
    """The guide as it was written."""
    return (ROOT / f"content/pages/20-guide.{language}.md").read_text("utf-8")


def holds(simulator: Simulator, name: str, value: str) -> bool:
    """Whether the page shows this part of a state."""
    page = simulator.page
    if name in ("causal", "divide", "positional"):
        return simulator.field(name).is_checked() == (value == "1")
    if name in ("heads", "d_k", "temperature", "seed", "text"):
        return simulator.field(name).input_value() == value
    if name == "head":
        return simulator.tab(int(value)).get_attribute("aria-selected") == "true"
    if name == "preset":
        return page.locator(f"button[data-preset={value}]").get_attribute("aria-pressed") == "true"
    if name == "view":
        return simulator.state.endswith(f"view={value}")
    chosen = page.locator("table[data-matrix] [aria-selected=true]").get_attribute(
        "data-query" if name == "row" else "data-key"
    )
    return chosen == value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_opens_the_simulator_in_its_state(show_simulator: ShowSimulator, language: str) -> None:
    states = LINK.findall(source(language))
    assert len(states) > TASKS
    for state in states:
        simulator = show_simulator(language, link=f"#{state}")
        assert simulator.alerts() == ""
        assert (state, [part for part in parse_qsl(state) if not holds(simulator, *part)]) == (state, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_the_guide_is_the_simulator_s(
    open_page: OpenPage, show_simulator: ShowSimulator, site: Path, language: str
) -> None:
    page = open_page()
    page.goto((site / path_of("guide", language)).as_uri())
    text = page.get_by_role("main").inner_text()
    asked = sorted(set(NUMBER.findall(source(language))))
    assert len(asked) > TASKS
    simulators = (show_simulator(language, link=f"#{state_of(written)}") for _, written in asked)
    missing = [
        request
        for request, simulator in zip(asked, simulators, strict=True)
        if shown(simulator, PERCENT[language], *request) not in text
    ]
    assert missing == []


def state_of(written: str) -> str:
    """The state that a request names."""
    return "&".join(pair for pair in written.split() if not pair.startswith("digits"))


def shown(simulator: Simulator, sign: str, measure: str, written: str) -> str:
    """What the simulator shows where a text asks for a number, as the text sets it."""
    named = dict(pair.split("=") for pair in written.split())
    digits = int(named.get("digits", 2))
    if measure == "mean_entropy":
        return f"{simulator.metric('mean_entropy'):.{digits}f}"
    weight = simulator.matrix[int(named["row"])][int(named["column"])]
    return f"{weight:.{digits}f}" if measure == "weight" else f"{100 * weight:.1f}{sign}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_starts_the_tour(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page()
    page.goto((site / path_of("guide", language)).as_uri())
    page.locator("a[href$='#tour']").click()
    expect(page.get_by_role("region", name=say(language, "tour.label"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 1280])
def test_the_guide_is_accessible_and_fits(open_page: OpenPage, site: Path, language: str, width: int) -> None:
    page = open_page(viewport={"width": width, "height": 740})
    page.goto((site / path_of("guide", language)).as_uri())
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
