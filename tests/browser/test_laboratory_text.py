"""The laboratory's text: its links show what it tells, and its numbers are those of the page's own engine."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.words import LANGUAGES, path_of

TOPS = """(direction) => {
    document.documentElement.dir = direction;
    return [...document.querySelectorAll(".explanation > h2")].map((title) => {
      return [title, title.nextElementSibling].map((each) => each.getBoundingClientRect().top);
    });
}"""
PAIR = (("tired", "animal", "street"), ("wide", "street", "animal"))


def weights(page: Page) -> dict[str, float]:
    """The row that is shown, word → per cent; of a word that stands twice, the last."""
    rows = page.locator("[data-bars] li:not([hidden])").all()
    return {
        row.locator(".key").inner_text(): float(row.locator(".number").inner_text().rstrip("\u00a0%")) for row in rows
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_shows_why_it_goes_where(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page()
    page.goto((site / path_of("laboratory", language)).as_uri())
    table = page.locator(".explanation > table").inner_text()
    for last_word, winner, loser in PAIR:
        page.locator(f".explanation a.state[href$='sentence={last_word}']").click()
        expect(page.locator("[data-sentence-text]")).to_contain_text(last_word)
        expect(page.locator("[data-explorer]")).to_be_in_viewport()
        shown = weights(page)
        assert shown[winner] > shown[loser]
        assert {f"{shown[word]:.1f}" for word in (winner, loser)} <= set(table.split())
    page.locator(".explanation a.state[href*='weights=']").click()
    expect(page.locator("[data-head-edited]")).to_be_visible()
    assert weights(page)["animal"] > weights(page)["street"]
    expect(page.locator("[data-problems]")).to_be_empty()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_column_of_the_table_has_a_name_of_its_own(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page()
    page.goto((site / path_of("laboratory", language)).as_uri())
    names = page.locator(".explanation > table thead th").all_inner_texts()
    assert len(set(names)) == len(names) == 5


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_titles_that_hang_in_the_margin_are_level_with_their_text(
    open_page: OpenPage, site: Path, direction: str
) -> None:
    page = open_page()
    page.goto((site / path_of("laboratory", "es")).as_uri())
    tops = page.evaluate(TOPS, direction)
    assert len(tops) >= 3
    assert {round(title - text) for title, text in tops} == {0}


def test_a_failure_is_shown_as_it_is_told(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("laboratory", "es")).as_uri())
    page.locator(".verdict-list a", has_text="toda la tarde").click()
    expect(page.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-head", "1")
    shown = weights(page)
    assert max(shown, key=lambda word: shown[word]) == "vecina"
