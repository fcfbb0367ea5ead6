"""What every type stands on: the two languages, a text in both, an array of numbers, the limits of a phrase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import numpy as np
import numpy.typing as npt
from annotated_types import MinLen

Language = Literal["es", "en"]
LANGUAGES: tuple[Language, ...] = ("es", "en")
Array = npt.NDArray[np.float64]

MAX_TOKENS = 32
MAX_CODE_POINTS = 64
CLOSED: dict[str, Any] = {"extra": "forbid", "strict": True}
"""Read by pydantic when text becomes these types: an unknown key is a fault, and 1 is no "1"."""


@dataclass(frozen=True)
class Text:
    """One string in both languages."""

    __pydantic_config__ = CLOSED
    es: Annotated[str, MinLen(1)]
    en: Annotated[str, MinLen(1)]

    def __getitem__(self, language: Language) -> str:
        return self.es if language == "es" else self.en


@dataclass(frozen=True)
class LentText(Text):
    """A string that one language lacks; it shows the other's there."""

    missing: Language
