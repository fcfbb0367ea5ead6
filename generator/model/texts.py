"""What every type stands on: languages, a text in all of them, an array of numbers, the limits of a phrase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import numpy as np
import numpy.typing as npt
from annotated_types import MinLen

Language = str
"""A language as <html lang> names it, in small letters: es, pt-br."""
WRITTEN: tuple[Language, ...] = ("es", "en")
"""The languages in which content/ itself is written, side by side. Which the site has is `Site.languages`."""
Array = npt.NDArray[np.float64]

MAX_TOKENS = 32
MAX_CODE_POINTS = 64
CLOSED: dict[str, Any] = {"extra": "forbid", "strict": True}
"""Read by pydantic when text becomes these types: an unknown key is a fault, and 1 is no "1"."""


SPACED_PERCENT = "\u00a0%"
"""How shares are written until it is known in which language."""


@dataclass(frozen=True)
class Tongue:
    """languages/NAME/language.toml: what a language calls itself, and how it is written.

    locale: its name for those who link to the site, es_ES. lender: whose texts stand where this one has none.
    letters: those of its own, each with the letter after which the alphabet has it. percent: what follows a share.
    """

    __pydantic_config__ = CLOSED
    name: Annotated[str, MinLen(1)]
    direction: Literal["ltr", "rtl"] = "ltr"
    locale: str = ""
    lender: Language = ""
    percent: Annotated[str, MinLen(1)] = SPACED_PERCENT
    letters: Mapping[str, Annotated[str, MinLen(1)]] = field(default_factory=dict)


@dataclass(frozen=True)
class Text:
    """One string in the languages in which content/ is written."""

    __pydantic_config__ = CLOSED
    es: Annotated[str, MinLen(1)]
    en: Annotated[str, MinLen(1)]

    def __getitem__(self, language: Language) -> str:
        return {"es": self.es, "en": self.en}[language]

    def spoken(self, language: Language) -> Language:
        """The language of what is shown to readers of this one."""
        return language


@dataclass(frozen=True)
class SharedText(Text):
    """A string that has further languages, or that a language lacks.

    further: in languages besides those of content/. lenders: by the language that lacks it, the one that it shows.
    """

    further: Mapping[Language, str] = field(default_factory=dict, hash=False)
    lenders: Mapping[Language, Language] = field(default_factory=dict, hash=False)

    def __getitem__(self, language: Language) -> str:
        return self.further[language] if language in self.further else super().__getitem__(language)

    def spoken(self, language: Language) -> Language:
        """The language of what is shown to readers of this one."""
        return self.lenders.get(language, language)
