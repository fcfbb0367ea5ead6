"""The labels of figures stand within their figures, and on no other label, on a phone and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.words import LANGUAGES, path_of

# The width between the margins of the PDF; a phone; where the columns are narrowest.
PLACES = [("print", 627), ("print", 794), ("screen", 360), ("screen", 720)]
LABELS = ".tick, .name, .rule-name, .overflow-track :is(span, b), .overflow-axis span"
AT_FAULT = """(LABELS) => {
    const faults = [];
    for (const part of document.querySelectorAll(".panel, .overflow-bars")) {
        const { left, right } = part.getBoundingClientRect();
        const labels = [...part.querySelectorAll(LABELS)]
            .filter((label) => label.checkVisibility() && !label.closest(".katex"))
            .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
        const out = labels.filter(({ box }) => box.left < left - 1 || box.right > right + 1);
        faults.push(...out.map(({ text }) => `out: ${text}`));
        for (const [at, { text, box }] of labels.entries()) {
            for (const other of labels.slice(at + 1)) {
                const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
                const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
                if (across > 2 && down > 4) faults.push(`${text} on ${other.text}`);
            }
        }
    }
    return faults;
}"""


@pytest.fixture(scope="module", params=LANGUAGES)
def mathematics(request: pytest.FixtureRequest, chromium: Browser, site: Path) -> Iterator[Page]:
    """The page with most charts, all of it laid out."""
    page = chromium.new_page()
    page.goto((site / path_of("mathematics", request.param)).as_uri() + "#main")
    yield page
    page.close()


@pytest.mark.parametrize(("medium", "width"), PLACES)
def test_labels_stay_in_their_figures_and_apart(mathematics: Page, medium: str, width: int) -> None:
    mathematics.set_viewport_size({"width": width, "height": 900})
    mathematics.emulate_media(media="print" if medium == "print" else "screen")
    assert mathematics.evaluate(AT_FAULT, LABELS) == []
