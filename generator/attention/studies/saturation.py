"""How softmax saturates as d_k grows: the largest weight, the entropy, and what is left of the gradient."""

from __future__ import annotations

import math
from collections.abc import Iterator

import torch
from torch import Tensor
from torch.func import jacrev, vmap

from generator.attention.measures import row_entropy
from generator.attention.normal import Drawn, normal
from generator.attention.scaled_dot_product import scale, softmax
from generator.attention.sweep import frozen
from generator.model import Study

D_K = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
N_DRAWS, N_KEYS = 2048, 8
SPREAD = (0.1, 0.9)
"""The middle 80 % of the draws lie between these quantiles."""
WAYS = {"": False, "_divided": True}


def make() -> Study:
    """Draw a query and its keys again and again, components N(0, 1), and differentiate softmax at their scores.

    Columns: `d_k`; `largest` (a row's largest weight), `entropy` (of the row, in bits) and `jacobian` (the Frobenius
    norm of softmax's Jacobian), each the mean over the draws, with `_low` and `_high` where SPREAD lies; and all of
    them with `_divided`.
    """
    columns: dict[str, list[float]] = {"d_k": list(D_K)}
    for d_k, scores in zip(D_K, products(), strict=True):
        for way, divide in WAYS.items():
            for name, value in measures(scale(scores, d_k, divide=divide)):
                columns.setdefault(name + way, []).append(value)
    vectors = {name: torch.tensor(column, dtype=torch.float64) for name, column in columns.items()}
    return Study("saturation", {name: frozen(vector) for name, vector in vectors.items()}, _facts(columns))


def products() -> Iterator[Tensor]:
    """The scores of each draw, a d_k after the other. Each (N_DRAWS, N_KEYS)."""
    Q = normal(N_DRAWS, D_K[-1], Drawn.QUERIES)
    K = normal(N_DRAWS * N_KEYS, D_K[-1], Drawn.KEYS).reshape(N_DRAWS, N_KEYS, -1)
    sums = (Q[:, None] * K).cumsum(dim=-1)
    return (sums[..., d_k - 1] for d_k in D_K)


def jacobian(scaled: Tensor) -> Tensor:
    """∂s_i/∂z_j of softmax at each row of scores, by autograd. (n_draws, n) → (n_draws, n, n)."""
    derivative: Tensor = vmap(jacrev(softmax))(scaled)
    return derivative


def measures(scaled: Tensor) -> Iterator[tuple[str, float]]:
    """The name and value of each measure of these rows of scores (n_draws, n)."""
    weights = softmax(scaled)
    found = {"largest": weights.amax(dim=-1), "entropy": row_entropy(weights)}
    found |= {"jacobian": torch.linalg.matrix_norm(jacobian(scaled))}
    for name, of_draws in found.items():
        low, high = of_draws.quantile(torch.tensor(SPREAD, dtype=torch.float64))
        yield name, of_draws.mean().item()
        yield f"{name}_low", low.item()
        yield f"{name}_high", high.item()


def _facts(columns: dict[str, list[float]]) -> dict[str, float]:
    """Each mean under the name of its d_k, as in jacobian_64_divided."""
    facts = {"draws": float(N_DRAWS), "keys": float(N_KEYS), "most_bits": math.log2(N_KEYS)}
    for at, d_k in enumerate(D_K):
        for name in ("largest", "entropy", "jacobian"):
            facts |= {f"{name}_{d_k}{way}": columns[name + way][at] for way in WAYS}
    return facts
