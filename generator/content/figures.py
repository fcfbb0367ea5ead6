"""figures/NAME.toml: the words of a figure that prose can place, Spanish and English side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from generator.content.reading import names_in
from generator.content.tables import Document, read_toml
from generator.content.twins import completed
from generator.content.ui import make_texts
from generator.content.words import quoted
from generator.errors import Problem, Where
from generator.model import LANGUAGES, Pair, Text

FOLDER = Path("content/figures")
CAPTION = "caption"
_CITATION = re.compile(r"\[@[^\]\s]+\]")
_NAME = re.compile(r"(?P<name>[a-z0-9]+(-[a-z0-9]+)*)\.toml")


def read_figures(root: Path, problems: list[Problem], pairs: list[Pair]) -> Mapping[str, Mapping[str, Text]]:
    """Read every figure's words, by the figure's name; `pairs` takes down each text, also one that a language lacks."""
    figures: dict[str, Mapping[str, Text]] = {}
    for file in names_in(root / FOLDER):
        match = _NAME.fullmatch(file)
        if match is None:
            expected = "name.toml: small letters a–z, digits or -"
            problems.append(Problem(Where(FOLDER / file), f"file name {quoted(file)}", expected))
        elif (document := read_toml(root, FOLDER / file, problems)) is not None:
            name = match["name"]
            paths = [(key,) for key in document.table]
            figures[name] = _words(completed(document, paths, f"{FOLDER.name}.{name}", pairs), problems)
    return MappingProxyType(figures)


def _words(document: Document, problems: list[Problem]) -> Mapping[str, Text]:
    if CAPTION not in document.table:
        problems.append(document.problem((), f"no {quoted(CAPTION)}", "what there is to see, in both languages"))
    texts = make_texts(document, (), problems)
    for key, text in texts.items():
        for language in LANGUAGES:
            if cited := _CITATION.search(text[language]):
                found, expected = f"{cited.group()} in the words of a figure", "works cited in the text around it"
                problems.append(document.problem((key, language), found, expected))
    return texts
