"""A screen reader is told the language of each word of the phrase: it changes its voice for it (WCAG 3.1.2)."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage, ShowSimulator
from tests.browser.laboratory import Laboratory
from tests.browser.pages import PATIENCE
from tests.browser.simulator import fragment
from tests.browser.words import LANGUAGES, path_of

# The languages of all tokens that are in sight; an SVG that is one picture has a name of its own.
SPOKEN = """() => [...new Set([...document.querySelectorAll("[data-explorer] bdi, [data-overview] bdi")]
    .filter(word => word.checkVisibility()).map(word => word.closest("[lang]").lang || "unknown"))].join()"""
IN_MARKUP = """main => [...new Set([...main.querySelectorAll("[data-explorer] bdi")].map(word => word.lang))]"""
# Of what stands in a table's headers as a word of the phrase, and of the phrase itself.
OF_CODE = """() => [...new Set([...document.querySelectorAll("[data-step] :is(th.query, th.key), [data-said-phrase]")]
    .map(place => (place.querySelector("bdi") ?? place).closest("[lang]").lang || "unknown"))].join()"""
OPTIONS = """list => [...list.options].map(option => [option.label, option.closest("[lang]").lang])"""
WORDS: dict[str, tuple[dict[str, object], str]] = {
    "a preset in Spanish": ({"preset": "gato"}, "es"),
    "a preset in English": ({"preset": "ingles"}, "en"),
    "a phrase of one's own": ({"text": "der Hund schläft nicht"}, "unknown"),
}


def hears_only(page: Page, lang: str) -> None:
    """Sentences about the phrase follow it when it has settled."""
    page.wait_for_function(f"lang => ({SPOKEN})() === lang", arg=lang, timeout=PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", WORDS)
def test_every_token_of_the_simulator_is_in_its_language(
    show_simulator: ShowSimulator, language: str, words: str
) -> None:
    state, lang = WORDS[words]
    simulator = show_simulator(language, state={"row": 1, "column": 3, "view": "unfold", **state})
    simulator.page.locator("[data-unfold-output] summary").click()
    hears_only(simulator.page, lang)


@pytest.mark.parametrize("name", ["simulator", "exercises", "laboratory"])
def test_the_first_tokens_are_in_their_language_without_scripts(open_page: OpenPage, site: Path, name: str) -> None:
    page = open_page(java_script_enabled=False)
    page.goto((site / path_of(name, "en")).as_uri())
    assert page.locator("main").evaluate(IN_MARKUP) == ["en" if name == "laboratory" else "es"]


@pytest.mark.parametrize("words", WORDS)
def test_every_token_of_the_code_page_is_in_its_language(open_page: OpenPage, site: Path, words: str) -> None:
    state, lang = WORDS[words]
    page = open_page()
    page.goto(f"{(site / path_of('code', 'en')).as_uri()}{fragment(state)}")
    page.wait_for_function(f"lang => ({OF_CODE})() === lang", arg=lang, timeout=PATIENCE)


def test_the_first_tokens_of_the_code_page_are_in_their_language_without_scripts(
    open_page: OpenPage, site: Path
) -> None:
    page = open_page(java_script_enabled=False)
    page.goto((site / path_of("code", "en")).as_uri())
    assert page.evaluate(OF_CODE) == "es"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("sentence", "lang"), [("tired", "en"), ("cansado", "es")])
def test_every_token_of_the_laboratory_is_in_the_language_of_its_sentence(
    open_page: OpenPage, site: Path, language: str, sentence: str, lang: str
) -> None:
    page = open_page()
    laboratory = Laboratory(page, language).open(site, f"#sentence={sentence}")
    assert laboratory.sentence.input_value() == sentence
    hears_only(page, lang)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles_of_sentences_are_in_the_language_of_the_page(
    open_page: OpenPage, site: Path, language: str
) -> None:
    laboratory = Laboratory(open_page(), language).open(site, "")
    spoken = laboratory.sentence.evaluate(OPTIONS)
    assert len(spoken) > 10
    assert [title for title, lang in spoken if lang != language] == []
