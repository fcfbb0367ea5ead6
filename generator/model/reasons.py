"""Why a weight of a head built by rule is what it is, as the first sight of the laboratory tells it."""

from __future__ import annotations

from dataclasses import dataclass

from generator.model.verdicts import Sharpness


@dataclass(frozen=True)
class Entry:
    """An entry of W_Q or W_K: what its row stands for (with no kind, for tokens of every kind), and how large it is."""

    kind: str
    feature: str
    value: str
    size: float


@dataclass(frozen=True)
class Met:
    """A line of a rule that a key meets, by one value; ask and term: the line's place in the rule.

    column: of W_Q and W_K, where query and key meet. asked: the line's part of the query's entry.
    """

    ask: int
    term: int
    value: str
    column: int
    asked: float
    query: Entry
    key: Entry

    @property
    def share(self) -> float:
        """The part of q·k."""
        return self.asked * self.key.size


@dataclass(frozen=True)
class Reasons:
    """Why a query looks most at one key and less at the next, at temperature 1 and with the division.

    keys: both. rivals: how many keys but the first have the score of the second. met, scores and weights: of each.
    point: what a point of the rule adds to q·k. divided and raw: how sharp the row is, with the division and without.
    """

    query: int
    keys: tuple[int, int]
    rivals: int
    met: tuple[tuple[Met, ...], tuple[Met, ...]]
    scores: tuple[float, float]
    weights: tuple[float, float]
    point: float
    gain: float
    divided: Sharpness
    raw: Sharpness
