"""Why a score of a head built by rule is what it is: the share of each line, which together make it exactly."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.attention.lines import amount
from generator.attention.rules import BuiltHead
from generator.attention.stream import PLACE, Stream, Thing
from generator.model import HEAD_D_K, KIND, Ask, Token


@dataclass(frozen=True)
class Share:
    """What one line of a rule adds to q·k by one value: asked · offered.

    ask and term: the line's place in the rule. dimension: the column of W_Q and W_K in which query and key meet;
    query and key: their rows there. asked: the line's part in the entry of W_Q, all of it but for a line about
    places, which shares its columns with the others of its ask. offered: the entry of W_K.
    """

    ask: int
    term: int
    feature: str
    value: str
    dimension: int
    query: int
    key: int
    asked: float
    offered: float

    @property
    def share(self) -> float:
        """The part of q·k, before the division."""
        return self.asked * self.offered


def shares(head: BuiltHead, stream: Stream, tokens: Sequence[Token], i: int, j: int) -> tuple[Share, ...]:
    """Each line that matched between the query at i and the key at j, in the order of the rule."""
    found: list[Share] = []
    for at, ask in enumerate(head.rule.asks):
        if (not ask.who or tokens[i].kind in ask.who) and (not ask.of or tokens[j].kind in ask.of):
            found += _of_ask(head, stream, tokens, (at, i, j))
    return tuple(found)


def _of_ask(head: BuiltHead, stream: Stream, tokens: Sequence[Token], where: tuple[int, int, int]) -> Iterator[Share]:
    at, i, j = where
    ask, unit = head.rule.asks[at], head.gain * math.sqrt(HEAD_D_K)
    columns = {(each.ask, each.term, each.value): column for column, each in enumerate(head.dimensions)}
    for place, term in enumerate(ask.terms):
        asked = (amount(term, i, j) if term.place else term.weight) * unit
        for feature, value in _matches(ask, place, tokens, (i, j)) if asked else ():
            column = columns[at, None if term.place else place, value]
            query = Thing("", KIND, tokens[i].kind) if term.has else _thing(ask.who, tokens[i], feature, value, i)
            rows = stream.rows[query], stream.rows[_thing(ask.of, tokens[j], feature, value, j)]
            yield Share(at, place, feature, value, column, *rows, asked, head.W_K[rows[1], column].item())


def _matches(ask: Ask, place: int, tokens: Sequence[Token], pair: tuple[int, int]) -> Sequence[tuple[str, str]]:
    """The values by which a line of a rule holds between two tokens."""
    term, (i, j) = ask.terms[place], pair
    if term.place:
        return [(PLACE, str(j))]
    if term.has:
        feature, _, value = term.has.partition(".")
        return [(feature, value)] if value in tokens[j].values.get(feature, ()) else []
    ours, theirs = (tokens[at].values.get(term.same, ()) for at in (i, j))
    return [(term.same, value) for value in ours if value in theirs]


def _thing(kinds: Sequence[str], token: Token, feature: str, value: str, place: int) -> Thing:
    kind = token.kind if kinds and feature != KIND else ""
    return Thing(kind, feature, str(place) if feature == PLACE else value)
