"""Rendering: every page in every language gets its context, its template and its file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from jinja2 import Environment

from generator.errors import BuildError, Problem
from generator.model import Content, OutputFile
from generator.render import laboratory
from generator.render.back_matter import BackMatter
from generator.render.citations import SOURCES, never_cited
from generator.render.contexts import page_context, root_context, shared_context
from generator.render.data_scripts import data_scripts, previews_name
from generator.render.environment import make_environment, render_template
from generator.render.exercise_data import exercises_data
from generator.render.exercises import render_exercises
from generator.render.formulas import FormulaBook, fill
from generator.render.gallery import make_drawer
from generator.render.glossary import render_glossary
from generator.render.lending import settle
from generator.render.material import Material
from generator.render.numbers import KnownNumbers
from generator.render.prose import Press, Shelf, render_prose
from generator.render.terms import PAGE as GLOSSARY
from generator.render.urls import page_path, root_of

# Templates of pages that know all exercises; the first shows them.
EXERCISES, TEACHERS = "exercises.html", "teachers.html"
ROOT_PAGES = {"root.html": "index.html", "404.html": "404.html"}


def render_site(material: Material, root: Path, cache: Path) -> tuple[OutputFile, ...]:
    """Render every page of the site, and the scripts that pages ask for later.

    root: the project's folder, with templates/ and node_modules/. cache: where typeset formulas are kept.
    Raises BuildError with the faults of all Markdown files, formulas and templates together.
    """
    book, problems = FormulaBook(), list[Problem]()
    content, environment = material.content, make_environment(root / "templates", book)
    shared = shared_context(material, root)
    numbers = KnownNumbers(material.answers, material.computed.studies)
    shelf = Shelf(numbers, make_drawer(material, environment, shared, problems))
    press = Press(content, book, problems, shelf)
    matter = BackMatter(render_prose(press), render_glossary(press), render_exercises(press, material))
    problems += _uncited(content, matter, root)
    pages = _language_pages(material, matter, shared, environment, static=root / "static", problems=problems)
    pages |= _root_pages(content, shared, environment, problems)
    typeset = book.typeset(root / "node_modules" / "katex", cache, problems)
    if problems:
        raise BuildError(problems)
    finished = {path: settle(fill(page, typeset), content.site.tongues) for path, page in pages.items()}
    rendered = (OutputFile(path, page.encode()) for path, page in finished.items())
    return (*rendered, *data_scripts(material, matter.entries, typeset))


def _uncited(content: Content, matter: BackMatter, root: Path) -> list[Problem]:
    pages = [works for language in content.site.languages for works in matter.cited(language).values()]
    cited = frozenset(key for works in pages for key in works)
    if cited >= content.sources.keys():
        return []
    return never_cited(content.sources, cited, (root / SOURCES).read_text(encoding="utf-8"))


def _language_pages(  # noqa: PLR0913 (what every page is made of)
    material: Material,
    matter: BackMatter,
    shared: Mapping[str, object],
    environment: Environment,
    *,
    static: Path,
    problems: list[Problem],
) -> dict[str, str]:
    content, pages = material.content, {}
    for language in content.site.languages:
        common = {**shared, **matter.context(content, language)}
        for name, entry in content.site.pages.items():
            rendered = matter.prose[name, language]
            context = {**common, **page_context(content, name, language, rendered, static)}
            shown = matter.exercises.get(language, ()) if entry.template == EXERCISES else ()
            linked = rendered.terms or any(each.terms for each in shown)
            context["previews"] = previews_name(language) if linked and name != GLOSSARY else ""
            if entry.template == laboratory.TEMPLATE:
                context |= laboratory.context(material, name, language)
            if entry.template in (EXERCISES, TEACHERS):
                root = root_of(page_path(content.site, name, language))
                context["page_data"] = exercises_data(content, material.computed.exercises, language, root)
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
