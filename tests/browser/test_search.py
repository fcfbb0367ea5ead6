"""Search on file://: opened by key or button, walked by arrows, in both languages, and honest when it cannot load."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import violations
from tests.browser.words import LANGUAGES, path_of, say

WORDS = {"es": "mascara caus", "en": "causal mas"}
ANCHORS = {"es": "#mascara-causal", "en": "#causal-masking"}


def search_on(page: Page, site: Path, language: str) -> Page:
    """The guide with its search opened by its key."""
    page.goto((site / path_of("guide", language)).as_uri())
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_is_found_and_gone_to_by_keyboard_alone(open_page: OpenPage, site: Path, language: str) -> None:
    page = search_on(open_page(), site, language)
    page.keyboard.type(WORDS[language])
    found = page.get_by_role("dialog").get_by_role("link")
    expect(found.first.locator("mark").first).to_be_visible()
    count = found.count()
    said = say(language, "search.one") if count == 1 else say(language, "search.many", count=count)
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(said)
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    expect(found.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.url.endswith(ANCHORS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_key_and_button_open_it_and_escape_gives_the_focus_back(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page(viewport={"width": 360, "height": 740})
    page.goto((site / path_of("simulator", language)).as_uri())
    page.locator("textarea[name=text]").press("/")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    tab = page.get_by_role("tab", selected=True)
    tab.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.press("Escape")
    expect(tab).to_be_focused()
    button = page.get_by_role("button", name=say(language, "search.open"), exact=True)
    button.click()
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("xyzzy")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(say(language, "search.none", text="xyzzy"))
    page.get_by_role("checkbox", name=say(language, "search.slash")).uncheck()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    page.keyboard.press("Control+k")
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_where_a_script_is_missing_it_says_so(open_page: OpenPage, site: Path) -> None:
    page = search_on(open_page(block="minisearch.js"), site, "es")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(say("es", "search.missing"))


def test_what_did_not_arrive_is_asked_for_again_with_the_dialog(open_page: OpenPage, site: Path) -> None:
    page = search_on(open_page(block="minisearch.js"), site, "es")
    status = page.get_by_role("dialog").get_by_role("status")
    expect(status).to_have_text(say("es", "search.missing"))
    page.unroute_all()
    page.keyboard.press("Escape")
    # The focus leaves a dialog a moment after that has closed.
    page.wait_for_function("() => document.activeElement === document.body")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type(WORDS["es"])
    expect(page.get_by_role("dialog").get_by_role("link").first).to_be_visible()
    expect(status).not_to_have_text(say("es", "search.missing"))


def test_what_was_asked_last_gives_way_to_what_is_typed_next(open_page: OpenPage, site: Path) -> None:
    page = search_on(open_page(), site, "en")
    page.keyboard.type("softmax")
    expect(page.get_by_role("dialog").get_by_role("link").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement === document.body")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("entropy")
    expect(page.get_by_role("searchbox")).to_have_value("entropy")


def test_without_scripts_it_is_not_offered(open_page: OpenPage, site: Path) -> None:
    page = open_page(java_script_enabled=False)
    page.goto((site / path_of("guide", "en")).as_uri())
    expect(page.get_by_role("button", name=say("en", "search.open"))).to_be_hidden()
