"""What torch says of an exercise as it stands: its answers, every number that its texts may show, its figure."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from generator.attention.exercises.answering import Value, answers, scope_of, tree_of
from generator.attention.exercises.evaluate import Scope, evaluate
from generator.attention.exercises.faults import UnfitError
from generator.attention.exercises.runs import Model, Run, Settings
from generator.expression import NAMES
from generator.model import AnswerValue, Exercise, ExerciseResult


def result(exercise: Exercise, model: Model, settings: Settings) -> ExerciseResult:
    """Compute an exercise in which `problems_of` has found no fault."""
    found, run = answers(exercise, model, settings, _refuse), Run(model, settings)
    assert found is not None
    shown = dict(_shown(exercise, run))
    if exercise.kind in ("number", "head") and isinstance(found.right, float):
        shown["answer"] = found.right
    return ExerciseResult(
        state=settings,
        right=_frozen(found.right),
        wrong=tuple(_frozen(each) for each in found.wrong),
        shown=shown,
        tokens=run.tokens,
        figure=_figure(exercise, scope_of(exercise, model, settings)),
    )


def _refuse(place: str, error: UnfitError) -> None:
    raise AssertionError(f"{place}: {error}")


def _shown(exercise: Exercise, run: Run) -> Iterator[tuple[str, float]]:
    """The run's sizes and choices, and the exercise's own names that are numbers."""
    for name in (name for name, kind in NAMES.items() if kind == "number"):
        # Not every state chooses a row.
        with suppress(UnfitError):
            yield name, float(run.named(name))
    scope = scope_of(exercise, run.model, run.settings)
    for name, text in exercise.let.items():
        value = evaluate(tree_of(text), scope)
        if value.dim() == 0 and value.is_floating_point():
            yield name, float(value)


def _figure(exercise: Exercise, scope: Scope) -> tuple[tuple[float, ...], ...]:
    if not exercise.figure:
        return ()
    return tuple(tuple(row) for row in evaluate(tree_of(exercise.figure), scope).tolist())


def _frozen(value: Value) -> AnswerValue:
    return tuple(value) if isinstance(value, list) else value
