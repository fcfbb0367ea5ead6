"""Whether a head built by rule does what its name says, over all annotated sentences; and what the division does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import torch
from torch import Tensor

from generator.attention.lines import AMOUNTS
from generator.attention.measures import jacobian_norm
from generator.attention.rules import BuiltHead, asking
from generator.attention.scaled_dot_product import Attention, scaled_dot_product_attention
from generator.attention.stream import Stream
from generator.model import Doubt, Failure, Link, RuleHead, Sentence, Sharpness, Verdict


def attend(head: BuiltHead, stream: Stream, sentence: Sentence, *, divide: bool = True) -> Attention:
    """The head on a sentence, by the same attention as everywhere; each tensor (n, n) but the output (n, d_v)."""
    X = stream.embed(sentence.tokens)
    return scaled_dot_product_attention(X @ head.W_Q, X @ head.W_K, X @ head.W_V, divide=divide)


def judge(head: BuiltHead, stream: Stream, sentences: Sequence[Sentence]) -> Verdict:
    """Hold a head to the links of these sentences: a key of the link must outweigh every other, and a tie fails."""
    failures: list[Failure] = []
    count = 0
    for sentence in sentences:
        weights = attend(head, stream, sentence).weights
        for link in gold(head.rule, sentence):
            count += 1
            if (went_to := _astray(weights[link.query], link.keys)) is not None:
                failures.append(Failure(sentence.id, link, went_to))
    return Verdict(head.rule.id, count, tuple(failures))


def _astray(row: Tensor, keys: Sequence[int]) -> int | None:
    """The key with the largest weight besides these, if it weighs as much as any of them."""
    others = row.index_fill(0, torch.tensor(keys), -1.0)
    return int(others.argmax()) if others.max() >= row[list(keys)].max() else None


def gold(rule: RuleHead, sentence: Sentence) -> Iterator[Link]:
    """The links of a head in a sentence: those of its annotation, or those that places alone decide."""
    yield from (link for link in sentence.links if link.head == rule.id)
    if rule.every is not None:
        positions = range(len(sentence.tokens))
        for i in positions:
            keys = tuple(j for j in positions if AMOUNTS[rule.every](i, j) == 1)
            if keys:
                yield Link(rule.id, i, keys)


def doubts(head: BuiltHead, stream: Stream, sentences: Sequence[Sentence]) -> tuple[Doubt, ...]:
    """Where the annotation leaves a query open, what the head does."""
    open_links = [(each, link) for each in sentences for link in each.unsure if link.head == head.rule.id]
    return tuple(
        Doubt(sentence.id, link, tuple(attend(head, stream, sentence).weights[link.query, list(link.keys)].tolist()))
        for sentence, link in open_links
    )


def sharpness(head: BuiltHead, stream: Stream, sentences: Sequence[Sentence], *, divide: bool) -> Sharpness:
    """How sharp the rows that ask are, with or without the division, and how much gradient is left."""
    rows: list[Tensor] = []
    gradients: list[Tensor] = []
    for sentence in sentences:
        weights = attend(head, stream, sentence, divide=divide).weights[asking(head.rule, sentence.tokens)]
        rows.append(weights.amax(dim=-1))
        gradients.append(jacobian_norm(weights))
    return Sharpness(torch.cat(rows).mean().item(), torch.cat(gradients).mean().item())
