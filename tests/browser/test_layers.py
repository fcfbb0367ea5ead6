"""Two layers on one grid: Bokeh under the table shows the same colours in the same places."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Locator, expect

from generator.model import RampStop
from generator.ramp import make_ramp
from tests.browser import pixels
from tests.browser.conftest import OpenSimulator
from tests.browser.simulator import Simulator, fragment
from tests.browser.words import PALETTE

BOKEH = "bokeh.min.js"
ROOMY: dict[str, Any] = {"viewport": {"width": 1280, "height": 1400}}
LONG = " ".join(f"palabra{number}" for number in range(32))
STATES: dict[str, dict[str, object]] = {
    "start": {},
    "sharp": {"temperature": 0.1, "head": 2},
    "diffuse": {"temperature": 5},
    "undivided": {"divide": 0, "d_k": 32},
    "one token": {"text": "hola"},
    "typed": {"text": "uno dos tres uno", "positional": 1},
    "32 words": {"text": LONG},
}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "two pixels": {"device_scale_factor": 2},
    "phone": {"viewport": {"width": 360, "height": 1600}},
}
# The figures in the order in which Bokeh takes over.
NOTE_THE_DRAWN = """() => {
    globalThis.drawn = [];
    new MutationObserver(changes => {
        for (const { target } of changes)
            if (target.dataset.layer === "bokeh") drawn.push(target.closest("[data-figure]").dataset.figure);
    }).observe(document.body, { subtree: true, attributeFilter: ["data-layer"] });
}"""
RAMP = make_ramp([RampStop(**stop) for stop in PALETTE["heatmap"]["ramp"]])


def ramp_colours(weights: list[list[float]]) -> pixels.Colours:
    """The colours that content/palette.toml asks for: cells × 3."""
    shades = [RAMP.shades[RAMP.index(weight)] for row in weights for weight in row]
    return np.array([[int(shade[at : at + 2], 16) for at in (1, 3, 5)] for shade in shades], dtype=np.int16)


def test_bokeh_shows_the_ramps_colour_at_each_cells_centre(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(**ROOMY).settle()
    for name, state in STATES.items():
        simulator.follow(fragment({**state, "values": 0})).settle()
        apart = np.abs(pixels.at_centres(simulator) - ramp_colours(simulator.matrix))
        assert apart.max() <= 2, name


@pytest.mark.parametrize("look", LOOKS)
def test_bokeh_shows_the_ramps_colours_in_every_look(open_simulator: OpenSimulator, look: str) -> None:
    simulator = open_simulator(state={"values": 0}, **{**ROOMY, **LOOKS[look]}).settle()
    assert np.abs(pixels.at_centres(simulator) - ramp_colours(simulator.matrix)).max() <= 2


@pytest.mark.parametrize(("state", "look"), [("start", "dark"), ("sharp", "light"), ("typed", "phone")])
def test_the_table_alone_shows_the_same_colours(open_simulator: OpenSimulator, state: str, look: str) -> None:
    simulator = open_simulator(state={**STATES[state], "values": 0}, **{**ROOMY, **LOOKS[look]}, block=BOKEH)
    apart = np.abs(pixels.at_centres(simulator) - ramp_colours(simulator.matrix))
    assert apart.max() <= 2


@pytest.mark.parametrize("width", [1280, 1000, 703, 360])
def test_bokehs_cells_lie_under_the_tables_to_the_pixel(open_simulator: OpenSimulator, width: int) -> None:
    simulator = open_simulator(state={"values": 0}, viewport={"width": width, "height": 1800}).settle()
    for state in ("start", "typed"):
        simulator.follow(fragment({**STATES[state], "values": 0})).settle()
        assert np.abs(pixels.at_corners(simulator) - ramp_colours(simulator.matrix)).max() <= 2, state


def test_bokeh_draws_the_map_first(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.evaluate(NOTE_THE_DRAWN)
    simulator.settle()
    assert simulator.page.evaluate("() => drawn[0]") == "heatmap"


def test_bokeh_lays_out_and_paints_each_figure_once_when_it_comes(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(**ROOMY)
    simulator.page.evaluate("() => document.fonts.ready")
    simulator.settle().page.locator("[data-figure=curves] [data-mark]:visible").wait_for()
    painted = simulator.page.evaluate(
        "() => Bokeh.index.roots.map(figure => [figure.model.name, figure._render_count])"
    )
    assert painted == [["figure", 1]] * 4


def test_when_bokeh_has_drawn_the_tables_own_colours_are_off(open_simulator: OpenSimulator) -> None:
    expect(open_simulator().settle().cell(0, 0)).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_after_resizing_bokehs_cells_lie_under_the_tables_again(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"values": 0}, **ROOMY).settle()
    simulator.resize(560, 1800)
    simulator.page.wait_for_timeout(100)
    simulator.settle()
    assert np.abs(pixels.at_corners(simulator) - ramp_colours(simulator.matrix)).max() <= 2


def test_after_another_phrase_bokehs_cells_lie_under_the_tables_again(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"values": 0}, **ROOMY).settle()
    simulator.compute("uno dos tres cuatro")
    simulator.settle()
    assert np.abs(pixels.at_corners(simulator) - ramp_colours(simulator.matrix)).max() <= 2


def test_while_something_moves_the_table_shows_the_new_colours(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"values": 0}, **ROOMY).settle()
    layer = simulator.page.locator("[data-figure=heatmap] [data-layer]")
    at_once = simulator.field("temperature").evaluate(
        """(slider, plate) => {
            slider.value = "0.3";
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            const cell = plate.querySelector("td[data-value]");
            return [plate.dataset.layer, Number(cell.dataset.value), getComputedStyle(cell).backgroundColor];
        }""",
        layer.element_handle(),
    )
    shade = ramp_colours([[at_once[1]]])[0].tolist()
    assert at_once[0] == "table"
    assert at_once[2] == f"rgb({', '.join(map(str, shade))})"


def test_after_a_change_bokeh_takes_over_with_the_new_numbers(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator().settle()
    simulator.set("temperature", 0.3)
    simulator.settle()
    expect(simulator.page.locator("[data-figure=heatmap]")).to_have_attribute("data-drawn", str(simulator.revision))


@pytest.mark.parametrize("block", ["", BOKEH], ids=["bokeh", "table"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_masked_cells_are_hatched_never_the_lowest_colour(
    open_simulator: OpenSimulator, block: str, scheme: str
) -> None:
    simulator = open_simulator(state={"causal": 1, "values": 0}, block=block, color_scheme=scheme, **ROOMY)
    if not block:
        simulator.settle()
    colours = pixels.within(simulator, 1, 4)
    assert len(colours) > 1
    assert tuple(ramp_colours([[0.0]])[0].tolist()) not in colours


@pytest.mark.parametrize("block", ["", BOKEH], ids=["bokeh", "table"])
def test_seen_cells_keep_their_colour_under_the_mask(open_simulator: OpenSimulator, block: str) -> None:
    simulator = open_simulator(state={"causal": 1, "values": 0}, block=block, **ROOMY)
    if not block:
        simulator.settle()
    seen = np.tril(np.ones((7, 7), dtype=bool)).ravel()
    apart = np.abs(pixels.at_centres(simulator) - ramp_colours(simulator.matrix))[seen]
    assert apart.max() <= 2


def test_a_masked_cell_carries_a_dash_and_a_word(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"causal": 1})
    expect(simulator.cell(0, 3)).to_have_text("–")
    expect(simulator.cell(0, 3)).to_have_accessible_name(simulator.say("figure.masked"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_bars_and_curves_are_drawn_by_bokeh(open_simulator: OpenSimulator, scheme: str) -> None:
    simulator = open_simulator(state={"row": 1}, color_scheme=scheme, **ROOMY).settle()
    simulator.page.locator("[data-figure=bars][data-layer=bokeh]").wait_for()
    for name in ("bars", "curves"):
        place = simulator.page.locator(f"[data-figure={name}] [data-drawing]")
        place.scroll_into_view_if_needed()
        box = place.locator("canvas, svg").first.bounding_box()
        assert box
        part = pixels.screenshot(simulator)[int(box["y"]) : int(box["y"] + box["height"]), int(box["x"]) :]
        assert len(np.unique(part.reshape(-1, 3), axis=0)) > 20


def test_the_mark_stands_where_bokehs_axis_has_its_temperature(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"temperature": 2}, **ROOMY).settle()
    curves = simulator.page.locator("[data-figure=curves]")
    curves.locator("[data-mark]:visible").wait_for()
    apart = curves.evaluate(
        """figure => {
            const [place, mark] = ["[data-drawing]", "[data-mark]"].map(part => figure.querySelector(part));
            const { left, width } = Bokeh.index.roots.find(({ el }) => place.contains(el)).frame_view.bbox;
            return mark.getBoundingClientRect().left - place.getBoundingClientRect().left - left - 0.4 * width;
        }"""
    )
    assert abs(apart) <= 1


def test_numbers_on_cells_are_readable_on_every_shade(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"temperature": 0.25, "d_k": 4}).settle()
    inks = simulator.table.locator("td[data-value]").evaluate_all(
        "all => all.map(cell => getComputedStyle(cell).color)"
    )
    asked = [RAMP.inks[RAMP.index(weight)] for row in simulator.matrix for weight in row]
    assert inks == [{"#000000": "rgb(0, 0, 0)", "#ffffff": "rgb(255, 255, 255)"}[ink] for ink in asked]


def out_of_sight(simulator: Simulator) -> Locator:
    """The row's numbers, with the window where they are not to be seen."""
    simulator.page.set_viewport_size({"width": 1280, "height": 240})
    simulator.page.locator("input[name=temperature]").first.focus()
    simulator.page.evaluate("() => document.querySelector('.explanation').scrollIntoView()")
    simulator.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return simulator.page.locator("[data-bars] .number")


def hotter(numbers: Locator, then: str) -> list[list[str]]:
    """What stands there as soon as the temperature was turned, and after what then happens in the same task."""
    read: list[list[str]] = numbers.first.evaluate(
        """(_, then) => {
            const slider = document.querySelector("input[name=temperature]");
            const read = () => [...document.querySelectorAll("[data-bars] .number")].map(each => each.textContent);
            slider.value = "2";
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            const soon = read();
            if (then) dispatchEvent(new Event(then));
            return [soon, read()];
        }""",
        then,
    )
    return read


def as_shares(texts: list[str]) -> list[float]:
    """Percentages as numbers."""
    return [float(text.replace("\u00a0", "").rstrip("%")) / 100 for text in texts]


def test_what_nobody_sees_follows_a_slider_when_it_rests(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"row": 1}, **ROOMY).settle()
    numbers = out_of_sight(simulator)
    before = numbers.all_text_contents()
    soon, _ = hotter(numbers, "")
    assert soon == before
    expect(numbers.first).not_to_have_text(before[0])
    assert as_shares(numbers.all_text_contents()) == pytest.approx(simulator.matrix[1], abs=0.00051)


def test_what_nobody_sees_is_right_on_paper(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"row": 1}, **ROOMY).settle()
    before, printed = hotter(out_of_sight(simulator), "beforeprint")
    assert printed != before
    assert as_shares(printed) == pytest.approx(simulator.matrix[1], abs=0.00051)
