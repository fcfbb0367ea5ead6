"""A long page opens at its top first; whoever jumps within it lands on the place."""

from pathlib import Path

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.words import LANGUAGES, path_of

LAST = "[...document.querySelectorAll('main h2[id]')].at(-1)"
FORMULAS = "main.prose > p .katex"
LAID_OUT = "part => part.checkVisibility({ contentVisibilityAuto: true })"
ROLLED = "document.documentElement.dataset.rolled !== undefined"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_jump_to_the_last_section_lands_on_its_heading(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 700})
    page.goto((site / path_of("mathematics", language)).as_uri())
    page.evaluate(f"document.querySelector('.contents a[href=\"#' + {LAST}.id + '\"]').click()")
    page.wait_for_function(f"() => Math.abs({LAST}.getBoundingClientRect().top - 16) < 2")
    # The figure above has had its scripts, and has pushed nothing away.
    page.wait_for_selector("#figure-rotation[data-moves]", state="attached")
    assert abs(page.evaluate(f"{LAST}.getBoundingClientRect().top") - 16) < 2


def test_what_is_far_is_laid_out_when_it_comes_near_and_for_paper(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("mathematics", "es")).as_uri())
    formulas = page.locator(FORMULAS)
    # The first frame can come after the page has loaded.
    page.wait_for_function(f"() => ({LAID_OUT})(document.querySelector('{FORMULAS}'))")
    assert not formulas.last.evaluate(LAID_OUT)
    formulas.last.scroll_into_view_if_needed()
    page.wait_for_function(f"() => ({LAID_OUT})([...document.querySelectorAll('{FORMULAS}')].at(-1))")
    assert not formulas.evaluate_all(f"all => all.every({LAID_OUT})")
    page.emulate_media(media="print")
    # Not in the same frame.
    page.wait_for_function(f"() => [...document.querySelectorAll('{FORMULAS}')].every({LAID_OUT})")


def test_who_comes_with_an_anchor_gets_the_page_whole(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("mathematics", "es")).as_uri() + "#main")
    assert not page.evaluate(ROLLED)
