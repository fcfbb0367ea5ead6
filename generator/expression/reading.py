"""Text becomes an expression whose every name and kind is known, or faults in plain words."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass

from generator.errors import did_you_mean
from generator.expression.kinds import Kinds
from generator.expression.table import INNERMOST

_PLAIN = re.compile(r"""(?:[A-Za-z0-9_ .,()\[\]+\-*/<>=!]|"[^"\\\n]*")*""")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_LOOSE = re.compile(r',\s*[)\]]|""\s*""|\(\s*\)')
_ODD_NUMBER = re.compile(r"(?<![\w.])(?:\d[\w.]*|\.\d[\w.]*)")


@dataclass(frozen=True)
class Fault:
    """What was found in an expression, what was expected, and a hint."""

    found: str
    expected: str
    hint: str = ""


def read(text: str, names: Mapping[str, str], faults: list[Fault]) -> tuple[ast.expr | None, str | None]:
    """The expression and its kind, or None and the faults. names: what it may name besides the present run → kind."""
    tree = _tree(text, faults)
    if tree is None:
        return None, None
    kinds = Kinds(names)
    kind = kinds.of(tree)
    faults.extend(Fault(found, expected, did_you_mean(word, known)) for found, expected, word, known in kinds.faults)
    return (None, None) if kinds.faults else (tree, kind)


def _tree(text: str, faults: list[Fault]) -> ast.expr | None:
    """Only what the page's own parser reads in the same way passes."""
    if not _PLAIN.fullmatch(text):
        faults.append(Fault("a character that no expression has", 'names, numbers, "text", + - * / ** ( ) [ ] < > ='))
        return None
    outside = re.sub(r'"[^"]*"', '""', text)
    if _LOOSE.search(outside):
        faults.append(Fault("a comma with nothing after it, or two texts in a row", "something between commas"))
        return None
    for number in _ODD_NUMBER.findall(outside):
        if not _NUMBER.fullmatch(number):
            faults.append(Fault(f"the number {number}", "digits, as in 12 or 0.5"))
            return None
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, RecursionError, MemoryError, ValueError):
        faults.append(Fault("an expression that cannot be read", "for instance max(weights[2])"))
        return None
    if _depth(tree) > INNERMOST:
        faults.append(Fault("an expression nested too deeply", f"at most {INNERMOST} within each other"))
        return None
    return tree


def _depth(tree: ast.AST) -> int:
    level, deep = [tree], 0
    while level:
        level, deep = [child for node in level for child in ast.iter_child_nodes(node)], deep + 1
    return deep
