"""The words of ui.toml as templates see them: ui.section.key, in the language of the page."""

from __future__ import annotations

from collections.abc import Mapping

from generator.errors import did_you_mean
from generator.held import held
from generator.messages import NOTHING, Said, say, verbatim
from generator.model import Language, Text
from generator.render.lending import said


class WordError(Exception):
    """What a template asked for and cannot have; the template's line is added where it is caught."""

    def __init__(self, path: str, file: str, hint: Said = NOTHING) -> None:
        super().__init__(path)
        self.path, self.file = path, file
        self.found, self.expected, self.hint = verbatim(path), say("a key of {file}", file=file), hint


class Words:
    """One level of ui.toml, or a figure's file.

    No mapping on purpose: `ui.controls.values` is a word and not a method.
    """

    def __init__(self, words: Mapping[str, object], path: str = "ui", file: str = "content/ui.toml") -> None:
        self._words, self._path, self._file = words, path, file

    def __getitem__(self, key: str) -> object:
        if key not in self._words:
            raise WordError(f"{self._path}.{key}", self._file, did_you_mean(key, self._words))
        return self._words[key]

    def as_json(self) -> Mapping[str, object]:
        """The words for a data block."""
        return self._words


def words_in(ui: Mapping[str, Mapping[str, Text]], language: Language) -> Words:
    """All words of the interface in one language."""

    def made() -> Words:
        sections = {
            section: Words({key: said(text, language) for key, text in texts.items()}, f"ui.{section}")
            for section, texts in ui.items()
        }
        return Words(sections)

    return held(f"words in {language}: {' '.join(ui)}", (ui,), made)
