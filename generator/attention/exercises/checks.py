"""Faults of exercises that only show when they are computed, with their file and line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from generator.attention.exercises.answering import Answers, Value, answers
from generator.attention.exercises.faults import UnfitError
from generator.attention.exercises.runs import Model, Run, Settings
from generator.attention.exercises.variants import variant
from generator.errors import Problem, Where
from generator.messages import Said, say, verbatim
from generator.model import Exercise, Setting

STUDENTS = 20
"""For the seeds from 1 up to this, every variant is computed."""
PAIR = 2


def problems_of(
    exercises: Sequence[Exercise], phrases: Mapping[str, str], base: Mapping[str, Setting]
) -> list[Problem]:
    """Every fault of every exercise, each place once."""
    model = Model(phrases)
    problems: dict[tuple[str, str], Problem] = {}
    for exercise in exercises:
        for seed in range(STUDENTS + 1 if exercise.vary else 1):
            own = variant(exercise.id, exercise.vary, seed) if seed else {}
            for place, fault in _faults(exercise, model, {**base, **exercise.state, **own}):
                where = exercise.places.get(place, Where(Path("content/exercises")))
                found = _of_student(fault.found, seed, own) if seed else fault.found
                problem = Problem(where, found, fault.expected)
                problems.setdefault((exercise.id, place), problem)
    return list(problems.values())


def _of_student(found: Said, seed: int, settings: Mapping[str, float]) -> Said:
    own = ", ".join(f"{name}={value:g}" for name, value in settings.items())
    return say("{found} for the student's seed {seed} ({settings})", found=found, seed=seed, settings=own)


def _faults(exercise: Exercise, model: Model, settings: Settings) -> list[tuple[str, UnfitError]]:
    faults: list[tuple[str, UnfitError]] = []
    found = answers(exercise, model, settings, lambda place, error: faults.append((place, error)))
    if found is None or exercise.kind in ("choice", "text"):
        return faults
    run = Run(model, settings)
    for place, value in (("answer", found.right), *((f"wrong.{at}", value) for at, value in enumerate(found.wrong))):
        if (error := _shape(exercise, run, value)) is not None:
            faults.append((place, error))
    return [*faults, *_alike(exercise, found)]


def _alike(exercise: Exercise, found: Answers) -> list[tuple[str, UnfitError]]:
    """Typical wrong answers that would count as right, or that cannot be told from one before them."""
    expected = say("another")
    if exercise.kind == "number":
        expected = say("one that differs by more than {tolerance}", tolerance=f"{exercise.tolerance:g}")
    faults = []
    for at, wrong in enumerate(found.wrong):
        others = {
            say("the right one"): found.right,
            **{verbatim(f"wrong[{place}]"): found.wrong[place] for place in range(at)},
        }
        if (equal := next((k for k, v in others.items() if _near(v, wrong, exercise.tolerance)), None)) is not None:
            said = say("a wrong answer that equals {equal}, {value}", equal=equal, value=others[equal])
            faults.append((f"wrong.{at}", UnfitError(said, expected)))
    return faults


def _near(one: Value, other: Value, tolerance: float) -> bool:
    ours, theirs = (each if isinstance(each, list) else [each] for each in (one, other))
    return len(ours) == len(theirs) and all(abs(a - b) <= tolerance for a, b in zip(ours, theirs, strict=True))


def _shape(exercise: Exercise, run: Run, value: Value) -> UnfitError | None:
    """A head must be one of the run, a cell a place in its matrix, an order all options once."""
    if exercise.kind == "number":
        return None
    places, n = value if isinstance(value, list) else [value], len(run.tokens)
    heads, items = int(run.number("heads")), len(exercise.items)
    fits = {
        "head": places[0] in range(heads),
        "cell": len(places) == PAIR and all(place in range(n) for place in places),
        "order": sorted(places) == list(range(items)),
    }[exercise.kind]
    expected = {
        "head": say("a head from 0 to {most}", most=heads - 1),
        "cell": say("a row and a column from 0 to {most}", most=n - 1),
        "order": say("the places of {count} items, each once", count=items),
    }[exercise.kind]
    return None if fits else UnfitError(say("the answer {value}", value=value), expected)
