"""What is wrong with texts before a number is known, so that it is told together with what else stops a build."""

from __future__ import annotations

from pathlib import Path

from generator.errors import Problem
from generator.memory import Memory
from generator.model import Content
from generator.render.formulas import FormulaBook
from generator.render.gallery import FOLDER
from generator.render.numbers import KnownNumbers
from generator.render.press import Drawer, Press, Shelf
from generator.render.prose import render_text

WORDS = Path("content/figures")


def look_at_texts(content: Content, root: Path, cache: Path) -> list[Problem]:
    """The faults of all pages and definitions: citations, links, terms, figures, formulas, requests of numbers.

    root: the project's folder. cache: where formulas that were set before are remembered.
    """
    problems: list[Problem] = []
    book, shelf = FormulaBook(), Shelf(KnownNumbers(pending=True), Drawer(_figures(root)))
    press = Press(content, book, problems, shelf)
    for prose in content.prose.values():
        if prose.lent_from is None:
            render_text(prose, press)
    for term in content.glossary.values():
        for definition in term.definition.values():
            if definition.lent_from is None:
                render_text(definition, press, "definition")
    book.typeset(root / "node_modules" / "katex", Memory(cache), problems)
    return problems


def _figures(root: Path) -> frozenset[str]:
    """Every name that a figure may have, whether or not its file is in order."""
    drawn = (root / "templates" / FOLDER).glob("*.html")
    return frozenset(path.stem for path in (*drawn, *(root / WORDS).glob("*.toml")))
