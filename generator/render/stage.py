"""Where templates meet their contexts; a page that would come out as in the last build is taken from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment

from generator.errors import Problem, Where
from generator.memory import Memory
from generator.render.blueprints import Blueprints
from generator.render.environment import render_template
from generator.render.formulas import Formula, FormulaBook


@dataclass(frozen=True)
class Stage:
    """What every page is rendered with: formulas go into the book, faults into the problems.

    give_way: is called before each page, and may raise what ends the build.
    """

    environment: Environment
    book: FormulaBook
    problems: list[Problem]
    blueprints: Blueprints
    memory: Memory
    give_way: Callable[[], None] = lambda: None

    def render(self, name: str, context: Mapping[str, object]) -> str:
        """A page, formulas still marked; an empty one where the template has a fault."""
        self.give_way()
        key = self.blueprints.key(name, context)
        known = self.memory.recall(key)
        if known is not None:
            for tex, display in known["formulas"]:
                self.book.mark(Formula(tex, display), Where(Path("templates") / name))
            return str(known["page"])
        before = len(self.problems)
        with self.book.noting() as formulas:
            page = render_template(self.environment, name, context, self.problems)
        if len(self.problems) == before and page:
            said = [(formula.tex, formula.display) for formula in formulas]
            self.memory.keep(key, {"page": page, "formulas": said})
        return page
