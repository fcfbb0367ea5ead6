"""The matrix as a grid of WAI-ARIA: its names, its size, its letters, its list of keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator, ShowSimulator
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES

LETTERS = "MRU?"


def at(simulator: Simulator) -> tuple[int, int]:
    """Query and key of the cell that has the focus."""
    data = simulator.page.evaluate("() => ({...document.activeElement.dataset})")
    return int(data["query"]), int(data["key"])


def status(simulator: Simulator) -> str:
    """What the status region says."""
    return simulator.page.locator("[data-status]").inner_text().strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_grid_is_named_sized_and_described_by_the_overview(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, state={"head": 2})
    grid = simulator.page.get_by_role(
        "grid", name=simulator.say("figure.matrix", head=simulator.head_in_words(2)), exact=True
    )
    expect(grid).to_have_attribute("aria-rowcount", "8")
    expect(grid).to_have_attribute("aria-colcount", "8")
    overview = simulator.page.locator("[data-overview]")
    expect(overview).to_contain_text("alfombra")
    expect(grid).to_have_accessible_description(f"{overview.inner_text()} {simulator.say('keys.hint')}")


def test_the_overview_stands_before_the_matrix(show_simulator: ShowSimulator) -> None:
    order = "table => table.compareDocumentPosition(document.querySelector('[data-overview]'))"
    assert show_simulator().table.evaluate(order) & 2


def test_rows_and_columns_are_named_by_their_tokens(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"text": "el gato </script>"})
    for role in ("rowheader", "columnheader"):
        for name in ("el", "gato", "<", "/", "script", ">"):
            expect(simulator.table.get_by_role(role, name=name, exact=True)).to_have_count(1)


def test_a_cell_is_read_as_a_number_with_its_nought(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"row": 1, "column": 3})
    row = simulator.table.get_by_role("row").nth(2).aria_snapshot()
    assert f'gridcell "{simulator.matrix[1][3]:.2f}" [selected]' in row
    assert 'rowheader "gato"' in row


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_masked_cell_is_read_as_masked(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, state={"causal": 1})
    expect(simulator.cell(0, 3)).to_have_accessible_name(simulator.say("figure.masked"))
    simulator.set("causal", False)
    expect(simulator.cell(0, 3)).to_have_accessible_name(f"{simulator.matrix[0][3]:.2f}")


def test_what_can_be_selected_says_whether_it_is(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"row": 1, "column": 3})
    said = simulator.table.locator("tbody :is(td, th)").evaluate_all("all => all.map(each => each.ariaSelected)")
    assert (said.count("true"), said.count("false")) == (1, 7 * 8 - 1)


def test_the_size_follows_the_phrase(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.compute("uno dos")
    expect(simulator.table).to_have_attribute("aria-colcount", "3")


@pytest.mark.parametrize("state", [{}, {"causal": 1}])
@pytest.mark.parametrize("row", [0, 3])
def test_m_leads_to_the_largest_weight_of_the_row(
    show_simulator: ShowSimulator, state: dict[str, object], row: int
) -> None:
    simulator = show_simulator(state=state)
    simulator.cell(row, 6).press("m")
    weights = simulator.matrix[row]
    assert at(simulator) == (row, weights.index(max(weights)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_r_says_the_row_and_stays(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, state={"head": 2})
    simulator.cell(1, 4).press("R")
    weights = simulator.matrix[1]
    second, first = sorted(range(len(weights)), key=weights.__getitem__)[-2:]
    words = {"key": simulator.tokens[1][first], "next": simulator.tokens[1][second]}
    percent = round(100 * weights[first])
    said = simulator.say("said.row_read_close", query="gato", **words, percent=percent, entropy="E", limit="2.8")
    assert re.fullmatch(re.escape(said).replace("E", r"\d\.\d"), status(simulator))
    assert (at(simulator), simulator.state) == ((1, 4), "head=2")


def test_r_again_is_news_again(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.cell(1, 4).press("r")
    region = simulator.page.locator("[data-status]")
    first = region.text_content() or ""
    simulator.page.keyboard.press("r")
    second = region.text_content() or ""
    assert first != second
    assert first.strip() == second.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_r_says_of_a_row_that_sees_one_key_that_it_does(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language, state={"causal": 1})
    simulator.cell(0, 0).press("r")
    assert status(simulator) == simulator.say("said.row_read_alone", query="el", key="el")


def test_u_unfolds_the_cell_and_esc_leads_back(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.cell(1, 4).press("u")
    assert simulator.state == "row=1&column=4&view=unfold"
    expect(simulator.page.locator("[data-unfold]")).to_be_focused()
    simulator.page.keyboard.press("Escape")
    assert at(simulator) == (1, 4)


@pytest.mark.parametrize(("key", "row"), [("PageDown", 5), ("PageDown PageDown", 6), ("PageDown PageUp", 0)])
def test_page_keys_pass_over_five_rows(show_simulator: ShowSimulator, key: str, row: int) -> None:
    simulator = show_simulator()
    simulator.cell(0, 2).focus()
    for each in key.split():
        simulator.page.keyboard.press(each)
    assert at(simulator) == (row, 2)


def test_shift_and_space_choose_the_row_and_let_it_go(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.cell(1, 4).press("Shift+Space")
    assert simulator.state == "row=1"
    simulator.page.keyboard.press("Shift+Space")
    assert simulator.state == ""


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta"])
def test_with_a_modifier_the_letters_do_nothing(show_simulator: ShowSimulator, modifier: str) -> None:
    simulator = show_simulator()
    simulator.cell(1, 4).focus()
    for letter in ("m", "u"):
        simulator.cell(1, 4).dispatch_event(
            "keydown", {"key": letter, f"{'ctrl' if modifier == 'Control' else modifier.lower()}Key": True}
        )
    assert (at(simulator), simulator.state) == ((1, 4), "")


@pytest.mark.parametrize("field", ["text", "seed"])
def test_no_letter_does_anything_while_typing(open_simulator: OpenSimulator, field: str) -> None:
    simulator = open_simulator(state={"row": 1})
    simulator.field(field).fill("")
    simulator.field(field).press_sequentially(LETTERS)
    simulator.field(field).press("Escape")
    assert simulator.field(field).input_value() == LETTERS
    assert simulator.state == "row=1"
    expect(simulator.page.get_by_role("dialog")).to_have_count(0)
    assert status(simulator) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by", ["?", "the button"])
def test_the_keys_are_listed_in_a_dialog(show_simulator: ShowSimulator, language: str, by: str) -> None:
    simulator = show_simulator(language, state={"row": 2})
    opener = (
        simulator.cell(1, 4) if by == "?" else simulator.page.get_by_role("button", name=simulator.say("keys.open"))
    )
    if by == "?":
        opener.press("?")
    else:
        opener.click()
    dialog = simulator.page.get_by_role("dialog", name=simulator.say("keys.title"), exact=True)
    for key in ("M", "R", "U", "?", "Esc"):
        expect(dialog.get_by_role("rowheader", name=key, exact=True)).to_be_visible()
    simulator.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
    assert simulator.state == "row=2"
