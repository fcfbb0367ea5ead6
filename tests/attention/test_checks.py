"""A trace whose numbers are no attention stops the build, and its layer, head and row are named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from generator.attention.checks import check_trace, check_weights
from generator.errors import BuildError
from generator.model import Array, AttentionTrace, Provenance
from tests.attention.tiny import TITLE

SHAPE = (2, 3, 2, 4)
TRACE = AttentionTrace(
    "luna-h3-d4", TITLE, ("a", "b"), tuple("wxyz"), 4, np.zeros(SHAPE), None, Provenance("random", 1, {})
)


def spoilt(value: float, start: float = 0.0) -> Array:
    """Numbers with one bad one at layer 1, head 2, row 0."""
    numbers = np.full(SHAPE, start)
    numbers[1, 2, 0, 3] = value
    return numbers


def said(check: Any, *given: Any) -> str:
    with pytest.raises(BuildError) as caught:
        check(*given)
    return str(caught.value)


def test_a_sound_trace_passes() -> None:
    check_trace(TRACE)
    check_weights(TRACE.id, np.full(SHAPE, 0.25))


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_a_score_that_is_no_number_is_refused_with_its_place(value: float) -> None:
    message = said(check_trace, replace(TRACE, scores=spoilt(value)))
    assert "trace/luna-h3-d4: layer 1, head 2, row 0: a score that is no finite number" in message


def test_a_score_that_the_mask_hides_may_be_anything() -> None:
    mask = np.zeros((2, 4), dtype=np.bool_)
    mask[0, 3] = True
    check_trace(replace(TRACE, scores=spoilt(np.nan), mask=mask))


def test_scores_that_do_not_fit_the_tokens_are_refused() -> None:
    assert "scores have the shape (2, 3, 2, 5)" in said(check_trace, replace(TRACE, scores=np.zeros((2, 3, 2, 5))))


def test_a_mask_that_does_not_fit_the_tokens_is_refused() -> None:
    assert "the mask has the shape (4, 2)" in said(check_trace, replace(TRACE, mask=np.zeros((4, 2), dtype=np.bool_)))


@pytest.mark.parametrize("value", [-0.1, 1.1, np.nan])
def test_a_weight_outside_0_to_1_is_refused_with_its_place(value: float) -> None:
    message = said(check_weights, TRACE.id, spoilt(value, 0.25))
    assert "layer 1, head 2, row 0: a weight outside [0, 1]" in message


def test_a_row_that_does_not_sum_to_1_is_refused_with_its_place() -> None:
    message = said(check_weights, TRACE.id, spoilt(0.25 + 2e-6, 0.25))
    assert "layer 1, head 2, row 0: weights that sum to something else" in message


def test_a_row_that_sums_to_1_within_a_millionth_passes() -> None:
    check_weights(TRACE.id, spoilt(0.25 + 5e-7, 0.25))


def test_a_row_with_every_key_masked_must_be_0() -> None:
    mask = np.zeros((2, 4), dtype=np.bool_)
    mask[0] = True
    weights = np.full(SHAPE, 0.25)
    assert "layer 0, head 0, row 0" in said(check_weights, TRACE.id, weights, mask)
    weights[:, :, 0] = 0
    check_weights(TRACE.id, weights, mask)
