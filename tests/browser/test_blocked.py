"""A file that does not load takes nothing else with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator
from tests.browser.goldens import GOLDEN_CASES, SHIPPED, START
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES

BOKEH, TRACES = "bokeh.min.js", "gato.js"
EIGHT = next(golden for golden in GOLDEN_CASES if golden.state["heads"] == 8 and golden.state["d_k"] == 4)


def missing(simulator: Simulator) -> str:
    """What is said where Bokeh is missing, if it can be seen."""
    notice = simulator.page.locator("[data-bokeh-missing]")
    notice.wait_for()
    return notice.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_bokeh_the_page_says_so_and_shows_the_table(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language, block=BOKEH)
    assert missing(simulator) == simulator.say("said.bokeh_missing")
    assert START.apart(simulator.matrix) < SHIPPED
    expect(simulator.table).to_be_visible()


def test_without_bokeh_every_control_goes_on_working(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator("en", block=BOKEH)
    missing(simulator)
    for name, value in GOLDEN_CASES[5].state.items():
        simulator.set(name, value)
    assert GOLDEN_CASES[5].apart(simulator.matrix) < GOLDEN_CASES[5].tolerance


def test_without_bokeh_selection_row_and_bars_go_on_working(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(block=BOKEH)
    missing(simulator)
    simulator.cell(1, 2).click()
    expect(simulator.page.get_by_role("heading", name=simulator.say("figure.row_of", query="gato"))).to_be_visible()
    widths = simulator.page.locator("[data-row] li .bar > *").evaluate_all("all => all.map(bar => bar.offsetWidth)")
    assert widths.index(max(widths)) == simulator.matrix[1].index(max(simulator.matrix[1]))


def test_without_bokeh_the_curves_can_be_read_as_a_table(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(block=BOKEH)
    missing(simulator)
    simulator.page.get_by_text(simulator.say("figure.curves_table")).click()
    row = simulator.page.get_by_role("row", name="1.0").get_by_role("cell").first
    expect(row).to_have_text(f"{START.answer['mean_entropy'][0]:.3f}")


def test_without_bokeh_a_change_of_theme_and_size_goes_on_working(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(block=BOKEH)
    missing(simulator)
    simulator.field("theme").click()
    simulator.resize(500, 800)
    simulator.page.wait_for_timeout(300)
    expect(simulator.table).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_traces_the_pages_own_engine_serves(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language, block=TRACES)
    simulator.set("heads", 8)
    simulator.set("d_k", 4)
    assert EIGHT.apart(simulator.matrix) < SHIPPED
    source = simulator.say("figure.source_page", seed=2017)
    expect(simulator.page.locator(".source")).to_contain_text(source)


def test_with_the_traces_torchs_own_scores_are_shown(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.set("heads", 8)
    source = simulator.say("figure.source_build", seed=2017)
    expect(simulator.page.locator(".source")).to_contain_text(source)


def test_without_storage_the_theme_still_turns(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })")
    simulator.page.reload()
    simulator.field("theme").click()
    expect(simulator.page.locator("html")).to_have_attribute("data-theme", "dark")
