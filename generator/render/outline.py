"""A page's own headings and length, read from its finished markup, wherever that came from."""

from __future__ import annotations

import html
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import pairwise

from markupsafe import Markup

WORDS_A_MINUTE = 200
LEVELS = ("h2", "h3")
# Looked at or worked with rather than read; links inside a heading lead elsewhere and stay out of its name.
UNREAD = ("script", "style", "svg", "table", "math", "template", "textarea", "figure")


@dataclass(frozen=True)
class Heading:
    """A heading that can be led to, and those below it."""

    id: str
    html: Markup
    under: tuple[Heading, ...] = ()


@dataclass(frozen=True)
class Outline:
    """The headings of a page in order, and how many words it has."""

    headings: tuple[Heading, ...]
    words: int

    @property
    def minutes(self) -> int:
        """How long it takes to read, begun minutes counted."""
        return -(-self.words // WORDS_A_MINUTE)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.words = 0
        self.found: list[tuple[str, str, list[str]]] = []
        self._unread, self._inside = 0, False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._unread += tag in UNREAD
        name = dict(attrs).get("id")
        if tag in LEVELS and name:
            self.found.append((tag, name, []))
            self._inside = True
        elif self._inside and tag != "a":
            self.found[-1][2].append(f"<{tag}>")

    def handle_endtag(self, tag: str) -> None:
        self._unread -= tag in UNREAD
        if tag in LEVELS:
            self._inside = False
        elif self._inside and tag != "a":
            self.found[-1][2].append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        if not self._unread:
            self.words += len(data.split())
        if self._inside:
            self.found[-1][2].append(html.escape(data, quote=False))


def outline(body: str) -> Outline:
    """Read the markup of a page's main part; headings without an id are left out, since no link could lead there."""
    reader = _Reader()
    reader.feed(body)
    reader.close()
    return Outline(tuple(_nested(reader.found)), reader.words)


def _nested(found: list[tuple[str, str, list[str]]]) -> Iterator[Heading]:
    """Third-level headings under the second-level one before them."""
    tops = [at for at, (level, _, _) in enumerate(found) if level == LEVELS[0]]
    for start, end in pairwise([*tops, len(found)]):
        _, name, words = found[start]
        under = tuple(Heading(below, Markup("".join(said))) for _, below, said in found[start + 1 : end])
        yield Heading(name, Markup("".join(words)), under)
