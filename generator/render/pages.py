"""Rendering: every page in every language gets its context, its template and its file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from jinja2 import Environment

from generator.errors import BuildError, Problem
from generator.model import LANGUAGES, Content, Language, OutputFile
from generator.render.citations import SOURCES, never_cited
from generator.render.contexts import page_context, root_context, shared_context
from generator.render.environment import make_environment, render_template
from generator.render.formulas import FormulaBook, fill
from generator.render.gallery import make_drawer
from generator.render.material import Material
from generator.render.numbers import KnownNumbers
from generator.render.prose import RenderedProse, Shelf, render_prose
from generator.render.urls import page_path

ROOT_PAGES = {"root.html": "index.html", "404.html": "404.html"}


def render_site(material: Material, root: Path, cache: Path) -> tuple[OutputFile, ...]:
    """Render every page of the site.

    root: the project's folder, with templates/ and node_modules/. cache: where typeset formulas are kept.
    Raises BuildError with the faults of all Markdown files, formulas and templates together.
    """
    book, problems = FormulaBook(), list[Problem]()
    content, environment = material.content, make_environment(root / "templates", book)
    shared = shared_context(material, root)
    numbers = KnownNumbers(material.answers, material.computed.studies)
    prose = render_prose(content, book, problems, Shelf(numbers, make_drawer(material, environment, shared, problems)))
    problems += _uncited(content, prose, root)
    pages = _language_pages(content, prose, shared, environment, static=root / "static", problems=problems)
    pages |= _root_pages(content, shared, environment, problems)
    typeset = book.typeset(root / "node_modules" / "katex", cache, problems)
    if problems:
        raise BuildError(problems)
    return tuple(OutputFile(path, fill(page, typeset).encode()) for path, page in pages.items())


def _uncited(content: Content, prose: Mapping[tuple[str, Language], RenderedProse], root: Path) -> list[Problem]:
    cited = frozenset(source.key for rendered in prose.values() for source in rendered.cited)
    if cited >= content.sources.keys():
        return []
    return never_cited(content.sources, cited, (root / SOURCES).read_text(encoding="utf-8"))


def _language_pages(  # noqa: PLR0913 (what every page is made of)
    content: Content,
    prose: Mapping[tuple[str, Language], RenderedProse],
    shared: Mapping[str, object],
    environment: Environment,
    *,
    static: Path,
    problems: list[Problem],
) -> dict[str, str]:
    pages = {}
    for language in LANGUAGES:
        for name, entry in content.site.pages.items():
            context = {**shared, **page_context(content, name, language, prose[name, language], static)}
            path = page_path(content.site, name, language)
            pages[path] = render_template(environment, entry.template, context, problems)
    return pages


def _root_pages(
    content: Content, shared: Mapping[str, object], environment: Environment, problems: list[Problem]
) -> dict[str, str]:
    """The language chooser and the page for a missing file, where the templates have them."""
    context, known = {**shared, **root_context(content)}, environment.list_templates()
    return {
        path: render_template(environment, template, context, problems)
        for template, path in ROOT_PAGES.items()
        if template in known
    }
