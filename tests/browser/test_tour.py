"""The guided tour: done by doing, by keyboard alone, left and taken up, with nothing to store it in, on a phone."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, OpenSimulator
from tests.browser.simulator import Simulator
from tests.browser.test_accessibility import violations
from tests.browser.words import LANGUAGES, path_of

NO_STORAGE = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
)
# Every step and the keys that do it, once F8 has led to its control.
KEYS = {
    "row": "Enter",
    "cell": "ArrowRight Enter",
    "head": "ArrowRight",
    "cold": "0 . 1 Enter",
    "plain": "1 Enter",
    "hot": "Tab End",
    "mask": "Space",
    "reset": "Enter",
    "wide": "3 2 Enter",
    "undivided": "Space",
    "divided": "Space",
    "seed": "Enter",
    "phrase": "Control+A o l a Enter",
}
# After this long the status would have spoken (milliseconds).
SAID = 1500
# Nothing lies over the control's upper and lower edges.
UNCOVERED = """target => {
    const { x, width, top, bottom } = target.getBoundingClientRect();
    return [top + 2, bottom - 2].every(y => target.contains(document.elementFromPoint(x + width / 2, y)));
}"""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def panel(simulator: Simulator) -> Locator:
    """The tour's place."""
    return simulator.page.get_by_role("region", name=simulator.say("tour.label"))


def stands_at(simulator: Simulator, step: str) -> None:
    """Wait until this step is asked for."""
    expect(panel(simulator)).to_have_attribute("data-step", step)


def start(simulator: Simulator) -> Simulator:
    """Press the button near the overview."""
    simulator.field("tour").click()
    stands_at(simulator, "row")
    return simulator


def press(simulator: Simulator, name: str, **values: object) -> None:
    """Press a button by its words in [tour]."""
    simulator.page.get_by_role("button", name=simulator.say(f"tour.{name}", **values), exact=True).click()


def at_the_top(simulator: Simulator) -> Page:
    """Settled, and with nothing half under the tour: axe takes what is scrolled under it for covered for good."""
    simulator.settle().page.evaluate("scrollTo(0, 0)")
    return simulator.page


def tab_to(page: Page, name: str) -> None:
    """Tab from the top of the page to the field of this name."""
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == name:
            return
    raise AssertionError(f"Tab never reached {name}")


def do(simulator: Simulator, step: str) -> None:
    """Do a step by keyboard: F8 leads to its control, and from the control to the tour."""
    stands_at(simulator, step)
    simulator.page.keyboard.press("F8")
    if panel(simulator).evaluate("panel => panel.contains(document.activeElement)"):
        simulator.page.keyboard.press("F8")
    for key in KEYS[step].split():
        simulator.page.keyboard.press(key)


def do_until(simulator: Simulator, step: str) -> None:
    """Do every step before this one."""
    for each in KEYS:
        if each == step:
            break
        do(simulator, each)
    stands_at(simulator, step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_tour_is_done_by_keyboard_alone(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language)
    tab_to(simulator.page, "tour")
    simulator.page.keyboard.press("Enter")
    do_until(simulator, "end")
    expect(panel(simulator)).to_contain_text(simulator.say("tour.finished", steps=len(KEYS)))
    expect(simulator.field("tour")).to_have_text(simulator.say("tour.repeat"))
    assert simulator.tokens[0] == ["ola"]
    press(simulator, "close")
    press(simulator, "repeat")
    stands_at(simulator, "row")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_focus_says_the_status_does_not_say_again(open_simulator: OpenSimulator, language: str) -> None:
    simulator = start(open_simulator(language))
    status = simulator.page.locator("[data-tour-status]")
    title = panel(simulator).get_by_role("heading")
    simulator.page.wait_for_timeout(SAID)
    expect(status).to_be_empty()
    expect(title).to_have_accessible_description(re.compile(re.escape(simulator.say("tour.row"))))
    simulator.set("row", 1)
    expect(status).to_contain_text(simulator.say("tour.cell"))
    simulator.page.keyboard.press("F8")
    expect(title).to_be_focused()
    expect(status).to_be_empty()
    expect(title).to_have_accessible_description(re.compile(r"gato.*" + re.escape(simulator.say("tour.cell"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_said_with_what_the_last_one_showed(open_simulator: OpenSimulator, language: str) -> None:
    simulator = start(open_simulator(language))
    simulator.set("row", 1)
    status = simulator.page.locator("[data-tour-status]")
    expect(status).to_contain_text(simulator.say("tour.progress", step=2, steps=len(KEYS)))
    expect(status).to_contain_text(simulator.say("tour.cell"))
    expect(status).to_contain_text(re.compile(r"gato.*gato.*25\.3"))


def test_the_tour_starts_with_its_title_in_focus_and_the_control_in_sight(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    expect(simulator.page.get_by_role("heading", name=simulator.say("tour.part_look"))).to_be_focused()
    expect(simulator.cell(0, 0)).to_be_in_viewport()


def test_pressing_buttons_alone_finishes_no_step(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    press(simulator, "show")
    expect(simulator.cell(0, 0)).to_be_focused()
    stands_at(simulator, "row")


def test_the_control_that_is_asked_for_wears_a_ring(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    do_until(simulator, "cold")
    ringed = simulator.page.locator(".tour-target")
    expect(ringed).to_have_count(1)
    expect(ringed).to_have_css("outline-style", "dashed")
    expect(ringed.locator("input[name=temperature]")).to_be_visible()


def test_numbers_of_the_tour_are_those_of_the_page(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    do_until(simulator, "plain")
    expect(panel(simulator)).to_contain_text(f"{simulator.metric('mean_entropy'):.2f}")


def test_a_finished_step_leaves_the_focus_where_the_reader_works(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    do_until(simulator, "plain")
    expect(simulator.exact("temperature")).to_be_focused()


def test_tab_leads_out_of_the_tour_to_the_page(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    tab_to(simulator.page, "text")
    expect(panel(simulator)).to_be_visible()


@pytest.mark.parametrize("way", ["Escape", "close"])
def test_the_tour_is_left_and_taken_up_where_it_was(open_simulator: OpenSimulator, way: str) -> None:
    simulator = start(open_simulator())
    do_until(simulator, "head")
    if way == "close":
        press(simulator, "close")
    else:
        simulator.page.keyboard.press("Escape")
        expect(panel(simulator)).to_be_visible()
        simulator.page.keyboard.press("Escape")
    expect(panel(simulator)).to_be_hidden()
    expect(simulator.page.locator(".tour-target")).to_have_count(0)
    press(simulator, "resume", step=3)
    stands_at(simulator, "head")


def test_esc_in_the_tour_leaves_it_and_gives_the_focus_back(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator(state={"row": 1}))
    simulator.page.keyboard.press("Escape")
    expect(simulator.field("tour")).to_be_focused()
    assert simulator.state == "row=1"


def test_esc_leaves_the_tour_from_any_control_and_what_is_typed_stays(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator(state={"row": 1}))
    for field, key in ((simulator.exact("temperature"), "2"), (simulator.field("text"), "!"), (simulator.tab(0), "")):
        expect(panel(simulator)).to_be_visible()
        field.focus()
        simulator.page.keyboard.type(key)
        field.press("Escape")
        expect(panel(simulator)).to_be_hidden()
        expect(field).to_be_focused()
        simulator.field("tour").click()
    assert "!" in simulator.field("text").input_value()
    assert "row=1" in simulator.state


def test_the_tour_outlives_a_reload(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    do_until(simulator, "hot")
    simulator.page.reload()
    press(simulator, "resume", step=6)
    stands_at(simulator, "hot")


def test_a_step_whose_ground_is_gone_goes_back_to_where_it_began(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    do_until(simulator, "divided")
    press(simulator, "close")
    simulator.field("reset").click()
    press(simulator, "resume", step=9)
    stands_at(simulator, "wide")


def test_a_tour_taken_up_can_be_started_over(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    do_until(simulator, "head")
    press(simulator, "close")
    press(simulator, "resume", step=3)
    press(simulator, "again")
    stands_at(simulator, "row")


def test_a_step_can_be_skipped_and_is_not_said_to_be_done(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    press(simulator, "skip")
    expect(panel(simulator)).to_contain_text(simulator.say("tour.skipped", step=1))
    do(simulator, "cell")
    stands_at(simulator, "head")
    simulator.page.reload()
    press(simulator, "resume", step=3)
    while (step := panel(simulator).get_attribute("data-step")) != "end":
        press(simulator, "skip")
        if step == "cold":
            expect(panel(simulator)).to_contain_text(simulator.say("tour.undone", step=5))
            expect(panel(simulator)).not_to_contain_text(re.compile(r"\d bits"))
    expect(simulator.page.get_by_text(simulator.say("tour.keys"))).to_be_hidden()
    expect(panel(simulator)).not_to_contain_text(simulator.say("tour.progress", step=len(KEYS), steps=len(KEYS)))
    counted = {"done": 1, "steps": len(KEYS), "skipped": len(KEYS) - 1}
    expect(panel(simulator)).to_contain_text(simulator.say("tour.finished_skipped", **counted))


def test_f8_leads_to_the_control_and_back_to_the_tour(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator(viewport={"width": 360, "height": 740}))
    expect(simulator.page.get_by_text(simulator.say("tour.keys"))).to_be_visible()
    simulator.page.keyboard.press("F8")
    expect(simulator.cell(0, 0)).to_be_focused()
    simulator.page.keyboard.press("F8")
    expect(simulator.page.get_by_role("heading", name=simulator.say("tour.part_look"))).to_be_focused()


def test_with_one_head_the_tour_asks_for_more_first(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator(state={"heads": 1}))
    do(simulator, "row")
    do(simulator, "cell")
    expect(panel(simulator)).to_contain_text(simulator.say("tour.head_alone"))
    simulator.set("heads", 3)
    expect(panel(simulator)).to_contain_text(simulator.say("tour.head"))


def test_a_slider_on_its_way_finishes_nothing(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    do_until(simulator, "plain")
    slider = simulator.field("temperature")
    slider.evaluate("""async slider => { for (const T of [0.5, 1, 1.5]) {
        slider.value = T; slider.dispatchEvent(new Event("input", { bubbles: true }));
    } }""")
    simulator.settle()
    stands_at(simulator, "plain")


def test_without_storage_the_tour_works_and_remembers_while_the_page_is_open(open_page: OpenPage, site: object) -> None:
    page = open_page()
    page.add_init_script(NO_STORAGE)
    simulator = start(Simulator(page, "en").open(site, ""))  # type: ignore[arg-type]
    do_until(simulator, "head")
    press(simulator, "close")
    press(simulator, "resume", step=3)
    stands_at(simulator, "head")


def test_without_its_scripts_the_tour_says_so(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator(block="panel.js")
    simulator.field("tour").click()
    expect(simulator.page.locator("[data-status]")).to_have_text(simulator.say("tour.missing"))


def test_the_tour_is_loaded_only_when_it_is_asked_for(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    assert simulator.page.locator("script[src*='/tour/']").count() == 0
    start(simulator)
    assert simulator.page.locator("script[src*='/tour/']").count() == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_starts_the_tour(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language, link="#tour")
    stands_at(simulator, "row")
    assert simulator.alerts() == ""


def test_on_a_phone_the_whole_tour_is_done_by_touch(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator(**PHONE))
    for step, name, value in (
        ("row", "row", 1), ("head", "head", 2), ("cold", "temperature", "0.1"), ("plain", "temperature", "1"),
        ("hot", "temperature", "5"), ("mask", "causal", True), ("wide", "d_k", 32), ("undivided", "divide", False),
        ("divided", "divide", True), ("phrase", "text", "ola"),
    ):  # fmt: skip
        stands_at(simulator, step)
        press(simulator, "show")
        expect(simulator.page.locator(".tour-target")).to_be_in_viewport()
        if name in ("causal", "d_k", "divide"):
            assert simulator.page.locator(".tour-target").evaluate(UNCOVERED)
        simulator.set(name, value)
        if step == "row":
            stands_at(simulator, "cell")
            simulator.cell(1, 2).click()
        elif step == "mask":
            stands_at(simulator, "reset")
            simulator.field("reset").click()
        elif step == "divided":
            stands_at(simulator, "seed")
            simulator.field("new_weights").click()
    stands_at(simulator, "end")
    assert simulator.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("width", [360, 1280])
def test_the_tour_leaves_most_of_the_screen_to_the_page(open_simulator: OpenSimulator, width: int) -> None:
    simulator = start(open_simulator(viewport={"width": width, "height": 740}))
    do_until(simulator, "plain")
    box = panel(simulator).bounding_box()
    assert box
    assert box["height"] < 740 / 3


def test_the_tour_is_accessible(open_simulator: OpenSimulator) -> None:
    simulator = start(open_simulator())
    assert violations(at_the_top(simulator)) == []
    for step in KEYS:
        do(simulator, step)
        if step == "plain":
            stands_at(simulator, "hot")
            assert violations(at_the_top(simulator), "[data-tour]") == []
    stands_at(simulator, "end")
    assert violations(at_the_top(simulator), "[data-tour]") == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_tour_on_a_phone_is_accessible(open_simulator: OpenSimulator, scheme: Literal["light", "dark"]) -> None:
    simulator = start(open_simulator("en", color_scheme=scheme, **PHONE))
    do(simulator, "row")
    stands_at(simulator, "cell")
    assert violations(at_the_top(simulator)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_tour_leads_to_the_guide(open_simulator: OpenSimulator, language: str) -> None:
    simulator = start(open_simulator(language))
    do_until(simulator, "end")
    simulator.page.get_by_role("link", name=simulator.say("tour.more")).click()
    simulator.page.wait_for_url(f"**/{path_of('guide', language)}")
