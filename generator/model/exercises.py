"""Exercises as content/exercises has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from annotated_types import Ge, MinLen

from generator.errors import Where
from generator.model.texts import CLOSED, Text

AnswerValue = float | tuple[float, ...]
"""An answer: a number, the place of what is chosen, the row and the column of a cell, or places in their order."""

Kind = Literal["number", "choice", "cell", "head", "order", "text"]
Setting = str | float


@dataclass(frozen=True)
class Wrong:
    """An answer that many give: how it comes about, as an expression, and what to say to whoever gives it."""

    __pydantic_config__ = CLOSED
    answer: str
    say: Text


@dataclass(frozen=True)
class Option:
    """One answer of several: when it is right, as an expression, and what to say to whoever takes it."""

    __pydantic_config__ = CLOSED
    text: Text
    say: Text
    when: str


@dataclass(frozen=True)
class Exercise:
    """One question; `id` is the name of its file without the number.

    state: of the explorer beside it, under the names of the address. let: names for expressions, which texts may show.
    answer: the expression that gives it; a choice has options instead, a text has a model answer.
    figure: the matrix that is drawn beside the question, where it is not the explorer's.
    unit: what the number counts; a share may be answered in per cent. tolerance: how far off a number may be.
    covered: whether the explorer stays covered until the question is answered, or the reader asks for it.
    vary: settings that a student's own seed chooses among. holds: what its texts take for granted, as expressions that
    must be true in every variant. places: where each part stands, by its path.
    """

    __pydantic_config__ = CLOSED
    id: str
    title: Text
    text: Text
    kind: Kind
    page: Literal["simulator"]
    state: Mapping[str, Any]
    why: Text
    hints: Annotated[tuple[Text, ...], MinLen(1)]
    answer: str = ""
    figure: str = ""
    unit: Literal["", "share", "bits"] = ""
    tolerance: Annotated[float, Ge(0)] = 0.0
    covered: bool = False
    let: Mapping[str, str] = field(default_factory=dict)
    wrong: tuple[Wrong, ...] = ()
    options: tuple[Option, ...] = ()
    items: tuple[Text, ...] = ()
    """What an order puts in order."""
    checks: tuple[Text, ...] = ()
    """What a free text should say: the reader ticks it off beside the model answer, which is `why`."""
    vary: Mapping[str, Annotated[tuple[float, ...], MinLen(2)]] = field(default_factory=dict)
    holds: tuple[str, ...] = ()
    phrases: tuple[str, ...] = ()
    """The presets that it compares: the explorer takes each at a button."""
    places: Mapping[str, Where] = field(default_factory=dict)


@dataclass(frozen=True)
class ExerciseResult:
    """What torch says of an exercise as it stands.

    state: every setting in which it is asked. right: nothing for a free text; of a choice, the place of the right
    option. wrong: the typical wrong answers. shown: each number that its texts may show, by name. tokens: of its
    phrase. figure: its rows, where it has one.
    """

    state: Mapping[str, Setting]
    right: AnswerValue
    wrong: tuple[AnswerValue, ...]
    shown: Mapping[str, float]
    tokens: tuple[str, ...]
    figure: tuple[tuple[float, ...], ...] = ()
