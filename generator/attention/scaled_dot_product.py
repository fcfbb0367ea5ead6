"""Scaled dot-product attention that keeps every step. Source: Vaswani et al. 2017, section 3.2."""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, eq=False)
class Attention:
    """Every intermediate, each (…, n_query, n_key) but the output, which is (…, n_query, d_v)."""

    scores: Tensor
    scaled: Tensor
    masked: Tensor
    weights: Tensor
    output: Tensor


def scaled_dot_product_attention(
    Q: Tensor, K: Tensor, V: Tensor, *, temperature: float = 1.0, mask: Tensor | None = None, divide: bool = True
) -> Attention:
    """softmax(QKᵀ / (T√d_k)) V.

    Q: (…, n_query, d_k), K: (…, n_key, d_k), V: (…, n_key, d_v). mask: (n_query, n_key), True where a key may
    not be seen. divide: whether scores are divided by √d_k. A row with every key masked has weights and output 0.
    """
    scores = Q @ K.transpose(-2, -1)  # (…, n_query, n_key)
    scaled = scale(scores, Q.shape[-1], temperature=temperature, divide=divide)
    masked = scaled if mask is None else scaled.masked_fill(mask, -math.inf)
    weights = softmax(masked)
    return Attention(scores, scaled, masked, weights, weights @ V)


def scale(scores: Tensor, d_k: int, *, temperature: float | Tensor = 1.0, divide: bool = True) -> Tensor:
    """Scores divided by √d_k, if asked, and by the temperature. Shape as given or as the temperature broadcasts."""
    return (scores / math.sqrt(d_k) if divide else scores) / temperature


def softmax(masked: Tensor) -> Tensor:
    """Weights of each row: exp(s − max) / sum, where −∞ gives 0 and a row of nothing but −∞ gives zeros."""
    largest = masked.amax(dim=-1, keepdim=True)
    exponentials = (masked - largest.nan_to_num(neginf=0.0)).exp()
    total = exponentials.sum(dim=-1, keepdim=True)
    return exponentials / total.where(total > 0, 1.0)


def causal_mask(n_query: int, n_key: int) -> Tensor:
    """True where the key stands after the query (j > i). Returns (n_query, n_key)."""
    return torch.ones(n_query, n_key, dtype=torch.bool).triu(diagonal=1)


def split_heads(X: Tensor, n_heads: int) -> Tensor:
    """(…, n, d_model) → (…, n_heads, n, d_k): head i owns columns i·d_k … (i + 1)·d_k − 1."""
    return X.reshape(*X.shape[:-1], n_heads, -1).transpose(-3, -2)


def multi_head(attention: Attention, W_O: Tensor) -> Tensor:
    """Concat(head₀ … head_{h−1}) W_O: from outputs (n_heads, n, d_v) to (n, d_model)."""
    return attention.output.transpose(-3, -2).flatten(-2) @ W_O
