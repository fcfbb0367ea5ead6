"""A finished page as its checker sees it: every tag with its attributes and its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.held import held
from generator.publish.one_pass import LenientParser
from generator.publish.read_once import read_once

LOOKS = frozenset({"class", "style", "aria-hidden"})
"""A span with nothing but these is no rule's business; formulas are made of a hundred thousand of them."""
ADDRESSES = ("href", "src", "poster")
CHOICES = ("srcset", "imagesrcset")
CHOICE = re.compile(r"[\s,]*(\S*[^\s,])(?:\s[^,]*)?(?:,|$)")
"""One of the pictures to choose from: its address, and for which screens it is."""


@dataclass(frozen=True)
class Tag:
    """A start tag; an attribute without a value has the value ""."""

    name: str
    attributes: dict[str, str]
    line: int

    def addresses(self) -> Iterator[tuple[str, str]]:
        """Every address that it names, after the attribute that names it; of pictures to choose from, each."""
        for name in (*ADDRESSES, *(["data"] if self.name == "object" else [])):
            if name in self.attributes:
                yield name, self.attributes[name]
        for name in CHOICES:
            for choice in CHOICE.findall(self.attributes.get(name, "")):
                yield name, choice


@dataclass(frozen=True)
class ReadPage:
    """One page: its path below the site's root, and its tags in order."""

    path: str
    tags: tuple[Tag, ...]

    @cached_property
    def ids(self) -> frozenset[str]:
        """Everything that an anchor may point to."""
        return frozenset(tag.attributes["id"] for tag in self.tags if "id" in tag.attributes)

    def named(self, *names: str) -> list[Tag]:
        """The tags with one of these names."""
        return [tag for tag in self.tags if tag.name in names]


class _Tags(LenientParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[Tag] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        if tag != "span" or not attributes.keys() <= LOOKS:
            self.tags.append(Tag(tag, attributes, self.getpos()[0]))


def read_page(site: Path, path: str, cache: Path) -> ReadPage:
    """Parse one page of the site. cache: where the tags of pages are kept."""
    body = (site / path).read_bytes()

    def made() -> ReadPage:
        return ReadPage(path, tuple(Tag(*tag) for tag in read_once("tags", path, body, _parsed, cache)))

    return held(f"page {path}", body, made)


def _parsed(page: str) -> list[tuple[str, dict[str, str], int]]:
    parser = _Tags()
    parser.feed(page)
    parser.close()
    return [(tag.name, tag.attributes, tag.line) for tag in parser.tags]
