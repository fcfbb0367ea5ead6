"""What tests/goldens/exercises.json keeps, which the page's evaluator reads too, is what torch says."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.attention.exercises.variants import variant
from generator.expression import FUNCTIONS, NAMES
from tests.attention.exercises.cases import EXPRESSIONS, exercises_golden, kept


def test_every_value_that_is_kept_is_what_torch_says() -> None:
    again = json.loads(exercises_golden())
    for mine, old in zip(again.pop("expressions"), (file := kept()).pop("expressions"), strict=True):
        assert flat(mine.pop("value")) == pytest.approx(flat(old.pop("value")), abs=1e-12), mine
        assert mine == old
    for mine, old in zip(again.pop("exercises"), file.pop("exercises"), strict=True):
        ours, theirs = mine.pop("value"), old.pop("value")
        for part in ("right", "wrong"):
            assert flat(ours[part]) == pytest.approx(flat(theirs[part]), abs=1e-12), mine
        assert mine == old
    assert again == file


def flat(value: Any) -> list[float]:
    return [one for part in value for one in flat(part)] if isinstance(value, list) else [float(value)]


@pytest.mark.parametrize("word", [*NAMES, *FUNCTIONS, "at", "over_seeds"])
def test_every_word_of_the_language_is_held_to_torch(word: str) -> None:
    assert any(word in text for text in EXPRESSIONS)


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_a_student_gets_one_of_the_values_and_the_same_again(seed: int) -> None:
    vary = {"temperature": (0.2, 2, 5), "row": (1, 3)}
    own = variant("softmax-row", vary, seed)
    assert own == variant("softmax-row", vary, seed)
    assert own["temperature"] in vary["temperature"]
    assert own["row"] in vary["row"]
