"""The dialogs and the fields that show what could not be copied: axe finds nothing, nothing runs off, thumbs fit."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator
from tests.browser.simulator import Simulator
from tests.browser.test_accessibility import violations

SHEETS = ("keys", "snippet")
REFUSE = "() => navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))"
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LOW_BUTTONS = """() => [...document.querySelectorAll("dialog[open] button, .take button")]
    .filter(button => button.checkVisibility() && button.getBoundingClientRect().height < 44)
    .map(button => button.name)"""


def opened(simulator: Simulator, sheet: str) -> Simulator:
    """The page with one of its sheets open."""
    simulator.field(sheet).click()
    expect(simulator.page.get_by_role("dialog")).to_be_visible()
    return simulator


@pytest.mark.parametrize(("language", "scheme"), [("es", "light"), ("en", "dark")])
@pytest.mark.parametrize("sheet", SHEETS)
def test_an_open_sheet_is_accessible(
    open_simulator: OpenSimulator, language: str, scheme: Literal["light", "dark"], sheet: str
) -> None:
    simulator = opened(open_simulator(language, color_scheme=scheme).settle(), sheet)
    assert violations(simulator.page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_link_that_is_shown_is_accessible(open_simulator: OpenSimulator, scheme: Literal["light", "dark"]) -> None:
    simulator = open_simulator(color_scheme=scheme).settle()
    simulator.page.evaluate(REFUSE)
    simulator.field("share").click()
    expect(simulator.page.locator("[name=link]")).to_be_visible()
    assert violations(simulator.page) == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_fits_a_phone_and_a_thumb(open_simulator: OpenSimulator, sheet: str) -> None:
    phone = open_simulator(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    simulator = opened(phone, sheet)
    box = simulator.page.get_by_role("dialog").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert simulator.page.evaluate(OVERFLOW) <= 0
    assert simulator.page.evaluate(LOW_BUTTONS) == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_read_from_its_title_on(open_simulator: OpenSimulator, sheet: str) -> None:
    simulator = opened(open_simulator(), sheet)
    expect(simulator.page.get_by_role("dialog").get_by_role("heading")).to_be_focused()
