"""Links inside the site: relative, to a file that is there, and to an anchor that is in it."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

import tinycss2
from tinycss2.ast import AtKeywordToken, Comment, FunctionBlock, Node, StringToken, URLToken, WhitespaceToken

from generator.errors import Problem, Where, did_you_mean
from generator.messages import NOTHING, Said, either, say, verbatim
from generator.publish.page_rules import fault
from generator.publish.read_once import read_once
from generator.publish.reading import ReadPage, Tag

SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
LEADING_OUT = ("https:", "http:", "mailto:", "data:")
IdsOfPages = Mapping[str, frozenset[str]]
"""Everything that an anchor may point to, by the page that has it."""


def links_of(page: ReadPage) -> Iterator[tuple[Tag, str]]:
    """Every address that a page names, with its tag."""
    for tag in page.tags:
        for _, address in tag.addresses():
            yield tag, address


def broken_links(page: ReadPage, ids: IdsOfPages, files: frozenset[str]) -> Iterator[Problem]:
    """The addresses of a page that lead nowhere. files: all paths below the site's root."""
    for tag, address in links_of(page):
        expected = _lacking(page, address, ids, files)
        if expected:
            problem = fault(page, say("a link to {name}", name=address), expected, tag, address)
            yield replace(problem, hint=_nearest(page, address, ids))


def _lacking(page: ReadPage, address: str, ids: IdsOfPages, files: frozenset[str]) -> Said:
    """What an address should have been, or nothing if it is good."""
    scheme = SCHEME.match(address)
    if scheme:
        return NOTHING if scheme.group().lower() in LEADING_OUT else either((*LEADING_OUT, say("a file")))
    url = urlsplit(address)
    target = _target(page.path, url.path)
    if address.startswith("/") or target not in files:
        return say("a file of the site, as seen from the page")
    # A fragment with "=" is the simulator's state and no anchor.
    is_anchor = bool(url.fragment) and "=" not in url.fragment and target in ids
    lacks = is_anchor and unquote(url.fragment) not in ids[target]
    return say("an id in {file}", file=target) if lacks else NOTHING


def _nearest(page: ReadPage, address: str, ids: IdsOfPages) -> Said:
    """A hint that names the anchor that may be meant."""
    url = urlsplit(address)
    return did_you_mean(unquote(url.fragment), ids.get(_target(page.path, url.path), ()))


def broken_urls(site: Path, sheet: str, files: frozenset[str], cache: Path) -> Iterator[Problem]:
    """What a style sheet asks for and the site does not have. cache: where the addresses of sheets are kept."""
    for address, line in read_once("urls", sheet, (site / sheet).read_bytes(), _read, cache):
        if not address.startswith(("data:", "#")) and _target(sheet, urlsplit(address).path) not in files:
            where = Where(Path("site") / sheet, line)
            yield Problem(where, verbatim(f"url({address})"), say("a file of the site"))


def _read(sheet: str) -> list[tuple[str, int]]:
    return [*_urls(tinycss2.parse_component_value_list(sheet))]


def _urls(nodes: list[Node]) -> Iterator[tuple[str, int]]:
    told = [node for node in nodes if not isinstance(node, (WhitespaceToken, Comment))]
    for before, node in pairwise([None, *told]):
        if isinstance(node, URLToken) or (isinstance(node, StringToken) and _imports(before)):
            yield node.value, node.source_line
        elif isinstance(node, FunctionBlock) and node.lower_name == "url":
            yield "".join(each.value for each in node.arguments if isinstance(each, StringToken)), node.source_line
        inner = getattr(node, "content", None) or getattr(node, "arguments", None)
        if isinstance(inner, list):
            yield from _urls(inner)


def _imports(node: Node | None) -> bool:
    """Whether a string after this is the address of a sheet."""
    return isinstance(node, AtKeywordToken) and node.lower_value == "import"


def _target(source: str, path: str) -> str:
    """The file below the site's root that an address means, seen from another."""
    if not path:
        return source
    return posixpath.normpath(str(PurePosixPath(source).parent / unquote(path)))
