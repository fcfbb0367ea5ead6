"""Rendering: every page in every language gets its context, its template and its file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from generator.errors import BuildError, Problem
from generator.held import held
from generator.memory import Memory
from generator.model import Content, Language, OutputFile, Tongue
from generator.render import laboratory
from generator.render.back_matter import BackMatter
from generator.render.blueprints import Blueprints
from generator.render.citations import SOURCES, never_cited
from generator.render.contexts import page_context, root_context, shared_context
from generator.render.data_scripts import data_scripts, previews_name
from generator.render.environment import make_environment
from generator.render.exercise_data import exercises_data
from generator.render.exercises import render_exercises
from generator.render.formulas import FormulaBook, fill
from generator.render.gallery import make_drawer
from generator.render.glossary import render_glossary
from generator.render.lending import settle
from generator.render.material import Material
from generator.render.numbers import KnownNumbers
from generator.render.press import Press, Shelf
from generator.render.programs import made_by
from generator.render.prose import render_prose
from generator.render.scripts import Lying, Ours
from generator.render.stage import Stage
from generator.render.terms import PAGE as GLOSSARY
from generator.render.text_keys import KeysOfTexts
from generator.render.urls import page_path, root_of

# Templates of pages that know all exercises; the first shows them.
EXERCISES, TEACHERS = "exercises.html", "teachers.html"
ROOT_PAGES = {"root.html": "index.html", "404.html": "404.html"}


def render_site(material: Material, root: Path, cache: Path) -> tuple[OutputFile, ...]:
    """Render every page of the site, and the scripts that pages ask for later.

    root: the project's folder, with templates/ and node_modules/. cache: where what was rendered is remembered.
    Raises BuildError with the faults of all Markdown files, formulas and templates together.
    """
    content, katex = material.content, root / "node_modules" / "katex"
    stage = _stage(root, cache)
    shared = shared_context(material, root)
    shelf = Shelf(KnownNumbers(material.answers, material.computed.studies), make_drawer(material, stage, shared))
    press = Press(content, stage.book, stage.problems, shelf, KeysOfTexts(content, made_by(katex)), stage.memory)
    matter = BackMatter(render_prose(press), render_glossary(press), render_exercises(press, material))
    stage.problems.extend(_uncited(content, matter, root))
    pages = _language_pages(material, matter, shared, stage, static=root / "static")
    pages |= _root_pages(content, shared, stage)
    typeset = stage.book.typeset(katex, stage.memory, stage.problems)
    if stage.problems:
        raise BuildError(stage.problems)
    stage.memory.save()
    finished = (_finished(path, page, typeset, content.site.tongues) for path, page in pages.items())
    return (*finished, *data_scripts(material, matter.entries, typeset))


def _finished(path: str, page: str, typeset: Mapping[str, str], tongues: Mapping[Language, Tongue]) -> OutputFile:
    """A page with its formulas in their places; the same one as long as nothing of that has changed."""

    def made() -> OutputFile:
        return OutputFile(path, settle(fill(page, typeset), tongues).encode())

    return held(f"finished {path}", (page, typeset, tongues), made)


def _stage(root: Path, cache: Path) -> Stage:
    book, memory = FormulaBook(), Memory(cache)
    environment = make_environment(root / "templates", book, cache)
    blueprints = Blueprints(environment, memory, made_by(root / "node_modules" / "katex"))
    return Stage(environment, book, [], blueprints, memory)


def _uncited(content: Content, matter: BackMatter, root: Path) -> list[Problem]:
    pages = [works for language in content.site.languages for works in matter.cited(language).values()]
    cited = frozenset(key for works in pages for key in works)
    if cited >= content.sources.keys():
        return []
    return never_cited(content.sources, cited, (root / SOURCES).read_text(encoding="utf-8"))


def _language_pages(
    material: Material, matter: BackMatter, shared: Mapping[str, object], stage: Stage, *, static: Path
) -> dict[str, str]:
    content, pages = material.content, {}
    ours = Ours(Lying(static / "js"), Lying(static / "css"))
    for language in content.site.languages:
        common = {**shared, **matter.context(content, language)}
        for name, entry in content.site.pages.items():
            rendered = matter.prose[name, language]
            context = {**common, **page_context(content, name, language, rendered, ours)}
            shown = matter.exercises.get(language, ()) if entry.template == EXERCISES else ()
            linked = rendered.terms or any(each.terms for each in shown)
            context["previews"] = previews_name(language) if linked and name != GLOSSARY else ""
            if entry.template == laboratory.TEMPLATE:
                context |= laboratory.context(material, name, language)
            if entry.template in (EXERCISES, TEACHERS):
                root = root_of(page_path(content.site, name, language))
                context["page_data"] = exercises_data(content, material.computed.exercises, language, root)
            path = page_path(content.site, name, language)
            pages[path] = stage.render(entry.template, context)
    return pages


def _root_pages(content: Content, shared: Mapping[str, object], stage: Stage) -> dict[str, str]:
    """The language chooser and the page for a missing file, where the templates have them."""
    context, known = {**shared, **root_context(content)}, stage.environment.list_templates()
    return {path: stage.render(template, context) for template, path in ROOT_PAGES.items() if template in known}
