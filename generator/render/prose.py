"""A teacher's Markdown becomes HTML, with formulas marked, works cited and pages linked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from markdown import Markdown

from generator.errors import Problem
from generator.model import Content, Language, Prose, Source
from generator.render.citations import CitationProcessor
from generator.render.figure_marks import FigureBlocks
from generator.render.formulas import FormulaBook
from generator.render.marks import FormulaMarks, PageLinks
from generator.render.numbers import KnownNumbers, NumberProcessor

EXTENSIONS = ("attr_list", "fenced_code", "footnotes", "md_in_html", "pymdownx.arithmatex", "tables", "toc")
# Before Markdown's own reading of [text](address) and after its escapes; after all inline patterns.
CITATIONS_PRIORITY, NUMBERS_PRIORITY, FORMULAS_PRIORITY, LINKS_PRIORITY, FIGURES_PRIORITY = 175, 174, 15, 14, 13


@dataclass(frozen=True)
class RenderedProse:
    """A page's text as HTML, formulas still marked; the works it cites and the figures it shows, in order."""

    html: str
    cited: tuple[Source, ...]
    figures: tuple[str, ...] = ()


@dataclass(frozen=True)
class Drawer:
    """The figures that prose can place: their names, and what draws one for a page, by name and number."""

    known: frozenset[str] = frozenset()
    draw: Callable[[Prose, str, int], str] = lambda _prose, _name, _number: ""


@dataclass(frozen=True)
class Shelf:
    """What prose takes from the other steps of the build."""

    numbers: KnownNumbers = field(default_factory=KnownNumbers)
    figures: Drawer = field(default_factory=Drawer)


def render_prose(
    content: Content, book: FormulaBook, problems: list[Problem], shelf: Shelf | None = None
) -> dict[tuple[str, Language], RenderedProse]:
    """Render every page in every language; formulas go into the book, faults into the problems."""
    shelf = shelf or Shelf()
    return {place: _render(prose, content, book, problems, shelf) for place, prose in content.prose.items()}


def _render(prose: Prose, content: Content, book: FormulaBook, problems: list[Problem], shelf: Shelf) -> RenderedProse:
    markdown = _reader(content, prose.language)
    citations = CitationProcessor(prose, content.sources, problems)
    markdown.inlinePatterns.register(citations, "citations", CITATIONS_PRIORITY)
    numbers = NumberProcessor(prose, content, shelf.numbers, problems)
    markdown.inlinePatterns.register(numbers, "numbers", NUMBERS_PRIORITY)
    markdown.treeprocessors.register(FormulaMarks(prose, book), "formulas", FORMULAS_PRIORITY)
    title = _word(content, prose.language, "furniture", "state_link")
    markdown.treeprocessors.register(PageLinks(prose, content.site, problems, title), "page-links", LINKS_PRIORITY)
    figures = FigureBlocks(markdown, prose, shelf.figures.known, partial(shelf.figures.draw, prose), problems)
    markdown.treeprocessors.register(figures, "figures", FIGURES_PRIORITY)
    html = markdown.convert(prose.markdown)
    return RenderedProse(html, tuple(citations.cited.values()), tuple(figures.placed))


def _reader(content: Content, language: Language) -> Markdown:
    back = _word(content, language, "prose", "back_to_text")
    settings: dict[str, dict[str, object]] = {
        # The extension's own separator, a colon, has to be escaped in a style sheet.
        "footnotes": {"BACKLINK_TITLE": back.replace("{n}", "%d"), "SEPARATOR": "-"},
        "pymdownx.arithmatex": {"generic": True, "preview": False},
    }
    return Markdown(extensions=list(EXTENSIONS), extension_configs=settings, output_format="html")


def _word(content: Content, language: Language, section: str, key: str) -> str:
    """A string of ui.toml that Markdown needs; nothing where it is not there."""
    text = content.ui.get(section, {}).get(key)
    return text[language] if text else ""
