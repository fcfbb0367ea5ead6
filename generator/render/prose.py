"""A teacher's Markdown becomes HTML, with formulas marked, works cited and pages linked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from markdown import Markdown

from generator.errors import Problem
from generator.model import Content, Language, NumberRequest, Prose, Source
from generator.render.citations import CitationProcessor
from generator.render.formulas import FormulaBook
from generator.render.marks import FormulaMarks, PageLinks
from generator.render.numbers import NumberProcessor

EXTENSIONS = ("attr_list", "fenced_code", "footnotes", "md_in_html", "pymdownx.arithmatex", "tables", "toc")
# Before Markdown's own reading of [text](address) and after its escapes; after all inline patterns.
CITATIONS_PRIORITY, NUMBERS_PRIORITY, FORMULAS_PRIORITY, LINKS_PRIORITY = 175, 174, 15, 14


@dataclass(frozen=True)
class RenderedProse:
    """A page's text as HTML, still with marks for its formulas, and the works it cites in order."""

    html: str
    cited: tuple[Source, ...]


def render_prose(
    content: Content,
    book: FormulaBook,
    problems: list[Problem],
    answers: Mapping[NumberRequest, float] = MappingProxyType({}),
) -> dict[tuple[str, Language], RenderedProse]:
    """Render every page in every language; formulas go into the book, faults into the problems.

    answers: the numbers for which the pages' {{…}} ask (`asked_numbers`).
    """
    return {place: _render(prose, content, book, problems, answers) for place, prose in content.prose.items()}


def _render(
    prose: Prose,
    content: Content,
    book: FormulaBook,
    problems: list[Problem],
    answers: Mapping[NumberRequest, float],
) -> RenderedProse:
    markdown = _reader(content, prose.language)
    citations = CitationProcessor(prose, content.sources, problems)
    markdown.inlinePatterns.register(citations, "citations", CITATIONS_PRIORITY)
    numbers = NumberProcessor(prose, content, answers, problems)
    markdown.inlinePatterns.register(numbers, "numbers", NUMBERS_PRIORITY)
    markdown.treeprocessors.register(FormulaMarks(prose, book), "formulas", FORMULAS_PRIORITY)
    markdown.treeprocessors.register(PageLinks(prose, content.site, problems), "page-links", LINKS_PRIORITY)
    return RenderedProse(markdown.convert(prose.markdown), tuple(citations.cited.values()))


def _reader(content: Content, language: Language) -> Markdown:
    words = content.ui.get("prose", {})
    back = words["back_to_text"][language] if "back_to_text" in words else ""
    settings: dict[str, dict[str, object]] = {
        "footnotes": {"BACKLINK_TITLE": back.replace("{n}", "%d")},
        "pymdownx.arithmatex": {"generic": True, "preview": False},
    }
    return Markdown(extensions=list(EXTENSIONS), extension_configs=settings, output_format="html")
