"""Words with values in them, that can be said in every language that has a catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher

from generator.messages.catalogue import catalogue


class Said(str):
    """Words in English that know the template and the values they were made of."""

    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, values: Mapping[str, object]) -> Said:
        """Fill the values in; the result is the English text itself."""
        said = super().__new__(cls, template.format(**values))
        said.template, said.values = template, dict(values)
        return said

    def __getnewargs__(self) -> tuple[str, Mapping[str, object]]:  # type: ignore[override]
        return self.template, self.values


NOTHING = Said("", {})
_READ, _NEAREST = 24, 8
"""So many names are listed whole; of more, only the nearest."""


def say(template: str, /, **values: object) -> Said:
    """Words for whoever builds. A value that was itself said so is translated with the rest.

    The template stands here in English and in every catalogue: a test looks for each `say("…")`.
    """
    return Said(template, values)


def verbatim(text: object) -> Said:
    """What reads the same in every language: a name, a number, code."""
    return Said("{it}", {"it": text})


def either(names: Iterable[object]) -> Said:
    """Alternatives in a row: a, b or c."""
    *others, last = list(names) or [say("nothing: there is none")]
    if not others:
        return last if isinstance(last, Said) else verbatim(last)
    return say("{others} or {last}", others=", ".join(map(str, others)), last=last)


def one_of(names: Iterable[object], near: str = "") -> Said:
    """All that there are: one of a, b, c; where they are too many to be read, those most like `near`."""
    known = list(map(str, names))
    if len(known) <= _READ:
        return say("one of {names}", names=", ".join(known))
    nearest = sorted(known, key=lambda name: (not name.startswith(near), -SequenceMatcher(None, near, name).ratio()))
    return say("one of {names}, and {count} more", names=", ".join(nearest[:_NEAREST]), count=len(known) - _NEAREST)


def in_language(text: str, language: str) -> str:
    """The same words in a language; in English where nobody has said them in it."""
    if not isinstance(text, Said):
        return text
    values = {
        name: in_language(each, language) if isinstance(each, str) else each for name, each in text.values.items()
    }
    return catalogue(language).get(text.template, text.template).format(**values)


def retold(text: str, language: str) -> str:
    """Words without values in a language, when a library has kept no more of them than the English text."""
    return catalogue(language).get(text, text)
