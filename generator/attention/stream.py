"""The embedding of the laboratory: each thing that can be said of a token has a dimension of its own.

First come all values of all features and all places; then, for each kind of word, the same again for tokens of that
kind alone ("a noun that is feminine"), so that a head can ask nouns and no others. Such products are what the layers
below a head make of simpler ones, in the spirit of RASP (Weiss, Goldberg and Yahav 2021, "Thinking like
Transformers") and Tracr (Lindner et al. 2023, "Tracr: compiled Transformers as a laboratory for interpretability");
here they are read off the annotation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import torch
from torch import Tensor

from generator.model import KIND, MAX_TOKENS, Features, Token

PLACE = "place"
"""Stands where a feature's name does, with the place as its value: place 3 is the fourth token."""


@dataclass(frozen=True)
class Thing:
    """What one dimension of the stream stands for: a value, of tokens of one kind or, with no kind, of all."""

    kind: str
    feature: str
    value: str


@dataclass(frozen=True)
class Stream:
    """The dimensions of the embedding in their order, under these features."""

    features: Features

    @cached_property
    def plain(self) -> tuple[Thing, ...]:
        """The things that every token can be, whatever its kind."""
        return tuple(self._of(""))

    @cached_property
    def things(self) -> tuple[Thing, ...]:
        """All of the dimensions."""
        return self.plain + tuple(thing for kind in self.features.kinds for thing in self._of(kind))

    @cached_property
    def rows(self) -> Mapping[Thing, int]:
        """Which dimension each thing has."""
        return {thing: row for row, thing in enumerate(self.things)}

    @property
    def d_model(self) -> int:
        """The width of the embedding."""
        return len(self.things)

    def embed(self, tokens: Sequence[Token]) -> Tensor:
        """1 for each thing that a token is, 0 for the others. Returns X: (n, d_model), float64."""
        X = torch.zeros(len(tokens), self.d_model, dtype=torch.float64)
        said = [(place, self.rows[thing]) for place, token in enumerate(tokens) for thing in _said_of(token, place)]
        X[[place for place, _ in said], [row for _, row in said]] = 1.0
        return X

    def _of(self, kind: str) -> Iterator[Thing]:
        for name, feature in self.features.features.items():
            if not (kind and name == KIND):
                yield from (Thing(kind, name, value) for value in feature.values)
        yield from (Thing(kind, PLACE, str(place)) for place in range(MAX_TOKENS))


def _said_of(token: Token, place: int) -> Iterator[Thing]:
    said = [(name, value) for name, values in token.values.items() for value in values] + [(PLACE, str(place))]
    for feature, value in said:
        yield Thing("", feature, value)
        if feature != KIND:
            yield Thing(token.kind, feature, value)
