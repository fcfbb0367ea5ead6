"""What the laboratory is made of: features of tokens, heads that ask for them, sentences that carry them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval, MinLen

from generator.model.texts import CLOSED, MAX_TOKENS, WRITTEN, Language, Text

HEAD_D_K = 64
"""Dimensions of a query and of a key in a head that is built by rule."""
KIND = "kind"
"""The one feature that every token has: the class of the word. Heads ask by it and are answered by it."""

TEMPERATURES = tuple(tenth / 10 for tenth in range(2, 26))
"""At which the laboratory's curves are measured; its temperature lies between the first and the last."""

Place = Literal["before", "after", "previous", "next", "near", "me"]
"""Where a key stands, seen from the query."""


@dataclass(frozen=True)
class Feature:
    """Something that can be said of a token, and the values it can have."""

    __pydantic_config__ = CLOSED
    name: Text
    values: Annotated[Mapping[str, Text], MinLen(1)]
    needed_by: tuple[str, ...] = ()
    """The kinds of token that must have it."""
    many: bool = False
    """Whether a token may have several of its values."""


@dataclass(frozen=True)
class Features:
    """features.toml: every feature in order, and the words for each place."""

    __pydantic_config__ = CLOSED
    features: Mapping[str, Feature]
    places: Mapping[str, Text]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The classes of words."""
        return tuple(self.features[KIND].values)


@dataclass(frozen=True)
class RuleTerm:
    """One line of a rule: what is asked for, and how much it counts when it is found.

    Just one of: `has`, a value that the key has ("role.subject"); `same`, a feature whose value both share;
    `place`, where the key stands.
    """

    __pydantic_config__ = CLOSED
    weight: Annotated[float, Interval(ge=-8, le=8)]
    has: str = ""
    same: str = ""
    place: str = ""


@dataclass(frozen=True)
class Ask:
    """Tokens of the kinds `who` ask tokens of the kinds `of`; an empty list stands for every kind."""

    __pydantic_config__ = CLOSED
    terms: Annotated[tuple[RuleTerm, ...], MinLen(1)]
    who: tuple[str, ...] = ()
    of: tuple[str, ...] = ()

    def width(self, features: Features) -> int:
        """How many of a head's dimensions this takes; all terms about places share one for each place."""
        own = sum(1 if term.has else len(features.features[term.same].values) for term in self.terms if not term.place)
        return own + MAX_TOKENS * any(term.place for term in self.terms)


@dataclass(frozen=True)
class RuleHead:
    """A head as its rule says it; `id` is the name of its file without the number. No asks: it attends evenly."""

    __pydantic_config__ = CLOSED
    id: str
    title: Text
    short: Text
    """Its name where there is room for a word or two."""
    line: Text
    asks: tuple[Ask, ...]
    every: Place | None = None
    """If every token's right key is told by its place alone: that place."""

    def width(self, features: Features) -> int:
        """How many of its dimensions its rule takes."""
        return sum(ask.width(features) for ask in self.asks)


@dataclass(frozen=True)
class Token:
    """A word of a sentence with the values of its features, several where the feature allows it.

    copied: feature → the position of the token that it was copied from.
    """

    word: str
    values: Mapping[str, tuple[str, ...]]
    copied: Mapping[str, int]

    @property
    def kind(self) -> str:
        """The class of the word."""
        return self.values[KIND][0]


@dataclass(frozen=True)
class Link:
    """To which keys a query should go, by position; of several any will do, or, where a head is unsure, all."""

    head: str
    query: int
    keys: tuple[int, ...]


@dataclass(frozen=True)
class Sentence:
    """A sentence of the laboratory; `id` is the name of its file without the number.

    start: the position of the query that is selected first. links: what the annotation decides. unsure: what it
    leaves open. path and line: where its text stands.
    """

    id: str
    title: Text
    lang: Language
    text: str
    note: Text
    tokens: tuple[Token, ...]
    start: int
    links: tuple[Link, ...]
    unsure: tuple[Link, ...]
    path: str
    line: int


@dataclass(frozen=True)
class Laboratory:
    """Everything that the laboratory shows, in the order of the files, and the languages in which it is shown."""

    features: Features
    heads: tuple[RuleHead, ...]
    sentences: tuple[Sentence, ...]
    languages: tuple[Language, ...] = WRITTEN

    def first(self, language: Language) -> Sentence:
        """The sentence with which a language starts: its own first, or the first of all if it has none."""
        return next((each for each in self.sentences if each.lang == language), self.sentences[0])
