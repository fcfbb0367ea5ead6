"""Multi-head self-attention with random weights: the model of the simulator.

Every entry is a pure function of seed, stream, row and column, so a smaller model is the corner of a larger one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

import numpy as np
import torch
from torch import Tensor

from generator.attention.philox import fnv1a, uniform
from generator.attention.positional import sinusoidal
from generator.attention.scaled_dot_product import split_heads
from generator.attention.tokens import identity


class Stream(IntEnum):
    """Second half of the Philox key: which matrix is drawn."""

    EMBEDDING = 1
    W_Q = 2
    W_K = 3
    W_V = 4
    W_O = 5


@dataclass(frozen=True, eq=False)
class Draws:
    """Numbers in (−1, 1) before they are scaled: tokens (n, d_model), each W (d_model, d_model)."""

    tokens: Tensor
    W_Q: Tensor
    W_K: Tensor
    W_V: Tensor
    W_O: Tensor

    def corner(self, d_model: int) -> Draws:
        """The draws of a model with fewer dimensions, without drawing again."""
        square = {name: getattr(self, name)[:d_model, :d_model] for name in ("W_Q", "W_K", "W_V", "W_O")}
        return replace(self, tokens=self.tokens[:, :d_model], **square)


@dataclass(frozen=True, eq=False)
class Projections:
    """X: (n, d_model). Q, K, V: (n_heads, n, d_k). W_O: (d_model, d_model)."""

    X: Tensor
    Q: Tensor
    K: Tensor
    V: Tensor
    W_O: Tensor


@dataclass(frozen=True, eq=False)
class TraceVectors:
    """What scores and outputs are made from: Q, K (n, n_heads·d_k), V (n, n_heads·d_v), W_O (n_heads·d_v, d_model).

    Head h owns columns h·d_k … (h+1)·d_k − 1 of Q and K, and h·d_v … of V and as many rows of W_O.
    """

    Q: Tensor
    K: Tensor
    V: Tensor
    W_O: Tensor


def vectors(tokens: Sequence[str], n_heads: int, d_k: int, *, seed: int, positional: bool = False) -> TraceVectors:
    """The vectors of one phrase as the page's engine gives them under the same name."""
    parts = run(tokens, n_heads, d_k, seed=seed, positional=positional)
    Q, K, V = (heads.transpose(0, 1).flatten(1) for heads in (parts.Q, parts.K, parts.V))
    return TraceVectors(Q, K, V, parts.W_O)


def run(tokens: Sequence[str], n_heads: int, d_k: int, *, seed: int, positional: bool = False) -> Projections:
    """The model on one phrase, up to what attention takes; d_model is n_heads·d_k."""
    return project(draw(tokens, n_heads * d_k, seed), n_heads, positional=positional)


def draw(tokens: Sequence[str], d_model: int, seed: int) -> Draws:
    """Draw the embeddings of these tokens and the four matrices for one seed."""
    rows = [fnv1a(identity(token)) for token in tokens]
    square = {stream.name: _square(d_model, seed, stream) for stream in Stream if stream is not Stream.EMBEDDING}
    return Draws(torch.from_numpy(uniform(rows, d_model, seed, Stream.EMBEDDING)), **square)


def project(draws: Draws, n_heads: int, *, positional: bool = False) -> Projections:
    """Scale the draws and project: embeddings have variance 1, weights 1/d_model (Glorot and Bengio 2010).

    positional: whether the sinusoidal encoding of its position is added to each embedding.
    """
    n, d_model = draws.tokens.shape
    bound = math.sqrt(3 / d_model)
    X = draws.tokens * math.sqrt(3)
    if positional:
        X = X + sinusoidal(n, d_model)
    Q, K, V = (split_heads(X @ (draw * bound), n_heads) for draw in (draws.W_Q, draws.W_K, draws.W_V))
    return Projections(X, Q, K, V, draws.W_O * bound)


def _square(d_model: int, seed: int, stream: Stream) -> Tensor:
    return torch.from_numpy(uniform(np.arange(d_model), d_model, seed, stream))
