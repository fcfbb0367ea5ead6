"""What the finished pages' formulas ask of KaTeX's style sheet and fonts: classes and letters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html.parser import HTMLParser

from generator.model import OutputFile

ROOT_CLASS = "katex-html"
# Symbols in labels are set in KaTeX's letters too.
ROOT_TAG = "var"


@dataclass(frozen=True)
class FormulasUsed:
    """The classes on elements of formulas, and the letters in them."""

    classes: frozenset[str]
    letters: str


class _Reader(HTMLParser):
    """Knows how deep inside KaTeX's visible half it stands; the MathML beside it needs no font."""

    def __init__(self) -> None:
        super().__init__()
        self.classes: set[str] = set()
        self.letters: set[str] = set()
        self._depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = (dict(attrs).get("class") or "").split()
        if self._depth or tag == ROOT_TAG or ROOT_CLASS in classes:
            self._depth += 1
            self.classes.update(classes)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A line of an SVG, which closes itself."""

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        self._depth = max(self._depth - 1, 0)

    def handle_data(self, data: str) -> None:
        if self._depth:
            self.letters.update(data)


def formulas_used(pages: Iterable[OutputFile]) -> FormulasUsed:
    """Read every page of HTML."""
    reader = _Reader()
    for page in pages:
        reader.feed(page.body.decode())
        reader.close()
        reader.reset()
    return FormulasUsed(frozenset(reader.classes), "".join(sorted(reader.letters)))
