"""All heads at a glance: one figure, one ramp; what is written under each is the engine's, a click opens it."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import pytest
from playwright.sync_api import Locator, expect

from tests.browser import pixels
from tests.browser.conftest import OpenSimulator, ShowSimulator
from tests.browser.goldens import GOLDEN_CASES, Golden
from tests.browser.simulator import Simulator
from tests.browser.test_accessibility import violations
from tests.browser.test_layers import ramp_colours
from tests.browser.words import LANGUAGES

BOKEH = "bokeh.min.js"
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
GOLDENS = [golden for golden in GOLDEN_CASES if int(str(golden.state["heads"])) > 1 and len(golden.tokens) < 9][::2]


def group(simulator: Simulator) -> Locator:
    """The small matrices."""
    return simulator.page.get_by_role("group", name=simulator.say("all_heads.title"), exact=True)


def heads(simulator: Simulator) -> Locator:
    """Their buttons."""
    return group(simulator).get_by_role("button")


def labels(simulator: Simulator, entropy: Any, largest: Any) -> list[str]:
    """What should be written under each."""
    return [
        f"{simulator.say('all_heads.name', head=f'H{head}')} "
        + simulator.say("all_heads.numbers", entropy=f"{bits:.2f}", max=f"{most:.2f}")
        for head, (bits, most) in enumerate(zip(entropy, largest, strict=True))
    ]


def near(simulator: Simulator) -> Simulator:
    """Scroll there."""
    group(simulator).scroll_into_view_if_needed()
    return simulator


def drawn(simulator: Simulator, layer: str) -> None:
    """Wait for who shows the cells: the buttons' own canvas, or Bokeh."""
    if layer == "bokeh":
        simulator.let_bokeh_in()
    near(simulator).page.locator(f"[data-figure=all_heads][data-layer={layer}]").wait_for()


def centres(simulator: Simulator, head: int, n: int) -> pixels.Colours:
    """What stands on the screen at the centre of each of a head's cells: cells × 3."""
    box = heads(simulator).nth(head).locator("canvas").bounding_box()
    assert box
    picture, side = pixels.screenshot(simulator), box["width"] / n
    places = [(box["y"] + (i + 0.5) * side, box["x"] + (j + 0.5) * side) for i in range(n) for j in range(n)]
    return np.array([picture[int(y), int(x)] for y, x in places], dtype=np.int16)


@pytest.mark.parametrize("golden", GOLDENS, ids=str)
def test_entropy_and_maximum_of_every_head_are_torchs(show_simulator: ShowSimulator, golden: Golden) -> None:
    simulator = near(show_simulator(state=golden.state))
    answer = golden.answer
    expect(heads(simulator)).to_have_text(labels(simulator, answer["mean_entropy"], answer["max_attention"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_opens_the_head_and_marks_it(show_simulator: ShowSimulator, language: str) -> None:
    simulator = near(show_simulator(language))
    heads(simulator).nth(2).click()
    expect(simulator.tab(2)).to_have_attribute("aria-selected", "true")
    expect(group(simulator).locator("[aria-current=true]")).to_contain_text("H2")
    assert simulator.state == "head=2"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_the_keyboard_opens_a_head(show_simulator: ShowSimulator, key: str) -> None:
    simulator = near(show_simulator())
    heads(simulator).nth(3).focus()
    simulator.page.keyboard.press(key)
    expect(heads(simulator).nth(3)).to_be_focused()
    assert simulator.state == "head=3"


@pytest.mark.parametrize("count", [1, 3, 8])
def test_there_is_a_button_for_every_head(show_simulator: ShowSimulator, count: int) -> None:
    expect(heads(near(show_simulator(state={"heads": count})))).to_have_count(count)


@pytest.mark.parametrize("layer", ["bokeh", "cells"])
@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["desk", "phone"])
def test_every_small_matrix_has_the_ramps_colours(
    open_simulator: OpenSimulator, layer: str, look: dict[str, Any]
) -> None:
    simulator = open_simulator(block=BOKEH if layer == "cells" else "", **look)
    drawn(simulator, layer)
    for head in (0, 3):
        simulator.tab(head).evaluate("tab => tab.click()")
        wanted = ramp_colours(simulator.matrix)
        drawn(simulator, layer)
        assert np.abs(centres(simulator, head, 7) - wanted).max() <= 2


@pytest.mark.parametrize("layer", ["bokeh", "cells"])
def test_masked_cells_are_not_painted_in_the_ramps_colours(open_simulator: OpenSimulator, layer: str) -> None:
    simulator = open_simulator(state={"causal": 1}, block=BOKEH if layer == "cells" else "")
    drawn(simulator, layer)
    apart = np.abs(centres(simulator, 1, 7) - ramp_colours([[0.0]])).max(axis=1).reshape(7, 7)
    assert apart[np.triu_indices(7, 1)].min() > 60


def test_while_a_slider_moves_the_cells_and_numbers_follow_at_once(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    drawn(simulator, "bokeh")
    at_once = simulator.field("temperature").evaluate(
        """slider => {
            slider.value = "0.3";
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            const figure = document.querySelector("[data-figure=all_heads]");
            return [figure.dataset.layer, figure.querySelector("button").innerText];
        }"""
    )
    assert at_once[0] == "cells"
    assert f"{simulator.metric('mean_entropy'):.2f}" in at_once[1]


def test_bokeh_draws_it_only_when_it_comes_near(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(viewport={"width": 800, "height": 300}).settle()
    canvas = group(simulator).locator("[data-drawing] canvas")
    expect(canvas).to_have_count(0)
    drawn(simulator, "bokeh")
    assert canvas.count() > 0


def test_out_of_sight_the_numbers_are_those_of_now_all_the_same(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(viewport={"width": 800, "height": 300}).settle()
    simulator.set("temperature", 3)
    expect(heads(simulator).first).to_contain_text(f"{simulator.metric('mean_entropy'):.2f}")


def test_a_trace_of_several_layers_has_a_row_of_heads_for_each(open_simulator: OpenSimulator) -> None:
    simulator = near(open_simulator(state={"heads": 2}))
    names = simulator.page.evaluate(
        """() => {
            const page = JSON.parse(document.getElementById("page-data").textContent);
            const place = document.querySelector("[data-all-heads]");
            const part = Atenta.parts.all_heads({ root: document.getElementById("main"), page, act() {} });
            const trace = { ...Atenta.random_model.trace({ tokens: ["a", "b"], n_heads: 6, d_k: 4, seed: 1 }) };
            const settings = { temperature: 1, divide: true, causal: false };
            const shape = { n_query: 2, n_key: 2, masked: new Uint8Array(4) };
            part.settle({ ...settings, ...shape, trace: { ...trace, n_layers: 2, n_heads: 3 }, head: 4 });
            const columns = getComputedStyle(place).gridTemplateColumns.split(" ").length;
            return [columns, ...[...place.querySelectorAll("button")].map(button => button.innerText.split(":")[0])];
        }"""
    )
    assert names == [3, "L0 H0", "L0 H1", "L0 H2", "L1 H0", "L1 H1", "L1 H2"]


@pytest.mark.parametrize("look", [PHONE, {"viewport": {"width": 320, "height": 700}}], ids=["360", "320"])
@pytest.mark.parametrize("state", [{"heads": 8}, {"text": " ".join(f"palabra{i}" for i in range(32))}], ids=str)
def test_the_heads_do_not_run_off_sideways(
    open_simulator: OpenSimulator, look: dict[str, Any], state: dict[str, object]
) -> None:
    simulator = near(open_simulator(state=state, **look))
    assert simulator.page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", [{"heads": 8, "head": 7}, {"causal": 1, "heads": 2}], ids=str)
def test_all_heads_are_accessible(
    open_simulator: OpenSimulator, state: dict[str, object], scheme: Literal["light", "dark"]
) -> None:
    simulator = open_simulator(state=state, color_scheme=scheme)
    drawn(simulator, "bokeh")
    assert violations(simulator.page, "[data-figure=all_heads]") == []
