import json

import numpy as np
import pytest
from jinja2 import Environment

from generator.model import Text
from generator.render.filters import data_block, fixed, percent
from generator.render.words import words_in


@pytest.mark.parametrize(
    ("value", "digits", "said"),
    [(0.6652, 2, "0.67"), (-1.5, 1, "−1.5"), (-0.001, 2, "0.00"), (12345.6, 1, "12345.6"), (np.float64(2), 0, "2")],
)
def test_a_number_has_a_decimal_point_and_a_true_minus(value: float, digits: int, said: str) -> None:
    assert fixed(value, digits) == said


@pytest.mark.parametrize(("language", "said"), [("es", "45\u202f%"), ("en", "45%")])
def test_per_cent_is_set_as_the_language_does(language: str, said: str) -> None:
    environment = Environment()
    environment.filters["percent"] = percent
    assert environment.from_string("{{ 0.45|percent }}").render(language=language) == said


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
