"""Where each key of a TOML text stands."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

KeyPath: TypeAlias = tuple[str | int, ...]
_KEYS = frozenset({"bare_key", "quoted_key", "dotted_key"})
_PARSER = Parser(Language(tree_sitter_toml.language()))


def locate(toml: str) -> Mapping[KeyPath, int]:
    """Map the path of every key, table and list item of a valid TOML text to its 1-based line.

    A path mixes names and, for items of lists and of arrays of tables, 0-based places. What the grammar does not
    know is left out: ask with `line_of`.
    """
    lines: dict[KeyPath, int] = {}
    tables: Counter[KeyPath] = Counter()
    for node in _PARSER.parse(toml.encode()).root_node.named_children:
        if node.type == "pair":
            _pair(node, (), lines)
        elif node.type in {"table", "table_array_element"}:
            _table(node, lines, tables)
    return lines


def line_of(lines: Mapping[KeyPath, int], path: KeyPath) -> int | None:
    """The line of a path, or of the nearest table around it, or None at the top."""
    for length in range(len(path), 0, -1):
        if (line := lines.get(path[:length])) is not None:
            return line
    return None


def _table(node: Node, lines: dict[KeyPath, int], tables: Counter[KeyPath]) -> None:
    names = _names(node)
    path: KeyPath = ()
    for is_last, name in ((place == len(names) - 1, name) for place, name in enumerate(names)):
        path = (*path, name)
        lines.setdefault(path, _line(node))
        if is_last and node.type == "table_array_element":
            tables[path] += 1
        if tables[path]:
            path = (*path, tables[path] - 1)
    lines[path] = _line(node)
    for child in node.named_children:
        if child.type == "pair":
            _pair(child, path, lines)


def _pair(node: Node, above: KeyPath, lines: dict[KeyPath, int]) -> None:
    path = above
    for name in _names(node):
        path = (*path, name)
        lines.setdefault(path, _line(node))
    _value(node.named_children[-1], path, lines)


def _value(node: Node, path: KeyPath, lines: dict[KeyPath, int]) -> None:
    if node.type == "inline_table":
        for pair in (child for child in node.named_children if child.type == "pair"):
            _pair(pair, path, lines)
    elif node.type == "array":
        for place, item in enumerate(child for child in node.named_children if child.type != "comment"):
            lines[*path, place] = _line(item)
            _value(item, (*path, place), lines)


def _names(node: Node) -> list[str]:
    return [name for child in node.named_children if child.type in _KEYS for name in _leaves(child)]


def _leaves(key: Node) -> Iterator[str]:
    waiting = [key]
    while waiting:
        node = waiting.pop()
        if node.type == "dotted_key":
            waiting.extend(child for child in reversed(node.named_children) if child.type in _KEYS)
        else:
            written = (node.text or b"").decode()
            yield written if node.type == "bare_key" else tomllib.loads(f"key = {written}")["key"]


def _line(node: Node) -> int:
    return node.start_point.row + 1
