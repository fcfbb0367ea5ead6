"""Philox4x32-10, FNV-1a and the numbers made of them."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.attention.philox import fnv1a, philox4x32, uniform
from tests.attention.cases import GOLDENS

KNOWN = json.loads((GOLDENS / "philox.json").read_text("utf-8"))["cases"]
WORD = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("case", KNOWN, ids=lambda case: case["out"][0])
def test_the_known_answers_of_random123_come_out(case: dict[str, list[str]]) -> None:
    counter, key = ([int(word, 16) for word in case[name]] for name in ("counter", "key"))
    assert [f"{word:08x}" for word in philox4x32(counter, key)] == case["out"]


@given(st.lists(st.tuples(WORD, WORD, WORD, WORD), min_size=1, max_size=5), st.tuples(WORD, WORD))
def test_many_counters_at_once_give_what_each_gives_alone(
    counters: list[tuple[int, int, int, int]], key: tuple[int, int]
) -> None:
    alone = [philox4x32(counter, key).tolist() for counter in counters]
    assert philox4x32(counters, key).tolist() == alone


@pytest.mark.parametrize(("text", "value"), [("", 0x811C9DC5), ("a", 0xE40C292C), ("foobar", 0xBF9CF968)])
def test_fnv1a_gives_its_published_values(text: str, value: int) -> None:
    assert fnv1a(text) == value


def test_an_entry_is_word_c_mod_4_at_counter_r_and_c_over_4() -> None:
    word = int(philox4x32([3, 1, 0, 0], [2017, 2])[2])
    assert uniform([0, 3], 8, 2017, 2)[1, 6] == 2 * ((word + 0.5) / 2**32) - 1


def test_fewer_columns_are_the_left_part_of_more() -> None:
    np.testing.assert_array_equal(uniform(range(5), 6, 7, 1), uniform(range(5), 12, 7, 1)[:, :6])


def test_the_numbers_are_within_1_of_0_and_have_variance_a_third() -> None:
    numbers = uniform(range(256), 256, 2017, 2)
    assert abs(numbers).max() < 1
    assert numbers.var() == pytest.approx(1 / 3, abs=0.01)


def test_another_seed_and_another_stream_give_other_numbers() -> None:
    first = uniform([0], 4, 2017, 1)
    assert not (first == uniform([0], 4, 2018, 1)).any()
    assert not (first == uniform([0], 4, 2017, 2)).any()
