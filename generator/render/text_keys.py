"""What a text is set from, named: one that has the same key as in the last build is as it was then."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from generator.cache import digest
from generator.memory import fingerprint
from generator.model import Content, Laboratory, Prose, Sentence, Text, Translations
from generator.render.figure_marks import NAMED
from generator.render.numbers import ASKED, KnownNumbers, value_of
from generator.render.press import Drawer, Manner, Shelf

# The words of ui.toml that a text is set with, besides what its figures say.
SECTIONS = ("prose", "furniture", "references")


def for_texts(content: Content) -> Content:
    """What a text can know of the content: all but other texts and what only templates show.

    Texts are set with nothing else, so that whoever lets them know more has to say so here.
    """
    return replace(
        content,
        ui={name: content.ui[name] for name in SECTIONS if name in content.ui},
        presets=tuple(replace(preset, text="") for preset in content.presets),
        prose={},
        figures={},
        glossary={key: replace(term, definition={}) for key, term in content.glossary.items()},
        pairs=(),
        translations=Translations(),
        laboratory=content.laboratory and replace(content.laboratory, heads=(), sentences=_named(content.laboratory)),
        exercises=(),
        pictures={name: replace(picture, body=b"") for name, picture in content.pictures.items()},
    )


def _named(laboratory: Laboratory) -> tuple[Sentence, ...]:
    """The sentences by their names alone: links may open them."""
    nothing = Text("-", "-")
    bare = Sentence("", nothing, "", "", nothing, (), 0, (), (), "", 0)
    return tuple(replace(bare, id=sentence.id) for sentence in laboratory.sentences)


class KeysOfTexts:
    """The keys of one build. made_by: names the programs that set texts."""

    def __init__(self, content: Content, made_by: str) -> None:
        self.content = for_texts(content)
        self._common = digest(made_by, fingerprint(self.content))

    def of(self, prose: Prose, manner: Manner, shelf: Shelf) -> str:
        """The key of a text; nothing where that cannot be told."""
        figures = list(_figures(prose, shelf.figures))
        if "" in figures:
            return ""
        numbers = fingerprint(shelf.shown) if shelf.shown else self._numbers(prose, shelf.numbers)
        linked = "none" if shelf.linked is None else fingerprint(list(shelf.linked))
        return digest(self._common, fingerprint(prose), manner, linked, numbers, *figures)

    def _numbers(self, prose: Prose, known: KnownNumbers) -> str:
        return fingerprint([value_of(said, self.content, known) for said in re.findall(ASKED, prose.markdown)])


def _figures(prose: Prose, drawer: Drawer) -> Iterator[str]:
    for name in re.findall(NAMED, prose.markdown):
        if name in drawer.known:
            yield drawer.key(prose, name)
