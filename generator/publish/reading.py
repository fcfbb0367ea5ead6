"""A finished page as its checker sees it: every tag with its attributes and its line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path


@dataclass(frozen=True)
class Tag:
    """A start tag; an attribute without a value has the value ""."""

    name: str
    attributes: dict[str, str]
    line: int


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


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[Tag] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(Tag(tag, {name: value or "" for name, value in attrs}, self.getpos()[0]))


def read_page(site: Path, path: str) -> ReadPage:
    """Parse one page of the site."""
    parser = _Tags()
    parser.feed((site / path).read_text(encoding="utf-8"))
    parser.close()
    return ReadPage(path, tuple(parser.tags))
