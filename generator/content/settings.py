"""The state in which an exercise opens its explorer, and what varies in it from student to student."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.words import quoted
from generator.errors import Problem, did_you_mean
from generator.expression import SETTINGS
from generator.messages import either, say
from generator.model import Exercise


def check_settings(document: Document, exercise: Exercise, presets: Sequence[str], problems: list[Problem]) -> None:
    """Each setting must be one that the simulator has, and its value one that the simulator takes."""
    for name, value in exercise.state.items():
        if not _known(document, ("state", name), name, SETTINGS, problems):
            continue
        if SETTINGS[name] is None:
            if value not in presets:
                hint = did_you_mean(str(value), presets)
                problems.append(document.fault(("state", name), either(presets), hint))
        else:
            _check_number(document, ("state", name), name, value, problems)
    for at, preset in enumerate(exercise.phrases):
        if preset not in presets:
            problems.append(document.fault(("phrases", at), either(presets), did_you_mean(preset, presets)))
    for name, values in exercise.vary.items():
        if _known(document, ("vary", name), name, [each for each, limits in SETTINGS.items() if limits], problems):
            for at, value in enumerate(values):
                _check_number(document, ("vary", name, at), name, value, problems)


def _known(document: Document, at: KeyPath, name: str, known: Iterable[str], problems: list[Problem]) -> bool:
    known = tuple(known)
    if name not in known:
        found = say("unknown setting {name}", name=quoted(name))
        problems.append(document.problem(at, found, either(known), did_you_mean(name, known)))
    return name in known


def _check_number(document: Document, at: KeyPath, name: str, value: object, problems: list[Problem]) -> None:
    least, most, step = SETTINGS[name] or (0, 0, 0)
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else math.nan
    fits = least <= number <= most and (not step or (number - least) % step == 0)
    if not fits:
        low, high = f"{least:.10g}", f"{most:.10g}"
        expected = say("a number from {least} to {most}", least=low, most=high)
        if step:
            expected = say("{range} in steps of {step}", range=expected, step=f"{step:g}")
        problems.append(document.fault(at, expected))
