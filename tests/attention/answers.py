"""What torch says to a case: the side of every comparison that the page's engine must meet."""

from __future__ import annotations

import numpy as np
from torch import Tensor

from generator.attention import random_model
from generator.attention.measures import max_attention, mean_entropy, row_entropy
from generator.attention.scaled_dot_product import causal_mask, multi_head, scaled_dot_product_attention
from generator.attention.tokens import tokenize
from generator.model import Array
from tests.attention.cases import Case


def answer(case: Case) -> dict[str, Array]:
    """Every number that a page shows of a case, under the names of the engine."""
    tokens = tokenize(case.text)
    parts = random_model.run(tokens, case.n_heads, case.d_k, seed=case.seed, positional=case.positional)
    mask = causal_mask(len(tokens), len(tokens)) if case.causal else None
    attention = scaled_dot_product_attention(
        parts.Q, parts.K, parts.V, temperature=case.temperature, mask=mask, divide=case.divide
    )
    weights = attention.weights
    said: dict[str, Tensor] = {
        "scores": attention.scores,
        "weights": weights,
        "row_entropy": row_entropy(weights),
        "mean_entropy": mean_entropy(weights),
        "max_attention": max_attention(weights),
        "output": multi_head(attention, parts.W_O),
    }
    return {name: np.asarray(numbers.numpy()) for name, numbers in said.items()}
