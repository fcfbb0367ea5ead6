"""A fault of a finished page is told where somebody wrote it: in the page's text, or wherever else it stands."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from generator.errors import Problem, Where
from generator.model import Content, Prose, Site
from generator.render.placing import place, place_in
from generator.render.urls import page_path

SITE = Path("site")
_ELSEWHERE = (("content", "*.toml"), ("templates", "*.html"))
"""What pages are made of besides their texts."""


def traced(problems: Iterable[Problem], content: Content, root: Path) -> list[Problem]:
    """The same problems, each at its source if that is found; one that stands on many pages only once."""
    pages = {page_path(content.site, *key): prose for key, prose in content.prose.items()}
    once: dict[tuple[Where, str], Problem] = {}
    for problem in problems:
        page = problem.where.path.relative_to(SITE).as_posix() if problem.where.path.is_relative_to(SITE) else ""
        prose = pages.get(page) if problem.written else None
        where = (prose and _source(problem.written, prose, content.site, root)) or problem.where
        once.setdefault((where, problem.found), replace(problem, where=where))
    return list(once.values())


def _source(written: str, prose: Prose, site: Site, root: Path) -> Where | None:
    ways = tuple(_ways(written, prose, site))
    for way in ways:
        if (where := place(prose, way)).line is not None:
            return where
    # What is not of that one text has to be more than a word to be known for certain.
    if not written.partition("#")[2]:
        return None
    return next((where for way in ways for where in _elsewhere(way, root)), None)


def _ways(written: str, prose: Prose, site: Site) -> Iterator[str]:
    """How an address, an attribute or a tag may have been written by hand."""
    yield written
    if written.startswith('id="'):
        yield f"#{written[4:-1]}"
    path, sign, anchor = written.partition("#")
    here = page_path(site, prose.page, prose.language)
    target = posixpath.normpath(posixpath.join(posixpath.dirname(here), path)) if path else here
    for name in site.pages:
        if page_path(site, name, prose.language) == target:
            yield f"page:{name}{sign}{anchor}"


def _elsewhere(way: str, root: Path) -> Iterator[Where]:
    for folder, names in _ELSEWHERE:
        for path in sorted((root / folder).rglob(names)):
            where = place_in(path.relative_to(root), path.read_text(encoding="utf-8"), way)
            if where.line is not None:
                yield where
