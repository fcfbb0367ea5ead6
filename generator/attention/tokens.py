"""Text to tokens, by the rule that static/js/attention/tokens.js follows too."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import regex

from generator.model import MAX_CODE_POINTS, MAX_TOKENS

_INSIDE = r"[\p{L}\p{M}\p{N}]"
_TOKEN = regex.compile(rf"{_INSIDE}+(?:['’\-]{_INSIDE}+)*|(?!\p{{White_Space}})\X")


@dataclass(frozen=True)
class TokenProblem:
    """Why a phrase is refused: its kind, the limit (tokens, or code points of `token`) and the count found."""

    kind: Literal["empty", "too_many", "too_long"]
    limit: int
    found: int
    token: str | None = None


def tokenize(text: str) -> tuple[str, ...]:
    """Cut a phrase into words and single graphemes, after NFC; nothing but white space is dropped.

    A word is a run of letters, marks and digits, with an apostrophe or a hyphen between two of them allowed.
    """
    return tuple(_TOKEN.findall(unicodedata.normalize("NFC", text)))


def identity(token: str) -> str:
    """Lower-case form of a token; tokens with the same identity have the same embedding."""
    return token.lower()


def check(tokens: Sequence[str]) -> TokenProblem | None:
    """The first reason to refuse these tokens, or None if there is none."""
    if not tokens:
        return TokenProblem("empty", MAX_TOKENS, 0)
    if len(tokens) > MAX_TOKENS:
        return TokenProblem("too_many", MAX_TOKENS, len(tokens))
    long = next((token for token in tokens if len(token) > MAX_CODE_POINTS), None)
    return None if long is None else TokenProblem("too_long", MAX_CODE_POINTS, len(long), long)
