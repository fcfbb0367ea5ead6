"""The exercises as templates see them: every text of each rendered, and the answer as it stands."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from markupsafe import Markup

from generator.model import AnswerValue, Exercise, ExerciseResult, Language, Preset, Prose, Term, Text
from generator.render.lending import lend, said
from generator.render.material import Material
from generator.render.press import Manner, Press
from generator.render.prose import render_text
from generator.render.shown import ShownNumbers

PAGE = "exercises"
PARAGRAPH = re.compile(r"^<p[^>]*>|</p>$")
TOLD = 3
"""Decimals of a measured number."""


@dataclass(frozen=True)
class ExerciseView:
    """An exercise in one language, formulas still marked.

    says: what is said to each answer, by the names that scripts look for: "wrong.0", "option.2".
    right: the answer, and with how many decimals it is told; asked: how many it needs.
    lang: of the phrase. heads: how many its state has.
    """

    id: str
    number: int
    kind: str
    unit: str
    title: str
    question: Markup
    why: Markup
    hints: tuple[Markup, ...]
    says: Mapping[str, Markup]
    options: tuple[Markup, ...]
    items: tuple[Markup, ...]
    checks: tuple[Markup, ...]
    right: AnswerValue
    digits: int
    asked: int
    tokens: tuple[str, ...]
    lang: Language
    heads: int
    figure: tuple[tuple[float, ...], ...]
    terms: tuple[str, ...]
    phrases: tuple[Preset, ...] = ()


@dataclass(frozen=True)
class _Setter:
    """Sets the texts of one exercise in one language, in the order in which they are read."""

    exercise: Exercise
    language: Language
    press: Press
    shown: ShownNumbers
    linked: dict[str, Term] = field(default_factory=dict)

    def text(self, place: str, text: Text, manner: Manner = "part") -> Markup:
        """A text with paragraphs; place: as in Exercise.places."""
        where = self.exercise.places[f"{place}.{self.language}"]
        spoken = text.spoken(self.language)
        lent_from = None if spoken == self.language else spoken
        prose = Prose(
            PAGE, self.language, where.path.as_posix(), "", "", text[self.language], where.line or 1, lent_from, where
        )
        shelf = replace(self.press.shelf, shown=self.shown, linked=self.linked)
        return Markup(render_text(prose, replace(self.press, shelf=shelf), manner).html)

    def line(self, place: str, text: Text) -> Markup:
        """A text that stands in a label or a list: one paragraph without its element, and without links."""
        spoken = text.spoken(self.language)
        html = PARAGRAPH.sub("", self.text(place, text, "preview"))
        return Markup(html if spoken == self.language else lend(html, spoken))


def render_exercises(press: Press, material: Material) -> Mapping[Language, tuple[ExerciseView, ...]]:
    """Every exercise that torch has answered, in the order of their files."""
    results, exercises = material.computed.exercises, press.content.exercises
    return {
        language: tuple(
            _view(number, exercise, results[exercise.id], language, press)
            for number, exercise in enumerate(exercises, 1)
            if exercise.id in results
        )
        for language in press.content.site.languages
    }


def digits_of(tolerance: float) -> int:
    """With how many decimals an answer is told, as its text tells it and no less than is asked for; as in key.js."""
    return max(TOLD, asked_digits(tolerance)) if tolerance else 0


def asked_digits(tolerance: float) -> int:
    """How many decimals an answer needs, so that every number that is rounded to as many is taken; as in judge.js."""
    return max(0, math.ceil(-math.log10(2 * tolerance) - 1e-9)) if tolerance else 0


def _view(number: int, exercise: Exercise, result: ExerciseResult, language: Language, press: Press) -> ExerciseView:
    heads = frozenset({"answer"} if exercise.kind == "head" else ())
    setter = _Setter(exercise, language, press, ShownNumbers(result.shown, heads))
    question = setter.text("text", exercise.text)
    hints = tuple(setter.text(f"hints.{at}", hint) for at, hint in enumerate(exercise.hints))
    says = {f"wrong.{at}": setter.text(f"wrong.{at}.say", each.say) for at, each in enumerate(exercise.wrong)}
    says |= {f"option.{at}": setter.text(f"options.{at}.say", each.say) for at, each in enumerate(exercise.options)}
    return ExerciseView(
        id=exercise.id,
        number=number,
        kind=exercise.kind,
        unit=exercise.unit,
        title=said(exercise.title, language),
        question=question,
        why=setter.text("why", exercise.why),
        hints=hints,
        says=says,
        options=tuple(setter.line(f"options.{at}.text", each.text) for at, each in enumerate(exercise.options)),
        items=tuple(setter.line(f"items.{at}", each) for at, each in enumerate(exercise.items)),
        checks=tuple(setter.line(f"checks.{at}", each) for at, each in enumerate(exercise.checks)),
        right=result.right,
        digits=digits_of(exercise.tolerance),
        asked=asked_digits(exercise.tolerance),
        tokens=result.tokens,
        lang=next(each.lang for each in press.content.presets if each.id == result.state["preset"]),
        heads=int(result.state["heads"]),
        figure=result.figure,
        terms=tuple(setter.linked),
        phrases=tuple(each for each in press.content.presets if each.id in exercise.phrases),
    )
