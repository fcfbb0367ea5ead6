"""Texts that stand in both languages: they are written down in pairs, and where one is missing the other is lent."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import replace
from types import MappingProxyType

from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.model import LANGUAGES, Language, LentText, Pair, Text


def other(language: Language) -> Language:
    """The twin's language."""
    return LANGUAGES[1 - LANGUAGES.index(language)]


def completed(document: Document, paths: Iterable[KeyPath], within: str, pairs: list[Pair]) -> Document:
    """The document with each text at these paths in both languages; the pairs as written go into `pairs`.

    within: what the names of the pairs begin with. An empty text lacks nothing: it is a fault, and is left to be told.
    """
    table, lent = deepcopy(document.table), dict(document.lent)
    for path in paths:
        texts = document.subtables(*path)
        if not texts or not all(key in LANGUAGES and isinstance(text, str) and text for key, text in texts.items()):
            continue
        name = ".".join((within, *map(str, path)))
        present = {language: texts[language] for language in LANGUAGES if language in texts}
        places = {language: document.where((*path, language)) for language in present}
        pairs.append(Pair(name, MappingProxyType(present), MappingProxyType(places)))
        for missing in (language for language in LANGUAGES if language not in texts):
            _at(table, path)[missing] = texts[other(missing)]
            lent[path] = missing
    return replace(document, table=table, lent=lent)


def text_at(document: Document, path: KeyPath, text: Text) -> Text:
    """A text of a completed document, knowing the language that lacks it if one does."""
    return LentText(text.es, text.en, document.lent[path]) if path in document.lent else text


def _at(table: dict[str, object], path: KeyPath) -> dict[str, object]:
    inner: object = table
    for step in path:
        assert isinstance(inner, dict)
        inner = inner[step]
    assert isinstance(inner, dict)
    return inner
