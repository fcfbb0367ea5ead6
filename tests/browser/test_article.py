"""The article's moving parts: the worked example in the reader's hands, and notes that open where they are read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import violations
from tests.browser.words import FIGURES, UI, path_of

START = ["0.6652", "0.2447", "0.0900"]
# The numbers of the axes that a name lies on.
COVERED = """example => [...example.querySelectorAll(".plane")].flatMap(plane => {
    const boxes = selector => [...plane.querySelectorAll(selector)].map(text => text.getBoundingClientRect());
    const names = boxes(":scope > g:not(.plane-grid) text").filter(box => box.width);
    return boxes(".plane-grid text").filter(one => names.some(name =>
        name.left < one.right && one.left < name.right && name.top < one.bottom && one.top < name.bottom));
}).length"""


@pytest.fixture
def article(open_page: OpenPage, site: Path) -> Page:
    page = open_page(viewport={"width": 1280, "height": 900})
    page.goto((site / path_of("article", "en")).as_uri())
    example(page).scroll_into_view_if_needed()
    expect(example(page)).to_have_attribute("data-moves", "")
    return page


def example(page: Page) -> Locator:
    return page.locator("[data-figure=worked-example]")


def step(page: Page, name: str) -> list[str]:
    """A line of the table, word by word."""
    return [text.strip() for text in example(page).locator(f"td[data-step={name}]").all_inner_texts()]


def field(page: Page, name: str) -> Locator:
    return example(page).locator(f"[data-exact={name}]")


def test_the_example_follows_fields_tips_scores_and_heads_and_comes_back(article: Page) -> None:
    title = example(article).locator("[data-table-title]")
    expect(title).to_have_text(FIGURES["worked-example"]["table_alone"]["en"])
    assert (step(article, "weight"), example(article).evaluate(COVERED)) == (START, 0)
    field(article, "q_0").fill("0")
    field(article, "q_1").fill("1,0")
    field(article, "q_1").press("Enter")
    assert step(article, "product") == ["0", "1", "1"]
    assert len(set(step(article, "weight")[1:])) == 1

    example(article).locator("[data-vector=key_1] .grip").hover()
    article.mouse.down()
    article.mouse.move(400, 500, steps=3)
    article.mouse.up()
    assert step(article, "product")[1] != "1"

    example(article).locator("input[name=score_0]").fill("3")
    assert step(article, "score")[0] == "3"
    expect(example(article).locator("[data-overridden]")).to_be_visible()
    example(article).locator("button[name=derive]").click()
    expect(example(article).locator("input[name=score_0]")).to_be_focused()
    assert step(article, "score")[0] == "0"

    example(article).locator("button[name=reset]").click()
    assert (step(article, "weight"), step(article, "output")) == (START, ["1.4205\n0.5795"])
    example(article).locator("input[name=second]").check()
    assert (step(article, "score"), example(article).evaluate(COVERED)) == (["1", "2", "0"], 0)
    expect(title).to_have_text(FIGURES["worked-example"]["table"]["en"].format(head="H1"))
    assert step(article, "weight")[1] == START[0]
    expect(example(article).locator("[data-joined]")).to_contain_text("[1.4205, 0.5795] [0.5795, 1.4205]")


def test_what_is_no_number_is_said_beside_its_field_and_changes_nothing(article: Page) -> None:
    for text in ("two", "9", ""):
        field(article, "key_1_0").fill(text)
        field(article, "key_1_0").press("Enter")
        expect(field(article, "key_1_0")).to_have_attribute("aria-invalid", "true")
        name = FIGURES["worked-example"]["name_key"]["en"].format(word="net", n=1)
        expect(example(article).get_by_role("alert")).to_contain_text(name)
        assert step(article, "weight") == START
    # One look for all: axe is dear.
    article.locator("a.footnote-ref").first.press("Enter")
    assert violations(article) == []
    field(article, "key_1_0").fill("0,5")
    field(article, "key_1_0").press("Enter")
    expect(example(article).get_by_role("alert")).to_have_count(0)
    assert step(article, "product")[1] == "0.7071"


def test_a_note_opens_in_place_and_leads_back_to_its_mark(article: Page) -> None:
    mark = article.get_by_role("button", name=UI["prose"]["note"]["en"].format(n=3))
    mark.press("Enter")
    note = article.get_by_role("note")
    expect(note).to_be_focused()
    expect(mark).to_have_attribute("aria-expanded", "true")
    assert note.evaluate("note => note.previousElementSibling.contains(document.querySelector('[aria-expanded=true]'))")
    article.keyboard.press("Escape")
    expect(mark).to_be_focused()
    expect(note).to_have_count(0)
    mark.click()
    note.get_by_role("button").click()
    expect(mark).to_be_focused()


def test_without_scripts_the_example_shows_its_numbers_and_no_dead_field(open_page: OpenPage, site: Path) -> None:
    page = open_page(java_script_enabled=False)
    page.goto((site / path_of("article", "es")).as_uri())
    assert step(page, "weight") == START
    assert example(page).locator(":is(input, button)").filter(visible=True).count() == 0
    expect(example(page).locator("svg.plane").first).to_be_visible()
