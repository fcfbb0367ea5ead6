"""A student's own numbers: drawn from the student's seed, the same each time, as variants.js of the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from generator.attention.philox import fnv1a, uniform

STREAM = 6
"""Of the numbers that are drawn for students; the model's own streams are 1 to 5."""


def variant(exercise: str, vary: Mapping[str, Sequence[float]], seed: int) -> Mapping[str, float]:
    """The settings that a seed gives: one of the values of each name. exercise: its id."""
    settings = {}
    for name, values in vary.items():
        number = float(uniform([fnv1a(f"{exercise}/{name}")], 1, seed, STREAM)[0, 0])
        settings[name] = values[int((number + 1) / 2 * len(values))]
    return settings
