"""What is measured on weights: entropy in bits and the largest weight."""

from __future__ import annotations

import math

from torch import Tensor


def row_entropy(weights: Tensor) -> Tensor:
    """H_i = −Σ_j α_ij log₂ α_ij in bits, with 0·log 0 = 0. (…, n_query, n_key) → (…, n_query)."""
    logarithms = weights.where(weights > 0, 1.0).log2()
    return (weights * -logarithms).sum(dim=-1)


def mean_entropy(weights: Tensor) -> Tensor:
    """Mean of the rows' entropies in bits. (…, n_query, n_key) → (…)."""
    return row_entropy(weights).mean(dim=-1)


def max_attention(weights: Tensor) -> Tensor:
    """The largest weight. (…, n_query, n_key) → (…)."""
    return weights.amax(dim=(-2, -1))


def normalised_entropy(entropy: float, n_seen: int) -> float:
    """H / log₂(keys that the row may see), 0 to 1; 0 for a row that sees one key or none."""
    return entropy / math.log2(n_seen) if n_seen > 1 else 0.0


def jacobian_norm(weights: Tensor) -> Tensor:
    """Frobenius norm of softmax's Jacobian, s_i(δ_ij − s_j), at each row. (…, n_query, n_key) → (…, n_query)."""
    squares = weights.square()
    return ((squares * (1 - 2 * weights)).sum(dim=-1) + squares.sum(dim=-1).square()).clamp(min=0).sqrt()
