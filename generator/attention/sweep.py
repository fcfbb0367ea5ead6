"""torch over every head count, d_k and temperature of one phrase. No other file of the build makes numbers."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from generator.attention.checks import check_weights
from generator.attention.measures import max_attention, mean_entropy, row_entropy
from generator.attention.random_model import Draws, draw, project
from generator.attention.runs import Run, View, trace_id
from generator.attention.scaled_dot_product import scale, softmax
from generator.model import Array


def sweep(
    phrase: str, tokens: Sequence[str], sizes: Sequence[tuple[int, int]], temperatures: Sequence[float], seed: int
) -> tuple[Run, ...]:
    """Run the random model on one phrase for every (n_heads, d_k), with the division and without a mask.

    The draws are made once, for the widest model; every narrower one is their corner.
    phrase: its name, for the report of a fault. Raises BuildError if weights are not weights.
    """
    draws = draw(tokens, max(n_heads * d_k for n_heads, d_k in sizes), seed)
    tau = torch.tensor(temperatures, dtype=torch.float64)[:, None, None, None]
    return tuple(_run(phrase, draws, n_heads, d_k, tau) for n_heads, d_k in sizes)


def view(run: Run, temperature: float) -> View:
    """The weights of a run and the entropy of each row at one temperature, with the division and without a mask."""
    weights = softmax(scale(torch.tensor(run.scores), run.d_k, temperature=temperature))
    return View(run, frozen(weights), frozen(row_entropy(weights)))


def frozen(tensor: Tensor) -> Array:
    """The same numbers as a read-only array."""
    array: Array = tensor.numpy()
    array.setflags(write=False)
    return array


def _run(phrase: str, draws: Draws, n_heads: int, d_k: int, tau: Tensor) -> Run:
    parts = project(draws.corner(n_heads * d_k), n_heads)
    scores = parts.Q @ parts.K.transpose(-2, -1)  # (n_heads, n, n)
    weights = softmax(scale(scores, d_k, temperature=tau))  # (n_temperatures, n_heads, n, n)
    check_weights(trace_id(phrase, n_heads, d_k), frozen(weights[:, None]))
    return Run(n_heads, d_k, frozen(scores), frozen(mean_entropy(weights)), frozen(max_attention(weights)))
