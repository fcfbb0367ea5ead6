"""Why the row that is seen first looks where it does, line by line; static/js/laboratory/why-table.js tells any row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from generator.model import KIND, Ask, Entry, Met, Reasons, RuleTerm, Token
from generator.render.filters import fixed
from generator.render.rule_words import RuleWords, partly

DIGITS = 5
"""Of an entry: weights are quarters and gains sixty-fourths, so that nearly all are shown whole."""


@dataclass(frozen=True)
class WhyCell:
    """What a line gives one key: what is said of it, or the product and the share that it comes to.

    width: of its bar, in per cent. entries: the letter of each matrix, and row and column in words.
    """

    is_met: bool
    said: str
    share: str = ""
    width: float = 0.0
    entries: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class WhyRow:
    """A line: its class, what it asks for, its weight, what the query has of it ({query} left in), and each key."""

    name: str
    line: str
    weight: str
    own: str
    cells: tuple[WhyCell, ...]


def points(value: float, words: Mapping[str, str]) -> str:
    """ "3 points"."""
    return partly(words["point_one" if value == 1 else "points"], points=short(value, 2))


def short(value: float, most: int = DIGITS) -> str:
    """A number with as few decimals as it has, and at most so many."""
    text = fixed(value, most)
    return text.rstrip("0").rstrip(".") if "." in text else text


class WhyTable:
    """The lines of a rule between a query and two keys, in one language; words: ui.toml's [why]."""

    def __init__(self, rule: RuleWords, words: Mapping[str, str], tokens: Sequence[Token], found: Reasons) -> None:
        self._rule, self._words, self._tokens, self._found = rule, words, tokens, found
        self._largest = max(abs(met.share) for of_key in found.met for met in of_key)

    def rows(self, asks: Sequence[Ask]) -> Iterator[WhyRow]:
        """What the query asks, who of the keys answers, and each line, whether a key meets it or not."""
        keys = [self._tokens[j] for j in self._found.keys]
        for at, ask in enumerate(asks):
            if ask.who and self._query.kind not in ask.who:
                continue
            yield WhyRow("ask", self._rule.ask(ask), "", "", tuple(self._answer(ask, key) for key in keys))
            for place, term in enumerate(ask.terms):
                met = [[each for each in of_key if (each.ask, each.term) == (at, place)] for of_key in self._found.met]
                pairs = zip(met, keys, strict=True)
                cells = tuple(self._met(own) if own else self._unmet(ask, term, key) for own, key in pairs)
                parted = len({cell.share for cell in cells}) > 1
                yield WhyRow(
                    "parted" if parted else "", self._rule.term(term), self._weight(term), self._own(term), cells
                )

    @property
    def _query(self) -> Token:
        return self._tokens[self._found.query]

    def _answer(self, ask: Ask, key: Token) -> WhyCell:
        answers = not ask.of or key.kind in ask.of
        return WhyCell(answers, partly(self._words["answers" if answers else "answers_not"], kind=self._kind(key)))

    def _weight(self, term: RuleTerm) -> str:
        weight = points(term.weight, self._words)
        return partly(self._words["halves"], points=weight) if term.place == "near" else weight

    def _own(self, term: RuleTerm) -> str:
        if not term.same:
            return ""
        values, source = self._query.values.get(term.same, ()), self._query.copied.get(term.same)
        name = "own_none" if not values else "own" if source is None else "own_copied"
        word = "" if source is None else self._tokens[source].word
        return partly(self._words[name], value=self._values(term.same, values), word=word)

    def _met(self, own: Sequence[Met]) -> WhyCell:
        total = sum(each.share for each in own)
        products = " + ".join(f"{short(each.asked)} × {short(each.key.size)}" for each in own)
        entries = [
            entry
            for each in own
            for entry in (
                ("Q", self._entry(each, each.query, each.asked)),
                ("K", self._entry(each, each.key, each.key.size)),
            )
        ]
        return WhyCell(True, f"{products} = ", short(total), 100 * abs(total) / self._largest, tuple(entries))

    def _entry(self, met: Met, entry: Entry, part: float) -> str:
        thing = self._rule.thing(entry.kind, entry.feature, entry.value)
        name = "entry" if part == entry.size else "entry_part"
        return partly(self._words[name], thing=thing, column=met.column + 1, whole=short(entry.size))

    def _unmet(self, ask: Ask, term: RuleTerm, key: Token) -> WhyCell:
        feature = term.same or term.has.partition(".")[0]
        answers = not ask.of or key.kind in ask.of
        value = self._values(feature, key.values.get(feature, ())) if answers and feature != KIND else ""
        name = "off" if not term.weight else "unmatched_value" if value else "unmatched"
        return WhyCell(False, partly(self._words[name], value=value))

    def _values(self, feature: str, values: Sequence[str]) -> str:
        return ", ".join(self._rule.value(feature, value) for value in values)

    def _kind(self, token: Token) -> str:
        return self._rule.kinds((token.kind,))
