"""exercises/NN-id.toml: questions whose answers are expressions of the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import product
from pathlib import Path

from generator.content.answers import check_answers, kinds_of_let
from generator.content.checking import check
from generator.content.decimals import check_decimals
from generator.content.numbering import numbered
from generator.content.positions import KeyPath
from generator.content.settings import check_settings
from generator.content.tables import Document, read_toml
from generator.content.twins import Twins, completed, text_at
from generator.errors import Problem, did_you_mean
from generator.expression import NAMES
from generator.messages import Said, either, say, verbatim
from generator.model import Exercise, Language, Prose, Text

FOLDER = Path("content/exercises")
_SHOWN = re.compile(r"\{\{(?P<said>[^{}]*)\}\}")
_REQUEST = re.compile(r"\s*(?P<name>[a-z_]\w*)(?:\s+(?:digits=\d|percent))*\s*")


def read_exercises(root: Path, presets: Sequence[str], problems: list[Problem], twins: Twins) -> tuple[Exercise, ...]:
    """Read every exercise, in the order of the numbers in the file names. presets: their ids."""
    files = numbered(root, FOLDER, problems)
    documents = {name: read_toml(root, FOLDER / file, problems) for name, file in files.items()}
    made = [
        _make(name, document, presets, problems, twins) for name, document in documents.items() if document is not None
    ]
    return tuple(exercise for exercise in made if exercise is not None)


def _make(
    name: str, document: Document, presets: Sequence[str], problems: list[Problem], twins: Twins
) -> Exercise | None:
    given = {"id": name}
    if "places" in document.table:
        problems.append(document.problem(("places",), say("unknown key {name}", name='"places"'), _keys()))
        return None
    # Spanish and English are not lent to each other here: a class cannot be set half a task.
    exercise = check(Exercise, document, problems, given=given)
    if exercise is None:
        return None
    texts = dict(_texts(exercise))
    document = completed(document, texts, f"{FOLDER.name}.{name}", twins)
    check_settings(document, exercise, presets, problems)
    check_answers(document, exercise, problems)
    exercise = _in_all_languages(exercise, document)
    _check_texts(document, exercise, twins.languages, problems)
    places = {path: document.value_where(at) for path, at in _places(exercise)}
    for at, language in product(texts, twins.languages):
        owner, place = document.side(at, language)
        places[".".join(map(str, (*at, language)))] = owner.opening(place)
    return replace(exercise, places=places)


def _keys() -> Said:
    return either(field.name for field in fields(Exercise) if field.name not in ("id", "places"))


def _texts(exercise: Exercise) -> Iterator[tuple[KeyPath, Text]]:
    """Every text of an exercise and where it stands."""
    yield from ((("title",), exercise.title), (("text",), exercise.text), (("why",), exercise.why))
    yield from ((("hints", at), hint) for at, hint in enumerate(exercise.hints))
    yield from ((("items", at), item) for at, item in enumerate(exercise.items))
    yield from ((("checks", at), line) for at, line in enumerate(exercise.checks))
    yield from ((("wrong", at, "say"), wrong.say) for at, wrong in enumerate(exercise.wrong))
    for at, option in enumerate(exercise.options):
        yield from ((("options", at, "text"), option.text), (("options", at, "say"), option.say))


def _in_all_languages(exercise: Exercise, document: Document) -> Exercise:
    def text(given: Text, *at: str | int) -> Text:
        return text_at(document, at, given)

    def each(name: str, texts: tuple[Text, ...]) -> tuple[Text, ...]:
        return tuple(text(given, name, at) for at, given in enumerate(texts))

    wrong = tuple(replace(one, say=text(one.say, "wrong", at, "say")) for at, one in enumerate(exercise.wrong))
    options = tuple(
        replace(one, text=text(one.text, "options", at, "text"), say=text(one.say, "options", at, "say"))
        for at, one in enumerate(exercise.options)
    )
    return replace(
        exercise,
        title=text(exercise.title, "title"),
        text=text(exercise.text, "text"),
        why=text(exercise.why, "why"),
        hints=each("hints", exercise.hints),
        items=each("items", exercise.items),
        checks=each("checks", exercise.checks),
        wrong=wrong,
        options=options,
    )


def _places(exercise: Exercise) -> Iterator[tuple[str, KeyPath]]:
    """Where each expression stands, for faults that only torch can find."""
    yield from ((name, (name,)) for name in ("answer", "figure"))
    yield from ((f"let.{name}", ("let", name)) for name in exercise.let)
    yield from ((f"wrong.{at}", ("wrong", at, "answer")) for at in range(len(exercise.wrong)))
    yield from ((f"options.{at}", ("options", at, "when")) for at in range(len(exercise.options)))
    yield from ((f"holds.{at}", ("holds", at)) for at in range(len(exercise.holds)))


def _check_texts(
    document: Document, exercise: Exercise, languages: Sequence[Language], problems: list[Problem]
) -> None:
    """Numbers that texts show must be known by name; others must not be typed."""
    known = [*(name for name, kind in kinds_of_let(exercise).items() if kind == "number"), *_numbers(exercise)]
    for path, text in _texts(exercise):
        for language in (each for each in languages if text.spoken(each) == each):
            owner, at = document.side(path, language)
            opening, said = owner.opening(at), text[language]
            named = (owner.path.as_posix(), exercise.title[language], "", said)
            prose = Prose("exercises", language, *named, opening.line or 1, opening=opening)
            check_decimals(prose, document, None, problems)
            for shown in _SHOWN.finditer(said):
                request = _REQUEST.fullmatch(shown["said"])
                if request is None or request["name"] not in known:
                    name = request["name"] if request else shown["said"].strip()
                    expected = say("a number of [let], of the run or answer, with digits=N or percent after it")
                    hint, found = did_you_mean(name, known), verbatim(f"{{{{{name}}}}}")
                    problems.append(Problem(prose.where(*shown.span()), found, expected, hint))


def _numbers(exercise: Exercise) -> tuple[str, ...]:
    """What a text may show besides the exercise's own names."""
    sizes = (name for name, kind in NAMES.items() if kind == "number")
    return (*sizes, *(("answer",) if exercise.kind in ("number", "head") else ()))
