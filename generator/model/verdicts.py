"""What the build found out about the heads of the laboratory."""

from __future__ import annotations

from dataclasses import dataclass

from generator.model.laboratory import Link


@dataclass(frozen=True)
class Failure:
    """A query whose largest weight went to a key that its link does not name."""

    sentence: str
    link: Link
    went_to: int


@dataclass(frozen=True)
class Verdict:
    """Of how many links the largest weight goes where it should, and those of which it does not."""

    head: str
    links: int
    failures: tuple[Failure, ...]

    @property
    def accuracy(self) -> float | None:
        """The share of links that are right; None for a head that has none."""
        return 1 - len(self.failures) / self.links if self.links else None


@dataclass(frozen=True)
class Doubt:
    """A query that the annotation leaves open, and the weights of the keys between which it does."""

    sentence: str
    link: Link
    weights: tuple[float, ...]


@dataclass(frozen=True)
class Sharpness:
    """Means over the rows that ask: the largest weight, and the Frobenius norm of softmax's Jacobian."""

    largest: float
    gradient: float


@dataclass(frozen=True)
class JudgedHead:
    """A head over all sentences: its gain, what it gets right, where it is unsure, how sharp it is.

    divided and raw: with the division by √d_k and without; None for a head that asks for nothing.
    """

    gain: float
    verdict: Verdict
    doubts: tuple[Doubt, ...]
    divided: Sharpness | None
    raw: Sharpness | None
