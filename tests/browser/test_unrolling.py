"""A long page opens at its top first; whoever jumps within it lands on the place."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.words import LANGUAGES, path_of

LAST = "[...document.querySelectorAll('main h2[id]')].at(-1)"
ROLLED = "document.documentElement.dataset.rolled !== undefined"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_jump_to_the_last_section_lands_on_its_heading(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 700})
    page.goto((site / path_of("mathematics", language)).as_uri())
    page.evaluate(f"document.querySelector('.contents a[href=\"#' + {LAST}.id + '\"]').click()")
    page.wait_for_function(f"() => Math.abs({LAST}.getBoundingClientRect().top - 16) < 2")


def test_a_page_is_whole_soon_and_keeps_no_trace_of_it(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("mathematics", "es")).as_uri())
    page.wait_for_function(f"() => !({ROLLED})")
    expect(page.locator("main > [style*='content-visibility']")).to_have_count(0)


def test_who_comes_with_an_anchor_gets_the_page_whole(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("mathematics", "es")).as_uri() + "#main")
    assert not page.evaluate(ROLLED)
