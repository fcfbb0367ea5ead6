"""Text becomes an expression whose every name and kind is known, or faults in plain words."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from generator.errors import did_you_mean
from generator.expression.brackets import lone_bracket
from generator.expression.kinds import Kinds, Told
from generator.expression.table import INNERMOST, NAMES
from generator.messages import NOTHING, Said, say

_PLAIN = re.compile(r"""(?:[A-Za-z0-9_ .,()\[\]+\-*/<>=!]|"[^"\\\n]*")*""")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_COMMA = re.compile(r"(?<![\w.,])\d+,\d+(?![\w.,])")
_LOOSE = re.compile(r',\s*[)\]]|""\s*""|\(\s*\)')
_ODD_NUMBER = re.compile(r"(?<![\w.])(?:\d[\w.]*|\.\d[\w.]*)")


@dataclass(frozen=True)
class Fault:
    """What was found in an expression, what was expected, and a hint.

    start, end: the letters of the expression that are meant; all of them where neither is given.
    """

    found: Said
    expected: Said
    hint: Said = NOTHING
    start: int = 0
    end: int | None = None


def read(text: str, names: Mapping[str, str], faults: list[Fault]) -> tuple[ast.expr | None, str | None]:
    """The expression and its kind, or None and the faults. names: what it may name besides the present run → kind."""
    tree, refused = _told_once(text)
    faults.extend(refused)
    if tree is None:
        return None, None
    if isinstance(tree, ast.Tuple) and (comma := _COMMA.search(re.sub(r'"[^"]*"', '""', text))) is not None:
        faults.append(_comma(text, comma[0]))
        return None, None
    kinds = Kinds(names)
    kind = kinds.of(tree)
    faults.extend(_placed(told, text) for told in kinds.faults)
    return (None, None) if kinds.faults else (tree, kind)


def is_computed(tree: ast.expr, names: Collection[str]) -> bool:
    """Whether an expression asks the present run for something. names: those of [let] that do."""
    asked = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return not asked.isdisjoint({*NAMES, *names, "token"})


def _comma(text: str, number: str) -> Fault:
    point = say("The decimal takes a point: {number}", number=number.replace(",", "."))
    start = text.find(number)
    return Fault(say("a decimal comma: {number}", number=number), say("a point"), point, start, start + len(number))


def _placed(told: Told, text: str) -> Fault:
    """Python counts the bytes of the expression without its blanks; we count letters of the whole."""
    raw, before = text.strip().encode(), len(text) - len(text.lstrip())
    ends = (getattr(told.node, name, 0) or 0 for name in ("col_offset", "end_col_offset"))
    start, end = (before + len(raw[:place].decode(errors="replace")) for place in ends)
    return Fault(told.found, told.expected, did_you_mean(told.word, told.known), start, end)


@lru_cache(maxsize=1024)
def _told_once(text: str) -> tuple[ast.expr | None, tuple[Fault, ...]]:
    """The tree, which nobody may change, or what is wrong with the text."""
    faults: list[Fault] = []
    return _tree(text, faults), tuple(faults)


def _tree(text: str, faults: list[Fault]) -> ast.expr | None:
    """Only what the page's own parser reads in the same way passes."""
    if not _PLAIN.fullmatch(text):
        odd = _PLAIN.match(text)
        at = odd.end() if odd else 0
        expected = say('names, numbers, "text", + - * / ** ( ) [ ] < > =')
        faults.append(Fault(say("a character that no expression has"), expected, start=at, end=at + 1))
        return None
    outside = re.sub(r'"[^"]*"', '""', text)
    if _LOOSE.search(outside):
        found = say("a comma with nothing after it, or two texts in a row")
        faults.append(Fault(found, say("something between commas")))
        return None
    for number in _ODD_NUMBER.findall(outside):
        if not _NUMBER.fullmatch(number):
            faults.append(Fault(say("the number {number}", number=number), say("digits, as in 12 or 0.5")))
            return None
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, RecursionError, MemoryError, ValueError):
        faults.append(_unread(text))
        return None
    if _depth(tree) > INNERMOST:
        expected = say("at most {most} within each other", most=INNERMOST)
        faults.append(Fault(say("an expression nested too deeply"), expected))
        return None
    return tree


def _unread(text: str) -> Fault:
    if (at := lone_bracket(text)) is None:
        return Fault(say("an expression that cannot be read"), say("for instance {code}", code="max(weights[2])"))
    sign, closes = text[at], {"(": ")", "[": "]"}
    if sign in closes:
        found, expected = say("{open} that is not closed", open=sign), say("{close} after it", close=closes[sign])
    else:
        found, expected = say("{tag} that closes nothing", tag=sign), say("one that it closes before it, or none")
    return Fault(found, expected, start=at, end=at + 1)


def _depth(tree: ast.AST) -> int:
    level, deep = [tree], 0
    while level:
        level, deep = [child for node in level for child in ast.iter_child_nodes(node)], deep + 1
    return deep
