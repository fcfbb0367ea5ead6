"""Brackets of an expression that have no other half."""

from __future__ import annotations

import re

_PAIRS = {"(": ")", "[": "]"}
_TEXT = re.compile(r'"[^"]*"')


def lone_bracket(text: str) -> int | None:
    """The place of the first bracket that closes nothing, or else of the last that is not closed."""
    waiting: list[int] = []
    for at, sign in enumerate(_TEXT.sub(lambda found: " " * len(found.group()), text)):
        if sign in _PAIRS:
            waiting.append(at)
        elif sign in _PAIRS.values() and (not waiting or _PAIRS[text[waiting.pop()]] != sign):
            return at
    return waiting[-1] if waiting else None
