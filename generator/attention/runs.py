"""One run of the sweep as arrays, and its way into the cache and out again. No torch here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import numpy as np

from generator.model import Array


@dataclass(frozen=True, eq=False)
class Run:
    """One (n_heads, d_k) of one phrase; arrays are read-only.

    scores: (n_heads, n, n). mean_entropy (bits) and max_attention: (n_temperatures, n_heads).
    """

    n_heads: int
    d_k: int
    scores: Array
    mean_entropy: Array
    max_attention: Array


@dataclass(frozen=True, eq=False)
class View:
    """A run at one temperature; arrays are read-only. weights: (n_heads, n, n); row_entropy (bits): (n_heads, n)."""

    run: Run
    weights: Array
    row_entropy: Array


def trace_id(preset: str, n_heads: int, d_k: int) -> str:
    """The name of a run's trace, as the page's scripts and addresses know it: gato-h4-d8."""
    return f"{preset}-h{n_heads}-d{d_k}"


def runs_to_bytes(runs: Sequence[Run]) -> bytes:
    """All runs of a phrase as an uncompressed .npz, each measure's arrays laid end to end."""
    return _to_bytes(
        scores=[run.scores for run in runs],
        mean_entropy=[run.mean_entropy for run in runs],
        max_attention=[run.max_attention for run in runs],
    )


def runs_from_bytes(body: bytes, sizes: Sequence[tuple[int, int]], n: int, n_temperatures: int) -> tuple[Run, ...]:
    """The runs that `runs_to_bytes` stored, for a phrase of n tokens and these (n_heads, d_k) in this order."""
    stored = _from_bytes(body)
    heads = [n_heads for n_heads, _ in sizes]
    scores = _cut(stored["scores"], [(n_heads, n, n) for n_heads in heads])
    mean_entropy = _cut(stored["mean_entropy"], [(n_temperatures, n_heads) for n_heads in heads])
    max_attention = _cut(stored["max_attention"], [(n_temperatures, n_heads) for n_heads in heads])
    return tuple(
        Run(n_heads, d_k, *arrays)
        for (n_heads, d_k), *arrays in zip(sizes, scores, mean_entropy, max_attention, strict=True)
    )


def view_to_bytes(view: View) -> bytes:
    """A view as an uncompressed .npz."""
    run = view.run
    return _to_bytes(
        scores=[run.scores],
        mean_entropy=[run.mean_entropy],
        max_attention=[run.max_attention],
        weights=[view.weights],
        row_entropy=[view.row_entropy],
    )


def view_from_bytes(body: bytes, size: tuple[int, int], n: int, n_temperatures: int) -> View:
    """The view that `view_to_bytes` stored, for a phrase of n tokens and this (n_heads, d_k)."""
    (run,) = runs_from_bytes(body, [size], n, n_temperatures)
    stored = _from_bytes(body)
    return View(run, stored["weights"].reshape(run.scores.shape), stored["row_entropy"].reshape(run.n_heads, n))


def _to_bytes(**groups: Sequence[Array]) -> bytes:
    flat = {name: np.concatenate([array.ravel() for array in arrays]) for name, arrays in groups.items()}
    stored = BytesIO()
    np.savez(stored, allow_pickle=False, **flat)
    return stored.getvalue()


def _from_bytes(body: bytes) -> dict[str, Array]:
    with np.load(BytesIO(body), allow_pickle=False) as stored:
        arrays: dict[str, Array] = {name: stored[name] for name in stored.files}
    for array in arrays.values():
        array.setflags(write=False)
    return arrays


def _cut(flat: Array, shapes: Sequence[tuple[int, ...]]) -> list[Array]:
    ends = np.cumsum([np.prod(shape) for shape in shapes])
    return [piece.reshape(shape) for piece, shape in zip(np.split(flat, ends[:-1]), shapes, strict=True)]
