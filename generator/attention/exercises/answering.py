"""What the engine says of an exercise in one state. static/js/exercises/answering.js says the same."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from generator.attention.exercises.evaluate import Scope, evaluate
from generator.attention.exercises.faults import UnfitError
from generator.attention.exercises.runs import Model, Run, Settings
from generator.messages import say
from generator.model import Exercise

Value = float | list[float]
Unfit = Callable[[str, UnfitError], None]
"""Is told the place of an expression, and why it has no value."""


@dataclass(frozen=True)
class Answers:
    """The right answer and the typical wrong ones. Of a choice: the place of the right option, and of all of them."""

    right: Value
    wrong: tuple[Value, ...]


def answers(
    exercise: Exercise, model: Model, settings: Settings, unfit: Callable[[str, UnfitError], None]
) -> Answers | None:
    """Compute an exercise; None where a part has no value, after `unfit` was told of each by its place."""
    scope = scope_of(exercise, model, settings)
    asked = expressions(exercise)
    found: dict[str, Value] = {}
    for place, text in asked.items():
        try:
            found[place] = value_of(text, scope)
        except UnfitError as error:
            unfit(place, error)
    for place in [each for each, truth in found.items() if each.startswith("holds.") and not truth]:
        found_it = say("{code}, which does not hold", code=asked[place])
        unfit(place, UnfitError(found_it, say("what is true in every variant")))
        del found[place]
    if len(found) < len(asked):
        return None
    if exercise.kind == "choice":
        return _choice([bool(truth) for place, truth in found.items() if place.startswith("options.")], unfit)
    right = found.get("answer", [])
    wrong = tuple(value for place, value in found.items() if place.startswith("wrong."))
    return Answers(right, wrong)


def expressions(exercise: Exercise) -> Mapping[str, str]:
    """Each expression of an exercise by its place."""
    own = {f"let.{name}": text for name, text in exercise.let.items()}
    single = {name: text for name in ("figure", "answer") if (text := getattr(exercise, name))}
    wrong = {f"wrong.{at}": each.answer for at, each in enumerate(exercise.wrong)}
    options = {f"options.{at}": option.when for at, option in enumerate(exercise.options)}
    holds = {f"holds.{at}": text for at, text in enumerate(exercise.holds)}
    return {**own, **single, **wrong, **options, **holds}


def scope_of(exercise: Exercise, model: Model, settings: Settings) -> Scope:
    """A run, and the exercise's own names."""
    return Scope(Run(model, settings), {name: tree_of(text) for name, text in exercise.let.items()})


def value_of(text: str, scope: Scope) -> Value:
    """The value of one expression. Raises UnfitError where it has none that is finite."""
    value = evaluate(tree_of(text), scope).double()
    if not bool(value.isfinite().all()):
        raise UnfitError(say("an expression that gives no finite number"), say("one that does"))
    plain: Value = value.tolist()
    return plain


@cache
def tree_of(text: str) -> ast.expr:
    """The expression that the content room has found in order."""
    return ast.parse(text.strip(), mode="eval").body


def _choice(right: Sequence[bool], unfit: Unfit) -> Answers | None:
    if sum(right) != 1:
        unfit("options.0", UnfitError(say("{count} options that are right", count=sum(right)), say("just one")))
        return None
    return Answers(float(right.index(True)), tuple(float(at) for at in range(len(right))))
