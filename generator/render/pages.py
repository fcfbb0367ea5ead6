"""Composing pages: every page in every language gets its context, its template and its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from generator.errors import BuildError, Problem
from generator.model import LANGUAGES, Computed, Content, Language, OutputFile, Source
from generator.ramp import Ramp
from generator.render.citations import SOURCES, never_cited
from generator.render.environment import make_environment, render_template
from generator.render.formulas import FormulaBook, fill
from generator.render.prose import RenderedProse, render_prose
from generator.render.urls import page_path, relative, root_of
from generator.render.words import words_in

ROOT_PAGES = {"root.html": "index.html", "404.html": "404.html"}


@dataclass(frozen=True)
class Manifest:
    """What "how these numbers were made" vouches for: SHA-256 of each file of numbers, and versions."""

    sha256: Mapping[str, str]
    versions: Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Material:
    """All that pages are made of. `figures` are Bokeh's JSON items, `bundle` the start state's trace."""

    content: Content
    computed: Computed
    ramp: Ramp
    figures: Mapping[str, Any]
    bundle: Mapping[str, Any]
    manifest: Manifest


@dataclass(frozen=True)
class PageView:
    """The page at hand, as its template sees it. `path` counts from the site's root, `href` from the page."""

    name: str
    title: str
    description: str
    html: Markup
    path: str
    href: str
    cited: tuple[Source, ...]


@dataclass(frozen=True)
class Twin:
    """A link to a page in one language: to the same page in the other, or to the home page."""

    language: Language
    title: str
    path: str
    href: str


@dataclass(frozen=True)
class NavItem:
    """One page in the navigation, in the language of the page at hand."""

    name: str
    title: str
    href: str
    current: bool


def render_site(material: Material, root: Path, cache: Path) -> tuple[OutputFile, ...]:
    """Render every page of the site.

    root: the project's folder, with templates/ and node_modules/. cache: where typeset formulas are kept.
    Raises BuildError with the faults of all Markdown files, formulas and templates together.
    """
    book, problems = FormulaBook(), list[Problem]()
    content, environment = material.content, make_environment(root / "templates", book)
    prose = render_prose(content, book, problems)
    cited = frozenset(source.key for rendered in prose.values() for source in rendered.cited)
    if content.sources:
        problems += never_cited(content.sources, cited, (root / SOURCES).read_text(encoding="utf-8"))
    pages = _language_pages(material, prose, environment, problems) | _root_pages(material, environment, problems)
    typeset = book.typeset(root / "node_modules" / "katex", cache, problems)
    if problems:
        raise BuildError(problems)
    return tuple(OutputFile(path, fill(page, typeset).encode()) for path, page in pages.items())


def _language_pages(
    material: Material,
    prose: Mapping[tuple[str, Language], RenderedProse],
    environment: Environment,
    problems: list[Problem],
) -> dict[str, str]:
    content, pages = material.content, {}
    for language in LANGUAGES:
        shared = _shared(material) | {"language": language, "ui": words_in(content.ui, language)}
        for name, entry in content.site.pages.items():
            context = shared | _own(content, name, language, prose[name, language])
            path = page_path(content.site, name, language)
            pages[path] = render_template(environment, entry.template, context, problems)
    return pages


def _root_pages(material: Material, environment: Environment, problems: list[Problem]) -> dict[str, str]:
    """The language chooser and the page for a missing file, where the templates have them."""
    context = _shared(material) | {
        "words": {language: words_in(material.content.ui, language) for language in LANGUAGES},
        "homes": tuple(_home(material.content, language, "index.html") for language in LANGUAGES),
        "root": "",
    }
    known = environment.list_templates()
    return {
        path: render_template(environment, template, context, problems)
        for template, path in ROOT_PAGES.items()
        if template in known
    }


def _shared(material: Material) -> dict[str, object]:
    content, computed = material.content, material.computed
    return {
        "site": content.site,
        "palette": content.palette,
        "presets": content.presets,
        "sources": content.sources,
        "sweep": content.sweep,
        "computed": computed,
        "start": computed.start,
        "ramp": material.ramp,
        "figures": material.figures,
        "bundle": material.bundle,
        "manifest": material.manifest,
        "languages": LANGUAGES,
    }


def _own(content: Content, name: str, language: Language, rendered: RenderedProse) -> dict[str, object]:
    path = page_path(content.site, name, language)
    prose = content.prose[name, language]
    href = relative(path, path)
    view = PageView(name, prose.title, prose.description, Markup(rendered.html), path, href, rendered.cited)
    other = next(each for each in LANGUAGES if each != language)
    return {
        "page": view,
        "twin": _twin(content, name, other, path),
        "nav": tuple(
            _nav_item(content, each, name, language) for each, entry in content.site.pages.items() if entry.nav
        ),
        "home": _home(content, language, path),
        "root": root_of(path),
    }


def _home(content: Content, language: Language, seen_from: str) -> Twin:
    """The first page that site.toml lists."""
    return _twin(content, next(iter(content.site.pages)), language, seen_from)


def _twin(content: Content, name: str, language: Language, seen_from: str) -> Twin:
    path = page_path(content.site, name, language)
    return Twin(language, content.prose[name, language].title, path, relative(seen_from, path))


def _nav_item(content: Content, name: str, current: str, language: Language) -> NavItem:
    href = relative(page_path(content.site, current, language), page_path(content.site, name, language))
    return NavItem(name, content.prose[name, language].title, href, name == current)
