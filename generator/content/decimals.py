"""No number is typed that the build could give: decimals in a text are asked for, or else accounted for."""

from __future__ import annotations

import re
from functools import lru_cache

from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.words import dotted, quoted
from generator.errors import Problem
from generator.messages import Said, say
from generator.model import Prose

# What is no prose: fenced code, code in a line, comments and tags of HTML, addresses, lists of attributes, requests.
_NO_PROSE = re.compile(
    r"^(?P<fence>```+|~~~+).*?^(?P=fence)|`[^`]*`|<!--.*?-->|</?[a-zA-Z][^>]*>|<https?:[^>]*>"
    r"|\]\([^)\s]*\)|\]:\s*\S+|https?://[^\s)]+|\{\{[^{}]*\}\}|\{:?\s*[.#][^{}]*\}",
    re.MULTILINE | re.DOTALL,
)
_DECIMAL = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+|\{[.,]\}\d+)(?![\d]|[.,]\d)")
_THOUSANDS = re.compile(r"[1-9]\d{0,2}(,\d{3})+")
# A temperature that the text sets, and the version of a standard: T = 0.1, WCAG 2.2.
_SET = re.compile(r"(\bT|τ|\\tau)\s*=\s*$|\b[A-Z]{2,}\s$")
_CITATION = re.compile(r"\[@[^\]\s]+\]")
_LONGEST = 2000
"""Of a sentence: no more letters before a number are looked at."""
_END = re.compile(r"[.!?…:]\s|\n\s*\n|\n\s*[-*|]|\Z")


def check_decimals(prose: Prose, document: Document, at: KeyPath | None, problems: list[Problem]) -> None:
    """Report each bare decimal of a text, and each number said to be given that the text does not have.

    A decimal is accounted for where a temperature is set, in a sentence that cites a work, and when it is given:
    listed at the path `at` of the document, as in given = ["0.5"], if texts of this kind can say so.
    """
    given = (document.value(at) or ()) if at else ()
    bare = bare_decimals(prose.markdown)
    all_given = tuple(dict.fromkeys((*given, *(number for number, start in bare if not _unclosed(prose, start)))))
    for number, start in bare:
        if number not in given:
            problems.append(_unclosed(prose, start) or _typed(prose, start, number, _advice(at, all_given)))
    for index, number in enumerate(given):
        if number not in dict(bare):
            problems.append(
                document.fault((*(at or ()), index), say("a number that stands in the text unaccounted for"))
            )


@lru_cache(maxsize=2048)
def bare_decimals(markdown: str) -> tuple[tuple[str, int], ...]:
    """The decimals for which nothing in the text itself accounts, and where they stand."""
    bare = list[tuple[str, int]]()
    text = _NO_PROSE.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), markdown)
    for found in _DECIMAL.finditer(text):
        start = found.start()
        if (
            _THOUSANDS.fullmatch(found.group())
            or _SET.search(text[max(0, start - _LONGEST) : start])
            or _CITATION.search(_sentence(text, start))
        ):
            continue
        bare.append((found.group(), start))
    return tuple(bare)


def _sentence(text: str, at: int) -> str:
    """The sentence around a place, as far as points and blank lines tell."""
    start = max((found.end() for found in _END.finditer(text, max(0, at - _LONGEST), at)), default=0)
    end = _END.search(text, at)
    return text[start : end.end() if end else len(text)]


def _unclosed(prose: Prose, number: int) -> Problem | None:
    """The problem of a request with a brace missing, in which a number stands."""
    line = prose.markdown[: prose.markdown.find("\n", number) % (len(prose.markdown) + 1)]
    start = line.rfind("{{", 0, number)
    inside = re.match(r"[^{}\n]*", line[start + 2 :])
    if start < 0 or "\n" in line[start:number] or not inside or line[start + 2 + inside.end() :].startswith("}}"):
        return None
    found, expected = say("{open} that is not closed", open="{{"), say("{close} after it", close="}}")
    return Problem(prose.where(start, start + 2), found, expected)


def _advice(at: KeyPath | None, numbers: tuple[str, ...]) -> Said:
    """Where a text says which numbers it sets: all of them in one list."""
    if not at:
        return say("Give it a name under [let] and write {request}.", request="{{name}}")
    listed = ", ".join(map(quoted, numbers))
    if at == ("given",):
        return say("If the text sets it, write at the head of the page, between +++: given = [{listed}]", listed=listed)
    return say("If the text sets it or was told it, write {key} = [{listed}].", key=dotted(at), listed=listed)


def _typed(prose: Prose, start: int, number: str, hint: Said) -> Problem:
    where, found = prose.where(start, start + len(number)), say("{number}, typed", number=number)
    return Problem(where, found, say("{request}, so that the build computes it", request="{{…}}"), hint)
