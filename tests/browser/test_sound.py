"""Sound as a reader works it: nothing before it is asked for, everything by button and key, silence at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, OpenSimulator
from tests.browser.simulator import Simulator
from tests.browser.test_accessibility import violations
from tests.browser.words import LANGUAGES

PHRASE = "uno dos tres cuatro cinco"
COUNT = """(() => {
    const Real = AudioContext;
    globalThis.contexts = 0;
    globalThis.AudioContext = class extends Real { constructor(...given) { super(...given); contexts++; } };
})()"""
LISTEN = """() => {
    const { perform } = Atenta.instrument;
    Object.assign(globalThis, { tunes: [], replaced: [], volumes: [], stops: 0 });
    Atenta.instrument.perform = (context, notes, volume, ended) => {
        const real = perform(context, notes, volume, ended);
        tunes.push(notes);
        volumes.push(volume);
        return {
            ...real,
            replace: notes => { replaced.push(notes); real.replace(notes); },
            stop: () => { stops++; real.stop(); },
        };
    };
}"""
BUTTONS = ("play_row", "play_column", "play_all", "stop")
Open = Callable[..., Simulator]


@pytest.fixture
def open_listening(open_simulator: OpenSimulator) -> Open:
    """Simulators whose notes are written down as they are played."""

    def open_one(language: str = "en", **state: object) -> Simulator:
        simulator = open_simulator(language, state={"text": PHRASE} | state)
        simulator.page.evaluate(LISTEN)
        return simulator

    return open_one


def press(simulator: Simulator, name: str) -> None:
    simulator.field(name).click()


def tunes(simulator: Simulator) -> list[list[dict[str, float]]]:
    """The notes of everything that was played."""
    played: list[list[dict[str, float]]] = simulator.page.evaluate("tunes")
    return played


def await_tunes(simulator: Simulator, number: int) -> list[dict[str, float]]:
    """The last of so many tunes, once it is played."""
    simulator.page.wait_for_function("number => tunes.length >= number", arg=number)
    assert len(tunes(simulator)) == number
    return tunes(simulator)[-1]


def shares(notes: list[dict[str, float]]) -> list[float]:
    """Each note's part of what is played."""
    whole = sum(note["gain"] for note in notes)
    return [note["gain"] / whole for note in notes]


def audible(weights: list[float]) -> list[float]:
    """The definition: a weight under 1 percent is silent; the others share out the sound by their weight."""
    loud = [weight for weight in weights if weight >= 0.01]
    return [weight / sum(loud) for weight in loud]


def test_no_audio_is_opened_before_it_is_asked_for(open_page: OpenPage, site: Any) -> None:
    page = open_page()
    page.add_init_script(COUNT)
    simulator = Simulator(page, "en").open(site, "")
    simulator.set("temperature", 0.5)
    simulator.compute(PHRASE)
    simulator.cell(1, 1).click()
    simulator.settle()
    assert page.evaluate("contexts") == 0
    press(simulator, "play_row")
    press(simulator, "play_all")
    assert page.evaluate("contexts") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_of_the_sound_is_found_by_its_words(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language)
    panel = simulator.page.get_by_role("region", name=simulator.say("sound.title"), exact=True)
    for name in BUTTONS:
        expect(panel.get_by_role("button", name=simulator.say(f"sound.{name}"), exact=True)).to_be_visible()
    for name in ("volume", "speed"):
        expect(panel.get_by_role("slider", name=simulator.say(f"sound.{name}"), exact=True)).to_be_visible()
    for name in ("sweep", "chord"):
        expect(panel.get_by_role("radio", name=simulator.say(f"sound.{name}"), exact=True)).to_be_visible()
    for name in ("on", "all_heads"):
        expect(panel.get_by_role("checkbox", name=simulator.say(f"sound.{name}"), exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legend_says_what_is_heard(open_simulator: OpenSimulator, language: str) -> None:
    simulator = open_simulator(language)
    simulator.page.get_by_text(simulator.say("sound.legend"), exact=True).click()
    for name in ("pitch", "loudness", "timbre", "side"):
        expect(simulator.page.get_by_text(simulator.say(f"sound.{name}_means"), exact=True)).to_be_visible()


def test_the_row_sounds_as_its_weights_say(open_listening: Open) -> None:
    simulator = open_listening(row=2, head=1)
    press(simulator, "play_row")
    notes = await_tunes(simulator, 1)
    assert shares(notes) == pytest.approx(audible(simulator.matrix[2]), rel=1e-6)
    assert {note["head"] for note in notes} == {1}
    expect(simulator.page.locator("[data-status]")).to_have_text(
        simulator.say("sound.play_row_said", query="tres", heads="H1")
    )


def test_the_column_sounds_as_its_weights_say(open_listening: Open) -> None:
    simulator = open_listening(row=0, column=3)
    press(simulator, "play_column")
    column = [row[3] for row in simulator.matrix]
    assert shares(await_tunes(simulator, 1)) == pytest.approx(audible(column), rel=1e-6)


def test_without_a_choice_the_cursor_s_row_is_played(open_listening: Open) -> None:
    simulator = open_listening()
    simulator.cell(0, 0).focus()
    simulator.page.keyboard.press("ArrowDown")
    press(simulator, "play_row")
    assert shares(await_tunes(simulator, 1)) == pytest.approx(audible(simulator.matrix[1]), rel=1e-6)


def test_a_chord_of_all_heads_begins_at_once_with_every_timbre(open_listening: Open) -> None:
    simulator = open_listening()
    simulator.page.get_by_label(simulator.say("sound.chord"), exact=True).check()
    simulator.page.get_by_label(simulator.say("sound.all_heads"), exact=True).check()
    press(simulator, "play_row")
    notes = await_tunes(simulator, 1)
    assert {note["time"] for note in notes} == {0}
    assert {note["head"] for note in notes} == {0, 1, 2, 3}


def test_playing_all_plays_every_row(open_listening: Open) -> None:
    simulator = open_listening()
    press(simulator, "play_all")
    assert len(await_tunes(simulator, 1)) == sum(len(audible(row)) for row in simulator.matrix)


@pytest.mark.parametrize("how", ["button", "Escape", "switch"])
def test_it_stops_when_told(open_listening: Open, how: str) -> None:
    simulator = open_listening(row=1)
    simulator.field("sound").check()
    press(simulator, "play_all")
    before = simulator.page.evaluate("stops")
    if how == "button":
        press(simulator, "stop")
    elif how == "switch":
        simulator.field("sound").uncheck()
    else:
        simulator.page.keyboard.press("Escape")
    assert simulator.page.evaluate("stops") == before + 1
    assert "row=1" in simulator.state
    press(simulator, "stop")
    expect(simulator.page.locator("[data-status]")).to_have_text(simulator.say("sound.nothing_sounds"))
    simulator.page.keyboard.press("Escape")
    assert "row=1" not in simulator.state


def test_with_sound_on_computing_plays_one_note_a_token(open_listening: Open) -> None:
    simulator = open_listening()
    simulator.field("sound").check()
    press(simulator, "stop")
    press(simulator, "compute")
    received = [sum(column) / 5 for column in zip(*simulator.matrix, strict=True)]
    assert shares(await_tunes(simulator, 2)) == pytest.approx(audible(received), rel=1e-6)


def test_with_sound_on_the_cell_under_the_cursor_sounds(open_listening: Open) -> None:
    simulator = open_listening()
    simulator.cell(0, 0).focus()
    simulator.field("sound").check()
    simulator.cell(0, 0).focus()
    simulator.page.keyboard.press("ArrowRight")
    notes = await_tunes(simulator, 3)
    frequency = simulator.page.evaluate("Atenta.notes.frequency(1, 5)")
    assert [note["frequency"] for note in notes] == [frequency]


def test_with_sound_on_a_cell_that_is_clicked_sounds_once(open_listening: Open) -> None:
    simulator = open_listening()
    simulator.field("sound").check()
    press(simulator, "stop")
    simulator.cell(1, 2).click()
    simulator.settle()
    [once] = await_tunes(simulator, 2)
    simulator.set("temperature", 2)
    [again] = await_tunes(simulator, 3)
    assert again["frequency"] == once["frequency"]


def test_with_sound_on_a_row_that_is_chosen_sounds(open_listening: Open) -> None:
    simulator = open_listening()
    simulator.field("sound").check()
    simulator.row_header(3).click()
    assert shares(await_tunes(simulator, 2)) == pytest.approx(audible(simulator.matrix[3]), rel=1e-6)


def test_with_sound_off_walking_and_computing_are_silent(open_listening: Open) -> None:
    simulator = open_listening()
    simulator.cell(0, 0).focus()
    simulator.page.keyboard.press("ArrowRight")
    simulator.set("temperature", 0.3)
    simulator.settle()
    assert tunes(simulator) == []


def test_with_sound_on_another_head_sounds_with_its_own_weights(open_listening: Open) -> None:
    simulator = open_listening(row=2)
    simulator.field("sound").check()
    press(simulator, "stop")
    simulator.tab(2).click()
    notes = await_tunes(simulator, 2)
    assert shares(notes) == pytest.approx(audible(simulator.matrix[2]), rel=1e-6)
    assert {note["head"] for note in notes} == {2}


def test_what_plays_follows_the_temperature(open_listening: Open) -> None:
    simulator = open_listening()
    press(simulator, "play_all")
    simulator.set("temperature", 0.1)
    notes = simulator.page.evaluate("replaced.at(-1)")
    assert len(notes) == sum(len(audible(row)) for row in simulator.matrix)


def test_the_volume_is_heard_at_once_and_is_no_part_of_the_address(open_listening: Open) -> None:
    simulator = open_listening()
    before = simulator.state
    simulator.field("volume").fill("50")
    simulator.field("sound").check()
    assert simulator.page.evaluate("volumes") == [0.25]
    assert simulator.state == before


def test_a_volume_out_of_range_is_refused(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator("en")
    name = simulator.say("control.number_of", name=simulator.say("sound.volume"))
    simulator.page.get_by_role("textbox", name=name, exact=True).fill("200")
    simulator.page.keyboard.press("Enter")
    told = {"name": simulator.say("name.volume"), "value": 200, "min": 0, "max": 100, "kept": 70}
    said = simulator.say("said.out_of_range", **told)
    assert said in simulator.alerts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_without_web_audio_says_so_and_the_rest_works(open_page: OpenPage, site: Any, language: str) -> None:
    page = open_page()
    page.add_init_script("delete globalThis.AudioContext")
    simulator = Simulator(page, language).open(site, "")
    expect(page.get_by_text(simulator.say("sound.unsupported"))).to_be_visible()
    for name in (*BUTTONS, "sound", "volume"):
        expect(simulator.field(name)).to_be_disabled()
    simulator.compute(PHRASE)
    assert simulator.metric("tokens") == 5


def test_an_audio_output_that_cannot_be_opened_is_told(open_page: OpenPage, site: Any) -> None:
    page = open_page()
    page.add_init_script("AudioContext = class { constructor() { throw new Error('no device'); } }")
    simulator = Simulator(page, "en").open(site, "")
    press(simulator, "play_row")
    expect(page.get_by_text(simulator.say("sound.failed"))).to_be_visible()


@pytest.mark.parametrize(("language", "scheme"), [("es", "light"), ("en", "dark")])
def test_the_sound_is_accessible_with_all_of_it_open(
    open_simulator: OpenSimulator, language: str, scheme: Literal["light", "dark"]
) -> None:
    simulator = open_simulator(language, color_scheme=scheme).settle()
    open_game(simulator.page)
    simulator.page.get_by_text(simulator.say("sound.legend"), exact=True).click()
    press(simulator, "game_start")
    assert violations(simulator.page, "[data-sound]") == []
    answers(simulator.page).first.click()
    assert violations(simulator.page, "[data-sound]") == []


def open_game(page: Page) -> None:
    page.locator("[data-game] summary").click()


def answers(page: Page) -> Any:
    return page.locator("[data-game-answers] button")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("state", "name"), [({}, "play_received"), ({"row": 1}, "play_row"), ({"row": 1, "column": 3}, "play_cell")]
)
def test_what_is_heard_when_sound_is_switched_on_is_told(
    open_listening: Open, language: str, state: dict[str, int], name: str
) -> None:
    simulator = open_listening(language, **state)
    simulator.field("sound").check()
    queries, keys = simulator.tokens
    told = simulator.say(f"sound.{name}_said", query=queries[1], key=keys[3], heads="H0")
    expect(simulator.page.locator("[data-status]")).to_have_text(told)


def test_who_comes_to_the_map_hears_the_piece_on_and_who_walks_there_hears_the_cell(open_listening: Open) -> None:
    simulator = open_listening()
    simulator.field("sound").check()
    press(simulator, "play_all")
    before = len(tunes(simulator))
    simulator.cell(0, 0).focus()
    assert len(tunes(simulator)) == before
    simulator.page.keyboard.press("ArrowRight")
    await_tunes(simulator, before + 1)
