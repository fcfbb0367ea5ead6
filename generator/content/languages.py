"""languages/NAME/language.toml: each language of the site, what it calls itself and how it is written."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from generator.content.checking import check
from generator.content.positions import KeyPath
from generator.content.reading import names_in
from generator.content.slips import nearest_key
from generator.content.tables import Document, read_toml
from generator.content.words import quoted
from generator.errors import Problem, Where
from generator.messages import either, say, verbatim
from generator.model import WRITTEN, Language, Tongue

FOLDER = Path("content/languages")
FILE = "language.toml"
_NAME = re.compile(r"[a-z]{2,3}(-[a-z0-9]{2,8})*")


def read_tongues(root: Path, problems: list[Problem]) -> Mapping[Language, Tongue]:
    """Those in which content/ itself is written, then every other that has a folder."""
    tongues = {language: Tongue(language) for language in WRITTEN}
    for name in names_in(root / FOLDER):
        if not _NAME.fullmatch(name) or not (root / FOLDER / name).is_dir():
            expected = say("a folder with the name of a language, in small letters: fr, pt-br")
            problems.append(Problem(Where(FOLDER / name), verbatim(quoted(name)), expected))
        else:
            tongues[name] = _read(root, FOLDER / name / FILE, problems) or Tongue(name)
    return MappingProxyType({name: _with_lender(name, tongue) for name, tongue in tongues.items()})


def check_language(document: Document, at: KeyPath, known: Collection[Language], problems: list[Problem]) -> None:
    """Hold the language that a text is said to be in against those of the site."""
    written = document.text(*at)
    if written is not None and written not in known:
        problems.append(document.fault(at, either(map(quoted, known)), nearest_key(written, known)))


def _read(root: Path, path: Path, problems: list[Problem]) -> Tongue | None:
    document = read_toml(root, path, problems)
    tongue = None if document is None else check(Tongue, document, problems)
    if document is None or tongue is None:
        return None
    lenders = [each for each in WRITTEN if each != path.parent.name]
    if tongue.lender not in ("", *lenders):
        problems.append(document.fault(("lender",), either(map(quoted, lenders))))
    for letter, before in tongue.letters.items():
        if len(letter) != 1 or len(before) != 1 or before == letter:
            problems.append(document.fault(("letters", letter), say('a letter after another, as in "ñ" = "n"')))
    # From right to left, a sign behind a space would stand on the other side of its number.
    return replace(tongue, percent="%") if tongue.direction == "rtl" and document.text("percent") is None else tongue


def _with_lender(name: Language, tongue: Tongue) -> Tongue:
    return tongue if tongue.lender else replace(tongue, lender=next(each for each in WRITTEN if each != name))
