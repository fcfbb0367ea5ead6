"""Sinusoidal positions. Source: Vaswani et al. 2017, section 3.5."""

from __future__ import annotations

import torch
from torch import Tensor

BASE = 10_000.0


def sinusoidal(n: int, d_model: int) -> Tensor:
    """Encoding of positions 0 … n − 1: sine on even components, cosine on odd ones. Returns (n, d_model), float64."""
    frequency = frequencies(d_model).repeat_interleave(2)[:d_model]
    angle = torch.arange(n, dtype=torch.float64)[:, None] * frequency  # (n, d_model)
    return torch.where(torch.arange(d_model) % 2 == 0, angle.sin(), angle.cos())


def frequencies(d_model: int) -> Tensor:
    """ω_i: the angle by which a pair turns from a position to the next, in radians. Returns (⌈d_model / 2⌉,)."""
    return BASE ** -(torch.arange(0, d_model, 2, dtype=torch.float64) / d_model)
