"""The code page: torch's numbers before any script, the page's own after it, and the state that travels."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import violations
from tests.browser.words import path_of

STATE = "text=la%20luna%20y%20la%20luna&temperature=0.5&head=2&causal=1"
READ = """tables => Object.fromEntries(tables.map(table => [table.dataset.step,
    [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.textContent))]))"""


def numbers(page: Page) -> dict[str, list[list[str]]]:
    """Every step's matrix, row by row: the token, then the numbers."""
    read: dict[str, list[list[str]]] = page.locator("table[data-step]").evaluate_all(READ)
    return read


def address(site: Path, language: str) -> str:
    return (site / path_of("code", language)).as_uri()


def test_the_page_s_numbers_are_those_that_torch_put_into_the_html(open_page: OpenPage, site: Path) -> None:
    still, live = open_page(java_script_enabled=False), open_page()
    for page in (still, live):
        page.goto(address(site, "es"))
    live.locator("[data-phrase]").hover()
    expect(live.locator("[data-source]")).not_to_have_text(still.locator("[data-source]").inner_text())
    assert len(numbers(still)) == 10
    assert numbers(live) == numbers(still)
    assert still.locator("main :is(button, input, textarea)").filter(visible=True).count() == 0


def test_the_state_is_read_shown_kept_and_handed_on(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto(f"{address(site, 'es')}#{STATE}")
    expect(page.locator("[data-said-phrase]")).to_have_text("la luna y la luna")
    masked = numbers(page)["masked"]
    assert masked[0][2:] == ["−∞"] * 4
    expect(page.locator("[data-simulator]")).to_have_attribute("href", re.compile(re.escape(f"#{STATE}") + "$"))
    page.locator("input[name=causal]").uncheck()
    expect(page).to_have_url(re.compile(r"head=2$"))
    assert numbers(page)["masked"] != masked
    page.locator("a[hreflang=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("[data-said-phrase]")).to_have_text("la luna y la luna")


@pytest.mark.parametrize(("scheme", "width"), [("light", 360), ("dark", 1280)])
def test_the_code_page_is_accessible_and_fits(
    open_page: OpenPage, site: Path, scheme: Literal["light", "dark"], width: int
) -> None:
    page = open_page(color_scheme=scheme, viewport={"width": width, "height": 740})
    page.goto(address(site, "en"))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width
