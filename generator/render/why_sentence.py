"""The sentence that sums up why a query goes to one key and not to another, as static/js/laboratory/ says it too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from generator.model import KIND, Ask, Met, Reasons, RuleTerm, Token
from generator.render.reasons import points
from generator.render.rule_words import RuleWords, partly

Parted = tuple[RuleTerm, Sequence[Met], float]
"""A line that parts the two keys, by what it was met, and how many points the first is ahead by it."""


class WhySentence:
    """In one language; {query}, {winner} and {loser} are left in it. words: ui.toml's [why]."""

    def __init__(self, rule: RuleWords, words: Mapping[str, str]) -> None:
        self._rule, self._words = rule, words

    def of(self, asks: Sequence[Ask], tokens: Sequence[Token], found: Reasons) -> str:
        """What parts the two keys, clause by clause; of two that nothing parts, that they are equal."""
        ahead = (found.scores[0] - found.scores[1]) / found.point
        if not ahead:
            return partly(self._words["tie_same"], points=points(found.scores[0] / found.point, self._words))
        clauses: dict[tuple[int, str], list[Parted]] = {}
        for key, line in _parted(asks, tokens, found):
            clauses.setdefault(key, []).append(line)
        loser = self._rule.value(KIND, tokens[found.keys[1]].kind)
        since = [self._clause(how, lines, loser) for (_, how), lines in clauses.items()]
        if len(since) > 1:
            since.append(partly(self._words["in_all"], points=points(ahead, self._words)))
        return partly(self._words["goes"], since="; ".join(since))

    def _clause(self, how: str, lines: Sequence[Parted], kind: str) -> str:
        *most, last = [self._quoted(term, met) for term, met, _ in lines]
        listed = partly(self._words["and"], most=", ".join(most), last=last) if most else last
        total = points(sum(abs(ahead) for *_, ahead in lines), self._words)
        return partly(self._words[f"since_{how}"], lines=listed, points=total, kind=kind)

    def _quoted(self, term: RuleTerm, met: Sequence[Met]) -> str:
        values = dict.fromkeys(self._rule.value(term.same, each.value) for each in met) if term.same else {}
        name = "quoted_met" if values else "quoted"
        return partly(self._words[name], line=self._rule.term(term), met=", ".join(values))


def _parted(asks: Sequence[Ask], tokens: Sequence[Token], found: Reasons) -> Iterator[tuple[tuple[int, str], Parted]]:
    """The lines that give the two keys unequal points, each with its ask and how it parts them."""
    for at, ask in enumerate(asks):
        answers = not ask.of or tokens[found.keys[1]].kind in ask.of
        for place, term in enumerate(ask.terms):
            met = [[each for each in of_key if (each.ask, each.term) == (at, place)] for of_key in found.met]
            ours, theirs = (sum(each.share for each in own) / found.point for own in met)
            if ours != theirs:
                how = "unanswered" if not answers and ours > 0 else _how(ours, theirs)
                yield (at, how), (term, [*met[0], *met[1]], ours - theirs)


def _how(ours: float, theirs: float) -> str:
    if ours < theirs:
        return "docked" if ours < 0 and not theirs else "against"
    if not theirs:
        return "only"
    return "more" if ours else "taken"
