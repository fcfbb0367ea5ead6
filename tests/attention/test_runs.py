"""Runs go into the cache and come out the same."""

from __future__ import annotations

import numpy as np

from generator.attention.runs import Run, View, runs_from_bytes, runs_to_bytes, trace_id, view_from_bytes, view_to_bytes

CHANCE = np.random.default_rng(0)
SIZES = [(1, 4), (3, 8)]
RUNS = [Run(h, d_k, CHANCE.normal(size=(h, 5, 5)), CHANCE.random((2, h)), CHANCE.random((2, h))) for h, d_k in SIZES]


def same(one: Run, other: Run) -> bool:
    return (one.n_heads, one.d_k) == (other.n_heads, other.d_k) and all(
        np.array_equal(getattr(one, name), getattr(other, name)) for name in ("scores", "mean_entropy", "max_attention")
    )


def test_runs_come_back_bit_by_bit() -> None:
    back = runs_from_bytes(runs_to_bytes(RUNS), SIZES, n=5, n_temperatures=2)
    assert all(same(one, other) for one, other in zip(RUNS, back, strict=True))


def test_what_comes_back_is_read_only() -> None:
    (first, _) = runs_from_bytes(runs_to_bytes(RUNS), SIZES, n=5, n_temperatures=2)
    assert not first.scores.flags.writeable
    assert not first.mean_entropy.flags.writeable


def test_a_view_comes_back_bit_by_bit() -> None:
    view = View(RUNS[1], CHANCE.random((3, 5, 5)), CHANCE.random((3, 5)))
    back = view_from_bytes(view_to_bytes(view), (3, 8), n=5, n_temperatures=2)
    assert same(back.run, view.run)
    assert np.array_equal(back.weights, view.weights)
    assert np.array_equal(back.row_entropy, view.row_entropy)


def test_a_trace_is_named_after_its_preset_heads_and_d_k() -> None:
    assert trace_id("gato", 4, 8) == "gato-h4-d8"
