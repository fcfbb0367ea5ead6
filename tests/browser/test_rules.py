"""The laboratory's rules in the reader's hands: weights, a head of one's own, a head on every sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.laboratory import Laboratory
from tests.browser.test_accessibility import violations
from tests.browser.words import LANGUAGES

START = "() => JSON.parse(document.getElementById('page-data').textContent).defaults.sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_weight_moves_the_head_says_so_and_goes_back(open_page: OpenPage, site: Path, language: str) -> None:
    laboratory = Laboratory(open_page(), language).open(site, "")
    rule = laboratory.page.locator("[data-rule]")
    before = laboratory.matrix
    field = rule.locator("[data-exact]").nth(1)
    field.fill("-8")
    field.press("Enter")
    assert laboratory.matrix != before
    assert "weights=coreference" in laboratory.state
    expect(rule.get_by_text(laboratory.say("rule_editor.edited", weight="3"))).to_be_visible()
    field.fill("99")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert "99" in laboratory.alerts()
    rule.locator("[name=reset_rule]").click()
    assert laboratory.matrix == before
    assert (laboratory.alerts(), field.input_value()) == ("", "3")
    assert "weights" not in laboratory.state


def test_with_every_weight_at_0_attention_is_even_and_the_page_says_why(open_page: OpenPage, site: Path) -> None:
    laboratory = Laboratory(open_page(), "es").open(site, "#sentence=tired&weights=coreference:0,0,0,0,0,0")
    assert [max(row) for row in laboratory.matrix] == pytest.approx([1 / 13] * 13)
    expect(
        laboratory.page.get_by_role("status").filter(has_text=laboratory.say("rule_editor.all_zero"))
    ).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_head_of_ones_own_is_made_drawn_kept_by_the_link_and_deleted(
    open_page: OpenPage, site: Path, language: str
) -> None:
    laboratory = Laboratory(open_page(), language).open(site, "#sentence=tired")
    page, form = laboratory.page, laboratory.page.locator("[data-own]")
    form.locator("summary").first.click()
    name = form.get_by_role("textbox", name=laboratory.say("own_head.name"))
    form.locator("[name=create], [type=submit]").click()
    expect(name).to_be_focused()
    assert laboratory.say("own_head.name_missing") in laboratory.alerts()
    name.fill(page.get_by_role("tab").nth(1).inner_text().title())
    form.locator("[type=submit]").click()
    assert laboratory.say("own_head.name_taken", name=name.input_value()) in laboratory.alerts()
    name.fill("<b>اسم</b>")
    form.locator("[data-own-line] select").select_option("place.previous")
    form.locator("[type=submit]").click()
    tab = page.get_by_role("tab", selected=True)
    expect(tab).to_have_text("<b>اسم</b>")
    assert laboratory.look("animal") == "The"
    assert laboratory.alerts() == ""
    drawn = laboratory.matrix
    page.reload()
    laboratory.table.and_(page.locator(":not([data-revision='0'])")).wait_for(state="attached")
    expect(tab).to_have_text("<b>اسم</b>")
    assert laboratory.matrix == drawn
    form.locator("summary").first.click()
    form.locator("[name=delete_own]").click()
    assert "own" not in laboratory.state
    expect(page.get_by_role("tab", name="<b>اسم</b>")).to_be_hidden()


def test_a_rule_that_is_too_wide_is_refused_with_its_number(open_page: OpenPage, site: Path) -> None:
    laboratory = Laboratory(open_page(), "es").open(site, "#sentence=tired&own=x~noun>:place.me*1,same.gender*1")
    form = laboratory.page.locator("[data-own]")
    form.locator("summary").first.click()
    form.locator("[name=add_ask]").click()
    form.locator("[data-own-line] select").last.select_option("place.before")
    form.locator("[type=submit]").click()
    assert laboratory.say("own_head.too_wide", found=67, limit=64) in laboratory.alerts()
    assert "before" not in laboratory.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_head_is_seen_on_every_sentence_and_a_line_leads_to_its_row(
    open_page: OpenPage, site: Path, language: str
) -> None:
    laboratory = Laboratory(open_page(), language).open(site, "")
    panel = laboratory.page.locator("[data-all-sentences]")
    panel.locator("summary").click()
    counted = laboratory.say("all_sentences.count", right="(\\d+)", links="\\1")
    expect(panel.locator("[data-count]")).to_have_text(re.compile(f"^{counted}$"))
    sentences = panel.get_by_role("heading", level=3)
    expect(sentences.first).to_have_attribute("lang", language)
    line = panel.get_by_role("link").last
    query = line.locator(".query").inner_text()
    line.click()
    expect(laboratory.table.locator("tr.chosen th")).to_have_text(query)
    expect(laboratory.sentence).not_to_have_value(laboratory.page.evaluate(START))
    expect(laboratory.page.get_by_role("tabpanel")).to_be_focused()


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_rules_and_their_refusals_are_accessible(
    open_page: OpenPage, site: Path, scheme: Literal["light", "dark"], width: int
) -> None:
    page = open_page(color_scheme=scheme, viewport={"width": width, "height": 900})
    laboratory = Laboratory(page, "es").open(site, "#sentence=carta&weights=coreference:1,-8,1,3,1,2")
    for name in ("own", "all-sentences"):
        page.locator(f"[data-{name}] > summary").click()
    page.locator("[data-kinds=who] summary").click()
    page.locator("[name=add_line]").click()
    page.locator("[data-own] [type=submit]").click()
    assert laboratory.say("own_head.line_twice", line=1) in laboratory.alerts()
    expect(page.locator("[data-count]")).not_to_be_empty()
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
