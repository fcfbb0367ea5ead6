"""What a page that is read has around its text: the contents follow the reader, the folds work by keyboard."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.words import LANGUAGES, SITE, path_of, say

PRESENT = "[data-contents] a[aria-current=location]"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_mark_the_section_that_is_read_and_stay_in_sight(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = open_page(viewport={"width": 1280, "height": 600}, reduced_motion="reduce")
    page.goto((site / path_of("guide", language)).as_uri())
    expect(page.locator(PRESENT)).to_have_count(0)
    links = page.get_by_role("navigation", name=say(language, "furniture.contents")).get_by_role("link")
    for at in (2, links.count() - 1, 0):
        links.nth(at).click()
        expect(links.nth(at)).to_have_attribute("aria-current", "location")
        expect(page.locator(PRESENT)).to_have_count(1)
        expect(links.nth(at)).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_contents_and_pages_fold(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page(**PHONE)
    page.goto((site / path_of("guide", language)).as_uri())
    contents = page.get_by_role("navigation", name=say(language, "furniture.contents"))
    expect(contents.get_by_role("link").first).to_be_hidden()
    contents.locator("summary").click()
    contents.get_by_role("link").nth(1).click()
    expect(contents.get_by_role("link").first).to_be_hidden()
    assert page.evaluate("() => document.querySelector(location.hash).getBoundingClientRect().top") < 100

    pages = page.get_by_role("navigation", name=say(language, "site.navigation"), exact=True)
    pages.locator("summary").press("Enter")
    expect(pages.get_by_role("link").first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(pages.get_by_role("link").first).to_be_hidden()
    expect(pages.locator("summary")).to_be_focused()


def test_without_scripts_the_folds_still_open(open_page: OpenPage, site: Path) -> None:
    page = open_page(java_script_enabled=False, **PHONE)
    page.goto((site / path_of("guide", "en")).as_uri())
    for name in ("site.navigation", "furniture.contents"):
        fold = page.get_by_role("navigation", name=say("en", name), exact=True)
        fold.locator("summary").click()
        expect(fold.get_by_role("link").first).to_be_visible()
        fold.locator("summary").click()


def test_a_chapter_prints_without_what_is_around_it(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("guide", "es")).as_uri())
    page.emulate_media(media="print")
    assert page.locator("header, nav, footer, dialog, button, .reading-time").filter(visible=True).count() == 0
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.pdf().startswith(b"%PDF")


def test_the_language_switch_stays_in_the_section(open_page: OpenPage, site: Path) -> None:
    page = open_page(viewport={"width": 1280, "height": 700})
    page.goto((site / path_of("article", "es")).as_uri())
    page.locator("[data-contents] a").nth(6).click()
    page.get_by_role("link", name="English").click()
    page.wait_for_url("**/en/article.html#*")
    same = "() => document.querySelectorAll('main :is(h2, h3)[id]')[6]"
    assert page.url.endswith("#" + page.evaluate(f"({same})().id"))
    page.wait_for_function(f"() => Math.abs(({same})().getBoundingClientRect().top - 16) < 2")


def test_the_language_switch_stays_at_a_figure(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("article", "en")).as_uri() + "#figure-who-may-look")
    page.get_by_role("link", name="Español").click()
    page.wait_for_url("**/es/articulo.html#figure-who-may-look")


def test_the_language_switch_leads_to_where_one_read_last(open_page: OpenPage, site: Path) -> None:
    """Not to the figure that the address still names, nor to the top of the page, where the switch is."""
    page = open_page(viewport={"width": 1280, "height": 700})
    page.goto((site / path_of("article", "en")).as_uri() + "#figure-who-may-look")
    page.locator("main h2").nth(3).evaluate("heading => heading.scrollIntoView()")
    page.wait_for_timeout(1300)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(1300)
    page.get_by_role("link", name="Español").click()
    page.wait_for_url("**/es/articulo.html#*")
    assert page.url.endswith("#" + page.evaluate("document.querySelectorAll('main :is(h2, h3)[id]')[3].id"))


def test_a_fragment_that_was_cut_within_a_letter_names_nothing(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / path_of("mathematics", "en")).as_uri() + "#%E0%A4%A")
    page.get_by_role("link", name="Español").click()
    page.wait_for_url("**/es/matematicas.html")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_caption_is_as_wide_as_the_text_at_most(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page(viewport={"width": 360, "height": 740})
    page.goto((site / path_of("mathematics", language)).as_uri())
    page.evaluate("for (const numbers of document.querySelectorAll('details')) numbers.open = true")
    widths = page.locator("main caption").evaluate_all("all => all.map(caption => caption.offsetWidth)")
    assert len(widths) > 5
    assert max(widths) <= 328


def test_both_languages_have_the_same_sections(site: Path) -> None:
    def levels(path: str) -> list[str]:
        main = (site / path).read_text(encoding="utf-8").split("<main")[1]
        return re.findall(r"<(h[23]) [^>]*\bid=", main)

    for name in SITE["pages"]:
        assert levels(path_of(name, "es")) == levels(path_of(name, "en")), name
