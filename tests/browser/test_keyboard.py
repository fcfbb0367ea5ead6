"""Everything by keyboard alone: one way through the page, one stop in the matrix, a focus that can be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenSimulator
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES

LONGEST_WAY = 150
"""More stops than this are a trap."""
NAMELESS = re.compile(r"- (?:link|button|checkbox|slider|textbox|tab|combobox|spinbutton)(?! \")\b.*")
STOP = """() => {
    const at = document.activeElement, style = getComputedStyle(at);
    const box = at.getClientRects()[0] ?? at.getBoundingClientRect();
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const top = document.elementFromPoint(x, y);
    return [
        at === document.body ? "" : at.tagName.toLowerCase() + (at.id && "#" + at.id) + (at.name ? `[${at.name}]` : ""),
        style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
        Boolean(at.closest("[aria-hidden=true], [hidden]")),
        Boolean(at.closest("table[data-matrix]")),
        Boolean(top) && (at.contains(top) || top.contains(at) && top.matches("label, label *")),
    ];
}"""
# A walk that has not left the page by then is taken for one that never does.
MOST_STOPS = 120
MOVES = [
    ("ArrowRight", (0, 1)),
    ("ArrowDown", (1, 0)),
    ("ArrowLeft", (0, 0)),
    ("ArrowUp", (0, 0)),
    ("End", (0, 6)),
    ("Control+End", (6, 6)),
    ("ArrowDown ArrowRight Home", (1, 0)),
    ("Control+End ArrowRight ArrowDown", (6, 6)),
    ("Control+End Control+Home", (0, 0)),
]


@dataclass(frozen=True)
class Stop:
    """Where Tab has led, and what is to be seen of it; without a name it has left the page."""

    name: str
    outlined: bool
    concealed: bool
    in_matrix: bool
    uncovered: bool


def walk(page: Page) -> list[Stop]:
    """Every stop of Tab from the top of the page to its end."""
    stops: list[Stop] = []
    while len(stops) < MOST_STOPS:
        page.keyboard.press("Tab")
        stop = Stop(*page.evaluate(STOP))
        if not stop.name:
            break
        stops.append(stop)
    return stops


@pytest.fixture(scope="module")
def stops(chromium: Browser, site: Path) -> Iterator[list[Stop]]:
    """The way of Tab through the settled page, gone once."""
    page = chromium.new_page()
    yield walk(Simulator(page, "es").open(site, "").settle().page)
    page.close()


def in_grid(simulator: Simulator) -> tuple[int, int]:
    """Query and key of the cell that has the focus."""
    data = simulator.page.evaluate("() => ({...document.activeElement.dataset})")
    return int(data["query"]), int(data["key"])


def test_tab_meets_the_skip_link_first_and_ends(stops: list[Stop]) -> None:
    assert stops[0].name == "a"
    assert 20 < len(stops) < MOST_STOPS


def test_tab_goes_through_the_controls_in_the_order_of_the_formula(stops: list[Stop]) -> None:
    order = ["textarea#text[text]", "button[compute]", "input#heads[heads]", "input#d_k[d_k]", "input#seed[seed]"]
    order += ["input[divide]", "input#temperature[temperature]", "input[causal]", "input[values]", "button[reset]"]
    names = [stop.name for stop in stops]
    assert [name for name in names if name in order] == order


def test_matrix_and_head_tabs_are_one_stop_each(stops: list[Stop]) -> None:
    assert sum(stop.in_matrix for stop in stops) == 1
    assert sum(stop.name.startswith("button#head-") for stop in stops) == 1


def test_tab_never_leads_into_what_is_hidden_from_a_screen_reader(stops: list[Stop]) -> None:
    assert [stop.name for stop in stops if stop.concealed] == []


def test_the_focus_is_seen_at_every_stop(stops: list[Stop]) -> None:
    assert [stop.name for stop in stops if not stop.outlined] == []


@pytest.mark.parametrize("width", [1280, 360])
def test_nothing_covers_what_has_the_focus(open_simulator: OpenSimulator, width: int) -> None:
    page = open_simulator(viewport={"width": width, "height": 740}).settle().page
    assert [stop.name for stop in walk(page) if not stop.uncovered] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_has_a_name(open_simulator: OpenSimulator, language: str) -> None:
    snapshot = open_simulator(language, state={"row": 1, "column": 2}).settle().page.locator("body").aria_snapshot()
    assert NAMELESS.findall(snapshot) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_controls_are_found_by_their_words(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language)
    for role, names in (
        ("slider", ("heads", "d_k", "temperature", "threshold")),
        ("checkbox", ("positional", "divide", "causal", "values", "arcs")),
        ("button", ("new_weights", "reset", "share")),
    ):
        for name in names:
            label = simulator.say(f"control.{name}")
            expect(simulator.page.get_by_role(role, name=re.compile(f"^{label}"))).to_have_count(1)  # type: ignore[arg-type]


def test_keys_move_the_focus_in_the_matrix(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    for keys, place in MOVES:
        simulator.cell(0, 0).focus()
        for key in keys.split():
            simulator.page.keyboard.press(key)
        assert in_grid(simulator) == place, keys


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_selects_the_cell_and_the_same_key_lets_it_go(open_simulator: OpenSimulator, key: str) -> None:
    simulator = open_simulator()
    simulator.cell(0, 0).focus()
    simulator.page.keyboard.press("ArrowDown")
    simulator.page.keyboard.press(key)
    assert simulator.state == "row=1&column=0"
    simulator.page.keyboard.press(key)
    assert simulator.state == ""


def test_esc_lets_go_and_keeps_the_focus_in_the_matrix(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.cell(2, 3).press("Enter")
    simulator.page.keyboard.press("Escape")
    assert (simulator.state, in_grid(simulator)) == ("", (2, 3))


def test_the_stop_in_the_matrix_stays_where_the_reader_was(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.cell(0, 0).focus()
    simulator.page.keyboard.press("Control+End")
    simulator.page.keyboard.press("Shift+Tab")
    simulator.page.keyboard.press("Tab")
    assert in_grid(simulator) == (6, 6)


def test_the_focus_in_the_matrix_outlives_a_change(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.cell(2, 3).focus()
    simulator.page.evaluate("location.hash = '#temperature=2'")
    expect(simulator.table).not_to_have_attribute("data-revision", "1")
    assert in_grid(simulator) == (2, 3)


def test_keys_move_along_the_head_tabs(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    at = 0
    for key, head in (("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 3), ("Home", 0), ("End", 3)):
        simulator.tab(at).press(key)
        expect(simulator.tab(head)).to_be_focused()
        expect(simulator.tab(head)).to_have_attribute("aria-selected", "true")
        at = head


def test_the_panel_is_named_by_its_head(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.set("head", 2)
    expect(simulator.page.get_by_role("tabpanel", name="H2")).to_be_visible()


def test_keys_turn_the_temperature(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    for key, temperature in (("ArrowRight", 1.01), ("Home", 0.1), ("End", 5)):
        simulator.field("temperature").press(key)
        assert simulator.state == f"temperature={temperature}"


def test_arrows_step_the_exact_temperature(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"temperature": 2})
    for key, temperature in (("ArrowUp", 2.1), ("ArrowDown", 2), ("ArrowDown", 1.9)):
        simulator.exact("temperature").press(key)
        assert simulator.state == f"temperature={temperature}"


def test_space_turns_a_switch(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.field("causal").press("Space")
    assert simulator.state == "causal=1"
