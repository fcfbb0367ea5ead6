"""The random model against the numbers of its definition."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
import torch

from generator.attention.philox import fnv1a, uniform
from generator.attention.positional import sinusoidal
from generator.attention.random_model import Stream, draw, project, run, vectors
from generator.attention.tokens import tokenize
from tests.attention.answers import answer
from tests.attention.cases import GOLDENS, SEED, Case, golden_cases

VECTORS = json.loads((GOLDENS / "random-model.json").read_text("utf-8"))["cases"]
SWITCHES = ("text", "n_heads", "d_k", "seed", "temperature", "divide", "causal", "positional")
TOKENS = ("La", "luna", "y", "la", "luna")


@pytest.mark.parametrize(
    "measure", ["scores", "weights", "entropy_bits", "mean_entropy_bits", "max_attention", "output"]
)
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["text"][:7])
def test_the_vectors_of_the_definition_come_out(vector: dict[str, Any], measure: str) -> None:
    case = Case(**{name: vector[name] for name in SWITCHES})
    ours = {"entropy_bits": "row_entropy", "mean_entropy_bits": "mean_entropy"}.get(measure, measure)
    np.testing.assert_allclose(answer(case)[ours], vector[measure], rtol=0, atol=6e-11)


@pytest.mark.parametrize("number", range(len(golden_cases())))
def test_torch_still_gives_the_goldens_that_the_page_is_tested_with(number: int) -> None:
    golden = json.loads((GOLDENS / "engine.json").read_text("utf-8"))[number]
    case = golden_cases()[number]
    assert (golden["text"], golden["tokens"]) == (case.text, list(tokenize(case.text)))
    for name, numbers in answer(case).items():
        np.testing.assert_allclose(numbers, golden["answer"][name], rtol=0, atol=1e-12, err_msg=name)


def test_tokens_with_the_same_identity_have_the_same_embedding_wherever_they_stand() -> None:
    X = run(TOKENS, 2, 4, seed=SEED).X
    assert torch.equal(X[0], X[3])
    assert torch.equal(X[1], X[4])
    assert not torch.equal(X[0], X[1])


def test_an_embedding_is_drawn_at_the_hash_of_its_identity_with_variance_1() -> None:
    X = run(["La"], 1, 8, seed=SEED).X
    expected = uniform([fnv1a("la")], 8, SEED, Stream.EMBEDDING) * np.sqrt(3)
    np.testing.assert_array_equal(X.numpy(), expected)


def test_with_the_positional_switch_the_encoding_is_added_to_the_embedding() -> None:
    plain, placed = (run(TOKENS, 2, 4, seed=SEED, positional=positional).X for positional in (False, True))
    torch.testing.assert_close(placed - plain, sinusoidal(len(TOKENS), 8))


def test_a_narrower_model_is_the_corner_of_a_wider_one() -> None:
    corner = project(draw(TOKENS, 256, SEED).corner(24), 3)
    alone = run(TOKENS, 3, 8, seed=SEED)
    for name in ("X", "Q", "K", "V", "W_O"):
        assert torch.equal(getattr(corner, name), getattr(alone, name)), name


def test_weights_have_variance_1_over_d_model() -> None:
    W_O = run(["a"], 8, 32, seed=SEED).W_O
    assert W_O.var().item() == pytest.approx(1 / 256, rel=0.02)


def test_a_head_owns_its_columns_of_the_projection() -> None:
    draws = draw(TOKENS, 8, SEED)
    parts = project(draws, 2)
    Q = parts.X @ (draws.W_Q * np.sqrt(3 / 8))
    torch.testing.assert_close(parts.Q[1], Q[:, 4:])


def test_a_trace_s_vectors_hold_the_heads_side_by_side() -> None:
    made, parts = vectors(TOKENS, 3, 4, seed=SEED), run(TOKENS, 3, 4, seed=SEED)
    assert torch.equal(made.V[:, 4:8], parts.V[1])
    torch.testing.assert_close(made.Q[:, 8:] @ made.K[:, 8:].T, parts.Q[2] @ parts.K[2].T)


def test_a_score_has_mean_0_and_over_seeds_variance_about_d_k() -> None:
    scores = torch.stack([(parts.Q @ parts.K.transpose(-2, -1))[0, 0, 1] for parts in map(_for_seed, range(400))])
    assert scores.mean().item() == pytest.approx(0, abs=1)
    assert scores.var().item() == pytest.approx(16, rel=0.3)


def _for_seed(seed: int) -> Any:
    return run(["gato", "perro"], 1, 16, seed=seed)


@pytest.mark.parametrize("positional", [False, True])
def test_the_sharpest_setting_is_finite(positional: bool) -> None:
    said = answer(Case("a b c a", 8, 32, temperature=0.1, divide=False, positional=positional))
    assert all(np.isfinite(numbers).all() for numbers in said.values())
