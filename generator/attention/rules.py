"""Heads built by rule: the lines of a rule become the entries of W_Q and W_K.

Each line owns dimensions of the query and the key. A key offers 1 there if it is what the line asks for; a query asks
there for as much as the line weighs. Entries have few binary digits, so every score is exact. static/js/attention/
rules.js does the same in the page.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from generator.attention.lines import Dimension, dimensions_of, things, wanted
from generator.attention.random_model import TraceVectors
from generator.attention.stream import Stream
from generator.attention.sweep import frozen
from generator.model import (
    HEAD_D_K,
    AttentionTrace,
    Provenance,
    RuleHead,
    Sentence,
    Token,
)

GAIN_STEPS = 64
"""A gain is a whole number of these, as a binary fraction."""


@dataclass(frozen=True, eq=False)
class BuiltHead:
    """A rule as matrices. W_Q, W_K and W_V: (d_model, d_k); dimensions that the rule does not need are 0."""

    rule: RuleHead
    gain: float
    dimensions: tuple[Dimension, ...]
    W_Q: Tensor
    W_K: Tensor
    W_V: Tensor


def build_head(rule: RuleHead, stream: Stream, sentences: Sequence[Sentence]) -> BuiltHead:
    """A head whose scores, over the rows of these sentences that ask, have variance 1 after the division."""
    plain = compile_head(rule, stream)
    return compile_head(rule, stream, gain=calibrate(plain, stream, sentences))


def compile_head(rule: RuleHead, stream: Stream, *, gain: float = 1.0) -> BuiltHead:
    """The matrices of a rule, each weight times the gain being what it adds to a score after the division."""
    W_Q, W_K, W_V = (torch.zeros(stream.d_model, HEAD_D_K, dtype=torch.float64) for _ in range(3))
    dimensions = dimensions_of(rule, stream)
    unit = gain * math.sqrt(HEAD_D_K)
    for column, dimension in enumerate(dimensions):
        ask = rule.asks[dimension.ask]
        for thing, weight in wanted(ask, dimension, stream):
            W_Q[stream.rows[thing], column] = weight * unit
        for thing in things(ask.of, dimension.feature, dimension.value):
            W_K[stream.rows[thing], column] = 1.0
    for column, thing in enumerate(stream.plain):
        W_V[stream.rows[thing], column] = 1.0
    return BuiltHead(rule, gain, dimensions, W_Q, W_K, W_V)


def calibrate(head: BuiltHead, stream: Stream, sentences: Sequence[Sentence]) -> float:
    """The gain with which a row that asks has, on average, scores of variance 1 after the division; 1 for no asks."""
    variance = mean_variance(head, stream, sentences)
    return math.floor(GAIN_STEPS / math.sqrt(variance) + 0.5) / GAIN_STEPS if variance > 0 else 1.0


def mean_variance(head: BuiltHead, stream: Stream, sentences: Sequence[Sentence]) -> float:
    """The variance of the scores of a row that asks, after the division, on average; 0 for no asks."""
    variances = [
        (row / math.sqrt(HEAD_D_K)).var(correction=0)
        for sentence in sentences
        for row in scores(head, stream.embed(sentence.tokens))[asking(head.rule, sentence.tokens)]
    ]
    return torch.stack(variances).mean().item() if variances else 0.0


def scores(head: BuiltHead, X: Tensor) -> Tensor:
    """q·k of every query and key, before the division. X: (n, d_model). Returns (n, n)."""
    return (X @ head.W_Q) @ (X @ head.W_K).T


def vectors(heads: Sequence[BuiltHead], stream: Stream, tokens: Sequence[Token]) -> TraceVectors:
    """What the scores and outputs of these heads side by side are made from; W_O puts each value back in its place."""
    X = stream.embed(tokens)
    Q, K, V = (torch.cat([X @ getattr(head, W) for head in heads], dim=1) for W in ("W_Q", "W_K", "W_V"))
    return TraceVectors(Q, K, V, torch.cat([head.W_V.T for head in heads]))


def trace(
    heads: Sequence[BuiltHead], stream: Stream, sentence: Sentence, versions: Mapping[str, str]
) -> AttentionTrace:
    """What these heads side by side leave behind on a sentence; none of its numbers is drawn at random."""
    X = stream.embed(sentence.tokens)
    words = tuple(token.word for token in sentence.tokens)
    stacked = frozen(torch.stack([scores(head, X) for head in heads])[None])
    provenance = Provenance("rule", None, versions)
    return AttentionTrace(f"rule-{sentence.id}", sentence.title, words, words, HEAD_D_K, stacked, None, provenance)


def asking(rule: RuleHead, tokens: Sequence[Token]) -> list[int]:
    """The positions of the tokens that ask for something."""
    return [i for i, token in enumerate(tokens) if any(not ask.who or token.kind in ask.who for ask in rule.asks)]
