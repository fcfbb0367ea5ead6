"""Where each key of a TOML text stands, and its value."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

KeyPath: TypeAlias = tuple[str | int, ...]
_KEYS = frozenset({"bare_key", "quoted_key", "dotted_key"})
_PARSER = Parser(Language(tree_sitter_toml.language()))


@dataclass(frozen=True)
class Span:
    """A part of one line, all counted from 1; `end` is the column after its last letter."""

    line: int
    column: int
    end: int


@dataclass(frozen=True)
class Spot:
    """Where a key is written, and where its value: of a table none, of an item of a list the item for both."""

    key: Span
    value: Span | None = None


def locate(toml: str) -> Mapping[KeyPath, Spot]:
    """Map the path of every key, table and list item of a valid TOML text to where it stands.

    A path mixes names and, for items of lists and of arrays of tables, 0-based places. What the grammar does not
    know is left out: ask with `spot_of`.
    """
    raw = toml.encode()
    reader = _Reader(raw.split(b"\n"))
    for node in _PARSER.parse(raw).root_node.named_children:
        if node.type == "pair":
            reader.pair(node, ())
        elif node.type in {"table", "table_array_element"}:
            reader.table(node)
    return reader.spots


def spot_of(spots: Mapping[KeyPath, Spot], path: KeyPath) -> Spot | None:
    """The spot of a path, or the key of the nearest table around it, or None at the top."""
    for length in range(len(path), 0, -1):
        if (spot := spots.get(path[:length])) is not None:
            return spot if length == len(path) else Spot(spot.key)
    return None


class _Reader:
    def __init__(self, rows: list[bytes]) -> None:
        self.spots: dict[KeyPath, Spot] = {}
        self._tables: Counter[KeyPath] = Counter()
        self._rows = rows

    def table(self, node: Node) -> None:
        names = _names(node)
        path: KeyPath = ()
        for is_last, (name, key) in ((place == len(names) - 1, name) for place, name in enumerate(names)):
            path = (*path, name)
            self.spots.setdefault(path, Spot(self._span(key)))
            if is_last and node.type == "table_array_element":
                self._tables[path] += 1
            if self._tables[path]:
                path = (*path, self._tables[path] - 1)
            if is_last:
                self.spots[path] = Spot(self._span(key))
        for child in node.named_children:
            if child.type == "pair":
                self.pair(child, path)

    def pair(self, node: Node, above: KeyPath) -> None:
        # A remark behind the value is a child too.
        path, value = above, [child for child in node.named_children if child.type != "comment"][-1]
        names = _names(node)
        for place, (name, key) in enumerate(names, start=1):
            path = (*path, name)
            whole = self._span(value) if place == len(names) else None
            self.spots.setdefault(path, Spot(self._span(key), whole))
        self._value(value, path)

    def _value(self, node: Node, path: KeyPath) -> None:
        if node.type == "inline_table":
            for pair in (child for child in node.named_children if child.type == "pair"):
                self.pair(pair, path)
        elif node.type == "array":
            for place, item in enumerate(child for child in node.named_children if child.type != "comment"):
                self.spots[*path, place] = Spot(self._span(item), self._span(item))
                self._value(item, (*path, place))

    def _span(self, node: Node) -> Span:
        """A node in letters, where the parser counts bytes; of several lines the first."""
        start, end = node.start_point, node.end_point
        row = self._rows[start.row]
        last = end.column if end.row == start.row else len(row.rstrip(b"\r"))
        column, after = (len(row[:place].decode(errors="replace")) + 1 for place in (start.column, last))
        return Span(start.row + 1, column, after)


def _names(node: Node) -> list[tuple[str, Node]]:
    return [name for child in node.named_children if child.type in _KEYS for name in _leaves(child)]


def _leaves(key: Node) -> Iterator[tuple[str, Node]]:
    waiting = [key]
    while waiting:
        node = waiting.pop()
        if node.type == "dotted_key":
            waiting.extend(child for child in reversed(node.named_children) if child.type in _KEYS)
        else:
            written = (node.text or b"").decode()
            yield (written if node.type == "bare_key" else tomllib.loads(f"key = {written}")["key"]), node
