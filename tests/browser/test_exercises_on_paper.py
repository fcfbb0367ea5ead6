"""Exercises on paper: a worksheet that gives nothing away, and a key by itself. And the page without scripts."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.attention.exercises.cases import kept
from tests.browser.conftest import OpenPage
from tests.browser.test_exercises import opened
from tests.browser.words import path_of, say

DRAWN = 3
"""List numbers of which torch's answers are kept."""


def right(name: str, seed: int) -> float:
    """What torch says of an exercise for a list number; of 0, as it stands."""
    (found,) = [each for each in kept()["exercises"] if (each["id"], each["seed"]) == (name, seed)]
    return float(found["value"]["right"])


def print_key(page: Page, numbers: str) -> None:
    """Ask for the key, as it would lie on paper."""
    page.locator("[name=key_numbers]").fill(numbers)
    page.locator("[data-answer-key] button[type=submit]").click()


def test_a_worksheet_gives_nothing_away_and_the_key_is_a_sheet_of_its_own(open_page: OpenPage, site: Path) -> None:
    page = opened(open_page, site, "es", "#exercise=cold&answers=cold:0.157;by-ear:0")
    page.evaluate("window.print = () => {}")
    cold, key = page.locator("#cold"), page.locator("[data-key-sheet]")
    expect(cold.locator("[data-feedback]")).not_to_be_empty()
    note = page.get_by_text(say("es", "exercises.sheet_note"))
    expect(note).to_be_hidden()
    page.locator("[name=print_sheet]").click()
    page.emulate_media(media="print")
    assert page.locator(".exercise:visible").count() == 18
    expect(note).to_be_visible()
    hidden = "[data-feedback], [data-hints], [data-explanation], .exercise button, .beside, [data-answer-key]"
    expect(page.locator(hidden).filter(visible=True)).to_have_count(0)
    assert cold.locator("input").evaluate("field => getComputedStyle(field).color") == "rgba(0, 0, 0, 0)"
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".exercise:visible")).to_have_count(1)
    print_key(page, "31,5")
    expect(page.locator("#key-problem")).to_contain_text("«31,5»")
    print_key(page, str(DRAWN))
    expect(page.locator("html")).to_have_attribute("data-prints", "key")
    page.emulate_media(media="print")
    expect(page.locator("main > :visible")).to_have_count(1)
    # Before it stands the table of what is the same for all.
    numbered = key.locator("table").nth(1)
    column = numbered.locator("thead th").all_inner_texts().index("2")
    rows = numbered.locator("tbody tr")
    assert [row.locator("th, td").nth(column).inner_text() for row in rows.all()] == [
        f"{right('cold', seed):.3f}" for seed in range(1, DRAWN + 1)
    ]
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(key).to_be_hidden()


def test_without_scripts_an_exercise_is_read_and_its_answer_unfolded(open_page: OpenPage, site: Path) -> None:
    page = open_page(java_script_enabled=False)
    page.goto((site / path_of("exercises", "en")).as_uri())
    expect(page.locator("main noscript .notice")).to_be_visible()
    expect(page.locator(".exercise:visible")).to_have_count(18)
    dead = "main :is(button, input, textarea, select), [data-say], [data-own-question]"
    expect(page.locator(dead).filter(visible=True)).to_have_count(0)
    cold = page.locator("#cold")
    answer = f"{right('cold', 0):.3f}"
    expect(cold.get_by_text(answer)).to_be_hidden()
    cold.locator("[data-explanation] summary").click()
    expect(cold.get_by_text(answer)).to_be_visible()
