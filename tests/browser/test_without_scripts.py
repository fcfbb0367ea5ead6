"""Without scripts the start state stands in the HTML, and nothing is offered that cannot move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator
from tests.browser.goldens import SHIPPED, START
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES

DEAD = "main :is(button, input, textarea, select), header button"


@pytest.fixture(params=LANGUAGES)
def still(open_simulator: OpenSimulator, request: pytest.FixtureRequest) -> Simulator:
    """The simulator where scripts are off."""
    return open_simulator(request.param, java_script_enabled=False)


def test_the_table_carries_torchs_numbers(still: Simulator) -> None:
    expect(still.table).to_be_visible()
    assert START.apart(still.matrix) < SHIPPED


def test_the_tables_cells_have_their_colours(still: Simulator) -> None:
    colours = still.table.locator("td[data-value]").evaluate_all(
        "all => all.map(c => getComputedStyle(c).backgroundColor)"
    )
    assert len(set(colours)) > 20
    assert "rgba(0, 0, 0, 0)" not in colours


def test_there_is_one_map_and_no_name_runs_into_the_next(still: Simulator) -> None:
    expect(still.page.locator("main .matrix-picture")).to_have_count(0)
    names = still.table.locator("thead bdi").evaluate_all("all => all.map(name => getComputedStyle(name).transform)")
    assert all(transform != "none" for transform in names)


def test_formula_and_explanation_are_shown(still: Simulator) -> None:
    expect(still.page.locator(".katex-display").first).to_be_visible()
    expect(still.page.get_by_role("main").get_by_role("heading", level=2).last).to_be_visible()


def test_the_page_says_why_nothing_moves(still: Simulator) -> None:
    notice = still.page.locator("main noscript > p")
    expect(notice).to_be_visible()
    expect(notice).to_have_text(still.say("figure.no_scripts"))


def test_no_control_is_offered(still: Simulator) -> None:
    seen = still.page.locator(DEAD).filter(visible=True)
    assert seen.evaluate_all("all => all.map(control => control.outerHTML.slice(0, 80))") == []


def test_the_language_switch_still_leads_to_the_twin(still: Simulator) -> None:
    other = "en" if still.language == "es" else "es"
    still.page.locator(f"a[hreflang={other}]").click()
    expect(still.page.locator("html")).to_have_attribute("lang", other)


def test_the_row_panel_says_what_each_key_receives(still: Simulator) -> None:
    heading = still.page.get_by_role("heading", name=still.say("figure.row_none"))
    expect(heading).to_be_visible()
