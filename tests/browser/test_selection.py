"""Click selects, click again or Esc or Reset undoes; what is selected is told beside the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator, ShowSimulator
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES, PERCENT

SPACES = re.compile(r"\s+")


def bars(simulator: Simulator) -> list[float]:
    """The percentages beside the bars, as shares."""
    texts = simulator.page.locator("[data-row] li").all_inner_texts()
    return [float(re.findall(r"([\d.]+)\s*%", text)[-1]) / 100 for text in texts]


def selected(simulator: Simulator) -> list[str]:
    """The names of what is marked as selected in the matrix."""
    return simulator.table.locator("[aria-selected=true]").all_text_contents()


def test_a_click_on_a_rows_name_selects_the_row(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.row_header(1).click()
    assert (selected(simulator), simulator.state) == (["gato"], "row=1")


def test_a_click_on_a_cell_selects_the_cell(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.cell(1, 2).click()
    expect(simulator.cell(1, 2)).to_have_attribute("aria-selected", "true")
    assert (len(selected(simulator)), simulator.state) == (1, "row=1&column=2")


def test_a_click_works_when_bokeh_has_drawn(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator().settle()
    simulator.cell(3, 4).click()
    assert simulator.state == "row=3&column=4"


@pytest.mark.parametrize("undo", ["click", "Escape", "reset"])
@pytest.mark.parametrize("column", [None, 2])
def test_a_selection_is_undone(show_simulator: ShowSimulator, undo: str, column: int | None) -> None:
    simulator = show_simulator()
    place = simulator.row_header(1) if column is None else simulator.cell(1, column)
    place.click()
    if undo == "click":
        place.click()
    elif undo == "reset":
        simulator.field("reset").click()
    else:
        simulator.page.keyboard.press("Escape")
    assert (selected(simulator), simulator.state) == ([], "")


def test_esc_in_the_phrase_field_leaves_the_selection(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"row": 1})
    simulator.field("text").press("Escape")
    assert selected(simulator) == ["gato"]


def test_another_phrase_drops_the_selection(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"row": 6})
    simulator.compute("uno dos")
    assert (selected(simulator), simulator.state) == ([], "text=uno%20dos")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_row_panel_names_the_query_and_shows_its_numbers(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language)
    simulator.set("row", 1)
    heading = simulator.say("figure.row_of", query="gato")
    expect(simulator.page.get_by_role("region", name=heading, exact=True)).to_be_visible()
    assert bars(simulator) == pytest.approx(simulator.matrix[1], abs=0.0006)


def test_the_row_panel_follows_the_temperature(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"row": 1})
    simulator.set("temperature", 0.3)
    assert bars(simulator) == pytest.approx(simulator.matrix[1], abs=0.0006)


def test_without_a_selection_the_panel_shows_what_each_key_receives(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    received = [sum(column) / 7 for column in zip(*simulator.matrix, strict=True)]
    assert bars(simulator) == pytest.approx(received, abs=0.0006)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_cell_is_worked_out_step_by_step(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, state={"row": 1, "column": 2, "temperature": 2})
    steps = simulator.page.locator("[data-cell] dd").all_inner_texts()
    score, divided, scaled = (float(step.replace("−", "-")) for step in steps[:3])
    assert divided == pytest.approx(score / 8**0.5, abs=2e-3)
    assert scaled == pytest.approx(divided / 2, abs=2e-3)
    assert float(steps[3].split("=")[0]) == pytest.approx(simulator.matrix[1][2], abs=6e-5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settled", [False, True])
def test_the_tooltip_says_query_key_head_weight_and_score(
    open_simulator: OpenSimulator, language: str, settled: bool
) -> None:
    simulator = open_simulator(language, state={"head": 2, "row": 1, "column": 3})
    if settled:
        simulator.settle()
    simulator.cell(1, 3).hover()
    score = simulator.page.locator("[data-cell] dd").first.inner_text()
    said = simulator.say("figure.cell_title", query="gato", key="sienta") + simulator.say(
        "said.tip", head=simulator.head_in_words(2), weight=f"{simulator.matrix[1][3]:.4f}", score=score
    )
    expect(simulator.page.locator("[data-tooltip]")).to_have_text(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tooltip_of_a_masked_cell_says_so(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, state={"causal": 1})
    simulator.cell(0, 3).hover()
    masked = simulator.say("said.tip_masked", head=simulator.head_in_words(0), score="X").split("X")[0].strip()
    expect(simulator.page.locator("[data-tooltip]")).to_contain_text(masked)


def test_the_tooltip_goes_with_the_pointer_and_with_esc(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    tooltip = simulator.page.locator("[data-tooltip]")
    simulator.cell(1, 3).hover()
    expect(tooltip).to_be_visible()
    simulator.page.keyboard.press("Escape")
    expect(tooltip).to_be_hidden()
    simulator.cell(2, 3).hover()
    simulator.page.mouse.move(0, 0)
    expect(tooltip).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_is_said_in_the_status_line(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language)
    simulator.cell(1, 2).click()
    percent = f"{100 * simulator.matrix[1][2]:.1f}{PERCENT[language]}"
    said = simulator.say("said.cell_chosen", query="gato", key="se", percent=percent)
    expect(simulator.page.get_by_role("status").filter(has_text=said)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turned_control_is_said_in_the_status_line(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language)
    simulator.set("temperature", 2)
    said = f"{simulator.say('name.temperature')}: 2"
    expect(simulator.page.get_by_role("status").filter(has_text=said)).to_be_visible()
