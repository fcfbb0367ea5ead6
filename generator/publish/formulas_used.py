"""What the finished pages' formulas ask of KaTeX's style sheet and fonts: classes and letters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

from generator.model import OutputFile
from generator.publish.read_once import read_once

ROOT_CLASS = "katex-html"
# Symbols in labels are set in KaTeX's letters too, as its variables are.
ROOT_TAG, VARIABLE = "var", "mathnormal"
Around = tuple[frozenset[str], ...]
"""The classes of each element around a letter, from the formula's root in."""


@dataclass(frozen=True)
class FormulasUsed:
    """The letters of all formulas, by the classes of the elements that they stand in."""

    letters: Mapping[Around, str]

    @property
    def classes(self) -> frozenset[frozenset[str]]:
        """The classes of each element of formulas and of those around it, together."""
        return frozenset(frozenset[str]().union(*path) for path in self.letters)


class _Reader(HTMLParser):
    """Knows how deep inside KaTeX's visible half it stands; the MathML beside it needs no font."""

    def __init__(self) -> None:
        super().__init__()
        self.letters: dict[Around, set[str]] = {}
        self._path: list[frozenset[str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = frozenset((dict(attrs).get("class") or "").split())
        if tag == ROOT_TAG:
            classes |= {VARIABLE}
        if self._path or tag == ROOT_TAG or ROOT_CLASS in classes:
            self._path.append(classes)
            self.letters.setdefault(tuple(self._path), set())

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A line of an SVG, which closes itself."""

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        if self._path:
            self._path.pop()

    def handle_data(self, data: str) -> None:
        if self._path:
            self.letters[tuple(self._path)].update(data)


def formulas_used(pages: Iterable[OutputFile], cache: Path) -> FormulasUsed:
    """Read every page of HTML. cache: where what a page uses is kept."""
    letters: defaultdict[Around, set[str]] = defaultdict(set)
    for page in pages:
        for around, said in read_once("formulas-used", page.path, page.body, _read, cache):
            letters[tuple(frozenset(classes) for classes in around)].update(said)
    return FormulasUsed({around: "".join(sorted(said)) for around, said in letters.items()})


def _read(page: str) -> list[tuple[list[list[str]], str]]:
    reader = _Reader()
    reader.feed(page)
    reader.close()
    return [([sorted(each) for each in around], "".join(sorted(said))) for around, said in reader.letters.items()]
