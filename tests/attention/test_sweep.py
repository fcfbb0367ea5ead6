"""The sweep against the model run alone."""

from __future__ import annotations

import numpy as np
import pytest

from generator.attention.runs import Run
from generator.attention.sweep import sweep, view
from generator.attention.tokens import tokenize
from tests.attention.answers import answer
from tests.attention.cases import Case

TEXT = "la luna y la luna"
SIZES = ((1, 4), (3, 8), (8, 32))
TEMPERATURES = (0.1, 1.0, 5.0)
RUNS = sweep("luna", tokenize(TEXT), SIZES, TEMPERATURES, 2017)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{run.n_heads} × {run.d_k}")
@pytest.mark.parametrize("t", range(len(TEMPERATURES)))
def test_each_run_at_each_temperature_is_the_model_run_alone(run: Run, t: int) -> None:
    alone = answer(Case(TEXT, run.n_heads, run.d_k, temperature=TEMPERATURES[t]))
    np.testing.assert_allclose(run.scores, alone["scores"], rtol=0, atol=1e-12)
    np.testing.assert_allclose(run.mean_entropy[t], alone["mean_entropy"], rtol=0, atol=1e-12)
    np.testing.assert_allclose(run.max_attention[t], alone["max_attention"], rtol=0, atol=1e-12)


def test_runs_come_in_the_order_of_the_sizes() -> None:
    assert tuple((run.n_heads, run.d_k) for run in RUNS) == SIZES


def test_a_higher_temperature_gives_a_higher_entropy() -> None:
    assert all((np.diff(run.mean_entropy, axis=0) > 0).all() for run in RUNS)


def test_arrays_are_read_only() -> None:
    assert not any(array.flags.writeable for run in RUNS for array in (run.scores, run.mean_entropy, run.max_attention))


def test_a_view_has_the_weights_and_row_entropies_of_the_model_run_alone() -> None:
    seen, alone = view(RUNS[1], 0.5), answer(Case(TEXT, 3, 8, temperature=0.5))
    np.testing.assert_allclose(seen.weights, alone["weights"], rtol=0, atol=1e-12)
    np.testing.assert_allclose(seen.row_entropy, alone["row_entropy"], rtol=0, atol=1e-12)
