"""What templates see: the names on which every page may draw, and those of one page in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from generator import manifest
from generator.model import Content, Language, Prose, Source, Text
from generator.render.lending import notice, said, title_of
from generator.render.material import Material
from generator.render.own_script import own_script
from generator.render.page_data import page_data, sweep_words
from generator.render.press import RenderedProse
from generator.render.urls import absolute, page_path, relative, root_of
from generator.render.words import Words, words_in
from generator.scripts import (
    Ours,
    engine_scripts,
    explorer_scripts,
    figure_scripts,
    figure_sheets,
    late_code_scripts,
    late_teacher_scripts,
    site_scripts,
    teacher_scripts,
)

MADE = "how-it-was-made"


@dataclass(frozen=True)
class PageView:
    """The page at hand. `path` counts from the site's root, `href` from the page itself."""

    name: str
    title: str
    description: str
    html: Markup
    path: str
    href: str
    cited: tuple[Source, ...]


@dataclass(frozen=True)
class Link:
    """A page in one language, as seen from the page at hand.

    `label` is its name in navigation; `address` is absolute, or nothing.
    """

    name: str
    language: Language
    title: str
    label: str
    path: str
    href: str
    current: bool
    address: str


@dataclass(frozen=True)
class Door:
    """One language of the site, as seen from the root: its home page and all others."""

    language: Language
    title: str
    href: str
    pages: tuple[Link, ...]


def shared_context(material: Material, root: Path, ours: Ours) -> dict[str, object]:
    """What is the same on every page. root: the project's folder. ours: the scripts and sheets of static/."""
    content, computed, js = material.content, material.computed, ours.js
    return {
        "site": content.site,
        "palette": content.palette,
        "presets": content.presets,
        "sources": content.sources,
        "sweep": content.sweep,
        "sweep_words": sweep_words(content),
        "computed": computed,
        "start": computed.start,
        "ramp": material.ramp,
        "figures": material.figures,
        "bundle": material.bundle,
        "data": material.number_files,
        "versions": material.versions,
        "libraries": material.libraries,
        "manifest": manifest.NAME,
        "downloads": material.downloads,
        "not_found": own_script(root / "static"),
        "languages": content.site.languages,
        "site_scripts": site_scripts(js),
        "engine_scripts": engine_scripts(js),
        "teacher_scripts": teacher_scripts(js),
        "late_teacher_scripts": late_teacher_scripts(js),
        "late_code_scripts": late_code_scripts(js),
    }


def page_context(
    content: Content, name: str, language: Language, rendered: RenderedProse, ours: Ours
) -> dict[str, object]:
    """What belongs to one page in one language. ours: the scripts and sheets of static/."""
    path = page_path(content.site, name, language)
    prose = content.prose[name, language]
    html = _missing(content, prose) + Markup(rendered.html)
    return {
        **place_context(content, name, language),
        **_neighbours(content, name, language),
        "page": PageView(name, title_of(prose), prose.description, html, path, relative(path, path), rendered.cited),
        "explorer_scripts": explorer_scripts(Path(content.site.pages[name].template).stem),
        "figure_scripts": figure_scripts(ours.js, rendered.figures),
        "figure_sheets": figure_sheets(ours.css, rendered.figures),
    }


def _missing(content: Content, prose: Prose) -> Markup:
    """What is said above a text that the page's own language lacks."""
    words = content.ui.get("translation", {})
    return notice(words["missing"][prose.language]) if prose.lent_from and "missing" in words else Markup()


def _neighbours(content: Content, name: str, language: Language) -> dict[str, Link | None]:
    """The pages before and after this one in the order of the navigation; none for a page that it leaves out."""
    path = page_path(content.site, name, language)
    order = [each for each, entry in content.site.pages.items() if entry.nav]
    places = {"before": order.index(name) - 1, "after": order.index(name) + 1} if name in order else {}
    return {
        key: _link(content, order[places[key]], language, path) if 0 <= places.get(key, -1) < len(order) else None
        for key in ("before", "after")
    }


def place_context(content: Content, name: str, language: Language) -> dict[str, object]:
    """What the figures of a page see of it, and the page itself: language, words, links."""
    path = page_path(content.site, name, language)
    links = {each: _link(content, each, language, path) for each in content.site.pages}
    return {
        "language": language,
        "ui": words_in(content.ui, language),
        "twins": tuple(_link(content, name, each, path) for each in content.site.languages if each != language),
        "nav": tuple(link for each, link in links.items() if content.site.pages[each].nav),
        "links": links,
        "how_it_was_made": links[MADE].href if MADE in links else "",
        "root": root_of(path),
        "page_data": page_data(content, language, root_of(path)),
    }


def root_context(content: Content) -> dict[str, object]:
    """What the language chooser and the page for a missing file see: words and doors of all languages."""
    languages = content.site.languages
    sections = {section: Words(_in_all(texts, languages), f"texts.{section}") for section, texts in content.ui.items()}
    return {
        "texts": Words(sections, "texts"),
        "twins": tuple(_door(content, language) for language in languages),
        "root": "",
    }


def _in_all(texts: Mapping[str, Text], languages: Sequence[Language]) -> dict[str, dict[Language, str]]:
    return {key: {language: said(text, language) for language in languages} for key, text in texts.items()}


def _door(content: Content, language: Language) -> Door:
    """The first page that site.toml lists is the home page."""
    home, *others = (_link(content, name, language, "index.html") for name in content.site.pages)
    return Door(language, home.title, home.href, (home, *others))


def _link(content: Content, name: str, language: Language, seen_from: str) -> Link:
    path = page_path(content.site, name, language)
    href = relative(seen_from, path)
    title, label = title_of(content.prose[name, language]), content.site.pages[name].label
    address = absolute(content.site, path)
    return Link(name, language, title, label[language] if label else title, path, href, path == seen_from, address)
