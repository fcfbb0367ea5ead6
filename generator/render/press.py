"""What every text is set with, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

from generator.errors import Problem
from generator.memory import Memory
from generator.model import Content, Prose, Source, Term
from generator.render.formulas import FormulaBook
from generator.render.numbers import KnownNumbers
from generator.render.shown import ShownNumbers

CHART = "chart"

Manner = Literal["page", "part", "definition", "preview"]
"""A page links the first use of each term and is what works are cited on; a part of it links likewise; a preview has no
links at all."""


@dataclass(frozen=True)
class RenderedProse:
    """A text as HTML, formulas still marked; and in order the works it cites, its figures, the terms it links.

    After the figures comes CHART if any of them is a chart: all charts share one script and one sheet.
    """

    html: str
    cited: tuple[Source, ...]
    figures: tuple[str, ...] = ()
    terms: tuple[str, ...] = ()


@dataclass(frozen=True)
class Drawer:
    """The figures that prose can place: their names, what draws one by name and number, and which are charts."""

    known: frozenset[str] = frozenset()
    draw: Callable[[Prose, str, int], str] = lambda _prose, _name, _number: ""
    charts: frozenset[str] = frozenset()
    key: Callable[[Prose, str], str] = lambda _prose, _name: ""
    """Names all that a figure is drawn from; nothing where that cannot be told."""


@dataclass(frozen=True)
class Shelf:
    """What prose takes from the other steps of the build."""

    numbers: KnownNumbers = field(default_factory=KnownNumbers)
    figures: Drawer = field(default_factory=Drawer)
    shown: ShownNumbers | None = None
    """In the texts of an exercise: what they may show, in place of `numbers`."""
    linked: dict[str, Term] | None = None
    """The terms that texts before this one have linked."""


class TextKeys(Protocol):
    """Names all that a text is set from. content: as much of it as a text can know."""

    content: Content

    def of(self, prose: Prose, manner: Manner, shelf: Shelf) -> str:
        """The key of a text; nothing where that cannot be told."""


@dataclass(frozen=True)
class Press:
    """What every text is set with: formulas go into the book, faults into the problems."""

    content: Content
    book: FormulaBook
    problems: list[Problem]
    shelf: Shelf = field(default_factory=Shelf)
    keys: TextKeys | None = None
    memory: Memory = field(default_factory=Memory)
    """What became of texts in the last build, by these keys."""
    give_way: Callable[[], None] = lambda: None
    """Is called before each text, and may raise what ends the build."""
