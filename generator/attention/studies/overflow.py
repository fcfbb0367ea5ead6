"""Softmax without its maximum subtracted: from which score it fails, and what it gives then."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from generator.attention.scaled_dot_product import softmax
from generator.attention.sweep import frozen
from generator.model import Study

ROW = (0.0, -1.0, -2.0)
"""A row of scores, from its largest down; the largest is moved up and down and the differences stay."""
LARGEST = (-750.0, -110.0, 0.0, 50.0, 88.0, 89.0, 709.0, 710.0)
KINDS = {"32": torch.float32, "64": torch.float64}


def make() -> Study:
    """Move the row of scores along and take both softmaxes in both precisions.

    Columns: `largest` score of the row, and the weight of that score as `naive_32`, `naive_64`, `stable_32`,
    `stable_64` give it (NaN where they give no number). Facts: the scores between which exp gives a number above 0
    and below infinity.
    """
    rows = torch.tensor(LARGEST, dtype=torch.float64)[:, None] + torch.tensor(ROW, dtype=torch.float64)
    columns = {"largest": rows[:, 0]}
    for name, kind in KINDS.items():
        columns[f"naive_{name}"] = naive_softmax(rows.to(kind))[:, 0].double()
        columns[f"stable_{name}"] = softmax(rows.to(kind))[:, 0].double()
    facts = {f"overflow_{name}": first_infinite(kind) for name, kind in KINDS.items()}
    facts |= {f"underflow_{name}": last_zero(kind) for name, kind in KINDS.items()}
    facts["weight"] = softmax(torch.tensor(ROW, dtype=torch.float64))[0].item()
    return Study("overflow", {name: frozen(column.contiguous()) for name, column in columns.items()}, facts)


def naive_softmax(scores: Tensor) -> Tensor:
    """exp(s) / Σ exp(s), as the formula is written. Shape as given."""
    exponentials = scores.exp()
    return exponentials / exponentials.sum(dim=-1, keepdim=True)


def first_infinite(kind: torch.dtype) -> float:
    """The smallest score whose exponential is infinite in this precision."""
    return _border(kind, 0.0, 1000.0, lambda score: bool(score.exp().isinf()))


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
