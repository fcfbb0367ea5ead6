"""features.toml: what can be said of a token of the laboratory, and where a key can stand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import get_args

from generator.content.checking import check
from generator.content.positions import KeyPath
from generator.content.tables import Document
from generator.content.twins import Twins, completed, text_at
from generator.content.words import quoted
from generator.errors import Problem, did_you_mean
from generator.messages import either, say
from generator.model import HEAD_D_K, KIND, MAX_TOKENS, Feature, Features, Place

PATH = Path("content/features.toml")


def make_features(document: Document, problems: list[Problem], twins: Twins) -> Features | None:
    """Check features.toml; None if anything in it is wrong."""
    before = len(problems)
    document = completed(document, _texts(document), PATH.stem, twins)
    features = check(Features, document, problems)
    if features is not None:
        _check_places(document, features, problems)
        _check_kind(document, features, problems)
        _check_size(document, features, problems)
    return None if features is None or len(problems) > before else _lent(document, features)


def find_value(written: str, features: Features) -> tuple[str, str] | None:
    """The feature and the value of a "role.subject", or None if there is no such value."""
    feature, _, value = written.partition(".")
    known = features.features.get(feature)
    return (feature, value) if known is not None and value in known.values else None


def value_names(features: Features) -> tuple[str, ...]:
    """Every value as a rule writes it: kind.noun, role.subject."""
    return tuple(f"{name}.{value}" for name, feature in features.features.items() for value in feature.values)


def _texts(document: Document) -> list[KeyPath]:
    paths: list[KeyPath] = [("places", place) for place in document.subtables("places")]
    for name in document.subtables("features"):
        paths.append(("features", name, "name"))
        paths += [("features", name, "values", value) for value in document.subtables("features", name, "values")]
    return paths


def _check_places(document: Document, features: Features, problems: list[Problem]) -> None:
    known = get_args(Place)
    for place in features.places:
        if place not in known:
            found = say("unknown place {name}", name=quoted(place))
            problems.append(document.problem(("places", place), found, either(known), did_you_mean(place, known)))
    for place in known:
        if place not in features.places:
            problems.append(
                document.problem(("places",), say("no {name}", name=quoted(place)), say("words for every place"))
            )


def _check_kind(document: Document, features: Features, problems: list[Problem]) -> None:
    kind = features.features.get(KIND)
    if kind is None:
        problems.append(
            document.problem(
                ("features",), say("no {name}", name=quoted(KIND)), say("the feature that every token has")
            )
        )
        return
    for name, feature in features.features.items():
        for at, needs in enumerate(feature.needed_by):
            if needs not in kind.values:
                path = ("features", name, "needed_by", at)
                problems.append(document.fault(path, either(kind.values), did_you_mean(needs, kind.values)))


def _check_size(document: Document, features: Features, problems: list[Problem]) -> None:
    """A head's values carry one dimension for each value and place."""
    found, most = len(value_names(features)), HEAD_D_K - MAX_TOKENS
    if found > most:
        problems.append(
            document.problem(
                ("features",), say("{count} values of features", count=found), say("at most {most}", most=most)
            )
        )


def _lent(document: Document, features: Features) -> Features:
    """The same, its texts knowing which language lacks them."""
    told: dict[str, Feature] = {}
    for name, feature in features.features.items():
        at = ("features", name)
        values = {value: text_at(document, (*at, "values", value), text) for value, text in feature.values.items()}
        told[name] = replace(feature, name=text_at(document, (*at, "name"), feature.name), values=values)
    places = {place: text_at(document, ("places", place), text) for place, text in features.places.items()}
    return Features(told, places)
