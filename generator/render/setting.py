"""Markdown and what it is taught: formulas are marked, works cited, pages and terms linked, figures drawn."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from markdown import Markdown

from generator.errors import Problem, Where
from generator.messages import say
from generator.model import Content, Language, Prose
from generator.render.citations import CitationProcessor
from generator.render.figure_marks import FigureBlocks
from generator.render.gluing import WholeOptions
from generator.render.leading import links_astray
from generator.render.lending import SpokenIn
from generator.render.marks import FormulaMarks, NoLinks, PageLinks
from generator.render.notes import NamedNotes
from generator.render.numbers import NumberProcessor
from generator.render.pictures import Captions, OwnPictures
from generator.render.press import CHART, Manner, Press, RenderedProse, Shelf
from generator.render.row_names import RowNames
from generator.render.shown import ShownProcessor
from generator.render.slips import slips_in
from generator.render.terms import TermLinks

EXTENSIONS = ("attr_list", "fenced_code", "footnotes", "md_in_html", "pymdownx.arithmatex", "tables", "toc")
# Before Markdown's own reading of [text](address) and after its escapes; after all inline patterns.
CITATIONS_PRIORITY, NUMBERS_PRIORITY, FORMULAS_PRIORITY, LINKS_PRIORITY, FIGURES_PRIORITY = 175, 174, 15, 14, 13
# Before Markdown reads what stands in a line, and after.
CAPTIONS_PRIORITY, PICTURES_PRIORITY = 21, 16
# When figures stand in their places, so that no name of a figure is read as text.
TERMS_PRIORITY, NO_LINKS_PRIORITY, OPTIONS_PRIORITY, NOTES_PRIORITY, SPOKEN_PRIORITY = 12, 11, 10, 9, 8
# When terms are linked: in headers none is, and a row's name is still a cell like the others.
ROW_NAMES_PRIORITY = 7


def set_text(prose: Prose, press: Press, manner: Manner) -> RenderedProse:
    """Read one text and set it."""
    content, problems, shelf = press.content, press.problems, press.shelf
    markdown = _reader(content, prose.language)
    citations = CitationProcessor(prose, content, problems, anchored=manner == "page")
    markdown.inlinePatterns.register(citations, "citations", CITATIONS_PRIORITY)
    asked = ShownProcessor(prose, shelf.shown, problems) if shelf.shown else None
    numbers = asked or NumberProcessor(prose, content, shelf.numbers, problems)
    markdown.inlinePatterns.register(numbers, "numbers", NUMBERS_PRIORITY)
    if manner != "preview":
        problems.extend((*slips_in(prose, is_page=manner == "page"), *links_astray(prose, content.site)))
    markdown.treeprocessors.register(Captions(), "captions", CAPTIONS_PRIORITY)
    markdown.treeprocessors.register(OwnPictures(prose, content, problems), "pictures", PICTURES_PRIORITY)
    markdown.treeprocessors.register(FormulaMarks(prose, press.book), "formulas", FORMULAS_PRIORITY)
    title = _word(content, prose.language, "furniture", "state_link")
    markdown.treeprocessors.register(PageLinks(prose, content, problems, title), "page-links", LINKS_PRIORITY)
    figures = FigureBlocks(markdown, prose, shelf.figures.known, partial(_draw, prose, shelf, citations), problems)
    markdown.treeprocessors.register(figures, "figures", FIGURES_PRIORITY)
    terms = TermLinks(prose, content, problems, first_uses=manner in ("page", "part"), linked=shelf.linked)
    markdown.treeprocessors.register(terms, "terms", TERMS_PRIORITY)
    if manner == "preview":
        markdown.treeprocessors.register(NoLinks(markdown), "no-links", NO_LINKS_PRIORITY)
    markdown.treeprocessors.register(WholeOptions(markdown), "options", OPTIONS_PRIORITY)
    notes = NamedNotes(markdown, content.ui.get("prose", {}), prose.language)
    markdown.treeprocessors.register(notes, "notes", NOTES_PRIORITY)
    markdown.treeprocessors.register(RowNames(), "row-names", ROW_NAMES_PRIORITY)
    if prose.lent_from:
        spoken = SpokenIn(prose.lent_from, content.site.tongues)
        markdown.treeprocessors.register(spoken, "spoken-in", SPOKEN_PRIORITY)
    html = _converted(markdown, prose, problems)
    chart = () if shelf.figures.charts.isdisjoint(figures.placed) else (CHART,)
    return RenderedProse(html, tuple(citations.cited.values()), (*figures.placed, *chart), tuple(terms.linked))


def _converted(markdown: Markdown, prose: Prose, problems: list[Problem]) -> str:
    try:
        return markdown.convert(prose.markdown)
    except RecursionError:
        found, expected = say("lists, quotations or emphasis nested too deeply"), say("a text of ordinary depth")
        problems.append(Problem(Where(Path(prose.path), prose.first_line), found, expected))
        return ""


def _draw(prose: Prose, shelf: Shelf, citations: CitationProcessor, name: str, number: int) -> str:
    return citations.in_figure(shelf.figures.draw(prose, name, number))


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
