"""languages/NAME/: the texts of a further language in files that mirror content/, a string for each table of texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from generator.content.languages import FILE, FOLDER
from generator.content.positions import KeyPath
from generator.content.reading import names_in
from generator.content.tables import Document, read_toml
from generator.content.words import dotted, quoted
from generator.errors import Problem, Where, did_you_mean
from generator.messages import say
from generator.model import WRITTEN, Language

CONTENT = Path("content")


class Layers:
    """The files of the further languages, read as the files that they mirror are, and what in them has no use."""

    def __init__(self, root: Path, languages: Sequence[Language], problems: list[Problem]) -> None:
        self.further = tuple(language for language in languages if language not in WRITTEN)
        self._root, self._languages, self._problems = root, tuple(languages), problems
        self._documents: dict[Path, Document | None] = {}
        self._known: dict[Path, set[KeyPath]] = {}

    def of(self, path: Path) -> Mapping[Language, Document]:
        """The files that mirror a file of content/, by language."""
        found: dict[Language, Document] = {}
        for language in self.further:
            own = self.claim(language, path)
            if own is not None and own not in self._documents:
                self._documents[own] = read_toml(self._root, own, self._problems)
            if own is not None and (document := self._documents[own]) is not None:
                found[language] = document
        return found

    def claim(self, language: Language, path: Path) -> Path | None:
        """The file of a language that mirrors one of content/, which thereby has its use; None if it is not there."""
        own = FOLDER / language / path.relative_to(CONTENT)
        self._known.setdefault(own, set())
        return own if (self._root / own).is_file() else None

    def expect(self, document: Document, path: KeyPath) -> None:
        """Say that there is a use for what a file has at a path."""
        self._known[document.path].add(path)

    def check_strays(self) -> None:
        """Report every file, and every string, that mirrors nothing."""
        for language in self._languages:
            for path in _files(self._root, FOLDER / language):
                if path not in self._known and path != FOLDER / language / FILE:
                    known = [str(each) for each in self._known if each.parts[2] == language]
                    hint = did_you_mean(path.as_posix(), known)
                    found, expected = say("unknown {name}", name=quoted(path.name)), say("a file that content/ has too")
                    self._problems.append(Problem(Where(path), found, expected, hint))
        for document in filter(None, self._documents.values()):
            self._check_keys(document)

    def _check_keys(self, document: Document) -> None:
        known = self._known[document.path]
        for path in _leaves(document.table):
            # A list of forms is one text; a table in the place of a text is none.
            if path not in known and not (isinstance(path[-1], int) and path[:-1] in known):
                found = say("unknown key {name}", name=dotted(path))
                hint = did_you_mean(dotted(path), map(dotted, known))
                expected = say("the key of a text that content/ has too, and one string")
                self._problems.append(document.problem(path, found, expected, hint))


def _files(root: Path, folder: Path) -> Iterator[Path]:
    for name in names_in(root / folder):
        path = folder / name
        yield from _files(root, path) if (root / path).is_dir() else (path,)


def _leaves(value: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if inner is None:
        yield path
    else:
        for step, each in inner:
            yield from _leaves(each, (*path, step))
