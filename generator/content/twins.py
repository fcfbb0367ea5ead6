"""Texts that stand in several languages: they are written down in pairs, and where one is missing another is lent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from generator.content.layers import Layers
from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.model import WRITTEN, Language, Pair, SharedText, Text, Tongue

GIVEN = "given"
"""Beside a text: the decimals that it sets."""


@dataclass(frozen=True)
class Twins:
    """The languages of a site, the pairs of its texts as they are read, the files of further languages."""

    tongues: Mapping[Language, Tongue] = field(default_factory=lambda: {each: Tongue(each) for each in WRITTEN})
    pairs: list[Pair] = field(default_factory=list)
    layers: Layers | None = None

    @property
    def languages(self) -> tuple[Language, ...]:
        """In their order."""
        return tuple(self.tongues)

    def expect(self, layer: Document, path: KeyPath) -> None:
        """Say that there is a use for what a further language's file has at a path."""
        if self.layers:
            self.layers.expect(layer, path)

    def lenders(self, present: Iterable[Language]) -> dict[Language, Language]:
        """For each language that is not present, whose text it shows."""
        known = tuple(present)
        absent = (language for language in self.languages if language not in known)
        return {language: self._lender(language, known) for language in absent}

    def _lender(self, language: Language, present: tuple[Language, ...]) -> Language:
        chosen = self.tongues[language].lender
        return chosen if chosen in present else present[0]


def completed(document: Document, paths: Iterable[KeyPath], within: str, twins: Twins) -> Document:
    """The document with each text at these paths in every language; the pairs as written go into `twins`.

    within: what the names of the pairs begin with. An empty text lacks nothing: it is a fault, and is left to be told.
    """
    table, lent = document.table, dict(document.lent)
    layers = twins.layers.of(document.path) if twins.layers else {}
    for path in paths:
        texts = {key: said for key, said in document.subtables(*path).items() if key != GIVEN}
        if not texts or not all(key in WRITTEN and isinstance(text, str) and text for key, text in texts.items()):
            continue
        name = ".".join((within, *map(str, path)))
        present = {language: texts[language] for language in WRITTEN if language in texts}
        places = {language: document.where((*path, language)) for language in present}
        for language, layer in layers.items():
            twins.expect(layer, path)
            if said := layer.text(*path):
                present[language], places[language] = said, layer.where(path)
        twins.pairs.append(Pair(name, MappingProxyType(present), MappingProxyType(places)))
        lenders = twins.lenders(present)
        for missing in (each for each in WRITTEN if each not in present):
            # What was read is held for the next build, and nobody may change it.
            table = deepcopy(table) if table is document.table else table
            _at(table, path)[missing] = texts[lenders[missing]]
        if lenders:
            lent[path] = lenders
    return replace(document, table=table, lent=lent, layers=layers)


def text_at(document: Document, path: KeyPath, text: Text) -> Text:
    """A text of a completed document in every language, knowing those that lack it."""
    lenders = document.lent.get(path, {})
    further = {language: said for language, layer in document.layers.items() if (said := layer.text(*path))}
    if not lenders and not further:
        return text
    whole = {"es": text.es, "en": text.en, **further}
    lent = {language: whole[lender] for language, lender in lenders.items() if language not in WRITTEN}
    return SharedText(text.es, text.en, {**further, **lent}, lenders)


def _at(table: dict[str, object], path: KeyPath) -> dict[str, object]:
    inner: object = table
    for step in path:
        assert isinstance(inner, dict)
        inner = inner[step]
    assert isinstance(inner, dict)
    return inner
