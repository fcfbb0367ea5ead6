"""heads/NN-id.toml: heads as their rules say them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import get_args

from generator.content.checking import check
from generator.content.decimals import check_label
from generator.content.features import find_value, value_names
from generator.content.numbering import numbered
from generator.content.positions import KeyPath
from generator.content.tables import Document, read_toml
from generator.content.twins import Twins, completed, text_at
from generator.errors import Problem, Where, did_you_mean
from generator.messages import either, say
from generator.model import HEAD_D_K, KIND, MAX_TOKENS, Ask, Features, Place, RuleHead, RuleTerm

FOLDER = Path("content/heads")
STEP = 0.25
"""Weights are written in steps of this, so that every score is exact in binary."""
_TEXTS: tuple[KeyPath, ...] = (("title",), ("short",), ("line",))


def read_heads(root: Path, features: Features | None, problems: list[Problem], twins: Twins) -> tuple[RuleHead, ...]:
    """Read every head, in the order of the numbers in the file names; without features rules are not checked."""
    files = numbered(root, FOLDER, problems)
    if not files:
        problems.append(Problem(Where(FOLDER), say("no head"), say("at least one file NN-id.toml")))
    documents = {name: read_toml(root, FOLDER / file, problems) for name, file in files.items()}
    made = [
        _make(name, completed(document, _TEXTS, f"{FOLDER.name}.{name}", twins), features, problems)
        for name, document in documents.items()
        if document is not None
    ]
    return tuple(head for head in made if head is not None)


def _make(name: str, document: Document, features: Features | None, problems: list[Problem]) -> RuleHead | None:
    head = check(RuleHead, document, problems, given={"id": name})
    if head is None:
        return None
    if features is not None:
        _check_rule(document, head, features, problems)
    written = (head.title, head.short, head.line)
    title, short, line = (text_at(document, path, text) for path, text in zip(_TEXTS, written, strict=True))
    for path, said in zip(_TEXTS, (title, short, line), strict=True):
        check_label(document, path, said, problems)
    return replace(head, title=title, short=short, line=line)


def _check_rule(document: Document, head: RuleHead, features: Features, problems: list[Problem]) -> None:
    before = len(problems)
    for place, ask in enumerate(head.asks):
        _check_ask(document, ("asks", place), ask, features, problems)
    if len(problems) == before and (width := head.width(features)) > HEAD_D_K:
        hint = say("All places together take {most}; `same` takes one for each value of its feature.", most=MAX_TOKENS)
        found = say("a rule that takes {width} dimensions", width=width)
        problems.append(document.problem(("asks",), found, say("at most {most}", most=HEAD_D_K), hint))


def _check_ask(document: Document, at: KeyPath, ask: Ask, features: Features, problems: list[Problem]) -> None:
    for side, kinds in (("who", ask.who), ("of", ask.of)):
        for place in range(len(kinds)):
            _check_known(document, (*at, side, place), features.kinds, problems)
    for place, term in enumerate(ask.terms):
        _check_term(document, (*at, "terms", place), term, features, problems)


def _check_term(document: Document, at: KeyPath, term: RuleTerm, features: Features, problems: list[Problem]) -> None:
    said = [key for key in ("has", "same", "place") if getattr(term, key)]
    if len(said) != 1:
        found = say("a term with {keys}", keys=", ".join(said)) if said else say("a term with nothing")
        problems.append(document.problem(at, found, either(["has", "same", "place"])))
        return
    if term.weight % STEP:
        problems.append(document.fault((*at, "weight"), say("a number in steps of {step}", step=STEP)))
    if term.same:
        _check_known(document, (*at, "same"), [name for name in features.features if name != KIND], problems)
    elif term.place:
        _check_known(document, (*at, "place"), get_args(Place), problems)
    elif find_value(term.has, features) is None:
        expected = say('a feature and one of its values, as in "role.subject"')
        problems.append(document.fault((*at, "has"), expected, did_you_mean(term.has, value_names(features))))


def _check_known(document: Document, at: KeyPath, known: Sequence[str], problems: list[Problem]) -> None:
    written = document.value(at)
    if written not in known:
        problems.append(document.fault(at, either(known), did_you_mean(str(written), known)))
