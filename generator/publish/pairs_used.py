"""Which letters stand side by side in the finished pages: no other pair needs its space told."""

from __future__ import annotations

from collections.abc import Iterable
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

from generator.model import OutputFile
from generator.publish.read_once import read_once

UNSEEN = frozenset({"script", "math"})


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self._unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self._unseen += tag in UNSEEN

    def handle_endtag(self, tag: str) -> None:
        self._unseen -= tag in UNSEEN

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.text.append(data.replace("\n", " "))


def pairs_used(pages: Iterable[OutputFile], cache: Path) -> tuple[str, ...]:
    """Two letters each, each pair once and in order. cache: where what a page uses is kept."""
    pairs = set[str]()
    for page in pages:
        pairs.update(read_once("pairs-used", page.path, page.body, _read, cache))
    return tuple(sorted(pairs))


def _read(page: str) -> list[str]:
    reader = _Reader()
    reader.feed(page)
    reader.close()
    return sorted({first + second for first, second in pairwise("".join(reader.text))})
