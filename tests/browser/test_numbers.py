"""The numbers on the page are torch's: at the start, from a link, and set by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from generator.attention.tokens import tokenize
from tests.attention.cases import presets
from tests.browser.conftest import OpenSimulator, ShowSimulator
from tests.browser.goldens import GOLDEN_CASES, SHIPPED, START, Golden
from tests.browser.words import LANGUAGES

PRESET_GOLDENS = [golden for golden in GOLDEN_CASES if "preset" in golden.state]
TYPED_GOLDENS = [golden for golden in GOLDEN_CASES if "text" in golden.state]
METRICS = {"tokens": 7, "n_heads": 4, "d_k": 8, "d_model": 32}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_matrix_is_torchs(open_simulator: OpenSimulator, language: str) -> None:
    assert START.apart(open_simulator(language).matrix) < SHIPPED


def test_the_first_matrix_stands_under_the_words_of_the_first_preset(open_simulator: OpenSimulator) -> None:
    assert open_simulator().tokens == (list(START.tokens), list(START.tokens))


def test_the_first_measures_are_torchs(open_simulator: OpenSimulator) -> None:
    simulator = open_simulator()
    assert {name: simulator.metric(name) for name in METRICS} == METRICS
    assert simulator.metric("mean_entropy") == pytest.approx(START.answer["mean_entropy"][0], abs=SHIPPED)
    assert simulator.metric("max_attention") == pytest.approx(START.answer["max_attention"][0], abs=SHIPPED)


def test_measures_of_one_name_agree_in_header_and_panel(show_simulator: ShowSimulator) -> None:
    outputs = show_simulator(state={"heads": 2, "d_k": 12}).page.locator("output[name=d_k]")
    assert [output.get_attribute("data-value") for output in outputs.all()] == ["12", "12"]


def test_each_head_has_torchs_matrix(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    for head in (1, 2, 3, 0):
        simulator.set("head", head)
        assert START.apart(simulator.matrix, head) < SHIPPED


@pytest.mark.parametrize("golden", PRESET_GOLDENS + TYPED_GOLDENS[::2], ids=str)
def test_a_link_gives_torchs_matrix(show_simulator: ShowSimulator, golden: Golden) -> None:
    simulator = show_simulator(state=golden.state)
    assert simulator.tokens == (list(golden.tokens), list(golden.tokens))
    assert golden.apart(simulator.matrix) < golden.tolerance


@pytest.mark.parametrize("golden", PRESET_GOLDENS, ids=str)
def test_controls_set_by_hand_give_torchs_matrix(show_simulator: ShowSimulator, golden: Golden) -> None:
    simulator = show_simulator("en")
    for name, value in golden.state.items():
        simulator.set(name, value)
    assert golden.apart(simulator.matrix) < golden.tolerance


@pytest.mark.parametrize("golden", TYPED_GOLDENS[1:6:2], ids=str)
def test_a_typed_phrase_gives_torchs_matrix(show_simulator: ShowSimulator, golden: Golden) -> None:
    settings = {name: value for name, value in golden.state.items() if name != "text"}
    simulator = show_simulator(state=settings)
    simulator.compute(str(golden.state["text"]))
    assert golden.apart(simulator.matrix) < golden.tolerance


def test_enter_in_the_phrase_computes_it(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.field("text").fill("uno dos uno")
    simulator.field("text").press("Enter")
    assert simulator.tokens[0] == ["uno", "dos", "uno"]


def test_a_preset_shows_its_own_words(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    for name, text in reversed(presets().items()):
        simulator.set("preset", name)
        assert simulator.tokens[0] == list(tokenize(text))
        assert simulator.page.locator("button[data-preset][aria-pressed=true]").get_attribute("data-preset") == name


def test_two_tokens_of_one_identity_have_equal_rows(show_simulator: ShowSimulator) -> None:
    matrix = show_simulator(state={"text": "Gato ve gato"}).matrix
    assert matrix[0] == matrix[2]


@pytest.mark.parametrize("positional", [0, 1])
def test_the_sharpest_setting_stays_finite(show_simulator: ShowSimulator, positional: int) -> None:
    state = {"text": "a b c a", "temperature": 0.1, "d_k": 32, "divide": 0, "positional": positional}
    matrix = np.array(show_simulator(state=state).matrix)
    assert np.isfinite(matrix).all()
    assert matrix.sum(axis=1) == pytest.approx(np.ones(4), abs=1e-8)


def test_masked_weights_are_zero_and_marked(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"causal": 1})
    masked = simulator.table.locator("td[data-masked]")
    assert masked.count() == 7 * 6 / 2
    assert all(
        query < key for query, key in masked.evaluate_all("all => all.map(c => [+c.dataset.query, +c.dataset.key])")
    )
    assert not np.triu(simulator.matrix, 1).any()


def test_a_single_word_attends_to_itself_alone(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    simulator.compute("hola")
    assert simulator.matrix == [[1.0]]
    assert simulator.metric("mean_entropy") == 0


def test_each_change_grows_the_revision(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    for change in (("temperature", 2), ("causal", 1), ("head", 1), ("heads", 8), ("preset", "ingles")):
        before = simulator.revision
        simulator.set(*change)
        assert simulator.revision > before, change


def test_new_weights_are_another_seed_in_the_address(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator()
    before = simulator.matrix
    simulator.field("new_weights").click()
    assert simulator.state == f"seed={simulator.field('seed').input_value()}"
    assert not math.isclose(simulator.matrix[0][0], before[0][0])


def test_reset_brings_back_the_first_matrix(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"text": "otra frase", "heads": 2, "causal": 1, "temperature": 3})
    simulator.field("reset").click()
    assert START.apart(simulator.matrix) < SHIPPED
    assert simulator.state == ""


def test_fewer_heads_than_the_one_shown_show_the_last(show_simulator: ShowSimulator) -> None:
    simulator = show_simulator(state={"head": 3})
    simulator.set("heads", 2)
    assert simulator.tab(1).get_attribute("aria-selected") == "true"
    assert simulator.page.get_by_role("tab").count() == 2
