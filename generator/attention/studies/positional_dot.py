"""How alike the encodings of two positions are, by their distance."""

from __future__ import annotations

import torch
from torch import Tensor

from generator.attention.positional import sinusoidal
from generator.attention.sweep import frozen
from generator.model import Study

D_MODEL = (32, 128, 512)
FARTHEST = 100


def make() -> Study:
    """Columns: `distance` and, for each d_model, the dot product over what it is at distance 0 (`dot_128`).

    Facts: the first distance at which the dot product is below a half (`half_128`).
    """
    columns = {"distance": torch.arange(FARTHEST + 1, dtype=torch.float64)}
    columns |= {f"dot_{d_model}": by_distance(d_model) for d_model in D_MODEL}
    facts = {f"half_{d_model}": float(first_below(columns[f"dot_{d_model}"], 0.5)) for d_model in D_MODEL}
    facts |= {f"neighbour_{d_model}": columns[f"dot_{d_model}"][1].item() for d_model in D_MODEL}
    return Study("positional-dot", {name: frozen(column) for name, column in columns.items()}, facts)


def by_distance(d_model: int) -> Tensor:
    """PE_0 · PE_k over PE_0 · PE_0, which is d_model/2, for k = 0 … FARTHEST. Returns (FARTHEST + 1,)."""
    encoding = sinusoidal(FARTHEST + 1, d_model)
    return encoding @ encoding[0] / (d_model / 2)


def first_below(values: Tensor, bound: float) -> int:
    """The first place whose value lies below a bound."""
    return int((values < bound).nonzero()[0])
