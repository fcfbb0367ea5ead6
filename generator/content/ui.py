"""ui.toml: the words of the interface, Spanish and English side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from generator.content.checking import check
from generator.content.decimals import check_label
from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.twins import Twins, completed, text_at
from generator.content.words import dotted
from generator.errors import Problem
from generator.messages import Said, say, verbatim
from generator.model import Text

PATH = Path("content/ui.toml")
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True)
class _Label(Text):
    """As it is written down; `given` are the decimals that it sets, or that no engine knows."""

    given: tuple[str, ...] = ()


def make_ui(document: Document, problems: list[Problem], twins: Twins) -> Mapping[str, Mapping[str, Text]]:
    """Check ui.toml: section → key → text, with the same {placeholders} in both languages.

    twins: where every text is written down, also one that a language lacks.
    """
    paths = [(section, key) for section in document.table for key in document.subtables(section)]
    document = completed(document, paths, PATH.stem, twins)
    sections: dict[str, Mapping[str, Text]] = {}
    for section, words in document.table.items():
        if not isinstance(words, dict):
            problems.append(document.fault((section,), say("a section: tables [section.key] with es and en")))
            continue
        sections[section] = make_texts(document, (section,), problems)
    return MappingProxyType(sections)


def make_texts(document: Document, at: KeyPath, problems: list[Problem]) -> Mapping[str, Text]:
    """Check the table at a path of a completed document: key → text, with the same {placeholders} in both languages."""
    texts: dict[str, Text] = {}
    for key in document.subtables(*at):
        if (text := check(_Label, document, problems, at=(*at, key))) is not None:
            texts[key] = text_at(document, (*at, key), Text(text.es, text.en))
            check_label(document, (*at, key), texts[key], problems, can_say=True)
            _check_placeholders(document, (*at, key), text, problems)
            _check_layers(document, (*at, key), text, problems)
    return MappingProxyType(texts)


def _check_placeholders(document: Document, path: KeyPath, text: Text, problems: list[Problem]) -> None:
    es, en = (set(_PLACEHOLDER.findall(words)) for words in (text.es, text.en))
    if es != en:
        found = say("{name} has {es} in es and {en} in en", name=dotted(path), es=_listed(es), en=_listed(en))
        problems.append(document.problem(path, found, say("the same placeholders in both")))


def _check_layers(document: Document, path: KeyPath, text: Text, problems: list[Problem]) -> None:
    """Hold the texts of further languages to the Spanish one."""
    wanted = set(_PLACEHOLDER.findall(text.es))
    for layer in document.layers.values():
        has = set(_PLACEHOLDER.findall(layer.text(*path) or text.es))
        if has != wanted:
            found = say("{name} has {placeholders}", name=dotted(path), placeholders=_listed(has))
            problems.append(layer.problem(path, found, _listed(wanted)))


def _listed(placeholders: set[str]) -> Said:
    return verbatim(", ".join(sorted(placeholders))) if placeholders else say("no placeholder")
