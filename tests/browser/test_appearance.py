"""Dark and light, less motion, forced colours, and ink on paper."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser import pixels
from tests.browser.conftest import OpenPage, OpenSimulator
from tests.browser.words import LANGUAGES, PALETTE

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
MOVES = """() => [...document.querySelectorAll("*")].filter(one => {
    const style = getComputedStyle(one);
    return parseFloat(style.transitionDuration) > 0 || style.animationName !== "none";
}).map(one => one.outerHTML.slice(0, 60))"""


def rgb(colour: str) -> str:
    """#rrggbb as getComputedStyle says it."""
    return f"rgb({', '.join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))})"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_systems_theme_is_taken(open_simulator: OpenSimulator, scheme: Scheme) -> None:
    body = open_simulator(color_scheme=scheme).page.locator("body")
    expect(body).to_have_css("background-color", rgb(PALETTE[scheme]["paper"]))
    expect(body).to_have_css("color", rgb(PALETTE[scheme]["ink"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scheme", "other"), [("light", "dark"), ("dark", "light")])
def test_the_button_names_the_other_theme_and_brings_it(
    open_simulator: OpenSimulator, language: str, scheme: Scheme, other: Scheme
) -> None:
    simulator = open_simulator(language, color_scheme=scheme)
    simulator.page.get_by_role("button", name=simulator.say(f"site.theme_{other}"), exact=True).click()
    expect(simulator.page.locator("body")).to_have_css("background-color", rgb(PALETTE[other]["paper"]))
    expect(simulator.field("theme")).to_have_text(simulator.say(f"site.theme_{scheme}"))


def test_a_chosen_theme_outlives_a_reload_and_the_systems_own(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(color_scheme="light")
    simulator.field("theme").click()
    simulator.page.reload()
    expect(simulator.page.locator("body")).to_have_css("background-color", rgb(PALETTE["dark"]["paper"]))


def test_a_change_of_the_systems_theme_is_followed(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(color_scheme="light").settle()
    simulator.page.emulate_media(color_scheme="dark")
    expect(simulator.page.locator("body")).to_have_css("background-color", rgb(PALETTE["dark"]["paper"]))
    expect(simulator.field("theme")).to_have_text(simulator.say("site.theme_light"))


def test_the_theme_changes_no_number_and_no_address(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"text": "sol y sol"})
    before = simulator.matrix
    simulator.field("theme").click()
    assert (simulator.matrix, simulator.state) == (before, "text=sol%20y%20sol")


def test_the_lines_between_bokehs_cells_follow_the_theme(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"values": 0}, color_scheme="light", viewport={"width": 1280, "height": 1400})
    simulator.settle()
    simulator.field("theme").click()
    simulator.page.wait_for_timeout(400)
    left, top, _, bottom = pixels.boxes(simulator)[1]
    seam = pixels.screenshot(simulator)[int((top + bottom) / 2), round(left) - 2 : round(left) + 2]
    dark = [int(PALETTE["dark"]["paper"][at : at + 2], 16) for at in (1, 3, 5)]
    assert abs(seam - dark).max(axis=1).min() <= 4


@pytest.mark.parametrize("width", [1280, 1000])
def test_the_text_goes_on_under_the_figures_beside_controls_that_are_longer(
    open_simulator: OpenSimulator, width: int
) -> None:
    page = open_simulator(viewport={"width": width, "height": 800}).settle().page
    curves, text, controls = (
        page.locator(part).evaluate("part => part.getBoundingClientRect().toJSON()")
        for part in (".curves-figure", ".explanation", ".controls")
    )
    assert 0 < text["top"] - curves["bottom"] < 80
    assert text["top"] < controls["bottom"] <= text["bottom"]
    assert text["right"] < controls["left"]


def test_nothing_moves_where_less_motion_is_asked_for(open_simulator: OpenSimulator) -> None:
    assert open_simulator(reduced_motion="reduce").settle().page.evaluate(MOVES) == []


FORCED: dict[str, Any] = {"forced_colors": "active", "viewport": {"width": 1280, "height": 1400}}


@pytest.mark.parametrize("block", ["", "bokeh.min.js"], ids=["bokeh", "table"])
def test_forced_colours_keep_the_ramp(open_simulator: OpenSimulator, block: str) -> None:
    simulator = open_simulator(state={"values": 0}, block=block, **FORCED)
    if not block:
        simulator.settle()
    assert len({tuple(colour) for colour in pixels.at_centres(simulator).tolist()}) > 20


@pytest.mark.parametrize("block", ["", "bokeh.min.js"], ids=["bokeh", "table"])
def test_forced_colours_keep_the_marks_of_the_mask(open_simulator: OpenSimulator, block: str) -> None:
    simulator = open_simulator(state={"causal": 1, "values": 0}, block=block, **FORCED)
    if not block:
        simulator.settle()
    assert len(pixels.within(simulator, 1, 4)) > 1


@pytest.mark.parametrize("block", ["", "bokeh.min.js"], ids=["bokeh", "table"])
def test_forced_colours_keep_the_frame_of_the_selection(open_simulator: OpenSimulator, block: str) -> None:
    simulator = open_simulator(state={"values": 0}, block=block, **FORCED)
    if not block:
        simulator.settle()
    before = pixels.screenshot(simulator)
    simulator.cell(3, 3).click()
    simulator.page.mouse.move(0, 0)
    simulator.page.wait_for_timeout(400)
    box = simulator.cell(3, 3).bounding_box()
    assert box
    edge = (round(box["y"]) + 1, slice(round(box["x"]) + 6, round(box["x"] + box["width"]) - 6))
    assert abs(pixels.screenshot(simulator)[edge] - before[edge]).max() > 60


def test_paper_has_the_light_colours_of_lines_whatever_the_theme(open_simulator: OpenSimulator) -> None:
    read = "() => getComputedStyle(document.documentElement).getPropertyValue('--head-0')"
    simulator = open_simulator(color_scheme="dark")
    dark = simulator.page.evaluate(read)
    simulator.page.emulate_media(media="print")
    assert simulator.page.evaluate(read) == PALETTE["light"]["heads"][0] != dark


def test_print_shows_the_table_and_nothing_of_bokeh(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator().settle()
    simulator.page.emulate_media(media="print")
    expect(simulator.table).to_be_visible()
    assert simulator.page.locator("[data-drawing] canvas").filter(visible=True).count() == 0


def test_print_shows_every_number_on_a_shade_of_its_own_colour(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"row": 2}).settle()
    simulator.page.emulate_media(media="print")
    cells = simulator.table.locator("td[data-value]")
    colours = cells.evaluate_all("all => all.map(cell => getComputedStyle(cell).backgroundColor)")
    assert len(set(colours)) > 20
    assert "rgba(0, 0, 0, 0)" not in colours
    expect(cells.first.locator("span")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_print_says_that_darker_is_more(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language)
    simulator.page.emulate_media(media="print")
    expect(simulator.page.get_by_text(simulator.say("figure.brighter_print"))).to_be_visible()
    expect(simulator.page.get_by_text(simulator.say("figure.brighter"), exact=True).first).to_be_hidden()


def test_print_leaves_controls_out_and_keeps_the_measures(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.emulate_media(media="print")
    # The small maps of all heads are buttons and pictures in one: as pictures they are printed.
    controls = simulator.page.locator("button:not([data-head]), input, textarea").filter(visible=True)
    assert controls.count() == 0
    expect(simulator.page.locator("output[name=mean_entropy]")).to_be_visible()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_print_is_on_white_in_either_theme(open_simulator: OpenSimulator, scheme: Scheme) -> None:
    simulator = open_simulator(color_scheme=scheme)
    simulator.page.emulate_media(media="print", color_scheme=scheme)
    expect(simulator.page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")


def test_the_whole_simulator_can_be_printed(open_page: OpenPage, site: Any) -> None:
    page = open_page()
    page.goto((site / "en/simulator.html").as_uri())
    assert page.pdf().startswith(b"%PDF")
