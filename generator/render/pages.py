"""Rendering: every page in every language gets its context, its template and its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from generator.errors import BuildError, Problem
from generator.memory import Memory
from generator.model import Content, OutputFile
from generator.render.back_matter import BackMatter
from generator.render.blueprints import Blueprints
from generator.render.citations import SOURCES, never_cited
from generator.render.contexts import root_context, shared_context
from generator.render.data_scripts import data_scripts
from generator.render.early import NOTHING_EARLY, Early, Trial
from generator.render.environment import make_environment
from generator.render.exercises import render_exercises
from generator.render.finishing import finished_page
from generator.render.formulas import FormulaBook
from generator.render.glossary import render_glossary
from generator.render.language_pages import LanguagePages
from generator.render.material import Material
from generator.render.pressing import make_press
from generator.render.programs import made_by
from generator.render.prose import render_prose
from generator.render.stage import Stage
from generator.scripts import Lying, Ours

ROOT_PAGES = {"root.html": "index.html", "404.html": "404.html"}


def render_site(material: Material, root: Path, cache: Path, early: Early = NOTHING_EARLY) -> tuple[OutputFile, ...]:
    """Render every page of the site, and the scripts that pages ask for later.

    root: the project's folder, with templates/ and node_modules/. cache: where what was rendered is remembered.
    early: pages to make first.
    Raises BuildError with the faults of all Markdown files, formulas and templates together.
    """
    content, katex = material.content, root / "node_modules" / "katex"
    stage = _stage(root, cache)
    ours = Ours(Lying(root / "static/js"), Lying(root / "static/css"))
    shared = shared_context(material, root, ours)
    trial = Trial(material, shared, replace(stage, problems=[]), ours, katex, early)
    trial.show_before_all_texts()
    stage = replace(stage, give_way=early.give_way)
    press = make_press(material, shared, stage, katex)
    matter = BackMatter(render_prose(press), render_glossary(press), render_exercises(press, material))
    trial.show_after_all_texts(matter)
    stage.problems.extend(_uncited(content, matter, root))
    pages = dict(LanguagePages(material, matter, shared, stage, ours).all())
    pages |= _root_pages(content, shared, stage)
    typeset = stage.book.typeset(katex, stage.memory, stage.problems)
    if stage.problems:
        raise BuildError(stage.problems)
    stage.memory.save()
    finished = (finished_page(path, page, typeset, content.site.tongues) for path, page in pages.items())
    return (*finished, *data_scripts(material, matter.entries, typeset))


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


def _root_pages(content: Content, shared: Mapping[str, object], stage: Stage) -> dict[str, str]:
    """The language chooser and the page for a missing file, where the templates have them."""
    context, known = {**shared, **root_context(content)}, stage.environment.list_templates()
    return {path: stage.render(template, context) for template, path in ROOT_PAGES.items() if template in known}
