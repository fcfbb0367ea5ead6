"""What an exercise asks of the engine: expressions that are well made, and enough of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.words import quoted
from generator.errors import Problem
from generator.expression import ALWAYS, FUNCTIONS, NAMES, Fault, a, is_computed, read
from generator.messages import Said, say
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
        tree, kind = read(text, names, faults)
        if at == ("answer",) and tree is not None and not is_computed(tree, _computed(exercise)):
            faults.append(Fault(say("{number}, typed", number=text), say("an expression that computes it")))
        if kind is not None and kind != wanted:
            found = say("an expression that gives {kind}", kind=a(kind))
            faults.append(Fault(found, say("one that gives {kind}", kind=a(wanted))))
        problems.extend(_placed(document, at, text, fault) for fault in faults)
    _check_parts(document, exercise, problems)


def kinds_of_let(exercise: Exercise) -> Mapping[str, str]:
    """The kind of each of the exercise's own names; one whose expression is at fault counts as a number."""
    names: dict[str, str] = {}
    for name, text in exercise.let.items():
        _, kind = read(text, names, [])
        names[name] = kind or "number"
    return names


def _computed(exercise: Exercise) -> frozenset[str]:
    """Those of the exercise's own names that are computed; the others are what the exercise sets."""
    kinds, names = kinds_of_let(exercise), set[str]()
    for name, text in exercise.let.items():
        tree, _ = read(text, kinds, [])
        if tree is None or is_computed(tree, names):
            names.add(name)
    return frozenset(names)


def _check_let(document: Document, exercise: Exercise, problems: list[Problem]) -> Mapping[str, str]:
    """Each may use those above it. One at fault counts as a number, so that it is told once."""
    names: dict[str, str] = {}
    for name, text in exercise.let.items():
        faults: list[Fault] = []
        if not _NAME.fullmatch(name) or name in NAMES or name in FUNCTIONS:
            expected = say("small letters, digits and _, and no name of the language")
            problems.append(document.problem(("let", name), say("the name {name}", name=quoted(name)), expected))
        _, kind = read(text, names, faults)
        if kind is not None and kind not in ALWAYS:
            found = say("an expression that gives {kind}", kind=a(kind))
            faults.append(Fault(found, say("a number, a row or a matrix")))
        names[name] = kind or "number"
        problems.extend(_placed(document, ("let", name), text, fault) for fault in faults)
    return names


def _placed(document: Document, at: KeyPath, text: str, fault: Fault) -> Problem:
    where = document.within(at, fault.start, len(text) if fault.end is None else fault.end)
    return Problem(where, fault.found, fault.expected, fault.hint)


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
            found = say("{count} {part} in an exercise of kind {kind}", count=count, part=part, kind=kind)
            problems.append(document.problem((part,), found, say("at least {least}", least=needed[part])))
        elif count and part not in needed:
            found = say("{part} in an exercise of kind {kind}", part=part, kind=kind)
            problems.append(document.problem((part,), found, say("none")))
    if bool(exercise.answer) != (kind in _GIVES):
        found = (
            say("an answer in an exercise of kind {kind}", kind=kind)
            if exercise.answer
            else say("no answer in an exercise of kind {kind}", kind=kind)
        )
        problems.append(document.problem(("answer",), found, _expected(kind)))


def _expected(kind: str) -> Said:
    if kind not in _GIVES:
        return say("none: its options or checks say it")
    return say("an expression that gives {kind}", kind=a(_GIVES[kind]))
