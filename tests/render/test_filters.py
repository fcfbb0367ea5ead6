import json

import numpy as np
import pytest

from generator.model import Text
from generator.render.filters import (
    cell,
    clip,
    data_block,
    fill,
    fixed,
    in_percent,
    percent,
    power,
    short,
    significant,
    size,
    tick,
)
from generator.render.words import words_in


@pytest.mark.parametrize(
    ("value", "digits", "said"),
    [(0.6652, 2, "0.67"), (-1.5, 1, "−1.5"), (-0.001, 2, "0.00"), (12345.6, 1, "12345.6"), (np.float64(2), 0, "2")],
)
def test_a_number_has_a_decimal_point_and_a_true_minus(value: float, digits: int, said: str) -> None:
    assert fixed(value, digits) == said


def test_per_cent_is_never_parted_from_its_sign() -> None:
    assert percent(0.4567) == "45.7\u00a0%"
    assert [in_percent(weight).replace("\u00a0", " ") for weight in (0, 0.0001, 0.4567, 0.9999, 1)] == [
        "0.0000 = 0 %",
        "0.0001 < 0.1 %",
        "0.4567 = 45.7 %",
        "0.9999 > 99.9 %",
        "1.0000 = 100.0 %",
    ]


@pytest.mark.parametrize(("weight", "said"), [(0, ".00"), (0.666, ".67"), (0.996, "1.0"), (1, "1.0")])
def test_a_weight_in_a_cell_has_two_decimals_at_most(weight: float, said: str) -> None:
    assert cell(weight) == said


def test_a_number_for_machines_has_ten_significant_digits() -> None:
    assert significant(1 / 3) == "0.3333333333"


def test_a_tick_has_as_few_digits_as_it_can() -> None:
    assert [short(value) for value in (0.0, 0.25, 1.0)] == ["0", "0.25", "1"]


def test_a_size_has_the_unit_in_which_it_can_be_read() -> None:
    assert [size(value) for value in (800, 41_600, 5_230_000)] == ["1\u00a0kB", "42\u00a0kB", "5.2\u00a0MB"]


def test_a_long_token_is_cut_with_an_ellipsis() -> None:
    assert [clip(token, 5) for token in ("gatos", "gatitos")] == ["gatos", "gati…"]


def test_names_in_braces_are_filled_in() -> None:
    assert fill("Cabeza {head}", head=2) == "Cabeza 2"


def test_a_name_without_a_value_is_a_fault() -> None:
    with pytest.raises(KeyError, match="head"):
        fill("Cabeza {head}")


def test_a_data_block_cannot_end_its_script() -> None:
    block = data_block({"text": "</script><!-- & \u2028"})
    assert not set("<>&\u2028") & set(block)
    assert json.loads(block) == {"text": "</script><!-- & \u2028"}


def test_a_data_block_keeps_the_order_of_keys() -> None:
    assert data_block({"b": 1, "a": 2}) == '{"b":1,"a":2}'


def test_a_data_block_takes_types_words_and_arrays() -> None:
    words = words_in({"a": {"b": Text("si", "yes")}}, "en")
    block = data_block([Text("si", "yes"), words, np.array([1.5, 2.0]), np.int64(3)])
    assert json.loads(block) == [{"es": "si", "en": "yes"}, {"a": {"b": "yes"}}, [1.5, 2.0], 3]


def test_a_data_block_refuses_what_json_cannot_say() -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        data_block(float("nan"))
    with pytest.raises(TypeError, match="set cannot stand in a data block"):
        data_block({1})


@pytest.mark.parametrize(("value", "said"), [(134217728, "1.3·10⁸"), (-2e-14, "−2.0·10⁻¹⁴"), (1, "1.0·10⁰")])
def test_a_large_or_small_number_is_a_power_of_ten(value: float, said: str) -> None:
    assert power(value) == said


@pytest.mark.parametrize(("value", "said"), [(0.25, "0.25"), (-25, "−25"), (16384, "16384"), (1e6, "10⁶")])
def test_an_axis_writes_short_numbers_and_powers_of_ten(value: float, said: str) -> None:
    assert tick(value) == said
