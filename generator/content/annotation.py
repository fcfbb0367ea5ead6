"""The words of a sentence with what is said of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.content.linking import position_of
from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.words import found, quoted
from generator.errors import Problem, did_you_mean
from generator.messages import either, say
from generator.model import KIND, Features, Token

WORD, COPIES = "word", "copies"


def read_tokens(document: Document, features: Features, problems: list[Problem]) -> tuple[Token, ...] | None:
    """Each token of the table `tokens`, its values checked and those that it copies filled in; None if one is wrong."""
    before = len(problems)
    tokens = [_token(document, ("tokens", at), features, problems) for at in range(len(document.value(("tokens",))))]
    if len(problems) > before:
        return None
    whole = tuple(_with_copies(document, at, tokens, features, problems) for at in range(len(tokens)))
    if len(problems) > before:
        return None
    for at, token in enumerate(whole):
        _check_needed(document, ("tokens", at), token, features, problems)
    return None if len(problems) > before else whole


def _token(document: Document, at: KeyPath, features: Features, problems: list[Problem]) -> Token:
    table = document.subtables(*at)
    word = document.text(*at, WORD)
    if word is None:
        problems.append(
            document.problem(
                at, say("a token with no {key}", key=quoted(WORD)), say("the word as it stands in the text")
            )
        )
    values = {name: _values(document, (*at, name), features, problems) for name in table if name not in (WORD, COPIES)}
    if KIND not in table:
        problems.append(
            document.problem(at, say("{name} has no {key}", name=quoted(word or ""), key=KIND), either(features.kinds))
        )
    return Token(word or "", values, {})


def _values(document: Document, at: KeyPath, features: Features, problems: list[Problem]) -> tuple[str, ...]:
    name, written = str(at[-1]), document.value(at)
    feature = features.features.get(name)
    if feature is None:
        known = (WORD, *features.features, COPIES)
        found_it = say("unknown feature {name}", name=quoted(name))
        problems.append(document.problem(at, found_it, either(known), did_you_mean(name, known)))
        return ()
    values: Sequence[Any] = written if isinstance(written, list) else [written]
    if not values or (isinstance(written, list) and not feature.many) or len({*map(str, values)}) < len(values):
        problems.append(
            document.fault(at, say("different values of the feature") if feature.many else say("one value"))
        )
    for value in values:
        if not isinstance(value, str) or value not in feature.values:
            hint = did_you_mean(str(value), feature.values)
            said = say("{name} is {value}", name=name, value=found(value))
            problems.append(Problem(document.value_where(at), said, either(feature.values), hint))
    return tuple(map(str, values))


def _with_copies(
    document: Document, at: int, tokens: Sequence[Token], features: Features, problems: list[Problem]
) -> Token:
    token, path = tokens[at], ("tokens", at, COPIES)
    values, copied = dict(token.values), {}
    if not isinstance(document.value(path), dict | None):
        problems.append(document.fault(path, say("a table of features and words")))
    for name, word in document.subtables(*path).items():
        known = [each for each in features.features if each not in token.values]
        if name not in known:
            expected = say("a feature of another word: {names}", names=either(known))
            said = say("copies {name}", name=quoted(name))
            problems.append(document.problem((*path, name), said, expected, did_you_mean(name, known)))
            continue
        source = position_of(document, (*path, name), word, tokens, problems)
        if source is None:
            continue
        copied[name], values[name] = source, tokens[source].values.get(name, ())
        if not values[name]:
            problems.append(document.fault((*path, name), say("a word that has a {name} of its own", name=name)))
    return Token(token.word, _ordered(values, features), copied)


def _ordered(values: Mapping[str, tuple[str, ...]], features: Features) -> Mapping[str, tuple[str, ...]]:
    return {name: values[name] for name in features.features if name in values}


def _check_needed(document: Document, at: KeyPath, token: Token, features: Features, problems: list[Problem]) -> None:
    for name, feature in features.features.items():
        if token.kind in feature.needed_by and name not in token.values:
            said = say("{word}, of the kind {kind}, has no {name}", word=quoted(token.word), kind=token.kind, name=name)
            problems.append(document.problem(at, said, either(feature.values)))
