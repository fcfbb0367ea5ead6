"""The laboratory: sentences, named heads, the division, its address, what can be taken away. Each page does much."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.laboratory import Laboratory
from tests.browser.test_snippet import printed
from tests.browser.words import LANGUAGES


class OpenLaboratory(Protocol):
    """Opens the laboratory at a fragment."""

    def __call__(self, language: str = "en", link: str = "") -> Laboratory: ...


@pytest.fixture
def open_laboratory(open_page: OpenPage, site: Path) -> OpenLaboratory:
    """Laboratories of one test, each in a context of its own."""
    return lambda language="en", link="": Laboratory(open_page(), language).open(site, link)


def test_it_goes_to_another_noun_with_another_adjective(open_laboratory: OpenLaboratory) -> None:
    laboratory = open_laboratory(link="#sentence=tired")
    assert laboratory.look("it") == "animal"
    laboratory.sentence.select_option("wide")
    assert laboratory.look("it") == "street"
    expect(laboratory.table.locator("tr.chosen th")).to_have_text("it")
    assert laboratory.state == "sentence=wide"
    laboratory.sentence.select_option("bank-river")
    assert laboratory.state == "sentence=bank-river&head=5"
    said = laboratory.say("said.head_opened", head=laboratory.page.get_by_role("tab").nth(5).inner_text())
    expect(laboratory.page.locator("[data-status]")).to_contain_text(said)
    laboratory.page.go_back()
    laboratory.page.go_back()
    expect(laboratory.sentence).to_have_value("tired")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_head_is_called_by_its_name_wherever_it_is_told(open_laboratory: OpenLaboratory, language: str) -> None:
    laboratory = open_laboratory(language)
    tabs = laboratory.page.get_by_role("tab")
    assert tabs.count() == int(laboratory.metric("n_heads"))
    tabs.nth(1).click()
    name = tabs.nth(1).inner_text()
    said = {"en": f"the “{name}” head", "es": f"cabeza «{name}»"}[language]
    expect(laboratory.table).to_have_accessible_name(laboratory.say("figure.matrix", head=said))
    expect(laboratory.page.locator("[data-of-head]")).to_have_text(laboratory.say("metric.of_head", head=said))
    expect(laboratory.page.locator("[data-overview]")).to_contain_text(said)
    expect(laboratory.page.locator("[data-all-heads] [aria-current]")).to_contain_text(name)
    expect(laboratory.page.locator("[data-legend] .chosen")).to_contain_text(name)
    tabs.nth(1).press("ArrowRight")
    expect(tabs.nth(2)).to_be_focused()


def test_the_language_switch_keeps_sentence_head_and_rules(open_laboratory: OpenLaboratory) -> None:
    link = "#sentence=boats&temperature=0.5&head=7&own=m%C3%ADa~noun>verb:same.clause*3"
    laboratory = open_laboratory("es", link)
    before = laboratory.matrix
    laboratory.page.locator("a[hreflang=en]").first.click()
    laboratory.page.wait_for_url("**/laboratory.html#*")
    laboratory.table.and_(laboratory.page.locator(":not([data-revision='0'])")).wait_for(state="attached")
    assert laboratory.matrix == before
    expect(laboratory.page.get_by_role("tab", selected=True)).to_have_text("mía")


def test_what_cannot_be_used_of_a_link_is_told_and_the_rest_counts(open_laboratory: OpenLaboratory) -> None:
    laboratory = open_laboratory(link="#sentence=wide&head=99&own=x~noun>noun:has.colour.red*1&divide=0")
    assert all(name in laboratory.alerts() for name in ("head", "colour"))
    expect(laboratory.field("divide")).not_to_be_checked()
    laboratory.field("reset").click()
    assert laboratory.alerts() == ""


def test_without_the_division_the_row_is_sharper_and_its_formula_changes(open_laboratory: OpenLaboratory) -> None:
    laboratory = open_laboratory()
    formulas = laboratory.page.locator(".row-formula [data-divided]")
    sharpest = laboratory.metric("max_attention")
    laboratory.field("divide").set_checked(False)
    assert laboratory.metric("max_attention") > sharpest
    expect(formulas.nth(0)).to_be_hidden()
    expect(formulas.nth(1)).to_be_visible()


@pytest.mark.parametrize("link", ["#sentence=wide&head=1&causal=1", "#head=3&divide=0&temperature=0.4", "#head=6"])
def test_the_program_prints_the_matrix_that_is_shown(open_laboratory: OpenLaboratory, link: str) -> None:
    laboratory = open_laboratory(link=link)
    laboratory.field("snippet").click()
    code = laboratory.page.get_by_role("textbox", name=laboratory.say("take.snippet_title")).input_value()
    for row, expected in zip(printed(code, len(laboratory.matrix)), laboratory.matrix, strict=True):
        assert row == pytest.approx(expected, abs=1e-6)


def test_of_64_components_those_that_add_something_are_unfolded(open_laboratory: OpenLaboratory) -> None:
    laboratory = open_laboratory(link="#sentence=tired&column=1&view=unfold")
    unfolded = laboratory.page.locator("[data-unfold-product]")
    boxes = unfolded.get_by_role("listitem").count()
    left_out = laboratory.say("unfold.products_left_out", zeros=64 - boxes, all=64)
    expect(unfolded.get_by_text(left_out)).to_be_visible()


def test_paper_and_files_say_that_the_rule_was_edited_and_print_nothing_that_is_dead(
    open_laboratory: OpenLaboratory,
) -> None:
    link = "#sentence=tired&row=8&column=1&weights=coreference:1,3,1,2.5,1,-2&own=x~pronoun>noun:place.near*1"
    laboratory = open_laboratory(link=link)
    expect(laboratory.table.locator("td[tabindex='0']")).to_have_attribute("data-key", "1")
    laboratory.field("snippet").click()
    code = laboratory.page.get_by_role("textbox", name=laboratory.say("take.snippet_title")).input_value()
    assert "1, 3, 1, 2.5, 1, −2" in code.splitlines()[0]
    laboratory.page.keyboard.press("Escape")
    with laboratory.page.expect_download() as download:
        laboratory.field("svg").click()
    assert "-edited" in download.value.suggested_filename
    laboratory.page.emulate_media(media="print")
    laboratory.page.evaluate("() => void dispatchEvent(new Event('beforeprint'))")
    settings = laboratory.page.locator("[data-print] > div").all_inner_texts()
    assert f"{laboratory.say('name.head')}\ncoreference (1 of 8)" in settings
    assert f"{laboratory.say('take.weights')}\n1, 3, 1, 2.5, 1, −2" in settings
    for dead in ("[data-own]", "[data-all-sentences]", "[data-rule]", ".curves-figure summary"):
        expect(laboratory.page.locator(dead)).to_be_hidden()
    expect(laboratory.page.locator("[data-curves-table]")).to_be_visible()
    foot = laboratory.page.locator("[data-why-table] tfoot")
    assert foot.evaluate("foot => getComputedStyle(foot).display") == "table-row-group"


@pytest.mark.parametrize("width", [320, 1280])
def test_under_every_head_stand_both_its_numbers(open_page: OpenPage, site: Path, width: int) -> None:
    page = open_page(viewport={"width": width, "height": 800})
    link = "#head=7&own=una-cabeza-mía-muy-larga~noun>verb:same.clause*3"
    laboratory = Laboratory(page, "es").open(site, link)
    cut = laboratory.page.locator(".head-label").evaluate_all(
        "all => all.filter(label => label.lastElementChild.getBoundingClientRect().bottom"
        " > label.getBoundingClientRect().bottom + 0.5).map(label => label.innerText)"
    )
    assert cut == []
