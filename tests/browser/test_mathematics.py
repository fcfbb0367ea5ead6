"""The mathematics page's figures under a reader's hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.pages import PATIENCE, watch

PATH = "es/matematicas.html"
# Where Bokeh has the points that were read off: y in pixels from the corner of their chart.
POINTS = """() => Bokeh.documents.map(each => each.get_model_by_name("points")).filter(Boolean)
    .flatMap(points => [...points.data.y])"""
SLIDE = "(field, to) => { field.value = to; field.dispatchEvent(new Event('input', { bubbles: true })); }"


@pytest.fixture(scope="module")
def page(chromium: Browser, site: Path) -> Iterator[Page]:
    """One page for all tests here; none leaves a figure in a state that another cannot begin from."""
    context, faults = chromium.new_context(viewport={"width": 1280, "height": 800}), list[str]()
    opened = context.new_page()
    opened.set_default_timeout(PATIENCE)
    watch(opened, "", faults)
    opened.goto((site / PATH).as_uri())
    yield opened
    context.close()
    assert not faults, "\n".join(faults)


def figure(page: Page, name: str) -> Locator:
    return page.locator(f"#figure-{name}")


def near(page: Page, name: str) -> Locator:
    """A figure that has come near the window, with its scripts."""
    found = figure(page, name)
    found.scroll_into_view_if_needed()
    expect(found).to_have_attribute("data-moves", "")
    return found


def slide(slider: Locator, value: int) -> None:
    slider.evaluate(SLIDE, value)


def test_a_figure_s_scripts_wait_until_it_comes_near(open_page: OpenPage, site: Path) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((site / PATH).as_uri())
    page.evaluate("() => new Promise(done => requestIdleCallback(done))")
    assert not [url for url in asked if "/js/figures" in url or "/js/attention" in url]
    expect(figure(page, "shuffle").locator("[data-controls]")).to_be_hidden()
    expect(near(page, "shuffle").locator("[data-controls]")).to_be_visible()
    assert not [url for url in asked if "/js/figures/overflow" in url]


def test_bokeh_draws_a_chart_when_it_comes_near_and_not_before(page: Page) -> None:
    chart = figure(page, "cost").locator("[data-chart]")
    assert chart.get_attribute("data-layer") is None
    chart.scroll_into_view_if_needed()
    expect(chart).to_have_attribute("data-layer", "bokeh")
    assert chart.locator("canvas").count() > 0
    assert figure(page, "dot-products").locator("[data-chart]").get_attribute("data-layer") is None


def test_values_are_read_off_with_pointer_and_with_arrow_keys(page: Page) -> None:
    saturation = near(page, "saturation")
    plot, said = saturation.locator("[data-plot]").first, saturation.locator("[data-reading]")
    plot.hover()
    expect(said).to_contain_text("sin dividir")
    plot.focus()
    page.keyboard.press("Home")
    expect(said).to_have_text("Peso mayor de la fila: 4 · dividido: 0.34 · sin dividir: 0.52")
    for key, values in (("ArrowRight", "6 · dividido: 0.35 · sin dividir: 0.60"),
                        ("ArrowUp", "8 · dividido: 0.35 · sin dividir: 0.65"),
                        ("ArrowDown", "6 · dividido: 0.35 · sin dividir: 0.60"),
                        ("End", "128 · dividido: 0.36 · sin dividir: 0.92"),
                        ("PageDown", "96 · dividido: 0.36 · sin dividir: 0.90")):  # fmt: skip
        page.keyboard.press(key)
        # Which of the plots it is, who listens knows.
        expect(plot).to_have_attribute("aria-valuetext", values)
        expect(said).to_have_text(f"Peso mayor de la fila: {values}")


def test_arrow_keys_reach_all_of_every_curve(page: Page) -> None:
    plot = near(page, "dot-products").locator("[data-plot]").last
    plot.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuetext", re.compile("^−29[.].* · sin dividir"))
    plot = near(page, "positional-dot").locator("[data-plot]")
    plot.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuetext", re.compile("^1 · "))


def test_what_was_read_off_stays_on_its_curve_when_the_window_is_narrowed(open_page: OpenPage, site: Path) -> None:
    page = open_page(viewport={"width": 1280, "height": 900})
    page.goto((site / PATH).as_uri())
    chart = near(page, "saturation").locator("[data-chart]")
    expect(chart).to_have_attribute("data-layer", "bokeh")
    chart.locator("[data-plot]").nth(1).hover()
    page.set_viewport_size({"width": 700, "height": 900})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    places = page.evaluate(POINTS)
    frame = chart.locator("[data-plot]").nth(1).evaluate("plot => [plot.offsetTop, plot.offsetTop + plot.offsetHeight]")
    assert len(places) == 2
    assert all(frame[0] <= y <= frame[1] for y in places)


def test_a_pair_is_turned_and_lands_where_the_encoding_is(page: Page) -> None:
    rotation = near(page, "rotation")
    before = rotation.locator("[data-after]").get_attribute("x2")
    slide(rotation.locator("[name=step]"), 11)
    slide(rotation.locator("[name=pair]"), 0)
    assert rotation.locator("[data-after]").get_attribute("x2") != before
    product = rotation.locator("[data-product] .after [data-cell]").all_text_contents()
    assert rotation.locator("[data-direct] [data-cell]").all_text_contents() == product
    expect(rotation.locator("[data-turn]")).to_contain_text("57.3°")


def test_positions_break_what_shuffling_keeps(page: Page) -> None:
    shuffle = near(page, "shuffle")
    shuffle.get_by_role("button", name="Barajar").click()
    expect(shuffle.locator("[data-verdict=holds]")).to_be_visible()
    shuffle.locator("[name=shuffle-positional]").check()
    expect(shuffle.locator("[data-verdict=breaks]")).to_be_visible()
    shuffle.get_by_role("button", name="Orden original").click()
    expect(shuffle.locator("[data-verdict=same]")).to_be_visible()
    shuffle.locator("[name=shuffle-positional]").uncheck()
    shuffle.get_by_role("button", name="Cambiar dos vecinas").click()
    expect(shuffle.locator("[data-verdict=exact]")).to_be_visible()


def test_a_component_of_the_encoding_is_read_with_the_keyboard_and_with_the_pointer(page: Page) -> None:
    positional = near(page, "positional")
    said, component = positional.locator("[data-reading]"), positional.get_by_role("slider", name="componente")
    component.focus()
    page.keyboard.press("ArrowRight")
    expect(said).to_have_text("posición 0, componente 1: cos(0 · 1 rad) = 1.0000")
    expect(component).to_have_attribute("aria-valuetext", "posición 0, componente 1: cos(0 · 1 rad) = 1.0000")
    box = positional.locator("[data-picture]").bounding_box()
    assert box
    page.mouse.move(box["x"] + 0.5 * box["width"] / 128, box["y"] + 3.5 * box["height"] / 64)
    expect(said).to_have_text("posición 3, componente 0: sen(3 · 1 rad) = 0.1411")
    expect(positional.get_by_role("slider", name="posición")).to_have_value("3")


def test_a_row_moved_too_far_overflows_in_words(page: Page) -> None:
    overflow = near(page, "overflow")
    slide(overflow.locator("input"), 710)
    for way, weight in (("naive_32", "no es un número"), ("naive_64", "no es un número"), ("stable", "0.6652")):
        expect(overflow.locator(f"[data-way={way}] td").last).to_have_text(weight)


def test_the_slider_of_overflow_says_aloud_what_becomes_of_the_weight(page: Page) -> None:
    slider = near(page, "overflow").get_by_role("slider")
    slide(slider, 89)
    expect(slider).to_have_attribute(
        "aria-valuetext",
        "89; tal cual, 32 bits: no es un número; tal cual, 64 bits: 0.6652; restando el máximo: 0.6652",
    )


def test_where_bokeh_cannot_load_the_picture_stays(open_page: OpenPage, site: Path) -> None:
    page = open_page(block="bokeh.min.js")
    page.goto((site / PATH).as_uri())
    with page.expect_event("requestfailed"):
        chart = near(page, "cost")
    expect(chart.locator("[data-lines]").first).to_be_visible()
    chart.locator("[data-plot]").hover()
    expect(chart.locator("[data-reading]")).to_contain_text("autoatención")


def test_a_shuffled_table_is_walked_by_arrows_and_the_pair_is_marked_in_both(open_page: OpenPage, site: Path) -> None:
    page = open_page()
    page.goto((site / "en/mathematics.html").as_uri())
    shuffle = near(page, "shuffle")
    after = shuffle.get_by_role("region").last
    after.focus()
    for key in ("ArrowUp", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft"):
        after.press(key)
    before, there = (table.locator("td.same") for table in shuffle.locator("table").all()[:2])
    row, column = (after.locator(f"{place} bdi").nth(1).text_content() for place in ("tbody", "thead"))
    expect(before).to_have_text(there.text_content() or "nothing")
    reading = shuffle.locator("[data-reading]")
    expect(reading).to_contain_text(f"From {row} to {column}: 0")
    expect(reading.locator("[lang=es]")).to_have_count(2)
    shuffle.get_by_role("button", name="Shuffle").click()
    expect(shuffle.locator("td.same")).to_have_count(0)
    expect(reading).to_be_empty()
