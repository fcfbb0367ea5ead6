"""What an exercise asks of the engine: expressions that are well made, and enough of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.words import quoted
from generator.errors import Problem
from generator.expression import ALWAYS, FUNCTIONS, NAMES, Fault, read
from generator.model import Exercise

FEWEST = 2
"""So many wrong answers must be told from others."""
_GIVES = {"number": "number", "head": "number", "cell": "row", "order": "row"}
_NEEDS = {
    "choice": {"options": FEWEST + 1},
    "order": {"wrong": FEWEST, "items": FEWEST + 1},
    "text": {"checks": FEWEST},
}
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def check_answers(document: Document, exercise: Exercise, problems: list[Problem]) -> None:
    """Report every expression that is not in order, and what the exercise's kind needs or does not take."""
    names = _check_let(document, exercise, problems)
    for at, text, wanted in _asked(exercise):
        faults: list[Fault] = []
        _, kind = read(text, names, faults)
        if kind is not None and kind != wanted:
            faults.append(Fault(f"an expression that gives a {kind}", f"one that gives a {wanted}"))
        problems.extend(document.problem(at, each.found, each.expected, each.hint) for each in faults)
    _check_parts(document, exercise, problems)


def kinds_of_let(exercise: Exercise) -> Mapping[str, str]:
    """The kind of each of the exercise's own names; one whose expression is at fault counts as a number."""
    names: dict[str, str] = {}
    for name, text in exercise.let.items():
        _, kind = read(text, names, [])
        names[name] = kind or "number"
    return names


def _check_let(document: Document, exercise: Exercise, problems: list[Problem]) -> Mapping[str, str]:
    """Each may use those above it. One at fault counts as a number, so that it is told once."""
    names: dict[str, str] = {}
    for name, text in exercise.let.items():
        faults: list[Fault] = []
        if not _NAME.fullmatch(name) or name in NAMES or name in FUNCTIONS:
            faults.append(Fault(f"the name {quoted(name)}", "small letters, digits and _, and no name of the language"))
        _, kind = read(text, names, faults)
        if kind is not None and kind not in ALWAYS:
            faults.append(Fault(f"an expression that gives {kind}", "a number, a row or a matrix"))
        names[name] = kind or "number"
        problems.extend(document.problem(("let", name), each.found, each.expected, each.hint) for each in faults)
    return names


def _asked(exercise: Exercise) -> Iterator[tuple[KeyPath, str, str]]:
    """Each expression besides those of [let], where it stands, and the kind that it must give."""
    if exercise.figure:
        yield ("figure",), exercise.figure, "matrix"
    yield from ((("holds", at), text, "truth") for at, text in enumerate(exercise.holds))
    if wanted := _GIVES.get(exercise.kind):
        if exercise.answer:
            yield ("answer",), exercise.answer, wanted
        yield from ((("wrong", at, "answer"), wrong.answer, wanted) for at, wrong in enumerate(exercise.wrong))
    if exercise.kind == "choice":
        yield from ((("options", at, "when"), option.when, "truth") for at, option in enumerate(exercise.options))


def _check_parts(document: Document, exercise: Exercise, problems: list[Problem]) -> None:
    kind = exercise.kind
    counts = {name: len(getattr(exercise, name)) for name in ("wrong", "options", "items", "checks")}
    needed = _NEEDS.get(kind, {"wrong": FEWEST})
    for part, count in counts.items():
        if count < needed.get(part, 0):
            found = f"{count} {part} in an exercise of kind {kind}"
            problems.append(document.problem((part,), found, f"at least {needed[part]}"))
        elif count and part not in needed:
            problems.append(document.problem((part,), f"{part} in an exercise of kind {kind}", "none"))
    if bool(exercise.answer) != (kind in _GIVES):
        found = "an answer" if exercise.answer else "no answer"
        problems.append(document.problem(("answer",), f"{found} in an exercise of kind {kind}", _expected(kind)))


def _expected(kind: str) -> str:
    return f"an expression that gives a {_GIVES[kind]}" if kind in _GIVES else "none: its options or checks say it"
