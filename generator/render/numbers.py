"""{{mean_entropy temperature=0.1}} in Markdown becomes the number that the build computed; none is typed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast, get_args
from xml.etree import ElementTree

from markdown.inlinepatterns import InlineProcessor

from generator.errors import Problem, did_you_mean
from generator.messages import NOTHING, Said, either, one_of, say, verbatim
from generator.model import Content, Prose, Study
from generator.render.facts import FACT, say_fact
from generator.render.filters import fixed, percent
from generator.render.placing import place
from generator.render.requests import RequestError
from generator.requests import Measured, NumberRequest

ASKED = r"\{\{([^{}]*)\}\}"
MEASURES = get_args(Measured)
OF_A_ROW, OF_A_CELL = ("entropy",), ("weight", "share")
WHOLE = ("heads", "d_k", "head", "row", "column", "digits")
SWITCHES = {"0": False, "1": True}
NAMES = ("preset", *WHOLE, "temperature", "divide", "causal")
DIGITS = 2


def asked_numbers(content: Content) -> tuple[NumberRequest, ...]:
    """Every number that the pages ask for, each once; what cannot be read is left to the rendering to report."""
    asked: dict[NumberRequest, None] = {}
    definitions = (each for term in content.glossary.values() for each in term.definition.values())
    for prose in (*content.prose.values(), *definitions):
        for said in re.findall(ASKED, prose.markdown):
            try:
                asked[read_request(said, content)[0]] = None
            except RequestError:
                continue
    return tuple(asked)


def read_request(said: str, content: Content) -> tuple[NumberRequest, int]:
    """What stands between the braces, and how many decimals it is set with.

    A measure, then names and values as in the simulator's address; what is not named is as the simulator starts.
    Raises RequestError.
    """
    measure, *pairs = said.split() or [""]
    if measure not in MEASURES:
        raise RequestError(verbatim(f'"{measure}"'), one_of(MEASURES), did_you_mean(measure, MEASURES))
    start = content.site.defaults
    named: dict[str, Any] = {"preset": start.preset, "heads": start.heads, "d_k": start.d_k, "head": start.head}
    named |= {"temperature": start.temperature, **dict(_read(pair) for pair in pairs)}
    needed = ("row",) if measure in OF_A_ROW else ("row", "column") if measure in OF_A_CELL else ()
    for name in needed:
        if name not in named:
            raise RequestError(
                say("{measure} without {name}", measure=measure, name=name), say("{name}=…, counted from 0", name=name)
            )
    digits = named.pop("digits", DIGITS)
    _check(named, content)
    return NumberRequest(cast(Measured, measure), **named), digits


def _read(pair: str) -> tuple[str, object]:
    name, _, value = pair.partition("=")
    if name not in NAMES:
        raise RequestError(verbatim(f'"{name}"'), one_of(NAMES), did_you_mean(name, NAMES))
    if name == "preset":
        return name, value
    if name in WHOLE and value.isdecimal():
        return name, int(value)
    if name == "temperature" and re.fullmatch(r"\d+(\.\d+)?", value):
        return name, float(value)
    if name in ("divide", "causal") and value in SWITCHES:
        return name, SWITCHES[value]
    expected = either(SWITCHES) if name in ("divide", "causal") else say("a number")
    raise RequestError(verbatim(f"{name}={value}"), expected, _point(value))


def _point(value: str) -> Said:
    """A hint for a decimal comma."""
    number = value.replace(",", ".")
    comma = re.fullmatch(r"\d+,\d+", value)
    return say("The decimal takes a point: {number}", number=number) if comma else NOTHING


def _check(named: Mapping[str, Any], content: Content) -> None:
    """Only what the sweep has been over can be asked for; whether a row exists is known when it is answered."""
    plan, presets = content.sweep, [preset.id for preset in content.presets]
    if named["preset"] not in presets:
        hint = did_you_mean(named["preset"], presets)
        raise RequestError(verbatim(f"preset={named['preset']}"), one_of(presets, named["preset"]), hint)
    for name, steps in (("heads", plan.heads), ("d_k", plan.d_k)):
        if named[name] not in steps.values():
            reached = _from_to(steps.first, steps.last)
            expected = say("{range} in steps of {step}", range=reached, step=f"{steps.step:g}")
            raise RequestError(verbatim(f"{name}={named[name]}"), expected)
    if named["head"] >= named["heads"]:
        raise RequestError(verbatim(f"head={named['head']}"), _from_to(0, named["heads"] - 1))
    first, last = plan.temperatures.first, plan.temperatures.last
    if not first <= named["temperature"] <= last:
        raise RequestError(verbatim(f"temperature={named['temperature']:g}"), _from_to(first, last))


def _from_to(first: float, last: float) -> Said:
    return say("{first} to {last}", first=f"{first:g}", last=f"{last:g}")


@dataclass(frozen=True)
class KnownNumbers:
    """What texts can ask for: numbers of the simulator's heads, and what studies found."""

    answers: Mapping[NumberRequest, float] = field(default_factory=dict)
    studies: Mapping[str, Study] = field(default_factory=dict)
    pending: bool = False
    """Nothing was computed yet: what can be read is taken for answered."""


def value_of(said: str, content: Content, known: KnownNumbers) -> float | None:
    """The number that stands behind a request; nothing for one that cannot be met."""
    if fact := FACT.fullmatch(said):
        study = known.studies.get(fact["study"])
        return study.facts.get(fact["fact"]) if study else None
    try:
        return known.answers.get(read_request(said, content)[0])
    except RequestError:
        return None


class NumberProcessor(InlineProcessor):
    """Puts each number where a text asks for it, and notes every request that cannot be met."""

    def __init__(self, prose: Prose, content: Content, known: KnownNumbers, problems: list[Problem]) -> None:
        super().__init__(ASKED)
        self._prose, self._content, self._known, self._problems = prose, content, known, problems

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[ElementTree.Element | str, int, int]:  # type: ignore[override]  # noqa: ARG002, N802
        """Give one number as it is set in text; Markdown calls this."""
        return self._say(m.group(1)), m.start(), m.end()

    def _say(self, said: str) -> str:
        try:
            fact = FACT.fullmatch(said)
            if self._known.pending:
                return "" if fact else str(read_request(said, self._content)[1])
            return say_fact(fact, self._known.studies) if fact else self._answer(said)
        except RequestError as fault:
            asked = f"{{{{{said}}}}}"
            where = place(self._prose, asked)
            self._problems.append(
                Problem(where, say("{asked}: {found}", asked=asked, found=fault.found), fault.expected, fault.hint)
            )
            return ""

    def _answer(self, said: str) -> str:
        request, digits = read_request(said, self._content)
        if request not in self._known.answers:
            raise RequestError(
                verbatim(f"row={request.row} column={request.column}"), say("a place in the phrase, from 0")
            )
        value = self._known.answers[request]
        return percent(value) if request.measure == "share" else fixed(value, digits)
