"""Where softmax fails without its maximum subtracted."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from generator.attention.studies import overflow
from generator.attention.studies.overflow import (
    KINDS,
    ROW,
    STEPS,
    first_infinite,
    first_infinite_sum,
    first_wrong,
    last_right,
    last_zero,
    naive_softmax,
    told,
)

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


@pytest.mark.parametrize("kind", KINDS.values())
def test_the_sum_overflows_before_the_exponential_by_the_logarithm_of_the_shifted_sum(kind: torch.dtype) -> None:
    before = math.log(sum(math.exp(score) for score in ROW))
    assert first_infinite_sum(kind) == pytest.approx(math.log(torch.finfo(kind).max) - before, rel=1e-6)
    scores = torch.tensor(first_infinite_sum(kind), dtype=kind) + torch.tensor(ROW, dtype=kind)
    assert naive_softmax(scores).tolist() == [0, 0, 0]


@pytest.mark.parametrize(("name", "border"), [("32", -92.304), ("64", -733.447)])
def test_weights_lose_their_fourth_decimal_long_before_the_exponentials_are_0(name: str, border: float) -> None:
    assert STUDY.facts[f"inexact_{name}"] == pytest.approx(border, abs=2e-3)
    assert STUDY.facts[f"inexact_{name}"] > STUDY.facts[f"underflow_{name}"] + 7


@pytest.mark.parametrize("kind", KINDS.values())
def test_between_the_limits_every_weight_is_right_to_four_decimals(kind: torch.dtype) -> None:
    inside = torch.linspace(first_wrong(kind) + STEPS[kind], first_infinite_sum(kind) - 0.01, 20001, dtype=kind)
    row = torch.tensor(ROW, dtype=kind)
    assert (told(naive_softmax(inside[:, None] + row)) == told(row.double().softmax(dim=-1))).all()


@pytest.mark.parametrize("kind", KINDS.values())
def test_at_the_lower_limit_a_weight_is_told_wrong(kind: torch.dtype) -> None:
    row = torch.tensor(ROW, dtype=kind)
    assert (told(naive_softmax(first_wrong(kind) + row)) != told(row.double().softmax(dim=-1))).any()


def test_from_the_last_right_row_down_every_row_of_32_bits_is_told_wrong() -> None:
    row, lowest = torch.tensor(ROW, dtype=torch.float64), last_right(torch.float32)
    assert (told(naive_softmax((lowest + row).float())) == told(row.softmax(dim=-1))).all()
    below = lowest - STEPS[torch.float32] * torch.arange(1, 2**20, dtype=torch.float64)
    assert (told(naive_softmax((below[:, None] + row).float())) != told(row.softmax(dim=-1))).any(dim=-1).all()
    assert below[-1] < last_zero(torch.float32)


def test_below_the_limit_of_64_bits_no_row_between_two_roundings_was_passed_over() -> None:
    smallest = math.log(torch.finfo(torch.float64).smallest_normal) + math.log(torch.finfo(torch.float64).eps)
    halves = torch.arange(8000, 63000, dtype=torch.float64) + 0.5
    turns = torch.cat([halves.log() + smallest - offset for offset in ROW]).sort().values
    row = torch.tensor(ROW, dtype=torch.float64)
    between = (turns[1:] + turns[:-1]) / 2
    between = between[(between > STUDY.facts["inexact_64"] + STEPS[torch.float64]) & (between < -733.4)]
    assert len(between) > 3000
    assert (told(naive_softmax(between[:, None] + row)) == told(row.softmax(dim=-1))).all()


@pytest.mark.parametrize(("largest", "weight"), [(-100, 0.6585), (-103, 1.0), (88.5, 0.0)])
def test_near_the_ends_32_bits_give_a_wrong_weight(largest: float, weight: float) -> None:
    at = STUDY.columns["largest"].tolist().index(largest)
    assert STUDY.columns["naive_32"][at] == pytest.approx(weight, abs=0.5e-4)


def test_both_softmaxes_agree_where_nothing_overflows() -> None:
    scores = torch.tensor([2.0, 1.0, 0.0], dtype=torch.float64)
    torch.testing.assert_close(naive_softmax(scores), scores.softmax(dim=-1))


def test_the_stable_one_gives_the_same_weight_wherever_the_row_is_moved() -> None:
    for name in KINDS:
        assert STUDY.columns[f"stable_{name}"].tolist() == pytest.approx(
            [STUDY.facts["weight"]] * len(overflow.LARGEST)
        )


def test_the_naive_one_gives_no_number_outside_its_borders() -> None:
    largest = STUDY.columns["largest"]
    for name in KINDS:
        outside = (largest >= STUDY.facts[f"overflow_{name}"]) | (largest <= STUDY.facts[f"underflow_{name}"])
        assert (np.isnan(STUDY.columns[f"naive_{name}"]) == outside).all()
