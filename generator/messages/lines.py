"""A line of a file as a terminal shows it, with carets under a part of it."""

from __future__ import annotations

import unicodedata

WIDEST = 100
_BEFORE = 40
"""Where a line is too long, so much of it is shown before the carets."""
_WIDE, _NO_WIDTH = ("W", "F"), ("Mn", "Me", "Cf")


def snippet(text: str, line: int | None, column: int | None, end: int | None) -> str:
    """The line under its number, and carets from a column (counted from 1) to one before `end`."""
    number = "" if line is None else str(line)
    start, stop = (0, 0) if column is None else (column - 1, max(column, (end or column + 1) - 1))
    text = text.rstrip("\r\n")
    shown, start, stop = _cut(text, start, max(stop, start))
    row = f"  {number} | {''.join(map(_glyph, shown))}".rstrip()
    if column is None:
        return row
    before, under = (sum(map(_width, part)) for part in (shown[:start], shown[start:stop]))
    return f"{row}\n  {' ' * len(number)} | {' ' * before}{'^' * max(1, under)}"


def _cut(text: str, start: int, stop: int) -> tuple[str, int, int]:
    """At most WIDEST letters of a line, among them those from `start`; what is left out leaves an ellipsis."""
    stop = min(stop, len(text)) if start < len(text) else stop
    if len(text) <= WIDEST:
        return text, start, stop
    first = max(0, min(start - _BEFORE, len(text) - WIDEST))
    last = min(len(text), first + WIDEST)
    head, tail = "…" if first else "", "…" if last < len(text) else ""
    moved = len(head) - first
    return f"{head}{text[first:last]}{tail}", start + moved, min(stop, last) + moved


def _glyph(character: str) -> str:
    """A letter without power over the terminal."""
    if character == "\t":
        return "    "
    return "�" if unicodedata.category(character) in ("Cc", "Cs") else character


def _width(character: str) -> int:
    if character == "\t":
        return 4
    if unicodedata.category(character) in _NO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in _WIDE else 1
