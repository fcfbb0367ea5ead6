"""How many multiplications a layer costs as the sequence grows. Source: Vaswani et al. 2017, table 1."""

from __future__ import annotations

import torch
from torch import Tensor

from generator.attention.sweep import frozen
from generator.model import Study

D = 512
KERNEL, NEIGHBOURS = 3, 64
"""k of the convolution and r of the restricted self-attention."""
SHORTEST, LONGEST = 2**4, 2**14


def make() -> Study:
    """Columns: `n`, doubled at each entry, and the multiplications of each kind of layer, all at d = D.

    Facts: `d`, `k`, `r`, and `crossing`, the first n of all whole ones at which recurrence costs no more.
    """
    n = 2.0 ** torch.arange(4, 15, dtype=torch.float64)
    every = torch.arange(SHORTEST, LONGEST + 1, dtype=torch.float64)
    crossing = every[self_attention(every) >= recurrent(every)][0].item()
    columns = {"n": n, "self_attention": self_attention(n), "recurrent": recurrent(n)}
    columns |= {"convolutional": convolutional(n), "restricted": restricted(n)}
    facts = {"d": float(D), "k": float(KERNEL), "r": float(NEIGHBOURS), "crossing": crossing}
    facts |= {"at_crossing": self_attention(torch.tensor(crossing)).item()}
    return Study("cost", {name: frozen(column) for name, column in columns.items()}, facts)


def self_attention(n: Tensor) -> Tensor:
    """n²·d: every token with every other, d components each."""
    return n**2 * D


def recurrent(n: Tensor) -> Tensor:
    """n·d²: one product of the state with a square matrix at each step."""
    return n * D**2


def convolutional(n: Tensor) -> Tensor:
    """k·n·d²: a square matrix for each place of the kernel, at each token."""
    return KERNEL * n * D**2


def restricted(n: Tensor) -> Tensor:
    """r·n·d: every token with the r tokens near it; it cannot be more than with all."""
    return n * n.clamp(max=NEIGHBOURS) * D
