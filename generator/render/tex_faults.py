"""What KaTeX refuses, in our words and at its place in the formula."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from generator.errors import Problem, Where, did_you_mean
from generator.messages import NOTHING, Said, say

_COMMAND = re.compile(r"\\[A-Za-z]+")
_UNKNOWN = re.compile(r"Undefined control sequence: (?P<name>\\\S+)")
_ENVIRONMENT = re.compile(r"No such environment: (?P<name>\S+)")
_SAID = (
    (r"Expected '}', got 'EOF'|Unexpected end of input in a macro argument", say("a {{ that is not closed")),
    (r"Expected 'EOF', got '}'", say("a }} too many")),
    (r"Expected '\\right', got 'EOF'", say("a \\left without its \\right")),
    (r"Expected 'EOF', got '&'", say("an & outside of a matrix")),
    (r"Double superscript", say("two ^ in a row, without braces")),
    (r"Double subscript", say("two _ in a row, without braces")),
    (r"Expected group after '[\^_]'", say("nothing after ^ or _")),
    (r"Can't use function '\$' in math mode", say("a $ inside of a formula")),
)


def commands(formulas: Iterable[str]) -> tuple[str, ...]:
    """The commands of formulas that could be set: what an author may have meant elsewhere."""
    return tuple(dict.fromkeys(name for tex in formulas for name in _COMMAND.findall(tex)))


def refused(tex: str, answer: Mapping[str, Any], where: Where, known: Iterable[str]) -> Problem:
    """The problem that an answer of katex.cjs tells of a formula, whose first letter stands at `where`."""
    reason, hint = _reason(answer["fault"], known)
    found = say("{reason}, in the formula {tex}", reason=reason, tex=tex.strip())
    return Problem(_at(tex, answer, where), found, say("TeX that KaTeX can set"), hint)


def _reason(fault: str, known: Iterable[str]) -> tuple[Said, Said]:
    if unknown := _UNKNOWN.search(fault):
        name = unknown["name"]
        return say("the unknown command {name}", name=name), did_you_mean(name, known)
    if environment := _ENVIRONMENT.search(fault):
        name = environment["name"]
        return say("the unknown environment {name}", name=name), did_you_mean(name, ("matrix", "pmatrix", "aligned"))
    said = next((said for shape, said in _SAID if re.match(shape, fault)), None)
    return said or say("KaTeX says: {fault}", fault=fault), NOTHING


def _at(tex: str, answer: Mapping[str, Any], where: Where) -> Where:
    """Within the formula's first line the very letters; else the formula as it was placed."""
    at, length = answer.get("at"), answer.get("length")
    if where.column is None or at is None or "\n" in tex[:at]:
        return where
    start = where.column + at
    return replace(where, column=start, end=start + max(length or 1, 1))
