"""The article's moving parts: the worked example in the reader's hands, and notes that open where they are read."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import violations
from tests.browser.words import FIGURES, UI, path_of

START = ["0.6652", "0.2447", "0.0900"]
# What the names in the planes lie on: names, numbers of the axes, tips of arrows; or that they leave the frame.
COVERED = """example => [...example.querySelectorAll(".plane")].flatMap(plane => {
    const boxes = selector => [...plane.querySelectorAll(selector)].map(mark => {
        const { left, right, top, bottom, width } = mark.getBoundingClientRect();
        const [x, y] = [left + right, top + bottom].map(sum => sum / 2);
        const tip = { what: "a tip", left: x - 5, right: x + 5, top: y - 5, bottom: y + 5, width };
        return mark.matches(".grip") ? tip : { what: mark.textContent, left, right, top, bottom, width };
    }).filter(box => box.width);
    const names = boxes(":scope > g:not(.plane-grid) text");
    const others = [...boxes(".plane-grid text"), ...boxes(".arrow .grip"), ...names];
    const frame = plane.getBoundingClientRect();
    return names.flatMap(name => [
        ...others.filter(one => one !== name && name.left < one.right && one.left < name.right
            && name.top < one.bottom && one.top < name.bottom).map(one => `${name.what} on ${one.what}`),
        ...(name.left < frame.left || name.right > frame.right || name.top < frame.top || name.bottom > frame.bottom
            ? [`${name.what} beyond the frame`] : []),
    ]);
})"""
NAMES = """example => [...example.querySelectorAll(".plane > g:not(.plane-grid) text")].map(text =>
    [text.textContent, text.getAttribute("text-anchor"),
     ...["x", "y"].map(at => Math.round(Number(text.getAttribute(at)))), text.hasAttribute("display")].join(" "))"""
# What a reader sets, each from the start: where names once lay over one another.
CROWDED: tuple[dict[str, str], ...] = (
    {"value_0_0": "0", "value_0_1": "0"},
    {"q_0": "0", "q_1": "1"},
    {"score_1": "1.7"},
    {"second": "", "q_0": "0.5"},
    {"second": "", "q_0": "-2"},
    {"value_0_0": "1.15", "value_0_1": "0.85"},
    {"q_0": "0", "key_0_0": "0", "key_1_0": "0", "key_1_1": "0", "key_2_1": "0"},
    {
        "value_0_0": "3",
        "value_0_1": "3",
        "value_1_0": "3",
        "value_1_1": "3",
        "value_2_0": "3",
        "value_2_1": "3",
        "second": "",
    },
)


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
    title = example(article).locator("[data-title=table]")
    expect(title).to_have_text(FIGURES["worked-example"]["table"]["en"])
    assert (step(article, "weight"), example(article).evaluate(COVERED)) == (START, [])
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
    assert (step(article, "score"), example(article).evaluate(COVERED)) == (["1", "2", "0"], [])
    expect(title).to_have_text(FIGURES["worked-example"]["table_of"]["en"].format(head="H1"))
    assert step(article, "weight")[1] == START[0]
    expect(example(article).locator("[data-joined]")).to_contain_text("[1.4205, 0.5795] [0.5795, 1.4205]")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["es", "en"])
def test_no_name_in_a_plane_lies_on_anything(open_page: OpenPage, site: Path, language: str, width: int) -> None:
    page = open_page(viewport={"width": width, "height": 800})
    page.goto((site / path_of("article", language)).as_uri())
    example(page).scroll_into_view_if_needed()
    expect(example(page)).to_have_attribute("data-moves", "")
    assert example(page).evaluate(COVERED) == []
    for state in CROWDED:
        example(page).locator("button[name=reset]").click()
        for name, text in state.items():
            if name == "second":
                example(page).locator("input[name=second]").check()
                continue
            field(page, name).fill(text)
            field(page, name).press("Enter")
        assert (state, example(page).evaluate(COVERED)) == (state, [])


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_names_come_in_the_places_that_the_script_would_choose(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = open_page(viewport={"width": 1280, "height": 900})
    page.goto((site / path_of("article", language)).as_uri())
    example(page).scroll_into_view_if_needed()
    expect(example(page)).to_have_attribute("data-moves", "")
    first = example(page).evaluate(NAMES)
    field(page, "q_0").fill("1.41421")
    field(page, "q_0").press("Enter")
    assert step(page, "score")[0] == "2.0000"
    assert example(page).evaluate(NAMES) == first
    field(page, "value_0_0").fill("0")
    field(page, "value_0_0").press("Enter")
    assert example(page).evaluate(NAMES) != first
    example(page).locator("button[name=reset]").click()
    assert example(page).evaluate(NAMES) == first


def test_with_two_heads_each_bar_and_each_step_names_its_head(article: Page) -> None:
    texts, names = FIGURES["worked-example"], example(article).locator(".worked-head")
    titles = example(article).locator("[data-title]")
    alone = [texts[name]["en"] for name in ("step_compare", "step_share", "table")]
    expect(titles).to_have_text(alone)
    assert [name.is_visible() for name in names.all()] == [False] * 6
    example(article).locator("input[name=second]").check()
    for head in ("H1", "H0"):
        example(article).get_by_role("radio", name=head).check()
        expect(titles).to_have_text(
            [texts[f"{name}_of"]["en"].format(head=head) for name in ("step_compare", "step_share", "table")]
        )
    expect(names).to_have_text(["H0", "H1"] * 3)
    assert [name.is_visible() for name in names.all()] == [True] * 6
    example(article).locator("input[name=second]").uncheck()
    expect(titles).to_have_text(alone)
    expect(names.first).to_be_hidden()


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
