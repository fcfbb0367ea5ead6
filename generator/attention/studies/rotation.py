"""Moving k positions on turns each pair of the encoding by an angle of its own: how exactly that holds."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from generator.attention.positional import frequencies, sinusoidal
from generator.attention.sweep import frozen
from generator.model import Study

D_MODEL, N_POSITIONS, LONGEST_STEP = 512, 64, 64
START = {"d_model": 32, "position": 1, "step": 3, "pair": 2}
"""The state in which the page's figure starts."""


def make() -> Study:
    """Turn every position by every step and compare with the encoding of the place where that leads.

    Columns: `step` and `error`, the largest difference of any component at any position; `degrees` and `turn`, by how
    many degrees each pair of the page's figure turns at a step and how many steps make a full turn. Facts:
    `largest_error` over all of them, `pairs`, `comparisons`; and the page's figure as it starts: START with `sin`,
    `cos` of the pair before the step, `cos_step`, `sin_step` of the turn, `sin_after`, `cos_after` where it leads.
    """
    encoding = sinusoidal(N_POSITIONS + LONGEST_STEP, D_MODEL)
    steps = torch.arange(1, LONGEST_STEP + 1)
    errors = torch.stack([error(encoding, int(step)) for step in steps])
    pairs = D_MODEL // 2
    facts = {"largest_error": errors.max().item(), "pairs": float(pairs), "d_checked": float(D_MODEL)}
    facts |= {"comparisons": float(pairs * N_POSITIONS * LONGEST_STEP)} | _start()
    columns = {"step": steps.double(), "error": errors} | speeds(START["d_model"])
    return Study("rotation", {name: frozen(column) for name, column in columns.items()}, facts)


def speeds(d_model: int) -> dict[str, Tensor]:
    """Of every pair: `degrees` per position, and `turn`, the positions of a full turn. Each (d_model / 2,)."""
    angles = frequencies(d_model)
    return {"degrees": angles.rad2deg(), "turn": 2 * math.pi / angles}


def rotation(step: float, d_model: int) -> Tensor:
    """R_k: one 2 × 2 rotation for each pair along the diagonal, PE_{pos+k} = R_k PE_pos. Returns (d_model, d_model)."""
    angle = step * frequencies(d_model)
    blocks = torch.stack([angle.cos(), angle.sin(), -angle.sin(), angle.cos()], dim=-1).reshape(-1, 2, 2)
    whole: Tensor = torch.block_diag(*blocks)  # type: ignore[no-untyped-call]
    return whole


def _start() -> dict[str, float]:
    first = 2 * START["pair"]
    encoding = sinusoidal(START["position"] + START["step"] + 1, START["d_model"])[:, first : first + 2]
    (cos_step, sin_step), _ = rotation(START["step"], START["d_model"])[first : first + 2, first : first + 2]
    before, after = encoding[START["position"]], encoding[-1]
    told = {"sin": before[0], "cos": before[1], "sin_after": after[0], "cos_after": after[1]}
    told |= {"cos_step": cos_step, "sin_step": sin_step}
    return {name: float(value) for name, value in START.items()} | {name: value.item() for name, value in told.items()}


def error(encoding: Tensor, step: int) -> Tensor:
    """The largest |PE_{pos+k} − R_k PE_pos| over positions and components."""
    turned = encoding[:N_POSITIONS] @ rotation(step, encoding.shape[1]).T
    return (encoding[step : step + N_POSITIONS] - turned).abs().max()
