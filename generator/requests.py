"""The numbers that texts ask for, as one room hands them to the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Measured = Literal["mean_entropy", "max_attention", "limit", "entropy", "weight", "share"]
"""What a text can ask of one head: the mean of its rows' entropies, its largest weight, the largest mean entropy
there can be; of one row, the entropy; of one cell, the weight, as a number or as a share in per cent."""


@dataclass(frozen=True)
class NumberRequest:
    """A number that a text asks for, under the names of the address. Entropies are in bits."""

    measure: Measured
    preset: str
    heads: int
    d_k: int
    head: int
    temperature: float
    divide: bool = True
    causal: bool = False
    row: int = 0
    column: int = 0
