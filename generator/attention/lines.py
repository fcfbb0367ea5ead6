"""The lines of a rule: which dimensions of a head they own, and which things of the stream meet in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.attention.stream import PLACE, Stream, Thing
from generator.model import KIND, MAX_TOKENS, Ask, RuleHead, RuleTerm

AMOUNTS: Mapping[str, Callable[[int, int], float]] = {
    "before": lambda i, j: float(j < i),
    "after": lambda i, j: float(j > i),
    "previous": lambda i, j: float(j == i - 1),
    "next": lambda i, j: float(j == i + 1),
    "near": lambda i, j: 0.0 if i == j else 2.0 ** (1 - abs(i - j)),
    "me": lambda i, j: float(i == j),
}
"""How far the key at j is where a line wants it, seen from the query at i: "near" halves with each step."""


@dataclass(frozen=True)
class Dimension:
    """What a dimension of a head's queries and keys is for; all lines of an ask about places share one a place."""

    ask: int
    term: int | None
    feature: str
    value: str


def dimensions_of(rule: RuleHead, stream: Stream) -> tuple[Dimension, ...]:
    """The dimensions that a rule needs, ask by ask, those of places last in each."""
    return tuple(dimension for at, ask in enumerate(rule.asks) for dimension in _dimensions(at, ask, stream))


def _dimensions(at: int, ask: Ask, stream: Stream) -> Iterator[Dimension]:
    for place, term in enumerate(ask.terms):
        if term.has:
            feature, _, value = term.has.partition(".")
            yield Dimension(at, place, feature, value)
        elif term.same:
            values = stream.features.features[term.same].values
            yield from (Dimension(at, place, term.same, value) for value in values)
    if any(term.place for term in ask.terms):
        yield from (Dimension(at, None, PLACE, str(j)) for j in range(MAX_TOKENS))


def wanted(ask: Ask, dimension: Dimension, stream: Stream) -> Iterator[tuple[Thing, float]]:
    """What makes a token ask in this dimension, and how much it then asks for."""
    if dimension.term is None:
        j = int(dimension.value)
        for i in range(MAX_TOKENS):
            weight = sum(amount(term, i, j) for term in ask.terms if term.place)
            if weight:
                yield from ((thing, weight) for thing in things(ask.who, PLACE, str(i)))
        return
    term = ask.terms[dimension.term]
    if term.has:
        kinds = ask.who or stream.features.kinds
        yield from ((Thing("", KIND, kind), term.weight) for kind in kinds)
    else:
        yield from ((thing, term.weight) for thing in things(ask.who, dimension.feature, dimension.value))


def things(kinds: Sequence[str], feature: str, value: str) -> tuple[Thing, ...]:
    """The dimensions of the stream that say this of tokens of these kinds; of every kind if none is given."""
    if feature == KIND:
        return (Thing("", KIND, value),) if not kinds or value in kinds else ()
    return tuple(Thing(kind, feature, value) for kind in kinds) if kinds else (Thing("", feature, value),)


def amount(term: RuleTerm, i: int, j: int) -> float:
    """What a line about places adds to the score of the key at j for the query at i, before the gain."""
    return term.weight * AMOUNTS[term.place](i, j)
