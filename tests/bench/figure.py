"""One promise and what was measured of it."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A line of the table: what, how much is promised, how much it was."""

    name: str
    target: str
    measured: str


def middle_and_p95(values: Sequence[float]) -> str:
    """Median and 95th percentile of milliseconds, with how many there were."""
    if not values:
        return "nothing measured"
    ordered = sorted(values)
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return f"p95 {p95:.0f} ms (median {statistics.median(ordered):.0f}, n {len(ordered)})"
