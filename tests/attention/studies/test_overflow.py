"""Where softmax fails without its maximum subtracted."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from generator.attention.studies import overflow
from generator.attention.studies.overflow import KINDS, first_infinite, last_zero, naive_softmax

STUDY = overflow.make()


@pytest.mark.parametrize("kind", KINDS.values())
def test_exp_overflows_past_the_logarithm_of_the_largest_number(kind: torch.dtype) -> None:
    border = torch.tensor(first_infinite(kind), dtype=kind)
    assert border.exp().isinf()
    assert border.nextafter(torch.zeros_like(border)).exp().isfinite()
    assert border.item() == pytest.approx(math.log(torch.finfo(kind).max), rel=1e-6)


@pytest.mark.parametrize("kind", KINDS.values())
def test_exp_is_0_below_half_the_smallest_number(kind: torch.dtype) -> None:
    border = torch.tensor(last_zero(kind), dtype=kind)
    assert border.exp() == 0
    assert border.nextafter(torch.zeros_like(border)).exp() > 0
    smallest = math.log(torch.finfo(kind).smallest_normal) + math.log(torch.finfo(kind).eps)
    assert border.item() == pytest.approx(smallest - math.log(2), rel=1e-6)


def test_both_softmaxes_agree_where_nothing_overflows() -> None:
    scores = torch.tensor([2.0, 1.0, 0.0], dtype=torch.float64)
    torch.testing.assert_close(naive_softmax(scores), scores.softmax(dim=-1))


def test_the_stable_one_gives_the_same_weight_wherever_the_row_is_moved() -> None:
    for name in KINDS:
        assert STUDY.columns[f"stable_{name}"].tolist() == pytest.approx([STUDY.facts["weight"]] * 8)


def test_the_naive_one_gives_no_number_outside_its_borders() -> None:
    largest = STUDY.columns["largest"]
    for name in KINDS:
        outside = (largest >= STUDY.facts[f"overflow_{name}"]) | (largest <= STUDY.facts[f"underflow_{name}"])
        assert (np.isnan(STUDY.columns[f"naive_{name}"]) == outside).all()
