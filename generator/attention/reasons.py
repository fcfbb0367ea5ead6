"""The first sight of why a weight is what it is: the start's largest key beside its strongest rival."""

from __future__ import annotations

import math
from collections.abc import Sequence

from torch import Tensor

from generator.attention.measures import jacobian_norm
from generator.attention.rules import BuiltHead, scores
from generator.attention.shares import Share, shares
from generator.attention.stream import Stream
from generator.attention.verdicts import attend
from generator.model import HEAD_D_K, Entry, Met, Reasons, Sentence, Sharpness


def reasons(head: BuiltHead, stream: Stream, sentence: Sentence) -> Reasons:
    """Why the query with which a sentence starts looks where it does; of equal keys the first counts as larger."""
    tokens, i = sentence.tokens, sentence.start
    row = scores(head, stream.embed(tokens))[i]
    first, second = row.argsort(descending=True, stable=True)[:2].tolist()
    met = [tuple(_met(head, stream, share) for share in shares(head, stream, tokens, i, j)) for j in (first, second)]
    divided, raw = (attend(head, stream, sentence, divide=divide).weights[i] for divide in (True, False))
    return Reasons(
        query=i,
        keys=(first, second),
        rivals=int((row == row[second]).sum().item()) - int((row[first] == row[second]).item()),
        met=(met[0], met[1]),
        scores=_pair(row, (first, second)),
        weights=_pair(divided, (first, second)),
        point=head.gain * math.sqrt(HEAD_D_K),
        gain=head.gain,
        divided=_sharpness(divided),
        raw=_sharpness(raw),
    )


def _met(head: BuiltHead, stream: Stream, share: Share) -> Met:
    column = share.dimension
    query, key = (_entry(stream, row, W[row, column]) for row, W in ((share.query, head.W_Q), (share.key, head.W_K)))
    return Met(share.ask, share.term, share.value, column, share.asked, query, key)


def _entry(stream: Stream, row: int, size: Tensor) -> Entry:
    thing = stream.things[row]
    return Entry(thing.kind, thing.feature, thing.value, size.item())


def _pair(numbers: Tensor, keys: Sequence[int]) -> tuple[float, float]:
    one, other = numbers[list(keys)].tolist()
    return one, other


def _sharpness(weights: Tensor) -> Sharpness:
    return Sharpness(weights.max().item(), jacobian_norm(weights).item())
