"""Checks of the finished site: what a reader with a stick, without a network, relies on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from generator import manifest
from generator.errors import BuildError, Problem, Where
from generator.held import held
from generator.messages import say
from generator.model import DOWNLOADS
from generator.names import LONGEST, is_safe
from generator.publish.links import IdsOfPages, broken_links, broken_urls, links_of
from generator.publish.page_rules import RULES
from generator.publish.reading import ReadPage, read_page

AGAIN = say("Build again: python3 build.py")
NOT_FOUND = "404.html"
"""What a host shows where nothing is."""


@dataclass(frozen=True)
class Inspection:
    """What a look at the whole site found."""

    problems: tuple[Problem, ...]
    files: int
    pages: int
    links: int


def check_site(site: Path, cache: Path) -> Inspection:
    """Look at a site that was built before: also whether it is as it was. cache: where the tags of pages are kept."""
    found = inspect_site(site, cache)
    return replace(found, problems=(*_not_as_listed(site), *found.problems))


def inspect_site(site: Path, cache: Path) -> Inspection:
    """Look at every file of the site: its faults, and how many links its pages have."""
    files = frozenset(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    read = sorted(path for path in files if path.endswith((".html", ".css")) and not _taken_away(path))
    damaged = {path: problem for path in read if (problem := _damage(site, path))}
    texts = [path for path in read if path not in damaged]
    pages = {path: read_page(site, path, cache) for path in texts if path.endswith(".html")}
    problems = [*damaged.values(), *_unsafe_names(files), *_missing_pages(files, pages.get("index.html"))]
    ids = {path: page.ids for path, page in pages.items()}
    looks = [_look_at(page, ids, files) for page in pages.values()]
    problems += chain.from_iterable(look.problems for look in looks)
    for sheet in (path for path in texts if path.endswith(".css")):
        problems += broken_urls(site, sheet, files, cache)
    return Inspection(tuple(problems), len(files), len(pages), sum(look.links for look in looks))


@dataclass(frozen=True)
class _Look:
    problems: tuple[Problem, ...]
    links: int


def _look_at(page: ReadPage, ids: IdsOfPages, files: frozenset[str]) -> _Look:
    """What is wrong with one page, and how many links it has: the same as long as it and what it leads to are."""

    def look() -> _Look:
        faults = (problem for rule in RULES for problem in rule(page))
        return _Look((*faults, *broken_links(page, ids, files)), len(list(links_of(page))))

    return held(f"look at {page.path}", (page, ids, files), look)


def _taken_away(path: str) -> bool:
    """Whether it is no page of the site but the site in another form, which keeps to rules of its own."""
    return path.startswith(f"{DOWNLOADS}/")


def _damage(site: Path, path: str) -> Problem | None:
    """What keeps a page or a sheet from being read at all."""
    body = (site / path).read_bytes()
    try:
        body.decode()
    except UnicodeDecodeError as error:
        where = Where(Path("site") / path, body.count(b"\n", 0, error.start) + 1)
        byte = f"0x{body[error.start]:02x}"
        return Problem(where, say("a byte that is not UTF-8 ({byte})", byte=byte), say("text in UTF-8"), AGAIN)
    return None


def _not_as_listed(site: Path) -> Iterator[Problem]:
    """What has become of a site since it was built: its files against its own list of them."""
    try:
        difference = manifest.compare(manifest.read(site / manifest.NAME), manifest.digests_of(site))
    except BuildError as error:
        yield from error.problems
        return
    expected = say("what {file} lists", file=manifest.NAME)
    kinds = (
        (say("no such file"), difference.missing),
        (say("a file that is not listed"), difference.extra),
        (say("other bytes than those that were built"), difference.different),
    )
    for found, paths in kinds:
        yield from (Problem(Where(Path("site") / path), found, expected, AGAIN) for path in paths)


def _unsafe_names(files: frozenset[str]) -> Iterator[Problem]:
    """A FAT32 stick keeps only such names."""
    for path in sorted(files):
        if not is_safe(path):
            letters = say("a-z, 0-9, point, hyphen or underscore")
            expected = say("{letters}, at most {most} letters, and no name of a device", letters=letters, most=LONGEST)
            yield Problem(Where(Path("site") / path), say("a name that some disks refuse"), expected)


def _missing_pages(files: frozenset[str], door: ReadPage | None) -> Iterator[Problem]:
    """The page that chooses between languages, a home page in each that it names, and one for a wrong address."""
    links = door.named("a") if door else ()
    languages = dict.fromkeys(tag.attributes["hreflang"] for tag in links if "hreflang" in tag.attributes)
    for path in ("index.html", *(f"{language}/index.html" for language in languages)):
        if path not in files:
            yield Problem(Where(Path("site") / path), say("no such page"), say("a way into the site"))
    if NOT_FOUND not in files:
        yield Problem(Where(Path("site") / NOT_FOUND), say("no such page"), say("an answer to a wrong address"))
