"""The order of the alphabet in each language: accents count for nothing, and ñ stands between n and o."""

from __future__ import annotations

import unicodedata

from generator.model import Language

ENYE, AFTER_N = "ñ", "n\uffff"


def order(text: str, language: Language) -> str:
    """A key by which texts sort as in a dictionary of the language."""
    kept = text.lower().replace(ENYE, AFTER_N) if language == "es" else text.lower()
    return "".join(each for each in unicodedata.normalize("NFD", kept) if not unicodedata.combining(each))


def initial(text: str, language: Language) -> str:
    """The letter under which a text is looked up."""
    first = order(text, language)
    return ENYE.upper() if first.startswith(AFTER_N) else first[:1].upper()
