"""The laboratory by torch: every head over all sentences, and the first sight of it in each language."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import torch

from generator.attention.measures import max_attention, mean_entropy, row_entropy
from generator.attention.reasons import reasons
from generator.attention.rules import BuiltHead, asking, build_head, trace
from generator.attention.scaled_dot_product import scale, softmax
from generator.attention.stream import Stream
from generator.attention.telling import facts
from generator.attention.verdicts import doubts, judge, sharpness
from generator.model import TEMPERATURES, JudgedHead, Laboratory, Sentence


def judged(laboratory: Laboratory) -> bytes:
    """Everything as JSON, every number as the shortest decimal that reads back the same."""
    stream, sentences = Stream(laboratory.features), laboratory.sentences
    firsts = {language: laboratory.first(language) for language in laboratory.languages}
    heads = [build_head(rule, stream, sentences) for rule in laboratory.heads]
    verdicts = [_judged(head, stream, sentences) for head in heads]
    found = {
        "heads": {each.verdict.head: asdict(each) for each in verdicts},
        "starts": {language: _start(heads, stream, first) for language, first in firsts.items()},
        "facts": facts(laboratory, stream, heads, verdicts),
        "reasons": {language: asdict(reasons(heads[0], stream, first)) for language, first in firsts.items()},
    }
    return json.dumps(found).encode()


def _judged(head: BuiltHead, stream: Stream, sentences: Sequence[Sentence]) -> JudgedHead:
    asks = any(asking(head.rule, sentence.tokens) for sentence in sentences)
    divided, raw = (sharpness(head, stream, sentences, divide=divide) if asks else None for divide in (True, False))
    return JudgedHead(head.gain, judge(head, stream, sentences), doubts(head, stream, sentences), divided, raw)


def _start(heads: Sequence[BuiltHead], stream: Stream, sentence: Sentence) -> Mapping[str, Any]:
    """The arrays of a StartView at temperature 1, with the division and without a mask."""
    first = trace(heads, stream, sentence, {})
    scores = torch.tensor(first.scores[0])  # (n_heads, n, n)
    weights = softmax(scale(scores, first.d_k))
    tau = torch.tensor(TEMPERATURES, dtype=torch.float64)[:, None, None, None]
    swept = softmax(scale(scores, first.d_k, temperature=tau))  # (n_temperatures, n_heads, n, n)
    arrays = {
        "scores": scores[None],
        "weights": weights,
        "row_entropy": row_entropy(weights),
        "mean_entropy": mean_entropy(swept),
        "max_attention": max_attention(swept),
    }
    return {name: array.tolist() for name, array in arrays.items()}
