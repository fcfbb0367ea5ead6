"""The order of a language's alphabet: accents count for nothing, and letters of its own have their places."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

LAST = "\uffff"
"""Follows every letter: with it behind, a letter stands after all words that begin with it."""


def order(text: str, letters: Mapping[str, str]) -> str:
    """A key by which texts sort as in a dictionary. letters: those of the language, as in Tongue."""
    kept = "".join(_placed(letter, letters) for letter in unicodedata.normalize("NFC", text.lower()))
    return "".join(each for each in unicodedata.normalize("NFD", kept) if not unicodedata.combining(each))


def initial(text: str, letters: Mapping[str, str]) -> str:
    """The letter under which a text is looked up."""
    first = unicodedata.normalize("NFC", text.lower())[:1]
    return (first if first in letters else order(first, letters)).upper()


def _placed(letter: str, letters: Mapping[str, str]) -> str:
    """Spanish ñ as n and a sign that follows every letter; so does one that stands after such a letter."""
    return _placed(letters[letter], letters) + LAST if letter in letters else letter
