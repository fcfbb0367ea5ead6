"""How q·k is spread for one d_k after another, with the division by √d_k and without."""

from __future__ import annotations

import torch
from torch import Tensor

from generator.attention.normal import Drawn, normal
from generator.attention.sweep import frozen
from generator.model import Study

D_K = (4, 8, 16, 32, 64, 128)
N_DRAWS = 2**16
FAR = 25
"""A score of which the page tells how rare it is: about three standard deviations at d_k = 64."""
WIDEST, BIN = 30.0, 0.5
WIDEST_DIVIDED, BIN_DIVIDED = 6.0, 0.25


def make() -> Study:
    """Draw queries and keys with components N(0, 1), multiply them, and count.

    Columns: `d_k`, `mean`, `sd`, `sd_divided`, `beyond`, one entry for each d_k; and for each d_k the density of q·k
    at each `score` (`density_64`) and of q·k/√d_k at each `score_divided` (`density_64_divided`).
    """
    scores = products(normal(N_DRAWS, D_K[-1], Drawn.QUERIES), normal(N_DRAWS, D_K[-1], Drawn.KEYS))
    divided = {d_k: score / d_k**0.5 for d_k, score in scores.items()}
    summary = _summary(scores, divided)
    columns = {**summary, "score": centres(WIDEST, BIN), "score_divided": centres(WIDEST_DIVIDED, BIN_DIVIDED)}
    columns |= {f"density_{d_k}": density(score, WIDEST, BIN) for d_k, score in scores.items()}
    for d_k, score in divided.items():
        columns[f"density_{d_k}_divided"] = density(score, WIDEST_DIVIDED, BIN_DIVIDED)
    return Study("dot-products", {name: frozen(column) for name, column in columns.items()}, _facts(summary))


def products(Q: Tensor, K: Tensor) -> dict[int, Tensor]:
    """q·k of each row over its first d_k components. Q, K: (n_draws, d). Returns d_k → (n_draws,)."""
    sums = (Q * K).cumsum(dim=-1)
    return {d_k: sums[:, d_k - 1] for d_k in D_K}


def density(score: Tensor, widest: float, width: float) -> Tensor:
    """The share of the draws in each bin over the bin's width; what lies outside is a draw too. Returns (n_bins,)."""
    outer = widest + width / 2
    return score.histc(len(centres(widest, width)), -outer, outer) / (len(score) * width)


def centres(widest: float, width: float) -> Tensor:
    """Middles of the bins from −widest to widest. Returns (n_bins,)."""
    half = round(widest / width)
    return torch.arange(-half, half + 1, dtype=torch.float64) * width


def _summary(scores: dict[int, Tensor], divided: dict[int, Tensor]) -> dict[str, Tensor]:
    return {
        "d_k": torch.tensor(D_K, dtype=torch.float64),
        "mean": torch.stack([score.mean() for score in scores.values()]),
        "sd": torch.stack([score.std() for score in scores.values()]),
        "sd_divided": torch.stack([score.std() for score in divided.values()]),
        "beyond": torch.stack([(score.abs() > FAR).double().mean() for score in scores.values()]),
    }


def _facts(summary: dict[str, Tensor]) -> dict[str, float]:
    """Each measure under the name of its d_k, as in sd_64; and by how many standard deviations FAR is far at 64."""
    facts = {"draws": float(N_DRAWS), "far": float(FAR), "far_in_sds": FAR / 64**0.5}
    for at, d_k in enumerate(D_K):
        facts |= {f"{name}_{d_k}": column[at].item() for name, column in summary.items() if name != "d_k"}
        facts[f"sd_{d_k}_divided"] = facts.pop(f"sd_divided_{d_k}")
    return facts
