"""sweep.toml: what torch runs over."""

from __future__ import annotations

import math
from pathlib import Path

from generator.content.checking import check
from generator.content.tables import Document
from generator.errors import Problem
from generator.messages import say
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
            problems.append(document.fault((name, end), say("a number above 0")))
        elif name in _WHOLE:
            low, high = _WHOLE[name]
            if number != int(number) or (end != "step" and not low <= number <= high):
                whole = say("a whole number")
                limits = say("{kind} from {low} to {high}", kind=whole, low=low, high=high)
                problems.append(document.fault((name, end), whole if end == "step" else limits))


def _check_steps(document: Document, name: str, problems: list[Problem]) -> None:
    first, last, step = (document.number(name, end) for end in ("first", "last", "step"))
    if first is None or last is None or step is None or not all(map(math.isfinite, (first, last, step))) or step <= 0:
        return
    if first > last:
        found = say("{name} goes from {first} to {last}", name=name, first=first, last=last)
        problems.append(document.problem((name, "first"), found, say("first to be at most last")))
        return
    steps = (last - first) / step
    found = say("{name} goes from {first} to {last}", name=name, first=first, last=last)
    found = say("{range} in steps of {step}", range=found, step=step)
    if steps >= MOST_VALUES:
        problems.append(document.problem((name, "step"), found, say("at most {most} values", most=MOST_VALUES)))
    elif abs(steps - round(steps)) > 1e-6:
        whole = math.floor(steps + 1e-6)
        hint = say("{count} steps end at {end}.", count=whole, end=round(first + math.floor(steps) * step, 10))
        problems.append(document.problem((name, "step"), found, say("a whole number of steps"), hint))
