"""Bokeh over the pictures of the mathematics page's figures: it draws what they show, and follows what moves."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import OpenPage

PATH = "es/matematicas.html"
PLATES = {
    "overflow": ".overflow-bars",
    "positional": "[data-picture]",
    "rotation": ".rotation-plot",
    "shuffle": "[data-plate]:last-child",
}
BLOCK = 6
"""So wide are the blocks that are compared: an edge may be smoothed in another way, or lie half a pixel off, since a
canvas stands on whole pixels and a picture need not."""
DIFFERENT = 24
"""By so much of 255 two blocks differ."""
WITHOUT_BOKEH = "plate => plate.querySelector('[data-drawing]').style.visibility = 'hidden'"
WITHOUT_PICTURE = "plate => { for (const image of plate.querySelectorAll('img')) image.style.visibility = 'hidden'; }"
PICTURE = """plate => {
    plate.dataset.layer = 'picture';
    for (const image of plate.querySelectorAll('img')) image.style.visibility = '';
}"""
MOVE = """(plate, name) => {
    const figure = plate.closest("figure");
    if (name === "shuffle") figure.querySelector("[name=reset]").click();
    else {
        const step = figure.querySelector("[name=step]");
        step.value = 20;
        step.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return [...figure.querySelectorAll("[data-layer]")].map(plate =>
        plate.dataset.layer + " " + getComputedStyle(plate.querySelector("[data-drawing]")).visibility);
}"""
COMES = """plate => new Promise(done => {
    const look = () => {
        plate.scrollIntoView({ block: "center" });
        if (plate.dataset.layer === "bokeh") done();
        else requestAnimationFrame(look);
    };
    look();
})"""
STILL = """plate => new Promise(done => {
    let top = NaN, times = 0;
    const look = () => {
        const now = plate.getBoundingClientRect().top;
        times = now === top ? times + 1 : 0;
        top = now;
        if (times > 9) done();
        else requestAnimationFrame(look);
    };
    document.fonts.ready.then(look);
})"""


def drawn(page: Page, site: Path, name: str) -> Locator:
    """The plate of a figure over which Bokeh has drawn."""
    page.goto((site / PATH).as_uri())
    plate = page.locator(f"#figure-{name} {PLATES[name]}")
    # Figures above it that get their scripts meanwhile may push it out of the window again.
    plate.evaluate(COMES)
    settle(plate)
    return plate


def settle(plate: Locator) -> None:
    """Nothing above the plate is laid out any more, and it stands whole in the window."""
    plate.scroll_into_view_if_needed()
    plate.evaluate(STILL)
    plate.scroll_into_view_if_needed()


def seen(plate: Locator) -> npt.NDArray[np.int16]:
    image = Image.open(BytesIO(plate.screenshot())).convert("RGB")
    return np.asarray(image.reduce(BLOCK), dtype=np.int16)


def apart(one: npt.NDArray[np.int16], other: npt.NDArray[np.int16]) -> float:
    """The share of blocks that differ."""
    return float((abs(one - other).max(axis=2) > DIFFERENT).mean())


def held_against_the_picture(plate: Locator) -> None:
    """What Bokeh shows is much nearer to the picture than a plate without either, or with another state, would be."""
    plate.evaluate(WITHOUT_PICTURE)
    bokeh = seen(plate)
    plate.evaluate(WITHOUT_BOKEH)
    nothing = seen(plate)
    plate.evaluate(PICTURE)
    picture = seen(plate)
    assert apart(bokeh, picture) < apart(nothing, picture) / 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("name", PLATES)
def test_bokeh_draws_what_the_picture_shows(
    open_page: OpenPage, site: Path, name: str, width: int, scheme: str
) -> None:
    page = open_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    held_against_the_picture(drawn(page, site, name))


@pytest.mark.parametrize("name", PLATES)
def test_what_bokeh_drew_follows_the_theme_and_the_width(open_page: OpenPage, site: Path, name: str) -> None:
    page = open_page(viewport={"width": 1280, "height": 900}, color_scheme="light")
    plate = drawn(page, site, name)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 420, "height": 900})
    settle(plate)
    held_against_the_picture(plate)


@pytest.mark.parametrize("name", ["rotation", "shuffle"])
def test_while_something_moves_the_picture_shows_it_and_bokeh_then_takes_over(
    open_page: OpenPage, site: Path, name: str
) -> None:
    plate = drawn(open_page(viewport={"width": 1280, "height": 900}), site, name)
    before = seen(plate)
    assert set(plate.evaluate(MOVE, name)) == {"picture hidden"}
    expect(plate).to_have_attribute("data-layer", "bokeh")
    settle(plate)
    assert apart(before, seen(plate)) > 0.001
    held_against_the_picture(plate)


@pytest.mark.parametrize(("name", "script"), [("shuffle", "numbers.js"), ("rotation", "attention/positional.js")])
def test_what_could_not_be_computed_is_not_drawn_over(chromium: Browser, site: Path, name: str, script: str) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.route(f"**/{script}", lambda route: route.abort())
    page.goto((site / PATH).as_uri())
    with page.expect_event("pageerror"):
        page.locator(f"#figure-{name}").scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    assert page.locator(f"#figure-{name} canvas").count() == 0
    context.close()


@pytest.mark.parametrize("name", PLATES)
def test_where_bokeh_cannot_load_each_figure_s_picture_stays(open_page: OpenPage, site: Path, name: str) -> None:
    page = open_page(block="bokeh.min.js")
    page.goto((site / PATH).as_uri())
    with page.expect_event("requestfailed"):
        page.locator(f"#figure-{name}").scroll_into_view_if_needed()
    plate = page.locator(f"#figure-{name} {PLATES[name]}")
    assert plate.get_attribute("data-layer") in (None, "picture")
    assert plate.locator("canvas").count() == 0
