"""Normal numbers from Philox, for the studies; the random model itself draws uniform ones."""

from __future__ import annotations

import math
from enum import IntEnum

import numpy as np
import torch
from torch import Tensor

from generator.attention.philox import uniform

SEED = 2017


class Drawn(IntEnum):
    """Second half of the Philox key, beyond the streams of the random model: what is drawn."""

    QUERIES = 16
    KEYS = 17


def normal(n_rows: int, n_columns: int, drawn: Drawn) -> Tensor:
    """Independent N(0, 1) numbers. Returns (n_rows, n_columns), float64; fewer columns are the left part of more.

    Source: Box and Muller 1958, "A note on the generation of random normal deviates".
    """
    n_pairs = -(-n_columns // 2)
    draws = torch.from_numpy(uniform(np.arange(n_rows), 2 * n_pairs, SEED, drawn))
    first, second = ((draws + 1) / 2).reshape(n_rows, n_pairs, 2).unbind(-1)  # both in (0, 1)
    radius, angle = (-2 * first.log()).sqrt(), 2 * math.pi * second
    pairs = torch.stack([radius * angle.cos(), radius * angle.sin()], dim=-1)
    return pairs.reshape(n_rows, 2 * n_pairs)[:, :n_columns]
