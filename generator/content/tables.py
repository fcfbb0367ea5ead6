"""Text becomes TOML tables that know their lines."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from generator.content.positions import KeyPath, Span, Spot, locate, spot_of
from generator.content.reading import BOM, has_control_characters, place, read_text
from generator.content.slips import with_a_point
from generator.content.syntax import all_faults
from generator.content.words import dotted, found
from generator.errors import Problem, Where
from generator.held import held
from generator.messages import NOTHING, Said, say
from generator.model import Language

_DEEPEST = 16
_WIDEST_BITS = 256


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
    lent: Mapping[KeyPath, Mapping[Language, Language]] = field(default_factory=dict)
    """The texts that languages lack, and for each of these whose is shown (generator/content/twins.py)."""
    layers: Mapping[Language, Document] = field(default_factory=dict)
    """The files of further languages that mirror this one."""

    @cached_property
    def _positions(self) -> Mapping[KeyPath, Spot]:
        return held(f"positions in {self.path}", self.toml, lambda: locate(self.toml))

    def where(self, path: KeyPath) -> Where:
        """The place of a key, or else of the nearest table around it, or else of the first line, not shown."""
        spot = spot_of(self._positions, path)
        return Where(self.path, self.above + 1) if spot is None else self._place(spot.key)

    def value_where(self, path: KeyPath) -> Where:
        """The place of a value, or else of its key."""
        spot = spot_of(self._positions, path)
        return self.where(path) if spot is None or spot.value is None else self._place(spot.value)

    def within(self, path: KeyPath, start: int, end: int) -> Where:
        """The place of a part of a text, by its letters; the whole value where escapes or ends of lines lie between."""
        where, text = self.value_where(path), self.value(path)
        written = (where.shown or "")[(where.column or 1) - 1 : (where.end or 1) - 1]
        at = written.find(text) if isinstance(text, str) else -1
        if at < 0 or where.column is None:
            return where
        return replace(where, column=where.column + at + start, end=where.column + at + max(end, start + 1))

    def _place(self, span: Span) -> Where:
        return place(self.path, self.lines, self.above + span.line, span.column, span.end)

    def side(self, path: KeyPath, language: Language) -> tuple[Document, KeyPath]:
        """The file, and the place in it, of what readers of a language are shown of a text."""
        spoken = self.lent.get(path, {}).get(language, language)
        return (self.layers[spoken], path) if spoken in self.layers else (self, (*path, spoken))

    def opening(self, path: KeyPath) -> Where:
        """Where a text itself begins: behind its quotes, or on the next line, since TOML drops a line's end there."""
        where = self.value_where(path)
        written = (where.shown or "")[(where.column or 1) - 1 :]
        quotes = written[: 3 if written.startswith(('"""', "'''")) else 1]
        if len(quotes) == 3 and not written[3:].strip() and where.line is not None:
            return place(self.path, self.lines, where.line + 1, 1)
        is_text = not quotes.strip("\"'") and where.column
        return replace(where, column=where.column + len(quotes) if is_text and where.column else None)

    def fault(self, path: KeyPath, expected: Said, hint: Said = NOTHING) -> Problem:
        """The problem that the value at a path is not what was expected."""
        said = say("{name} is {value}", name=dotted(path), value=found(self.value(path)))
        return Problem(self.value_where(path), said, expected, hint or with_a_point(self.value(path)))

    def problem(self, path: KeyPath, found: Said, expected: Said, hint: Said = NOTHING) -> Problem:
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
        hint = say('Save the file as "UTF-8", not as "UTF-8 with BOM".')
        found = say("a byte order mark (BOM) before the first letter")
        problems.append(Problem(Where(path, 1), found, say("UTF-8 without it"), hint))
    text = text.removeprefix(BOM)
    return parse_toml(path, text, tuple(text.split("\n")), 0, problems)


def parse_toml(path: Path, toml: str, lines: tuple[str, ...], above: int, problems: list[Problem]) -> Document | None:
    """Parse a TOML text that starts after `above` lines of a file; None, and a problem, if that fails."""
    try:
        table, entries = held(f"table of {path}", toml, lambda: _parsed(toml))
    except tomllib.TOMLDecodeError as error:
        problems.extend(all_faults(path, toml, lines, above, str(error)))
        return None
    except (ValueError, RecursionError):
        found = say("a value that is too long or nested too deeply")
        problems.append(Problem(Where(path, above + 1), found, say("values of ordinary size")))
        return None
    document = Document(path, lines, toml, table, above)
    problems.extend(_odd_values(document, entries))
    return document


def _parsed(toml: str) -> tuple[dict[str, Any], tuple[tuple[KeyPath, Any], ...]]:
    table = tomllib.loads(toml)
    return table, tuple(_walk(table))


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
            yield document.fault(path, say("text that can be seen"))
        elif isinstance(value, str) and has_control_characters(value, allowed="\n\t"):
            yield document.fault(path, say("text without control characters"))
