"""Which letters the finished pages set in italics, in running text and in titles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

from generator.model import OutputFile
from generator.publish.read_once import read_once

ITALIC = frozenset({"em", "i", "cite", "dfn"})
# Upright by our own sheet: q and k in their colours.
UPRIGHT = frozenset({"query", "key"})
BOLD = frozenset({"h1", "h2", "h3", "b", "strong", "dt"})
VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "source", "wbr", "col"})


@dataclass(frozen=True)
class ItalicsUsed:
    """The letters of each weight, each once and in order."""

    text: str
    title: str


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.letters: dict[str, set[str]] = {"text": set(), "title": set()}
        self._open: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            classes = set((dict(attrs).get("class") or "").split())
            self._open.append((tag, tag in ITALIC and not classes & UPRIGHT))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A line of an SVG, which closes itself."""

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if any(italic for _, italic in self._open):
            bold = any(tag in BOLD for tag, _ in self._open)
            self.letters["title" if bold else "text"].update(data.replace("\n", " "))


def italics_used(pages: Iterable[OutputFile], cache: Path) -> ItalicsUsed:
    """Read every page of HTML. cache: where what a page uses is kept."""
    text, title = set[str](), set[str]()
    for page in pages:
        read = read_once("italics-used", page.path, page.body, _read, cache)
        text.update(read["text"])
        title.update(read["title"])
    return ItalicsUsed("".join(sorted(text)), "".join(sorted(title)))


def _read(page: str) -> dict[str, str]:
    reader = _Reader()
    reader.feed(page)
    reader.close()
    return {weight: "".join(sorted(letters)) for weight, letters in reader.letters.items()}
