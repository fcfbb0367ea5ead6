"""The laboratory's first sight of a weight, and of what the division does to its row, as the template sees it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.model import HEAD_D_K, Ask, Content, Language, Reasons, Sharpness, Token
from generator.render.filters import NO_BREAK_SPACE, fixed, in_percent, percent
from generator.render.lending import said
from generator.render.reasons import WhyRow, WhyTable, short
from generator.render.rule_words import RuleWords, partly
from generator.render.why_sentence import WhySentence

ROOT = math.sqrt(HEAD_D_K)
LARGEST_GRADIENT = 0.5
LEAST = 1e-4
HARDLY_ANY, GONE, AS_BEFORE = 0.001, 0.1, 0.95
"""Bounds of words, as in static/js/laboratory/gauge.js and gauging.js."""


@dataclass(frozen=True)
class Bar:
    """A measure of the row under one setting: its part of the scale, and what is written beside it."""

    part: float
    said: str


@dataclass(frozen=True)
class WhyView:
    """Why the query goes to the first of two keys and not to the second; {query}, {winner} and {loser} are left in.

    sums: a name, then a number for each key. gauge: setting → measure → bar.
    """

    query: str
    keys: tuple[str, ...]
    roles: tuple[str, ...]
    sentence: str
    ratio: str
    rows: tuple[WhyRow, ...]
    sums: tuple[tuple[str, ...], ...]
    point: str
    gain: str
    gauge: Mapping[str, Mapping[str, Bar]]
    gauge_sentence: str


def why_view(
    content: Content, asks: Sequence[Ask], tokens: Sequence[Token], found: Reasons, language: Language
) -> WhyView | None:
    """Everything in the page's language; nothing where the row has nothing to tell its keys apart by."""
    if content.laboratory is None or not any(found.met):
        return None
    rule = RuleWords(content.laboratory.features, content.ui["rule"], language)
    words, gauge = ({key: said(text, language) for key, text in content.ui[name].items()} for name in ("why", "gauge"))
    return WhyView(
        query=tokens[found.query].word,
        keys=tuple(tokens[at].word for at in found.keys),
        roles=_roles(found, words),
        sentence=WhySentence(rule, words).of(asks, tokens, found),
        ratio=_ratio(found, words),
        rows=tuple(WhyTable(rule, words, tokens, found).rows(asks)),
        sums=tuple(_sums(found, words)),
        point=short(found.point),
        gain=short(found.gain, 6),
        gauge={"divided": _bars(found.divided, gauge), "undivided": _bars(found.raw, gauge)},
        gauge_sentence=f"{gauge['divided_now']} {_change(found.divided, found.raw, gauge)}",
    )


def _roles(found: Reasons, words: Mapping[str, str]) -> tuple[str, str]:
    if found.scores[0] == found.scores[1]:
        return words["tied"], words["tied"]
    return words["largest"], words["rival_tied" if found.rivals > 1 else "rival"]


def _ratio(found: Reasons, words: Mapping[str, str]) -> str:
    gap = (found.scores[0] - found.scores[1]) / ROOT
    return partly(words["ratio"], gap=fixed(gap, 3), times=fixed(math.exp(gap), 1)) if gap else ""


def _sums(found: Reasons, words: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    divided = [short(score / ROOT) for score in found.scores]
    yield words["sum"], *(short(score) for score in found.scores)
    yield partly(words["divided"], d_k=HEAD_D_K), *divided
    yield partly(words["temperature"], temperature=1), *divided
    yield words["weight"], *(in_percent(weight) for weight in found.weights)


def _bars(row: Sharpness, words: Mapping[str, str]) -> Mapping[str, Bar]:
    least = partly(words["under"], least=fixed(LEAST, 4))
    return {
        "gradient": Bar(row.gradient / LARGEST_GRADIENT, least if row.gradient < LEAST else fixed(row.gradient, 4)),
        "largest": Bar(row.largest, percent(row.largest)),
    }


def _change(divided: Sharpness, raw: Sharpness, words: Mapping[str, str]) -> str:
    """What becomes of the row without the division."""
    left = raw.gradient / divided.gradient
    bounds = {"falls": GONE, "lowers": AS_BEFORE, "hardly": 1 / AS_BEFORE}
    name = next((name for name, bound in bounds.items() if left < bound), "rises")
    in_words = partly(words["left_under" if left < HARDLY_ANY else "left"], percent=percent(max(left, HARDLY_ANY)))
    change = {"from": _bounded("from", divided.largest, words), "to": _bounded("to", raw.largest, words)}
    return partly(words[name], left=in_words, **change)


def _bounded(name: str, weight: float, words: Mapping[str, str]) -> str:
    """A weight within a sentence: what is not all of it but would be rounded to it is told as "more than"."""
    said = percent(weight)
    return partly(
        words[f"{name}_over" if said.startswith(">") else name], percent=said.removeprefix(f">{NO_BREAK_SPACE}")
    )
