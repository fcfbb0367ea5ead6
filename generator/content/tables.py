"""Text becomes TOML tables that know their lines."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from generator.content.positions import KeyPath, line_of, locate
from generator.content.reading import BOM, has_control_characters, place, read_text
from generator.content.words import dotted, found
from generator.errors import Problem, Where
from generator.model import Language

_DEEPEST = 16
_WIDEST_BITS = 256
_AT = re.compile(r"(?P<said>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL)
_TWICE = re.compile(r"Cannot (overwrite|declare|mutate|redefine)|Duplicate")
_OPEN = re.compile(r"Illegal character '\\n'|Unterminated string")


@dataclass(frozen=True, eq=False)
class Document:
    """A TOML text that could be read.

    `lines` are those of the whole file; `above` of them stand before the TOML (in a page's front matter, one).
    """

    path: Path
    lines: tuple[str, ...]
    toml: str
    table: dict[str, Any]
    above: int = 0
    lent: Mapping[KeyPath, Language] = field(default_factory=dict)
    """The texts that one language lacks, where the other's has been put in (generator/content/twins.py)."""

    @cached_property
    def _positions(self) -> dict[KeyPath, int]:
        return dict(locate(self.toml))

    def where(self, path: KeyPath) -> Where:
        """The place of a key, or else of the nearest table around it, or else of the first line, not shown."""
        line = line_of(self._positions, path)
        return Where(self.path, self.above + 1) if line is None else place(self.path, self.lines, self.above + line)

    def first_line(self, path: KeyPath) -> int:
        """The line on which a text itself begins: TOML drops a line's end right after the opening quotes."""
        where = self.where(path)
        opens_alone = (where.shown or "").rstrip().endswith(('"""', "'''")) and "\n" in str(self.value(path))
        return (where.line or 1) + (1 if opens_alone else 0)

    def fault(self, path: KeyPath, expected: str, hint: str = "") -> Problem:
        """The problem that the value at a path is not what was expected."""
        return self.problem(path, f"{dotted(path)} is {found(self.value(path))}", expected, hint)

    def problem(self, path: KeyPath, found: str, expected: str, hint: str = "") -> Problem:
        """A problem placed at a path."""
        return Problem(self.where(path), found, expected, hint)

    def value(self, path: KeyPath) -> Any:
        """The value at a path, or None."""
        value: Any = self.table
        for step in path:
            try:
                value = value[step]
            except (KeyError, IndexError, TypeError):
                return None
        return value

    def text(self, *path: str | int) -> str | None:
        """The value at a path if it is a text that is not empty."""
        value = self.value(path)
        return value if isinstance(value, str) and value else None

    def number(self, *path: str | int) -> float | None:
        """The value at a path if it is a number."""
        value = self.value(path)
        return value if isinstance(value, int | float) and not isinstance(value, bool) else None

    def subtables(self, *path: str | int) -> dict[str, Any]:
        """The table at a path, empty if there is none."""
        value = self.value(path)
        return value if isinstance(value, dict) else {}


def read_toml(root: Path, path: Path, problems: list[Problem]) -> Document | None:
    """Read a TOML file below root; None, and a problem, if it cannot be read as TOML."""
    text = read_text(root, path, problems)
    if text is None:
        return None
    if text.startswith(BOM):
        where = Where(path, 1)
        hint = 'Save the file as "UTF-8", not as "UTF-8 with BOM".'
        problems.append(Problem(where, "a byte order mark (BOM) before the first letter", "UTF-8 without it", hint))
    text = text.removeprefix(BOM)
    return parse_toml(path, text, tuple(text.split("\n")), 0, problems)


def parse_toml(path: Path, toml: str, lines: tuple[str, ...], above: int, problems: list[Problem]) -> Document | None:
    """Parse a TOML text that starts after `above` lines of a file; None, and a problem, if that fails."""
    try:
        document = Document(path, lines, toml, tomllib.loads(toml), above)
        entries = tuple(_walk(document.table))
    except tomllib.TOMLDecodeError as error:
        problems.append(_not_toml(path, toml, lines, above, str(error)))
        return None
    except (ValueError, RecursionError):
        where = Where(path, above + 1)
        problems.append(Problem(where, "a value that is too long or nested too deeply", "values of ordinary size"))
        return None
    problems.extend(_odd_values(document, entries))
    return document


def _walk(table: dict[str, Any]) -> Iterator[tuple[KeyPath, Any]]:
    waiting: list[tuple[KeyPath, Any]] = [((), table)]
    while waiting:
        path, value = waiting.pop()
        if len(path) > _DEEPEST or (isinstance(value, int) and value.bit_length() > _WIDEST_BITS):
            raise ValueError(path)
        yield path, value
        inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        waiting.extend(((*path, step), item) for step, item in inner)


def _odd_values(document: Document, entries: tuple[tuple[KeyPath, Any], ...]) -> Iterator[Problem]:
    for path, value in entries:
        if isinstance(value, str) and value and not value.strip():
            yield document.fault(path, "text that can be seen")
        elif isinstance(value, str) and has_control_characters(value, allowed="\n\t"):
            yield document.fault(path, "text without control characters")


def _not_toml(path: Path, toml: str, lines: tuple[str, ...], above: int, message: str) -> Problem:
    match = _AT.fullmatch(message)
    said = match["said"] if match else message
    last = toml.rstrip().count("\n") + 1
    line = int(match["line"]) if match and match["line"] else last
    where = place(path, lines, above + line)
    if _TWICE.match(said):
        return Problem(where, "a key or a table that was already written", "each name once")
    if _OPEN.match(said):
        return Problem(where, "a text that is not closed", 'the same quotes at both ends: "text"')
    column = f" at column {match['column']}" if match and match["column"] else " at the end"
    hint = 'Text stands in "quotes"; a list ends with ], a table in a line with }.'
    return Problem(where, f"{said[:1].lower()}{said[1:]}{column}", "TOML: name = value", hint)
