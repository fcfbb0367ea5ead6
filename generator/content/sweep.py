"""sweep.toml: what torch runs over."""

from __future__ import annotations

import math
from pathlib import Path

from generator.content.checking import check
from generator.content.tables import Document
from generator.errors import Problem
from generator.model import SweepPlan

PATH = Path("content/sweep.toml")
MOST_VALUES = 1000
_WHOLE = {"heads": (1, 8), "d_k": (4, 32)}


def make_sweep(document: Document, problems: list[Problem]) -> SweepPlan | None:
    """Check sweep.toml; None if anything in it is wrong."""
    before = len(problems)
    sweep = check(SweepPlan, document, problems)
    for name in ("heads", "d_k", "temperatures"):
        _check_numbers(document, name, problems)
        _check_steps(document, name, problems)
    return sweep if len(problems) == before else None


def _check_numbers(document: Document, name: str, problems: list[Problem]) -> None:
    for end in ("first", "last", "step"):
        number = document.number(name, end)
        if number is None:
            continue
        if not math.isfinite(number) or number <= 0:
            problems.append(document.fault((name, end), "a number above 0"))
        elif name in _WHOLE:
            low, high = _WHOLE[name]
            if number != int(number) or (end != "step" and not low <= number <= high):
                limits = "" if end == "step" else f" from {low} to {high}"
                problems.append(document.fault((name, end), f"a whole number{limits}"))


def _check_steps(document: Document, name: str, problems: list[Problem]) -> None:
    first, last, step = (document.number(name, end) for end in ("first", "last", "step"))
    if first is None or last is None or step is None or not all(map(math.isfinite, (first, last, step))) or step <= 0:
        return
    if first > last:
        found = f"{name} goes from {first} to {last}"
        problems.append(document.problem((name, "first"), found, "first to be at most last"))
        return
    steps = (last - first) / step
    found = f"{name} goes from {first} to {last} in steps of {step}"
    if steps >= MOST_VALUES:
        problems.append(document.problem((name, "step"), found, f"at most {MOST_VALUES} values"))
    elif abs(steps - round(steps)) > 1e-6:
        hint = f"{math.floor(steps + 1e-6)} steps end at {round(first + math.floor(steps) * step, 10)}."
        problems.append(document.problem((name, "step"), found, "a whole number of steps", hint))
