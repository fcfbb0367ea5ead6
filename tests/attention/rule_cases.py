"""Rules and sentences on which both engines are held against each other, and what torch says to them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from generator.attention.lines import AMOUNTS
from generator.attention.rules import build_head, scores
from generator.attention.shares import shares
from generator.attention.stream import Stream
from generator.content import load
from generator.model import Ask, Laboratory, RuleHead, RuleTerm, Sentence, Text
from tests.attention.cases import GOLDENS, ROOT

SENTENCES = ("tired", "bank-river", "carta")


@cache
def laboratory() -> Laboratory:
    """The laboratory of content/."""
    found = load(ROOT).laboratory
    assert found is not None
    return found


def sentence(name: str) -> Sentence:
    """One of its sentences."""
    return next(each for each in laboratory().sentences if each.id == name)


def rule(name: str) -> RuleHead:
    """One of its heads."""
    return next(each for each in laboratory().heads if each.id == name)


def every_place() -> RuleHead:
    """A rule that uses what those of content/ do not: every place, any kind of word, a line that counts against."""
    places = tuple(RuleTerm(0.25 * (at + 1), place=place) for at, place in enumerate(AMOUNTS))
    against = RuleTerm(-1.5, has="kind.determiner")
    name = Text("Todo", "All")
    return RuleHead("every-place", name, name, name, (Ask((*places, against, RuleTerm(2, same="number"))),))


def rules_golden() -> str:
    """The rules, the sentences and what torch makes of them, a line each."""
    heads = (*laboratory().heads, every_place())
    chosen = Laboratory(laboratory().features, heads, tuple(sentence(name) for name in SENTENCES))
    answers = [json.dumps(answer, separators=(",", ":")) for answer in answers_to(chosen)]
    asked = json.dumps(asdict(chosen), ensure_ascii=False, separators=(",", ":"))
    return f'{{"laboratory":{asked},\n"answers":[\n' + ",\n".join(answers) + "\n]}\n"


def read_golden() -> tuple[Laboratory, list[dict[str, Any]]]:
    """What tests/goldens/rules.json asks, and the answers that it keeps."""
    kept: Mapping[str, Any] = json.loads((GOLDENS / "rules.json").read_text("utf-8"))
    asked = TypeAdapter(Laboratory).validate_json(json.dumps(kept["laboratory"]))
    return asked, list(kept["answers"])


def answers_to(asked: Laboratory) -> list[dict[str, Any]]:
    """For each head: its gain, every score on every sentence, and the shares of each score of its first query."""
    stream = Stream(asked.features)
    answers = []
    for each in asked.heads:
        head = build_head(each, stream, asked.sentences)
        on_sentences = [
            {
                "scores": scores(head, stream.embed(text.tokens)).tolist(),
                "shares": [
                    [asdict(share) for share in shares(head, stream, text.tokens, text.start, j)]
                    for j in range(len(text.tokens))
                ],
            }
            for text in asked.sentences
        ]
        answers.append({"head": each.id, "gain": head.gain, "sentences": on_sentences})
    return answers


def reweighted(head: RuleHead, at: int, weight: float) -> RuleHead:
    """A head with another weight on one line of its first ask."""
    (first, *others) = head.asks
    terms = tuple(replace(term, weight=weight) if place == at else term for place, term in enumerate(first.terms))
    return replace(head, asks=(replace(first, terms=terms), *others))
