"""State is in the address: kept by reload, by the language switch, by back and forward."""

from __future__ import annotations

import re

import numpy as np
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenSimulator
from tests.browser.goldens import SHIPPED
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES, path_of

SETTINGS: list[tuple[str, object, str]] = [
    ("text", "la luna & la «luna»", "text=la%20luna%20%26%20la%20%C2%ABluna%C2%BB"),
    ("preset", "ingles", "preset=ingles"),
    ("heads", 6, "heads=6"),
    ("d_k", 16, "d_k=16"),
    ("temperature", 0.37, "temperature=0.37"),
    ("seed", 4294967295, "seed=4294967295"),
    ("head", 2, "head=2"),
    ("threshold", 0.35, "threshold=0.35"),
    ("row", 3, "row=3"),
    ("causal", True, "causal=1"),
    ("divide", False, "divide=0"),
    ("positional", True, "positional=1"),
    ("values", False, "values=0"),
    ("arcs", False, "arcs=0"),
]
LATER = [(name, value) for name, value, _ in SETTINGS if name in ("text", "preset", "heads", "temperature", "causal")]
FULL = "text=sol%20y%20sol&heads=3&d_k=20&temperature=0.7&head=1&seed=5&row=2&column=0&causal=1&divide=0&values=0"


def alike(one: list[list[float]], other: list[list[float]]) -> bool:
    """Whether two matrices are one: the page's own scores may have given way to the build's in between."""
    return float(np.abs(np.array(one) - np.array(other)).max()) < SHIPPED


def seen(simulator: Simulator) -> tuple[object, ...]:
    """All that a state decides, save the numbers."""
    page = simulator.page
    fields = page.locator("input, textarea").evaluate_all("all => all.map(f => [f.name, f.value, f.checked])")
    chosen = page.get_by_role("tab", selected=True).all_inner_texts()
    marks = simulator.table.locator("[aria-selected=true]").all_text_contents()
    return simulator.tokens, fields, chosen, marks, page.locator("[data-arcs]").is_visible()


def switch(simulator: Simulator) -> Simulator:
    """Take the language switch."""
    other = "en" if simulator.language == "es" else "es"
    simulator.page.locator(f"a[hreflang={other}]").click()
    simulator.page.wait_for_url(f"**/{path_of('simulator', other)}*")
    simulator.table.and_(simulator.page.locator(":not([data-revision='0'])")).wait_for()
    return Simulator(simulator.page, other)


def test_a_setting_is_written_into_the_address_and_outlives_a_reload(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    for name, value, written in SETTINGS:
        simulator.follow("").set(name, value)
        before, numbers = seen(simulator), simulator.matrix
        assert simulator.state == written
        simulator.follow("").follow(f"#{written}")
        assert seen(simulator) == before
        assert alike(simulator.matrix, numbers)
    simulator.follow(f"#{FULL}")
    before, numbers = seen(simulator), simulator.matrix
    simulator.page.reload()
    simulator.page.locator("table[data-matrix]:not([data-revision='0'])").wait_for()
    assert (simulator.state, seen(simulator)) == (FULL, before)
    assert alike(simulator.matrix, numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("link", ["", "#preset=referencia&heads=2", f"#{FULL}"])
def test_the_language_switch_keeps_the_state(open_simulator: OpenSimulator, language: str, link: str) -> None:
    simulator = open_simulator(language, link=link)
    before, numbers = seen(simulator), simulator.matrix
    after = switch(simulator)
    assert (after.state, seen(after)) == (link.removeprefix("#"), before)
    assert alike(after.matrix, numbers)


def test_the_language_switch_by_keyboard_keeps_the_state(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"heads": 2})
    simulator.page.locator("a[hreflang=en]").press("Enter")
    expect(simulator.page).to_have_url(re.compile(r"en/simulator\.html#heads=2$"))


def test_the_language_switch_takes_what_was_set_last(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"heads": 2})
    simulator.page.locator("a[hreflang=en]").hover()
    simulator.field("heads").fill("5")
    assert switch(simulator).state == "heads=5"


@pytest.mark.parametrize(("name", "value"), LATER)
def test_back_and_forward_lead_through_the_settings(open_simulator: OpenSimulator, name: str, value: object) -> None:
    simulator = open_simulator()
    start = simulator.matrix
    simulator.set(name, value)
    changed, written = simulator.matrix, simulator.state
    for move, state, numbers in ((simulator.page.go_back, "", start), (simulator.page.go_forward, written, changed)):
        before = simulator.revision
        move()
        expect(simulator.table).not_to_have_attribute("data-revision", str(before))
        assert simulator.state == state
        assert alike(simulator.matrix, numbers)


def test_a_slider_drawn_along_is_one_step_of_the_history(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator().settle()
    before = simulator.page.evaluate("history.length")
    slider = simulator.field("heads")
    # Waits until it stands still.
    slider.hover(position={"x": 4, "y": 8})
    box = slider.bounding_box()
    assert box
    simulator.page.mouse.down()
    simulator.page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2, steps=8)
    simulator.page.mouse.up()
    expect(simulator.page).to_have_url(re.compile("#heads=8$"))
    assert simulator.page.evaluate("history.length") == before + 1


def test_keys_that_follow_each_other_are_written_when_they_rest_as_one_step(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator().settle()
    before = simulator.page.evaluate("history.length")
    for _ in range(4):
        simulator.field("temperature").press("ArrowRight")
    expect(simulator.page).to_have_url(re.compile(f"#temperature={simulator.field('temperature').input_value()}$"))
    assert simulator.page.evaluate("history.length") == before + 1


def test_a_setting_put_back_leaves_the_address(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"heads": 2, "d_k": 16})
    simulator.set("heads", 4)
    assert simulator.state == "d_k=16"


def test_a_new_fragment_typed_into_the_address_is_read(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"heads": 2})
    simulator.page.evaluate("location.hash = '#heads=7&d_k=4'")
    expect(simulator.page.get_by_role("tab")).to_have_count(7)
    assert simulator.metric("d_k") == 4


def test_the_skip_link_leads_to_the_content_and_loses_no_state(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"heads": 2})
    simulator.page.get_by_role("link", name=simulator.say("site.skip")).press("Enter")
    expect(simulator.page.get_by_role("main")).to_be_focused()
    assert simulator.state == "heads=2"


def test_a_jump_to_an_anchor_changes_nothing(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(state={"text": "sol y sol"})
    before = simulator.matrix
    simulator.page.evaluate("location.hash = '#main'")
    assert simulator.matrix == before
    assert simulator.alerts() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_copy_link_gives_the_whole_address(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language, state={"heads": 2}, permissions=["clipboard-read", "clipboard-write"])
    simulator.field("share").click()
    copied, shown = simulator.say("said.link_copied"), simulator.say("said.link_shown")
    expect(simulator.page.get_by_role("status").filter(has_text=re.compile(f"{copied}|{shown}"))).to_be_visible()
