"""What becomes of the weights when a phrase is shuffled, with positions and without."""

from __future__ import annotations

import torch
from torch import Tensor

from generator.attention.random_model import run
from generator.attention.scaled_dot_product import scaled_dot_product_attention
from generator.attention.sweep import frozen
from generator.model import Study

PHRASE = ("el", "gato", "se", "sienta", "en", "la", "alfombra")
"""The phrase with which the simulator opens; a test holds it to that, and the model to the simulator's."""
ORDER = (5, 6, 2, 3, 4, 0, 1)
"""la alfombra se sienta en el gato: where each word of the shuffled phrase stood."""
SEED, N_HEADS, D_K, HEAD = 2017, 4, 8, 0
ROUNDING = 1e-15
"""How large rounding may get. It is another on another processor, and the page must not be."""


def make() -> Study:
    """Weights of one head before and after, and how far W′ is from P W Pᵀ.

    Columns: `order`, and `before` and `after` without positions, row after row. Facts: what the
    largest difference without positions does not exceed (`difference`), and the largest with (`difference_positional`).
    """
    columns = {"order": torch.tensor(ORDER, dtype=torch.float64)}
    columns |= {"before": weights(PHRASE, positional=False), "after": weights(shuffled(), positional=False)}
    facts = {
        "difference": max(difference(positional=False), ROUNDING),
        "difference_positional": difference(positional=True),
    }
    return Study("shuffle", {name: frozen(column.flatten()) for name, column in columns.items()}, facts)


def shuffled() -> tuple[str, ...]:
    """The phrase in its other order."""
    return tuple(PHRASE[at] for at in ORDER)


def weights(tokens: tuple[str, ...], *, positional: bool) -> Tensor:
    """The weights of one head of the random model. Returns (n, n)."""
    parts = run(tokens, N_HEADS, D_K, seed=SEED, positional=positional)
    return scaled_dot_product_attention(parts.Q, parts.K, parts.V).weights[HEAD]


def difference(*, positional: bool) -> float:
    """The largest entry of |W′ − P W Pᵀ|."""
    P = torch.eye(len(PHRASE), dtype=torch.float64)[list(ORDER)]
    carried = P @ weights(PHRASE, positional=positional) @ P.T
    return (weights(shuffled(), positional=positional) - carried).abs().max().item()
