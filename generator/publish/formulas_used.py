"""What the finished pages' formulas ask of KaTeX's style sheet and fonts: classes and letters."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

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


class FormulaListener:
    """Knows how deep inside KaTeX's visible half it stands; the MathML beside it needs no font."""

    def __init__(self) -> None:
        self._letters: dict[Around, set[str]] = {}
        self._path: list[frozenset[str]] = []

    def starts(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Go in, or go deeper."""
        if not self._path and tag != ROOT_TAG and ROOT_CLASS not in attributes.get("class", ""):
            return
        classes = frozenset(attributes.get("class", "").split())
        if tag == ROOT_TAG:
            classes |= {VARIABLE}
        if self._path or tag == ROOT_TAG or ROOT_CLASS in classes:
            self._path.append(classes)
            self._letters.setdefault(tuple(self._path), set())

    def ends(self, tag: str) -> None:  # noqa: ARG002
        """Go out again."""
        if self._path:
            self._path.pop()

    def says(self, text: str) -> None:
        """Letters of the element that it stands in."""
        if self._path:
            self._letters[tuple(self._path)].update(text)

    @property
    def heard(self) -> list[tuple[list[list[str]], str]]:
        """The letters after the classes around them, as JSON has it."""
        return [([sorted(each) for each in around], "".join(sorted(said))) for around, said in self._letters.items()]


def gathered(heard: Iterable[list[tuple[list[list[str]], str]]]) -> FormulasUsed:
    """What all pages together use."""
    letters: defaultdict[Around, set[str]] = defaultdict(set)
    for page in heard:
        for around, said in page:
            letters[tuple(frozenset(classes) for classes in around)].update(said)
    return FormulasUsed({around: "".join(sorted(said)) for around, said in letters.items()})
