"""The previews of terms, and the BibTeX that can be copied."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import violations
from tests.browser.test_sheets import REFUSE
from tests.browser.words import path_of, say

TERM = "main a.term"
PLACES = """() => [...document.querySelectorAll("main a.term")].filter(term => term.checkVisibility()).map(term => {
    term.focus();
    const [at, box] = [term.getClientRects()[0], document.getElementById("preview").getBoundingClientRect()];
    return {
        term: term.textContent,
        is_whole: box.left >= 0 && box.right <= document.documentElement.clientWidth,
        is_near: Math.min(Math.abs(box.top - at.bottom), Math.abs(at.top - box.bottom)) < 8
            && box.left <= Math.max(at.left, 6) && box.right >= at.left,
    };
})"""


def guide(open_page: OpenPage, site: Path, **context: Any) -> Page:
    page = open_page(**context)
    page.goto((site / path_of("guide", "en")).as_uri())
    return page


def test_a_term_that_has_the_focus_shows_its_definition_until_escape(open_page: OpenPage, site: Path) -> None:
    page = guide(open_page, site, color_scheme="dark")
    term, preview = page.locator(TERM).first, page.get_by_role("tooltip")
    # Only a focus that came by keyboard asks for a preview.
    page.keyboard.press("Tab")
    term.focus()
    expect(preview).to_be_visible()
    expect(term).to_have_accessible_description(preview.inner_text().replace("\n", " "))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(preview).to_be_hidden()
    expect(term).to_be_focused()
    expect(term).not_to_have_attribute("aria-describedby", "preview")


def test_a_preview_stays_while_the_pointer_is_on_it(open_page: OpenPage, site: Path) -> None:
    page = guide(open_page, site)
    preview = page.get_by_role("tooltip")
    page.locator(TERM).first.hover()
    expect(preview).to_be_visible()
    preview.hover()
    page.wait_for_timeout(400)
    expect(preview).to_be_visible()
    page.get_by_role("heading", level=1).hover()
    expect(preview).to_be_hidden()


@pytest.mark.parametrize("width", [1280, 1000, 360])
@pytest.mark.parametrize("kind", ["article", "exercises"])
def test_a_preview_lies_at_its_term_and_whole_in_the_window(
    open_page: OpenPage, site: Path, kind: str, width: int
) -> None:
    page = open_page(viewport={"width": width, "height": 800})
    page.goto((site / path_of(kind, "en")).as_uri())
    for note in page.locator(".footnote-ref").all():
        note.click()
    page.keyboard.press("Tab")
    page.locator(TERM).first.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    seen = page.evaluate(PLACES)
    assert len(seen) > 2
    assert [each for each in seen if not each["is_whole"] or not each["is_near"]] == []
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_preview_that_grows_goes_on_leaving_its_term_free(open_page: OpenPage, site: Path) -> None:
    """As it does when the letters of its formulas come after it."""
    page = guide(open_page, site, viewport={"width": 1280, "height": 800})
    page.keyboard.press("Tab")
    term = page.locator(TERM).last
    term.evaluate("term => term.scrollIntoView({ block: 'end' })")
    term.focus()
    preview = page.get_by_role("tooltip")
    expect(preview).to_be_visible()
    preview.evaluate("preview => { preview.style.fontSize = '30px'; }")
    page.wait_for_function(
        "() => document.getElementById('preview').getBoundingClientRect().bottom"
        " <= document.activeElement.getBoundingClientRect().top"
    )


def test_a_touch_on_a_term_leads_to_the_glossary(open_page: OpenPage, site: Path) -> None:
    page = guide(open_page, site, has_touch=True, viewport={"width": 360, "height": 740})
    key = (page.locator(TERM).first.get_attribute("href") or "").split("#")[1]
    page.locator(TERM).first.tap()
    page.wait_for_url(f"**/{Path(path_of('glossary', 'en')).name}#{key}")
    expect(page.locator(f"[id='{key}']")).to_be_in_viewport()


def test_a_clipboard_that_refuses_leaves_the_bibtex_selected(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("references", "es")).as_uri())
    page.evaluate(REFUSE)
    entry = page.locator("[data-bibtex]").last
    entry.locator("summary").click()
    entry.get_by_role("button").click()
    expect(entry.get_by_role("status")).to_have_text(say("es", "references.shown"))
    field = entry.get_by_role("textbox")
    expect(field).to_be_focused()
    assert page.evaluate("getSelection().toString()") == field.input_value()


def test_a_citation_leads_to_its_work_and_the_work_back_to_it(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("how-it-was-made", "en")).as_uri())
    page.locator("a.citation").first.click()
    work = page.locator("li:target")
    expect(work).to_be_in_viewport()
    work.locator(".cited-by a").first.click()
    expect(page.locator("a.citation:target")).to_be_in_viewport()
