"""The printed page carries the present state: matrix, row, settings in words, and the link as text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES

STATE: dict[str, object] = {
    "text": "¿uno, dos?", "heads": 2, "d_k": 12, "temperature": 0.5, "head": 1, "seed": 7,
    "row": 1, "causal": 1, "divide": 0, "positional": 1,
}  # fmt: skip


def on_paper(simulator: Simulator) -> Simulator:
    """The settled page as it would be printed."""
    simulator.settle().page.emulate_media(media="print")
    return simulator


@pytest.mark.parametrize("language", LANGUAGES)
def test_paper_says_every_setting(open_simulator: OpenSimulator, language: str) -> None:
    simulator = on_paper(open_simulator(language, state=STATE))
    on, off = simulator.say("said.on"), simulator.say("said.off")
    said = {
        "head": simulator.say("take.head_of", head="H1", heads=2),
        "d_k": "12",
        "temperature": "T = 0.5",
        "seed": "7",
    }
    said |= {"divide": off, "causal": on, "positional": on}
    lines = simulator.page.locator("[data-print] > div").all_inner_texts()
    for name, value in said.items():
        assert f"{simulator.say(f'name.{name}')}\n{value}" in lines
    assert f"{simulator.say('take.phrase')}\n¿uno, dos?" in lines


def test_paper_carries_the_link_as_text(open_simulator: OpenSimulator) -> None:
    simulator = on_paper(open_simulator(state=STATE))
    expect(simulator.page.get_by_text(simulator.page.url, exact=True)).to_be_visible()


def test_paper_carries_matrix_and_row(open_simulator: OpenSimulator) -> None:
    simulator = on_paper(open_simulator(state=STATE))
    expect(simulator.table).to_be_visible()
    expect(simulator.page.locator("[data-row]")).to_contain_text("uno")


def test_paper_follows_what_is_changed(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator().settle()
    simulator.set("temperature", 2)
    simulator.page.emulate_media(media="print")
    expect(simulator.page.locator("[data-print]")).to_contain_text("T = 2")
    expect(simulator.page.locator("[data-print]")).to_contain_text("#temperature=2")


def test_settings_in_words_are_for_paper_alone(open_simulator: OpenSimulator) -> None:
    expect(open_simulator().settle().page.locator("[data-print]")).to_be_hidden()


def test_what_cannot_be_pressed_on_paper_is_not_there(open_simulator: OpenSimulator) -> None:
    simulator = on_paper(open_simulator())
    for name in ("png", "print", "share", "keys"):
        expect(simulator.field(name)).to_be_hidden()
    for name in ("figure.arcs_deed", "figure.matrix_deed", "figure.row_none_deed", "all_heads.deed"):
        expect(simulator.page.get_by_text(simulator.say(name))).to_be_hidden()
    expect(simulator.page.get_by_text(simulator.say("figure.matrix_caption"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_asks_the_browser_to_print(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language)
    simulator.page.evaluate("() => { globalThis.asked = 0; window.print = () => globalThis.asked++; }")
    simulator.page.get_by_role("button", name=simulator.say("take.print"), exact=True).click()
    assert simulator.page.evaluate("globalThis.asked") == 1


def test_names_over_the_columns_are_slanted_on_paper_where_no_script_can_measure_them(
    open_simulator: OpenSimulator,
) -> None:
    simulator = open_simulator(state={"text": "la alfombra la"})
    slanted = re.compile("slanted")
    expect(simulator.table).not_to_have_class(slanted)
    simulator.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(simulator.table).to_have_class(slanted)
    simulator.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(simulator.table).not_to_have_class(slanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_goes_to_paper_alone_as_a_sum_to_be_done_with_its_answers(
    open_simulator: OpenSimulator, language: str
) -> None:
    simulator = open_simulator(language, state={"row": 1, "causal": 1}).settle()
    page = simulator.page
    page.get_by_role("button", name=simulator.say("pencil.open")).click()
    expect(page.get_by_role("dialog")).to_contain_text("gato")
    page.get_by_label(simulator.say("pencil.row"), exact=True).select_option("4")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    paper = page.locator("body > .paper")
    expect(paper.get_by_role("heading", level=1)).to_contain_text("en")
    expect(paper.locator("[data-pencil-table=blanks] tbody .blank")).to_have_count(3 * 5)
    expect(paper.locator("[data-pencil-table=answers] tfoot")).to_be_visible()
    expect(simulator.table).to_be_hidden()
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(paper).to_have_count(0)
