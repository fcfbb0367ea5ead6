"""No number is typed that the build could give: decimals in a text are asked for, or else accounted for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.twins import GIVEN
from generator.content.words import dotted, quoted
from generator.errors import Problem
from generator.messages import NOTHING, Said, say
from generator.model import WRITTEN, Language, Prose, Text

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
_NAMED = say("Give it a name under [let] and write {request}.", request="{{name}}")
_END = re.compile(r"[.!?…:]\s|\n\s*\n|\n\s*[-*|]|\Z")


def check_decimals(prose: Prose, document: Document, at: KeyPath | None, problems: list[Problem]) -> None:
    """Report each bare decimal of a text, and each number said to be given that the text does not have.

    A decimal is accounted for where a temperature is set, in a sentence that cites a work, and when it is given:
    listed at the path `at` of the document, as in given = ["0.5"], if texts of this kind can say so.
    """
    expected = say("{request}, so that the build computes it", request="{{…}}")
    _check((prose,), document, at, (expected, _NAMED), problems)


def check_label(
    document: Document, path: KeyPath, text: Text, problems: list[Problem], *, can_say: bool = False
) -> None:
    """Report the same of a label that stands at a path of a completed document, in every language that it is in.

    can_say: whether numbers can be given beside it, for all languages at once, and filled in where it is shown.
    """
    languages = (each for each in (*WRITTEN, *document.layers) if text.spoken(each) == each)
    proses = [_label(document, path, text, language) for language in languages]
    without = say("a text without decimals, since nothing here computes them")
    filled_in = say("{request}, so that the build computes it", request="{…}")
    at = (*path, GIVEN) if can_say else None
    _check(proses, document, at, (filled_in if can_say else without, NOTHING), problems)


def _label(document: Document, path: KeyPath, text: Text, language: Language) -> Prose:
    owner, place = document.side(path, language)
    opening = owner.opening(place)
    return Prose("", language, owner.path.as_posix(), "", "", text[language], opening.line or 1, opening=opening)


def _check(
    proses: Sequence[Prose], document: Document, at: KeyPath | None, told: tuple[Said, Said], problems: list[Problem]
) -> None:
    """told: what was expected instead of a decimal, and a hint for where none can be given."""
    given = (document.value(at) or ()) if at else ()
    bare = [(prose, number, start) for prose in proses for number, start in bare_decimals(prose.markdown)]
    typed = (number for prose, number, start in bare if not _unclosed(prose, start))
    expected, otherwise = told
    hint = _advice(at, tuple(dict.fromkeys((*given, *typed)))) if at else otherwise
    for prose, number, start in bare:
        if number not in given:
            problems.append(_unclosed(prose, start) or _typed(prose, start, number, expected, hint))
    for index, number in enumerate(given):
        if all(number != each for _, each, _ in bare):
            problems.append(
                document.fault((*(at or ()), index), say("a number that stands in the text unaccounted for"))
            )


@lru_cache(maxsize=2048)
def bare_decimals(markdown: str) -> tuple[tuple[str, int], ...]:
    """The decimals for which nothing in the text itself accounts, and where they stand."""
    if not _DECIMAL.search(markdown):
        return ()
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


def _advice(at: KeyPath, numbers: tuple[str, ...]) -> Said:
    """Where a text says which numbers it sets: all of them in one list."""
    listed = ", ".join(map(quoted, numbers))
    if at == ("given",):
        return say("If the text sets it, write at the head of the page, between +++: given = [{listed}]", listed=listed)
    return say("If the text sets it or was told it, write {key} = [{listed}].", key=dotted(at), listed=listed)


def _typed(prose: Prose, start: int, number: str, expected: Said, hint: Said) -> Problem:
    return Problem(prose.where(start, start + len(number)), say("{number}, typed", number=number), expected, hint)
