"""A finished page is parsed once for all who only listen to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html.parser import HTMLParser
from typing import Protocol


class Listener(Protocol):
    """Hears the elements of a page in order; one that closes itself, as a line of an SVG does, is not told."""

    def starts(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element starts; an attribute without a value has the value ""."""

    def ends(self, tag: str) -> None:
        """An end tag."""

    def says(self, text: str) -> None:
        """Text between two tags."""


def listen(page: str, listeners: Sequence[Listener]) -> None:
    """Tell a page to all of them."""
    teller = _Teller(listeners)
    teller.feed(page)
    teller.close()


class LenientParser(HTMLParser):
    """Takes every page: what the library gives up at, browsers take for a remark."""

    def parse_marked_section(self, i: int, report: bool = True) -> int:
        """As the library does, or else as a remark."""
        try:
            return super().parse_marked_section(i, report)
        except AssertionError:
            return self.parse_bogus_comment(i)


class _Teller(LenientParser):
    def __init__(self, listeners: Iterable[Listener]) -> None:
        super().__init__()
        told = tuple(listeners)
        self._starts = [each.starts for each in told]
        self._ends = [each.ends for each in told]
        self._says = [each.says for each in told]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        for tell in self._starts:
            tell(tag, attributes)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """What closes itself has nothing in it."""

    def handle_endtag(self, tag: str) -> None:
        for tell in self._ends:
            tell(tag)

    def handle_data(self, data: str) -> None:
        for tell in self._says:
            tell(data)

    def updatepos(self, i: int, j: int) -> int:  # noqa: ARG002
        """Nobody who listens asks for lines, and to count them takes long."""
        return j
