"""What the build says of each head of the laboratory, ready for a table."""

from __future__ import annotations

from dataclasses import dataclass

from generator.model import JudgedHead, Link, RuleHead, Sentence
from generator.render.material import Material


@dataclass(frozen=True)
class Told:
    """One query of a sentence. state: what follows # in the laboratory's address to show its row.

    keys: the words that its link names. went_to: the word that got the most, where it is another.
    weights: those of the keys, where the annotation leaves the query open.
    """

    sentence: Sentence
    state: str
    query: str
    keys: tuple[str, ...]
    went_to: str = ""
    weights: tuple[float, ...] = ()


@dataclass(frozen=True)
class JudgedRow:
    """One head in the table."""

    head: RuleHead
    judged: JudgedHead
    failures: tuple[Told, ...]
    doubts: tuple[Told, ...]


def verdict_rows(material: Material) -> tuple[JudgedRow, ...]:
    """Every head in its order; nothing where there is no laboratory."""
    laboratory, result = material.content.laboratory, material.computed.laboratory
    if laboratory is None or result is None:
        return ()
    sentences = {sentence.id: sentence for sentence in laboratory.sentences}

    def row(number: int, head: RuleHead) -> JudgedRow:
        judged = result.heads[head.id]
        failures = (
            _told(sentences[each.sentence], each.link, number, went_to=each.went_to) for each in judged.verdict.failures
        )
        doubts = (_told(sentences[each.sentence], each.link, number, weights=each.weights) for each in judged.doubts)
        return JudgedRow(head, judged, tuple(failures), tuple(doubts))

    return tuple(row(number, head) for number, head in enumerate(laboratory.heads))


def _told(
    sentence: Sentence, link: Link, head: int, *, went_to: int | None = None, weights: tuple[float, ...] = ()
) -> Told:
    words = [token.word for token in sentence.tokens]
    state = f"sentence={sentence.id}&head={head}&row={link.query}"
    keys = tuple(words[key] for key in link.keys)
    return Told(sentence, state, words[link.query], keys, "" if went_to is None else words[went_to], weights)
