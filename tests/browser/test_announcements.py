"""The status region says a change once, when it has settled."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, OpenSimulator
from tests.browser.laboratory import Laboratory
from tests.browser.simulator import Simulator
from tests.browser.words import LANGUAGES

LISTEN = """() => {
    globalThis.heard = [];
    const region = document.querySelector("[data-status]");
    const hear = () => heard.push(region.textContent);
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
}"""
LISTEN_TO_ALL = """() => {
    globalThis.heard = [];
    const around = (place) => (place instanceof Element ? place : place.parentElement);
    const region = (place) => around(place)?.closest("[role=alert], [role=status]");
    new MutationObserver((changes) => {
        const changed = changes.map(({ target }) => region(target)).filter((place) => place?.textContent.trim());
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const fresh = added.filter((node) => node.matches?.("[role=alert]"));
        for (const place of new Set([...changed, ...fresh])) heard.push(place.textContent.trim());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
QUIET = 1500
"""Longer than a page waits before it speaks (milliseconds)."""


def heard(simulator: Simulator) -> list[str]:
    """All that was said since listening began."""
    simulator.page.wait_for_timeout(QUIET)
    said: list[str] = simulator.page.evaluate("globalThis.heard")
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slider_that_moved_many_steps_is_said_once(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language)
    simulator.page.evaluate(LISTEN)
    simulator.field("temperature").focus()
    for _ in range(12):
        simulator.page.keyboard.press("ArrowRight")
    said = heard(simulator)
    assert len(said) == 1
    assert said[0].startswith(f"{simulator.say('name.temperature')}: 1.12.")


def test_a_slider_that_is_dragged_is_said_once(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.evaluate(LISTEN)
    simulator.field("heads").scroll_into_view_if_needed()
    box = simulator.field("heads").bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    simulator.page.mouse.move(box["x"] + box["width"] / 2, middle)
    simulator.page.mouse.down()
    simulator.page.mouse.move(box["x"] + box["width"] - 2, middle, steps=10)
    simulator.page.mouse.up()
    assert [said.split(".")[0] for said in heard(simulator)] == [f"{simulator.say('name.heads')}: 8"]


def test_other_live_regions_keep_still_while_a_slider_moves(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.evaluate(LISTEN.replace("[data-status]", "[role=alert]"))
    simulator.field("temperature").press("End")
    assert heard(simulator) == []


def test_a_row_that_is_asked_for_is_said_at_once_and_once(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.evaluate(LISTEN)
    simulator.cell(1, 1).press("r")
    expect(simulator.page.locator("[data-status]")).not_to_be_empty()
    assert len(heard(simulator)) == 1


@pytest.fixture
def laboratory(open_page: OpenPage, site: Path, language: str) -> Laboratory:
    """The sentence of the animal and the street, whose "it" is chosen."""
    return Laboratory(open_page(), language).open(site, "#sentence=tired")


def test_a_number_that_is_refused_is_refused_once(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    simulator.page.evaluate(LISTEN_TO_ALL)
    simulator.type_number("temperature", "99")
    assert len(heard(simulator)) == 1
    simulator.exact("temperature").press("Enter")
    assert len(heard(simulator)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_rule_that_changed_is_said_where_the_chosen_word_looks_now(laboratory: Laboratory) -> None:
    laboratory.page.evaluate(LISTEN_TO_ALL)
    field = laboratory.page.locator("[data-rule] [data-exact]").first
    field.fill("0")
    field.press("Enter")
    (said,) = heard(laboratory)
    assert said.startswith(laboratory.say("said.rule_changed") + " ")
    assert f" {laboratory.look('it')}, " in said
    laboratory.page.locator("[name=reset_rule]").click()
    assert heard(laboratory)[-1].startswith(laboratory.say("said.rule_back"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_with_a_head_of_ones_own_is_said_once(laboratory: Laboratory) -> None:
    page, form = laboratory.page, laboratory.page.locator("[data-own]")
    form.locator("summary").first.click()
    form.get_by_role("textbox", name=laboratory.say("own_head.name")).fill("Uno")
    page.evaluate(LISTEN_TO_ALL)
    shown = page.get_by_role("tab", selected=True).inner_text()
    form.locator("[name=copy_shown]").click()
    form.locator("[type=submit]").click()
    page.wait_for_timeout(QUIET)
    form.locator("[type=submit]").click()
    page.wait_for_timeout(QUIET)
    form.locator("[name=delete_own]").click()
    said = heard(laboratory)
    words = [("copied", {"head": shown}), ("made", {"name": "Uno"}), ("changed", {"name": "Uno"}), ("deleted", {})]
    assert len(said) == len(words)
    for sentence, (name, values) in zip(said, words, strict=True):
        assert sentence.startswith(laboratory.say(f"own_head.{name}", **values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_question_gets_the_focus_and_its_lists_have_names(laboratory: Laboratory) -> None:
    form = laboratory.page.locator("[data-own]")
    form.locator("summary").first.click()
    form.locator("[name=add_ask]").click()
    added = form.get_by_role("group", name=laboratory.say("own_head.ask", number=2))
    expect(added.locator("summary").first).to_be_focused()
    for side in ("who", "of"):
        added.locator(f"[data-kinds={side}] summary").click()
        expect(added.get_by_role("group", name=laboratory.say(f"own_head.{side}"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_focus_goes_up_with_the_page_to_what_a_link_shows(laboratory: Laboratory) -> None:
    laboratory.page.locator(".explanation a.state[href*='weights=']").first.press("Enter")
    expect(laboratory.page.get_by_role("tabpanel")).to_be_focused()
    expect(laboratory.page.locator("[data-explorer]")).to_be_in_viewport()
