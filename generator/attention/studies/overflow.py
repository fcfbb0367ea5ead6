"""Softmax without its maximum subtracted: from which score it fails, and what it gives then."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
from torch import Tensor

from generator.attention.scaled_dot_product import softmax
from generator.attention.sweep import frozen
from generator.model import Study

ROW = (0.0, -1.0, -2.0)
"""A row of scores, from its largest down; the largest is moved up and down and the differences stay."""
LARGEST = (-750.0, -745.0, -744.0, -110.0, -103.0, -100.0, 0.0, 50.0, 88.0, 88.5, 89.0, 709.0, 709.5, 710.0)
KINDS = {"32": torch.float32, "64": torch.float64}
STEPS = {torch.float32: 2.0**-17, torch.float64: 2.0**-22}
"""How finely the row is tried near its lower limit: there float32 holds these scores and no others, and in float64 no
exponential is rounded to a number that is passed over."""
ROWS_AT_ONCE = 2**17
UNIT = 1e-4
"""A weight is told with four decimals, and is wrong if the last of them is."""


def make() -> Study:
    """Move the row of scores along and take both softmaxes in both precisions.

    Columns: `largest` score of the row, and the weight of that score as `naive_32`, `naive_64`, `stable_32`,
    `stable_64` give it (NaN where they give no number). Facts, for each precision and as the largest score goes: down
    to `inexact` every weight is right to four decimals, down to `right` (of 32 bits alone) here and there a row still
    is, at `underflow` all exponentials are 0; at `sum_overflow` the sum is infinite, at `overflow` the largest
    exponential is too.
    """
    rows = torch.tensor(LARGEST, dtype=torch.float64)[:, None] + torch.tensor(ROW, dtype=torch.float64)
    columns = {"largest": rows[:, 0]}
    for name, kind in KINDS.items():
        columns[f"naive_{name}"] = naive_softmax(rows.to(kind))[:, 0].double()
        columns[f"stable_{name}"] = softmax(rows.to(kind))[:, 0].double()
    facts = {f"overflow_{name}": first_infinite(kind) for name, kind in KINDS.items()}
    facts |= {f"underflow_{name}": last_zero(kind) for name, kind in KINDS.items()}
    facts |= {f"sum_overflow_{name}": first_infinite_sum(kind) for name, kind in KINDS.items()}
    facts |= {f"inexact_{name}": first_wrong(kind) for name, kind in KINDS.items()}
    facts["right_32"] = last_right(torch.float32)
    facts["weight"] = softmax(torch.tensor(ROW, dtype=torch.float64))[0].item()
    return Study("overflow", {name: frozen(column.contiguous()) for name, column in columns.items()}, facts)


def naive_softmax(scores: Tensor) -> Tensor:
    """exp(s) / Σ exp(s), as the formula is written. Shape as given."""
    exponentials = scores.exp()
    return exponentials / exponentials.sum(dim=-1, keepdim=True)


def first_infinite(kind: torch.dtype) -> float:
    """The smallest score whose exponential is infinite in this precision."""
    return _border(kind, 0.0, 1000.0, lambda score: bool(score.exp().isinf()))


def first_infinite_sum(kind: torch.dtype) -> float:
    """The smallest largest score of the row at which the sum of its exponentials is infinite in this precision."""
    row = torch.tensor(ROW, dtype=kind)
    return _border(kind, 0.0, 1000.0, lambda score: bool((score + row).exp().sum().isinf()))


def first_wrong(kind: torch.dtype) -> float:
    """The largest score of the row, as it goes down from 0, at which a weight is first told with a wrong decimal.

    Row after row is tried, since right and wrong ones take turns for a long way down, and halving a stretch would end
    at any one of their borders.
    """
    return _first_row(kind, surely_right(kind), -STEPS[kind], right=False)


def last_right(kind: torch.dtype) -> float:
    """The lowest largest score of the row at which every weight is told right: from there down every row is wrong."""
    return _first_row(kind, last_zero(kind), STEPS[kind], right=True)


def _first_row(kind: torch.dtype, start: float, step: float, *, right: bool) -> float:
    """The largest score of the first row, from `start` on, whose weights are all told right, or not all of them."""
    row = torch.tensor(ROW, dtype=torch.float64)
    largest = math.ceil(start / step) * step + step * torch.arange(ROWS_AT_ONCE, dtype=torch.float64)
    while True:
        found = (told(naive_softmax((largest[:, None] + row).to(kind))) == told(softmax(row))).all(dim=-1) == right
        if found.any():
            return largest[found][0].item()
        largest = largest + ROWS_AT_ONCE * step


def surely_right(kind: torch.dtype) -> float:
    """A largest score of the row down to which no rounding of small exponentials can show in a weight.

    Where they are multiples of the smallest number, each is off by half of it at most, which moves α by no more than
    (1 + α) / 2 of it in the sum; 1 % is added for all that is rounded besides.
    """
    weights = softmax(torch.tensor(ROW, dtype=torch.float64))
    room = UNIT / 2 - (weights - told(weights) * UNIT).abs()
    total = (1.01 * (1 + weights) / 2 / room).max().item()
    smallest = math.log(torch.finfo(kind).smallest_normal) + math.log(torch.finfo(kind).eps)
    return smallest + math.log(total / sum(math.exp(score) for score in ROW))


def told(weights: Tensor) -> Tensor:
    """The weights in whole units of their last decimal. Shape as given."""
    return (weights.double() / UNIT).round()


def last_zero(kind: torch.dtype) -> float:
    """The score nearest to 0 from below whose exponential is 0 in this precision."""
    return _border(kind, 0.0, -1000.0, lambda score: bool(score.exp() == 0))


def _border(kind: torch.dtype, inside: float, outside: float, fails: Callable[[Tensor], bool]) -> float:
    """Halve the stretch between a score that does not fail and one that does until no number lies between them."""
    good, bad = torch.tensor(inside, dtype=kind), torch.tensor(outside, dtype=kind)
    while good.nextafter(bad) != bad:
        middle = (good + bad) / 2
        good, bad = (good, middle) if fails(middle) else (middle, bad)
    return bad.item()
