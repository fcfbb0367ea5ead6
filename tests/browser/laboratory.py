"""The laboratory as a reader meets it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.simulator import Simulator
from tests.browser.words import path_of


class Laboratory(Simulator):
    """One laboratory page in one language; all that it has in common with the simulator is asked as there."""

    def __init__(self, page: Page, language: str) -> None:
        super().__init__(page, language)
        self.sentence = page.get_by_role("combobox", name=self.say("laboratory.sentence"))

    def open(self, site: Path, state: str) -> Laboratory:
        """Go there; the state is "" or starts with "#". Returns when the numbers are in place."""
        self.page.goto((site / path_of("laboratory", self.language)).as_uri() + state)
        self.page.locator("table[data-matrix]:not([data-revision='0'])").wait_for(state="attached")
        return self

    def look(self, query: str) -> str:
        """The word at which this one looks most."""
        queries, keys = self.tokens
        row = self.matrix[queries.index(query)]
        return keys[row.index(max(row))]
