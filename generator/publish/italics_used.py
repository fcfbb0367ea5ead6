"""Which letters the finished pages set in italics, in running text and in titles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

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


class ItalicListener:
    """Knows which elements are open, and whether any of them is in italics."""

    def __init__(self) -> None:
        self._letters: dict[str, set[str]] = {"text": set(), "title": set()}
        self._open: list[tuple[str, bool]] = []
        self._italic = 0

    def starts(self, tag: str, attributes: Mapping[str, str]) -> None:
        """One more is open."""
        if tag not in VOID:
            italic = tag in ITALIC and not UPRIGHT & {*attributes.get("class", "").split()}
            self._open.append((tag, italic))
            self._italic += italic

    def ends(self, tag: str) -> None:
        """It is closed, and what was left open inside it."""
        ended = ""
        while self._open and ended != tag:
            ended, italic = self._open.pop()
            self._italic -= italic

    def says(self, text: str) -> None:
        """Letters of all that is open."""
        if self._italic:
            bold = any(tag in BOLD for tag, _ in self._open)
            self._letters["title" if bold else "text"].update(text.replace("\n", " "))

    @property
    def heard(self) -> dict[str, str]:
        """The letters of each weight, as JSON has it."""
        return {weight: "".join(sorted(letters)) for weight, letters in self._letters.items()}


def gathered(heard: Iterable[dict[str, str]]) -> ItalicsUsed:
    """What all pages together use."""
    pages = list(heard)
    text, title = ({*"".join(page[weight] for page in pages)} for weight in ("text", "title"))
    return ItalicsUsed("".join(sorted(text)), "".join(sorted(title)))
