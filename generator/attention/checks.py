"""What a trace must be before anything draws it; whatever is not stops the build."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from generator.errors import BuildError, Problem, Where
from generator.messages import Said, say, verbatim
from generator.model import Array, AttentionTrace

TOLERANCE = 1e-6


def check_trace(trace: AttentionTrace) -> None:
    """Raise BuildError unless shapes fit the tokens and every score that the mask does not hide is finite."""
    n_query, n_key = len(trace.query_tokens), len(trace.key_tokens)
    if trace.scores.ndim != 4 or trace.scores.shape[2:] != (n_query, n_key):
        wanted = f"(layers, heads, {n_query}, {n_key})"
        expected = say("{shape}, one row for each query and one column for each key", shape=wanted)
        raise _error(trace.id, say("scores have the shape {shape}", shape=trace.scores.shape), expected)
    if trace.mask is not None and trace.mask.shape != (n_query, n_key):
        found = say("the mask has the shape {shape}", shape=trace.mask.shape)
        raise _error(trace.id, found, verbatim(f"({n_query}, {n_key})"))
    hidden = np.zeros((n_query, n_key), dtype=np.bool_) if trace.mask is None else trace.mask
    unexplained = ~np.isfinite(trace.scores) & ~hidden
    faulty = np.any(unexplained, axis=-1)
    _refuse(trace.id, faulty, trace.scores, say("a score that is no finite number"), say("a mask to explain it"))


def check_weights(trace: str, weights: Array, mask: npt.NDArray[np.bool_] | None = None) -> None:
    """Raise BuildError unless weights are in [0, 1] and rows sum to 1, or to 0 where every key is masked.

    weights: (…, n_layers, n_heads, n_query, n_key); mask: (n_query, n_key).
    """
    inside = (weights >= 0) & (weights <= 1 + TOLERANCE)
    found, expected = say("a weight outside [0, 1]"), say("every weight in [0, 1]")
    _refuse(trace, ~np.all(inside, axis=-1), weights, found, expected)
    wanted = 1.0 if mask is None else (~mask.all(axis=-1)).astype(np.float64)
    off = np.abs(weights.sum(axis=-1) - wanted) > TOLERANCE
    expected = say("a sum of 1 within {tolerance}", tolerance=f"{TOLERANCE:g}")
    _refuse(trace, off, weights, say("weights that sum to something else"), expected)


def _refuse(trace: str, faulty: npt.NDArray[np.bool_], rows: Array, found: Said, expected: Said) -> None:
    if not faulty.any():
        return
    first = tuple(np.argwhere(faulty)[0])
    layer, head, row = first[-3:]
    shown = np.array2string(rows[first], precision=6, threshold=8)
    at = f"layer {layer}, head {head}, row {row}"
    raise _error(trace, say("{at}: {found} in {numbers}", at=at, found=found, numbers=shown), expected)


def _error(trace: str, found: Said, expected: Said) -> BuildError:
    return BuildError([Problem(Where(Path("trace") / trace), found, expected)])
