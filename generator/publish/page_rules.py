"""What every page keeps to, each rule a function from a page to the faults in it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from generator.errors import Problem, Where
from generator.messages import Said, say, verbatim
from generator.publish.reading import ReadPage, Tag

FETCHING_LINKS = ("stylesheet", "icon", "preload", "modulepreload", "prefetch", "manifest")
ELSEWHERE = re.compile(r"\s*([a-z][a-z0-9+.-]*:)?//", re.IGNORECASE)
LANGUAGE_FOLDER = re.compile(r"[a-z]{2,3}(-[a-z0-9]{2,8})*")
DATA_TYPES = ("application/json", "application/ld+json")
BY_HASH = "'sha256-"
"""A policy that allows a script in the page names it so, and the browser refuses any other."""

Rule = Callable[[ReadPage], Iterator[Problem]]


def fault(page: ReadPage, found: Said, expected: Said, tag: Tag | None = None, written: str = "") -> Problem:
    """A problem at a page of the site, and at a tag's line if one is given. written: as Problem has it."""
    return Problem(Where(Path("site") / page.path, tag.line if tag else None), found, expected, written=written)


def language_of(path: str) -> str:
    """The language of a page in a language's folder; nothing for another file."""
    folder, _, name = path.rpartition("/")
    return folder if name.endswith(".html") and LANGUAGE_FOLDER.fullmatch(folder) else ""


def asks_nobody(page: ReadPage) -> Iterator[Problem]:
    """No script, sheet, picture or frame comes from elsewhere."""
    for tag in page.tags:
        fetches = tag.name == "link" and any(rel in FETCHING_LINKS for rel in tag.attributes.get("rel", "").split())
        for name, address in tag.addresses():
            if (fetches or name != "href") and ELSEWHERE.match(address):
                found = verbatim(f"<{tag.name} {name}={address}>")
                yield fault(page, found, say("a file of the site"), tag, address)


def leads_where_it_says(page: ReadPage) -> Iterator[Problem]:
    """No page sends its reader on by itself, and every address is seen from the page."""
    for tag in page.named("base"):
        yield fault(page, verbatim("<base>"), say("addresses as seen from the page"), tag, "<base")
    for tag in page.named("meta"):
        if tag.attributes.get("http-equiv", "").strip().lower() == "refresh":
            found, expected = verbatim("<meta http-equiv=refresh>"), say("a link that the reader follows")
            yield fault(page, found, expected, tag, "<meta")


def runs_from_a_folder(page: ReadPage) -> Iterator[Problem]:
    """No module (refused on file://), and nothing that the page's own policy would block."""
    for tag in page.named("script"):
        kind = tag.attributes.get("type", "")
        if kind == "module":
            yield fault(page, say("a module script"), say("a classic script"), tag, "<script")
        elif "src" not in tag.attributes and kind not in DATA_TYPES and BY_HASH not in _policy(page):
            yield fault(page, say("a script in the page"), say("a script in its own file"), tag, "<script")
    for tag in page.tags:
        for name in tag.attributes:
            if name.startswith("on"):
                found = say("{name} on <{tag}>", name=name, tag=tag.name)
                yield fault(page, found, say("a listener in a script"), tag, f"{name}=")


def _policy(page: ReadPage) -> str:
    named = (tag.attributes for tag in page.named("meta") if "http-equiv" in tag.attributes)
    return " ".join(each.get("content", "") for each in named)


def has_a_language(page: ReadPage) -> Iterator[Problem]:
    """<html lang> says the language of the page's folder."""
    lang = page.named("html")[0].attributes.get("lang", "") if page.named("html") else ""
    if not lang or language_of(page.path) not in ("", lang):
        yield fault(page, verbatim(f'lang="{lang}"'), say("the language of the page"))


def has_a_head(page: ReadPage) -> Iterator[Problem]:
    """A title, a view port and a policy."""
    metas = page.named("meta")
    if not page.named("title"):
        yield fault(page, say("no {name}", name="<title>"), say("just one"))
    if not any(tag.attributes.get("name") == "viewport" for tag in metas):
        yield fault(page, say("no view port"), verbatim('<meta name="viewport">'))
    if not any(tag.attributes.get("http-equiv", "").lower() == "content-security-policy" for tag in metas):
        yield fault(page, say("no policy"), verbatim('<meta http-equiv="Content-Security-Policy">'))


def has_one_heading(page: ReadPage) -> Iterator[Problem]:
    """Exactly one <h1>."""
    count = len(page.named("h1"))
    if count != 1:
        yield fault(page, verbatim(f"{count} <h1>"), say("just one, the page's title"), written="<h1")


def has_a_twin(page: ReadPage) -> Iterator[Problem]:
    """A page in a language names the others for machines and links to them for people."""
    if not language_of(page.path):
        return
    for name in ("link", "a"):
        if not any("hreflang" in tag.attributes for tag in page.named(name)):
            yield fault(page, say("no {name}", name=f"<{name} hreflang>"), say("one to the page in the other language"))


def has_each_id_once(page: ReadPage) -> Iterator[Problem]:
    """An id names one element."""
    counts = Counter(tag.attributes["id"] for tag in page.tags if "id" in tag.attributes)
    for name, count in counts.items():
        if count > 1:
            found = say("{name} {count} times", name=f'id="{name}"', count=count)
            yield fault(page, found, say("each id once"), written=f'id="{name}"')


RULES: tuple[Rule, ...] = (
    asks_nobody,
    leads_where_it_says,
    runs_from_a_folder,
    has_a_language,
    has_a_head,
    has_one_heading,
    has_a_twin,
    has_each_id_once,
)
