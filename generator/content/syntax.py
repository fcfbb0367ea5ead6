"""What Python's reader of TOML refuses, in our words and at its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from generator.content.reading import place
from generator.content.slips import slip
from generator.errors import Problem, Where
from generator.messages import NOTHING, say, verbatim

_AT = re.compile(r"(?P<said>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL)
_TWICE = re.compile(r"Cannot (overwrite|declare|mutate|redefine)|Duplicate")
_OPEN = re.compile(r"Illegal character '\\n'|Unterminated string|Expected \"[\"']+\"")
_SLASH = re.compile(r"Unescaped '\\' in a string")
_ILLEGAL = re.compile(r"Illegal character ")
_NEXT = re.compile(r"\s*(\[+[A-Za-z][\w.-]*\]+|[\w-]+\s*=)")
_LIST = re.compile(r"=\s*\[")
_SAID = {
    "Invalid value": say("a value that cannot be read"),
    "Invalid statement": say("a line that begins with no name"),
    "Invalid initial character for a key part": say("no name where one should stand"),
    "Expected newline or end of document after a statement": say("something after the value"),
    "Expected '=' after a key in a key/value pair": say("a name without ="),
    "Expected ']' at the end of a table declaration": say("a table's name without its ]"),
    "Unclosed array": say("a list that is not closed"),
    "Unclosed inline table": say("a table in a line that is not closed"),
}

_EXPECTED = {
    "Invalid value": say("a text, a number, a list, true or false"),
    "Expected newline or end of document after a statement": say("the end of the line"),
    "Unclosed array": say("a ] behind its last value"),
    "Unclosed inline table": say("a }} behind its last value"),
}
_STATEMENT = re.compile(r"\s*(#|\[|[\w.\"'-]+\s*=|$)")
_MOST = 20
"""Of one file: no more faults of spelling are told at once."""


def all_faults(path: Path, toml: str, lines: tuple[str, ...], above: int, message: str) -> Iterator[Problem]:
    """The first fault, and those of the lines below that would be left if its line were not there."""
    rows, last = toml.split("\n"), -1
    for _ in range(_MOST):
        problem = not_toml(path, "\n".join(rows), lines, above, message)
        yield problem
        row = (problem.where.line or 0) - above - 1
        if not last < row < len(rows) or not _stands_alone(rows, row):
            return
        rows[row], last = "", row
        try:
            tomllib.loads("\n".join(rows))
        except tomllib.TOMLDecodeError as error:
            message = str(error)
        else:
            return


def _stands_alone(rows: list[str], row: int) -> bool:
    """Whether a line is a whole statement, as far as the next line tells."""
    is_whole = "=" in rows[row] and not any(quotes in rows[row] for quotes in ('"""', "'''"))
    return is_whole and _STATEMENT.match(rows[row + 1] if row + 1 < len(rows) else "") is not None


def not_toml(path: Path, toml: str, lines: tuple[str, ...], above: int, message: str) -> Problem:
    """The problem that a message of tomllib means. above: how many lines of the file stand before the TOML."""
    match = _AT.fullmatch(message)
    said = match["said"] if match else message
    at_line = match is not None and match["line"] is not None
    line = above + (int(match["line"]) if match and at_line else toml.rstrip().count("\n") + 1)
    column = int(match["column"]) if match and at_line else len(lines[line - 1].rstrip()) + 1
    where = place(path, lines, line, column)
    if (known := _unclosed_list(path, lines, where, said) or slip(where, said)) is not None:
        return known
    return _other(where, said, lines)


def _other(where: Where, said: str, lines: tuple[str, ...]) -> Problem:
    if _TWICE.match(said):
        return _twice(where, lines)
    if _OPEN.match(said):
        return Problem(where, say("a text that is not closed"), say('the same quotes at both ends: "text"'))
    if _SLASH.match(said):
        hint = say("Write \\\\, or put the text between single quotes: '\\frac'.")
        return Problem(where, say("a \\ that stands alone in a text"), say("two of them, or single quotes"), hint)
    if _ILLEGAL.match(said):
        return Problem(where, say("a control character"), say("text without control characters"))
    hint = say('Text stands in "quotes"; a list ends with ], a table in a line with }}.')
    found = _SAID.get(said) or verbatim(f"{said[:1].lower()}{said[1:]}")
    return Problem(where, found, _EXPECTED.get(said, say("TOML: name = value")), hint)


def _twice(where: Where, lines: tuple[str, ...]) -> Problem:
    """A name that was written before, and where."""
    found, expected = say("a key or a table that was already written"), say("each name once")
    again = _NEXT.match(where.shown or "")
    if again is None or where.line is None:
        return Problem(replace(where, column=None), found, expected)
    name, hint = again[1], NOTHING
    for number in range(where.line - 1, 0, -1):
        before = _NEXT.match(lines[number - 1])
        if before and before[1].replace(" ", "") == name.replace(" ", ""):
            hint = say("The first is on line {line}.", line=number)
            break
        if before and before[1].startswith("[") and not name.startswith("["):
            break
    end = again.start(1) + len(name.rstrip("= ")) + 1
    return Problem(replace(where, column=again.start(1) + 1, end=end), found, expected, hint)


def _unclosed_list(path: Path, lines: tuple[str, ...], where: Where, said: str) -> Problem | None:
    """A list that has no end, told where it begins: the reader goes on until the next name or table and stops there."""
    if said not in ("Unclosed array", "Invalid value") or not _NEXT.match(where.shown or "") or where.line is None:
        return None
    for number in range(where.line - 1, 0, -1):
        line = lines[number - 1]
        if (begun := _LIST.search(line)) and line.count("[") > line.count("]"):
            where = place(path, lines, number, begun.end())
            return Problem(where, _SAID["Unclosed array"], say("a ] behind its last value"))
        if _NEXT.match(line):
            return None
    return None
