"""Sinusoidal positions. Source: Vaswani et al. 2017, section 3.5."""

from __future__ import annotations

import torch
from torch import Tensor

BASE = 10_000.0


def sinusoidal(n: int, d_model: int) -> Tensor:
    """Encoding of positions 0 … n − 1: sine on even components, cosine on odd ones. Returns (n, d_model), float64."""
    component = torch.arange(d_model, dtype=torch.float64)
    frequency = BASE ** -(2 * (component // 2) / d_model)
    angle = torch.arange(n, dtype=torch.float64)[:, None] * frequency  # (n, d_model)
    return torch.where(component % 2 == 0, angle.sin(), angle.cos())
