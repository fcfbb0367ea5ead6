"""What is refused: with which words, and that the last matrix stays. What is odd, but taken, is shown as typed."""

from __future__ import annotations

import unicodedata

import numpy as np
import pytest
from playwright.sync_api import expect

from generator.attention.tokens import tokenize
from tests.browser.conftest import ShowSimulator
from tests.browser.words import LANGUAGES

LONG = "x" * 65
REFUSED: dict[str, tuple[str, str, dict[str, object]]] = {
    "empty": ("", "said.empty", {}),
    "blank": (" \u00a0\n", "said.empty", {}),
    "33 tokens": ("a " * 33, "said.too_many", {"found": 33, "limit": 32}),
    "a token of 65 code points": (f"uno {LONG}", "said.too_long", {"found": 65, "limit": 64, "token": LONG}),
}
TYPED: dict[str, tuple[str, str, str, dict[str, object]]] = {
    "T 0": ("temperature", "0", "said.temperature_zero", {"min": 0.1, "kept": "1.00"}),
    "T abc": ("temperature", "abc", "said.not_a_number", {"value": "abc", "kept": "1.00"}),
    "T empty": ("temperature", "", "said.no_entry", {"value": "", "kept": "1.00"}),
    "T 9": ("temperature", "9", "said.out_of_range", {"value": "9", "min": 0.1, "max": 5, "kept": "1.00"}),
    "T -1": ("temperature", "-1", "said.out_of_range", {"value": "-1", "min": 0.1, "max": 5, "kept": "1.00"}),
    "d_k 10": ("d_k", "10", "said.not_a_step", {"value": "10", "min": 4, "max": 32, "step": 4, "kept": "8"}),
    "heads 9": ("heads", "9", "said.out_of_range", {"value": "9", "min": 1, "max": 8, "kept": "4"}),
    "seed 1.5": (
        "seed",
        "1.5",
        "said.not_a_step",
        {"value": "1.5", "min": 0, "max": 2**32 - 1, "step": 1, "kept": "2017"},
    ),
}
ODD = {
    "markup": "</script><img src=x onerror=alert(1)> \"a\" 'b'",
    "signs": "& &amp; $x$ \\ \\n ` { } % #",
    "right to left": "שלום עולם مرحبا",
    "joined emoji": "👩‍👩‍👧 👋🏽 🇲🇽🇪🇸 #️⃣",
    "combining accents": "cafe\u0301 x\u030c\u0308 n\u0303",
    "prototype": "__proto__ constructor toString",
    "template": "{query} {key} ${x}",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_phrase_is_told_with_limit_and_count_and_the_matrix_stays(
    show_simulator: ShowSimulator, language: str
) -> None:
    simulator = show_simulator(language)
    before = simulator.matrix
    for text, message, values in REFUSED.values():
        simulator.compute(text)
        assert simulator.alerts() == simulator.say(message, **values)
        assert simulator.field("text").get_attribute("aria-invalid") == "true"
        assert (simulator.matrix, simulator.state) == (before, "")


def test_the_message_belongs_to_the_phrase_field(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.compute("")
    expect(simulator.field("text")).to_have_accessible_description(
        f"{simulator.say('phrase.help')} {simulator.say('said.empty')}"
    )


def test_after_a_refusal_a_good_phrase_is_computed_and_the_message_goes(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.compute("")
    simulator.compute("uno dos")
    assert simulator.tokens[0] == ["uno", "dos"]
    assert simulator.alerts() == ""
    assert simulator.field("text").get_attribute("aria-invalid") is None


def test_a_preset_also_ends_a_refusal(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.compute("")
    simulator.set("preset", "ingles")
    assert simulator.alerts() == ""


def test_a_refused_phrase_stays_in_the_field_while_controls_move(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.compute("a " * 33)
    simulator.set("heads", 2)
    assert simulator.field("text").input_value() == "a " * 33


def test_the_limits_themselves_are_taken(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    for text in ("a " * 32, "x" * 64):
        simulator.compute(text)
        assert simulator.alerts() == ""
        assert simulator.tokens[0] == text.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_number_is_told_with_the_reason_and_the_old_one_kept(
    show_simulator: ShowSimulator, language: str
) -> None:
    simulator = show_simulator(language)
    before = simulator.matrix
    for name, text, message, values in TYPED.values():
        simulator.type_number(name, text)
        assert simulator.alerts() == simulator.say(message, name=simulator.say(f"name.{name}"), **values)
        assert simulator.exact(name).get_attribute("aria-invalid") == "true"
        assert (simulator.matrix, simulator.state) == (before, "")
        simulator.field("reset").click()


def test_leaving_the_field_refuses_as_enter_does(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.exact("temperature").fill("0")
    simulator.exact("temperature").blur()
    assert simulator.alerts()


def test_after_a_refused_number_a_good_one_is_taken(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.type_number("temperature", "0")
    simulator.type_number("temperature", "2")
    assert (simulator.alerts(), simulator.state) == ("", "temperature=2")


def test_the_slider_ends_a_refusal_too(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.type_number("temperature", "0")
    simulator.field("temperature").fill("2")
    assert (simulator.alerts(), simulator.exact("temperature").input_value()) == ("", "2.00")


@pytest.mark.parametrize("language", LANGUAGES)
def test_decimal_comma_and_point_are_both_read(show_simulator: ShowSimulator, language: str) -> None:
    simulator = show_simulator(language)
    for typed in ("0,5", "0.5", " .5 "):
        simulator.type_number("temperature", "2")
        simulator.type_number("temperature", typed)
        assert (simulator.state, simulator.alerts()) == ("temperature=0.5", "")


def test_an_odd_phrase_is_shown_as_typed_and_makes_no_markup(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator("en")
    for phrase in ODD.values():
        simulator.compute(phrase)
        simulator.set("row", 0)
        typed = list(tokenize(phrase))
        assert simulator.tokens == (typed, typed)
        heading = simulator.say("figure.row_of", query=typed[0])
        expect(simulator.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        assert "".join(typed) == "".join(unicodedata.normalize("NFC", phrase).split())
        assert simulator.page.locator("main :is(img, script:not([src], [type='application/json']))").count() == 0


def test_extremes_together_stay_finite_and_rows_sum_to_one(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"temperature": 0.1, "d_k": 32, "divide": 0, "heads": 8})
    for head in range(8):
        simulator.set("head", head)
        matrix = np.array(simulator.matrix)
        assert np.isfinite(matrix).all()
        assert matrix.sum(axis=1) == pytest.approx(np.ones(7), abs=1e-8)
