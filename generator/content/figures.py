"""figures/NAME.toml: the words of a figure that prose can place, Spanish and English side by side."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path
from types import MappingProxyType

from generator.content.file_names import misnamed
from generator.content.positions import KeyPath
from generator.content.reading import names_in
from generator.content.tables import Document, read_toml
from generator.content.twins import Twins, completed
from generator.content.ui import make_texts
from generator.content.words import quoted
from generator.errors import Problem, did_you_mean
from generator.messages import say
from generator.model import WRITTEN, Text

FOLDER = Path("content/figures")
CAPTION = "caption"
_CITATION = re.compile(r"\[@([^\]\s]+)\]")
_NAME = re.compile(r"(?P<name>[a-z0-9]+(-[a-z0-9]+)*)\.toml")


def read_figures(
    root: Path, sources: Collection[str], problems: list[Problem], twins: Twins
) -> Mapping[str, Mapping[str, Text]]:
    """Read every figure's words, by the figure's name; `twins` takes down each text, also one that a language lacks.

    sources: the keys of the works that they may cite.
    """
    figures: dict[str, Mapping[str, Text]] = {}
    for file in names_in(root / FOLDER):
        match = _NAME.fullmatch(file)
        if match is None:
            expected = say("name.toml: small letters a–z, digits or -")
            problems.append(misnamed(FOLDER, file, expected, numbered=False))
        elif (document := read_toml(root, FOLDER / file, problems)) is not None:
            name = match["name"]
            paths = [(key,) for key in document.table]
            figures[name] = _words(completed(document, paths, f"{FOLDER.name}.{name}", twins), sources, problems)
    return MappingProxyType(figures)


def _words(document: Document, sources: Collection[str], problems: list[Problem]) -> Mapping[str, Text]:
    if CAPTION not in document.table:
        problems.append(
            document.problem((), say("no {name}", name=quoted(CAPTION)), say("what there is to see, in both languages"))
        )
    texts = make_texts(document, (), problems)
    for key, text in texts.items():
        for language in (*WRITTEN, *document.layers):
            owner, at = document.side((key,), language)
            for cited in _CITATION.findall(text[language]):
                _check_source(owner, at, cited, sources, problems)
    return texts


def _check_source(document: Document, at: KeyPath, key: str, known: Collection[str], problems: list[Problem]) -> None:
    if key not in known:
        hint = did_you_mean(key, known)
        said, expected = say("a citation of {key}", key=key), say("a key of {file}", file="content/sources.toml")
        start = str(document.value(at)).find(f"[@{key}]")
        problems.append(Problem(document.within(at, start, start + len(key) + 3), said, expected, hint))
