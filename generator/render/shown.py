"""{{answer percent}} in the text of an exercise becomes a number that the page can replace by a student's own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from xml.etree import ElementTree

from markdown.inlinepatterns import InlineProcessor

from generator.errors import Problem, did_you_mean
from generator.messages import say, verbatim
from generator.model import Prose
from generator.render.filters import fixed, percent
from generator.render.numbers import ASKED, DIGITS
from generator.render.placing import place


@dataclass(frozen=True)
class ShownNumbers:
    """What the texts of an exercise may show as it stands, by name; heads: the names that are a head's number."""

    values: Mapping[str, float]
    heads: frozenset[str] = frozenset()


class ShownProcessor(InlineProcessor):
    """Puts each number where a text asks for it, under its name."""

    def __init__(self, prose: Prose, shown: ShownNumbers, problems: list[Problem]) -> None:
        super().__init__(ASKED)
        self._prose, self._shown, self._problems = prose, shown, problems

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[ElementTree.Element | str, int, int]:  # type: ignore[override]  # noqa: ARG002, N802
        """Give one number in its element; Markdown calls this."""
        name, *how = m.group(1).split()
        if name not in self._shown.values:
            where = place(self._prose, m.group())
            hint = did_you_mean(name, self._shown.values)
            expected = say("a number that the exercise has as it stands")
            self._problems.append(Problem(where, verbatim(m.group()), expected, hint))
            return "", m.start(), m.end()
        return shown_number(name, self._shown, how[0] if how else f"digits={DIGITS}"), m.start(), m.end()


def shown_number(name: str, shown: ShownNumbers, how: str) -> ElementTree.Element:
    """A number that the page finds by its name. how: "percent", or as in "digits=2"."""
    value = shown.values[name]
    element = ElementTree.Element("span", {"class": "number", "data-shown": name})
    if name in shown.heads:
        element.set("data-head", "")
        element.text = f"H{value:.0f}"
    elif how == "percent":
        element.set("data-percent", "")
        element.text = percent(value)
    else:
        digits = how.removeprefix("digits=")
        element.set("data-digits", digits)
        element.text = fixed(value, int(digits))
    return element
