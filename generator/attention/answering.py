"""One number of one head, by torch: what a text asks for."""

from __future__ import annotations

import math

import torch

from generator.attention.measures import max_attention, mean_entropy, row_entropy
from generator.attention.scaled_dot_product import causal_mask, scale, softmax
from generator.model import AttentionTrace
from generator.requests import NumberRequest


def answer(request: NumberRequest, trace: AttentionTrace) -> float:
    """The number asked for, from the scores of this trace. Entropies in bits; a share is a weight, 0 to 1."""
    scores = torch.tensor(trace.scores[0, request.head])  # (n, n)
    mask = causal_mask(*scores.shape) & request.causal
    scaled = scale(scores, trace.d_k, temperature=request.temperature, divide=request.divide)
    weights = softmax(scaled.masked_fill(mask, -math.inf))
    measured = {
        "mean_entropy": lambda: mean_entropy(weights),
        "max_attention": lambda: max_attention(weights),
        "limit": lambda: (~mask).sum(dim=-1).double().log2().mean(),
        "entropy": lambda: row_entropy(weights)[request.row],
        "weight": lambda: weights[request.row, request.column],
        "share": lambda: weights[request.row, request.column],
    }
    return float(measured[request.measure]())
