"""axe finds nothing to object to: WCAG 2.2 A and AA and its best practices, over many states."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage, OpenSimulator
from tests.browser.simulator import fragment
from tests.browser.words import LANGUAGES, ROOT

AXE = ROOT / "node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
# Both themes have one page; of the dark one only what is said of colours is not said of the light one.
OF_COLOURS = ["color-contrast", "link-in-text-block"]
RUN = """async ([tags, of_colours, within]) => {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const runOnly = dark ? { type: "rule", values: of_colours } : { type: "tag", values: tags };
    const found = await axe.run(within, { runOnly, preload: false, resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${id}: ${target.flat().join(" ")}: ${failureSummary.split("\\n")[1] ?? ""}`));
}"""
STATES: dict[str, dict[str, object]] = {
    "start": {},
    "T 0.1": {"temperature": 0.1},
    "T 0.25": {"temperature": 0.25},
    "T 5": {"temperature": 5},
    "causal": {"causal": 1},
    "32 words": {"text": " ".join(f"palabra{number}" for number in range(32))},
    "a cell": {"row": 1, "column": 2},
    "an error": {"temperature": 0},
    "8 heads": {"heads": 8, "head": 7, "row": 3},
    "no values": {"values": 0, "arcs": 0},
}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
OTHERS = ["index.html", "404.html", "es/index.html", "en/index.html", "es/como-se-hizo.html", "en/how-it-was-made.html"]
OTHERS += ["es/accesibilidad.html", "en/accessibility.html"]
OTHERS += ["es/glosario.html", "en/references.html"]
IN_BOTH = [pytest.mark.parametrize("language", LANGUAGES), pytest.mark.parametrize("scheme", SCHEMES)]


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe objects to, a line for each element. within: the part of a page whose rest another test looks at."""
    if page.evaluate("!globalThis.axe"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, [TAGS, OF_COLOURS, within])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_simulator_is_accessible(
    open_simulator: OpenSimulator, language: str, scheme: Literal["light", "dark"]
) -> None:
    simulator = open_simulator(language, color_scheme=scheme).settle()
    # What differs between the languages is seen in two of the states; the matrix has one plate in both themes.
    states = [name for name in STATES if name != "32 words" or scheme == "light"]
    for name in states if language == "es" else ("start", "an error"):
        state = STATES[name]
        assert violations(simulator.follow(fragment(state)).settle().page) == [], name


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", [360, 1280])
def test_refused_input_is_accessible(
    open_simulator: OpenSimulator, scheme: Literal["light", "dark"], width: int
) -> None:
    viewport = {"width": width, "height": 740}
    simulator = open_simulator("en", color_scheme=scheme, viewport=viewport)
    simulator.compute("")
    simulator.type_number("temperature", "0")
    simulator.type_number("d_k", "10")
    simulator.settle()
    assert violations(simulator.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_simulator_without_bokeh_is_accessible(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language, block="bokeh.min.js", state={"row": 1})
    simulator.page.locator("[data-bokeh-missing]").wait_for()
    simulator.page.get_by_text(simulator.say("figure.curves_table")).click()
    assert violations(simulator.page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("path", OTHERS)
def test_every_other_page_is_accessible(
    open_page: OpenPage, site: Path, path: str, scheme: Literal["light", "dark"]
) -> None:
    page = open_page(color_scheme=scheme)
    page.goto((site / path).as_uri())
    assert violations(page) == []
