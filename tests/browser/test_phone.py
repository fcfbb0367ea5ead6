"""On a phone of 360 px nothing runs off sideways, and what the thumb needs is in reach and large enough."""

from __future__ import annotations

from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, OpenSimulator
from tests.browser.laboratory import Laboratory
from tests.browser.simulator import Simulator, fragment
from tests.browser.words import LANGUAGES, path_of

NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
TOUCH: dict[str, Any] = {**NARROW, "has_touch": True, "is_mobile": True}
LONG = " ".join(f"palabra{number}" for number in range(32))
STATES: dict[str, dict[str, object]] = {
    "start": {},
    "32 long words": {"text": LONG},
    "causal": {"causal": 1},
    "8 heads, a cell": {"heads": 8, "row": 1, "column": 2},
    "one endless word": {"text": "x" * 64},
    "an error": {"temperature": "0" * 80},
}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SIMULATOR = ("simulador", "simulator")
SCROLLS = [0, 0.5, 1]
TARGETS = """least => [...document.querySelectorAll(
    "a, button, input, textarea, select, summary, [role=tab], td[data-value], th[data-query]")]
    .filter(target => target.checkVisibility() && !target.closest(".skip") && !target.matches("p a, li:not(nav li) a"))
    .map(target => [target, (target.closest("label") ?? target).getBoundingClientRect()])
    .filter(([target, box]) => box.width > 0 && (box.width < least || box.height < least))
    .map(([target, box]) => `${target.outerHTML.slice(0, 70)} ${box.width} × ${box.height}`)"""
# Between the last two numbers of each row.
GAPS = """table => [...table.tBodies].flatMap(body => [...body.rows]).map(row => {
    const [before, last] = [...row.cells].slice(-2).map(cell => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getBoundingClientRect();
    });
    return last.width && before.width ? last.left - before.right : null;
})"""
# From each word over a matrix to the next, across the line on which they are written, in heights of a letter; and how
# far words or cells reach out of what the reader sees.
WORDS = """figures => figures.flatMap(figure => [...figure.querySelectorAll(".small-matrix")]).map(table => {
    const words = [...table.tHead.querySelectorAll("bdi")];
    const { a, b } = new DOMMatrix(getComputedStyle(words[0]).transform);
    const [first, second] = words.map(word => word.closest("th").getBoundingClientRect().left);
    const seen = (table.closest(".scroll") ?? table.closest(".exhibit")).getBoundingClientRect().right;
    const parts = [...words, ...table.querySelectorAll("td")].map(part => part.getBoundingClientRect().right);
    const apart = (second - first) * Math.abs(b) / Math.hypot(a, b) / parseFloat(getComputedStyle(words[0]).fontSize);
    return [table.caption.textContent, apart, Math.max(...parts) - seen];
})"""
THUMB = """() => [...document.querySelectorAll("main :is(button, input, select, textarea)")]
    .filter(target => target.checkVisibility())
    .map(target => [target, (target.closest("label") ?? target).getBoundingClientRect()])
    .filter(([target, box]) => box.height < 44)
    .map(([target, box]) => `${target.outerHTML.slice(0, 70)} ${box.width} × ${box.height}`)"""


def scroll(simulator: Simulator, share: float) -> None:
    """Scroll to this share of the page's height."""
    simulator.page.evaluate("share => scrollTo(0, share * document.documentElement.scrollHeight)", share)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_runs_off_sideways(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language, **NARROW).settle()
    for name, state in STATES.items():
        simulator.follow(fragment(state)).settle()
        assert simulator.page.evaluate(OVERFLOW) <= 0, name


def test_no_other_page_runs_off_sideways(open_page: OpenPage, site: Any) -> None:
    page, wide = open_page(**NARROW), []
    for path in sorted(path for path in site.rglob("*.html") if path.stem not in SIMULATOR):
        # With an anchor, a long page is laid out as a whole.
        page.goto(f"{path.as_uri()}#main", wait_until="domcontentloaded")
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            wide += [f"{path.name} {width}"] if page.evaluate(OVERFLOW) > 0 else []
    assert wide == []


def test_no_width_between_runs_off_sideways(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(viewport={"width": 320, "height": 740}).settle()
    for width in (320, 600, 800, 1100):
        simulator.resize(width, 740)
        simulator.settle()
        assert simulator.page.evaluate(OVERFLOW) <= 0, width


def test_temperature_and_head_tabs_are_in_reach_wherever_one_has_scrolled(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"heads": 8}, **TOUCH).settle()
    controls = (simulator.field("temperature"), simulator.exact("temperature"), simulator.tab(0), simulator.tab(7))
    for share, control in product(SCROLLS, controls):
        scroll(simulator, share)
        box = control.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert 0 <= box["y"] <= 740 - box["height"]


def test_the_fixed_bars_leave_the_end_of_the_page_free(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(**TOUCH).settle()
    scroll(simulator, 1)
    footer, tabs = simulator.page.get_by_role("contentinfo").bounding_box(), simulator.tab(0).bounding_box()
    assert footer
    assert tabs
    assert footer["y"] + footer["height"] <= tabs["y"] + 1


@pytest.mark.parametrize("look", [NARROW, TOUCH, {}], ids=["360 px", "touch", "desk"])
def test_every_target_is_at_least_24_px(open_simulator: OpenSimulator, look: dict[str, Any]) -> None:
    simulator = open_simulator(state={"heads": 8, "row": 1}, **look).settle()
    assert simulator.page.evaluate(TARGETS, 24) == []


def test_under_a_thumb_every_control_is_44_px_high(open_simulator: OpenSimulator) -> None:
    assert open_simulator(state={"heads": 8}, **TOUCH).settle().page.evaluate(THUMB) == []


def test_a_tap_selects_and_the_row_panel_tells_what_a_tooltip_would(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(**TOUCH).settle()
    simulator.cell(1, 2).tap()
    assert simulator.state == "row=1&column=2"
    assert "gato" in simulator.page.locator("[data-row]").inner_text()
    assert simulator.page.locator("[data-tooltip]").is_hidden()


def test_the_order_on_a_phone_is_phrase_matrix_row_controls_curves_text(open_simulator: OpenSimulator) -> None:
    page = open_simulator(**TOUCH).settle().page
    figures = ["[data-arcs]", "table[data-matrix]", "[data-row]"]
    parts = ["#text", *figures, "[name=heads]", "[data-figure=curves]", ".explanation"]
    tops = [page.locator(part).evaluate("part => part.getBoundingClientRect().top + scrollY") for part in parts]
    assert tops == sorted(tops)


def test_tab_goes_through_the_header_as_it_is_seen(open_simulator: OpenSimulator) -> None:
    header = open_simulator(**NARROW).page.get_by_role("banner")
    places = [place.bounding_box() for place in header.locator("a, button, summary").all() if place.is_visible()]
    lefts = [box["x"] for box in places if box]
    assert len(lefts) >= 4
    assert lefts == sorted(lefts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_an_exercise_the_temperature_is_a_slider_like_the_others(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = open_page(**NARROW)
    page.goto((site / path_of("exercises", language)).as_uri())
    control = page.locator("[data-control=temperature]")
    expect(control.locator(".ends")).to_be_visible()
    expect(control.locator(".help")).to_be_visible()
    above, below = (page.locator(f"[data-control={name}]").bounding_box() for name in ("divide", "temperature"))
    assert above
    assert below
    assert below["y"] - above["y"] - above["height"] >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_of_the_worked_table_stand_apart_and_in_sight(open_page: OpenPage, site: Path, language: str) -> None:
    page = open_page(**NARROW)
    page.goto((site / path_of("article", language)).as_uri())
    table = page.locator(".worked-table")
    table.scroll_into_view_if_needed()
    assert table.evaluate("table => table.closest('.scroll').scrollWidth - table.closest('.scroll').clientWidth") <= 0
    assert min(gap for gap in table.evaluate(GAPS) if gap is not None) >= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_over_what_the_museum_hangs_are_apart_and_nothing_of_it_is_cut(
    open_page: OpenPage, site: Path, language: str
) -> None:
    page = open_page(**NARROW)
    page.goto(f"{(site / path_of('museum', language)).as_uri()}#main")
    page.evaluate("() => document.fonts.ready")
    maps = page.locator(".exhibit").evaluate_all(WORDS)
    assert len(maps) > 20
    assert [(caption, apart) for caption, apart, _ in maps if apart < 1] == []
    assert [(caption, reach) for caption, _, reach in maps if reach > 0] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arcs_words_are_whole_and_apart_and_the_chosen_one_is_in_sight(
    open_page: OpenPage, site: Path, language: str
) -> None:
    laboratory = Laboratory(open_page(**NARROW), language).open(site, "")
    figure = laboratory.page.locator("[data-arcs]")
    laboratory.page.evaluate("() => document.fonts.ready")
    words = figure.locator(".word").evaluate_all(
        "all => all.map(each => [each.firstChild.data, each.getBBox().x, each.getBBox().width])"
    )
    assert [word for word, _, _ in words] == laboratory.tokens[0]
    gaps = [left - before - width for (_, before, width), (_, left, _) in pairwise(words)]
    assert min(gaps) > 0
    for row in (None, 0, len(words) - 1):
        # Without a choice of ours, the word that the page opens with.
        if row is not None:
            laboratory.row_header(row).click()
        seen, word = figure.locator(".scroll").bounding_box(), figure.locator(".word.query").bounding_box()
        assert seen
        assert word
        assert seen["x"] <= word["x"]
        assert word["x"] + word["width"] <= seen["x"] + seen["width"]
