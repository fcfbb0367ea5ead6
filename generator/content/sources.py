"""sources.toml: the works that pages cite."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from generator.content.checking import check
from generator.content.tables import Document
from generator.content.words import quoted
from generator.errors import Problem
from generator.messages import NOTHING, say
from generator.model import Source

PATH = Path("content/sources.toml")
_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_SUFFIX = r"(Jr|Sr)\.?|[IVX]+"
_AUTHOR = re.compile(rf"[^,]+((, *({_SUFFIX}))?,(?! *({_SUFFIX})$)[^,]+)?")
"""A name whose suffix stood last would be cited by it as by an initial, and BibTeX would take it for the given name."""
_SHAPES = {
    "doi": (re.compile(r"10\.[0-9]{4,9}/\S+"), say("a DOI that starts with 10., such as 10.1145/2063384.2063405")),
    "arxiv": (
        re.compile(r"[0-9]{4}\.[0-9]{4,5}(v[0-9]+)?|[a-z-]+/[0-9]{7}"),
        say("an arXiv number such as 1706.03762"),
    ),
    "url": (re.compile(r"https?://[^\s\"<>]+"), say("an address that starts with https://")),
}


def make_sources(document: Document, problems: list[Problem]) -> Mapping[str, Source]:
    """Check sources.toml: one table for each work, with a way to reach it."""
    sources: dict[str, Source] = {}
    for key in document.table:
        source = check(Source, document, problems, at=(key,), given={"key": key})
        if source is not None:
            sources[key] = source
        if not _KEY.fullmatch(key):
            found = say("source {name}", name=quoted(key))
            problems.append(document.problem((key,), found, say("a letter, then letters, digits, - or _")))
        _check_authors(document, key, source, problems)
        _check_link(document, key, problems)
    return MappingProxyType(sources)


def _check_authors(document: Document, key: str, source: Source | None, problems: list[Problem]) -> None:
    expected = say('a name such as "Vaswani, Ashish", or with its suffix "Taylor, II, Russell M."')
    for at, author in enumerate(source.authors if source else ()):
        if not _AUTHOR.fullmatch(author):
            problems.append(document.fault((key, "authors", at), expected))


def _check_link(document: Document, key: str, problems: list[Problem]) -> None:
    table = document.subtables(key)
    if table and not any(table.get(way) for way in _SHAPES):
        problems.append(
            document.problem((key,), say("{key} has no doi, arxiv or url", key=key), say("at least one of them"))
        )
    for way, (shape, expected) in _SHAPES.items():
        written = document.text(key, way)
        if written is not None and not shape.fullmatch(written):
            bare = re.sub(r"(?i)^(https?://)?(dx\.)?(doi\.org|arxiv\.org/(abs|pdf))/|^(doi|arxiv):\s*", "", written)
            hint = say("Write {value}.", value=quoted(bare)) if shape.fullmatch(bare) else NOTHING
            problems.append(document.fault((key, way), expected, hint))
