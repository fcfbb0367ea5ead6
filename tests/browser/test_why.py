"""Why a weight of the laboratory is what it is, and what the division does to its row. A page does much."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.laboratory import Laboratory
from tests.browser.test_accessibility import violations
from tests.browser.words import LANGUAGES, path_of


def seen(page: Page) -> list[str]:
    """What panel and gauge say to whoever reads them, whatever lies between the words."""
    texts: list[str] = []
    for panel in (page.locator("[data-why]"), page.locator("[data-gauge]")):
        # What is far from the window is not laid out, and what is not laid out has no text that is seen.
        panel.scroll_into_view_if_needed()
        expect(panel.locator("h2")).to_have_text(re.compile("."), use_inner_text=True)
        texts += panel.locator(":is(h2, p, th, td)").all_inner_texts()
    return ["".join(text.split()) for text in texts]


def numbers(places: Locator) -> list[float]:
    """The first number of each text."""
    return [float(re.findall(r"[\d.]+", text.replace("−", "-"))[0]) for text in places.all_inner_texts()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_torch_says_of_the_first_weight_the_page_says_too(open_page: OpenPage, site: Path, language: str) -> None:
    plain = open_page(java_script_enabled=False)
    plain.goto((site / path_of("laboratory", language)).as_uri())
    live = Laboratory(open_page(), language).open(site, "").settle().page
    assert seen(live) == seen(plain)


def test_a_reader_is_told_why_it_goes_to_animal_or_street_down_to_the_entries(open_page: OpenPage, site: Path) -> None:
    page = Laboratory(open_page(color_scheme="dark"), "en").open(site, "#sentence=tired").page
    told, lines = page.locator("[data-why-sentence]"), page.locator("[data-why-table]")
    trait = lines.get_by_role("row", name="what is said of a thing")
    expect(told).to_have_text(
        re.compile("it gives more weight to animal than to street: only animal matches .* 4 points more")
    )
    expect(trait).to_contain_text("it feels or acts (from tired)")
    expect(trait).to_contain_text("not matched: it stretches out")
    page.get_by_role("combobox", name="Sentence").select_option("wide")
    expect(told).to_have_text(re.compile("it gives more weight to street than to animal: .* is 2 points ahead"))
    page.locator("td[data-query='8'][data-key='1']").click()
    expect(lines.get_by_role("columnheader").nth(1)).to_have_text(re.compile("animal .*chose"))
    shares, scores = lines.locator("tbody td:nth-child(2) b"), lines.locator("tfoot tr:first-child td")
    assert sum(numbers(shares)) == numbers(scores)[0]
    page.get_by_role("tab", name="even").click()
    expect(told).to_have_text(re.compile("asks for nothing.* 13 keys"))
    expect(lines).to_be_hidden()
    assert violations(page) == []


def test_the_gauge_measures_both_settings_and_marks_the_one_that_is_on(open_page: OpenPage, site: Path) -> None:
    laboratory = Laboratory(open_page(), "en").open(site, "#sentence=tired")
    gauge = laboratory.page.locator("[data-gauge]")
    rows = gauge.locator("[data-measure=gradient] [data-setting]")
    divided, undivided = numbers(rows.locator(".gauge-number"))
    assert divided > 100 * undivided
    expect(gauge.get_by_role("rowheader", name="now: divided")).to_have_count(2)
    laboratory.field("divide").set_checked(False)
    expect(gauge.get_by_role("rowheader", name="now: undivided")).to_have_count(2)
    expect(gauge.locator("[data-gauge-sentence]")).to_have_text(re.compile("division is off.* saturates"))
    assert numbers(rows.locator(".gauge-number")) == [divided, undivided]
    laboratory.page.locator("td[data-query='0'][data-key='0']").click()
    expect(gauge.locator("[data-gauge-sentence]")).to_contain_text("nothing changes")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("divide", [0, 1])
def test_no_number_of_the_gauge_is_cut(open_page: OpenPage, site: Path, language: str, divide: int) -> None:
    laboratory = Laboratory(open_page(), language).open(site, f"#divide={divide}")
    room = laboratory.page.locator(".gauge-number").evaluate_all("""numbers => numbers.map(number => {
        const text = document.createRange();
        text.selectNodeContents(number);
        return number.clientWidth - text.getBoundingClientRect().width;
    })""")
    assert len(room) == 4
    assert min(room) >= 0
