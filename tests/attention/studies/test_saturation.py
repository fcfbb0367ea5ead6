"""Saturation and the Jacobian of softmax."""

from __future__ import annotations

import pytest
import torch

from generator.attention.scaled_dot_product import softmax
from generator.attention.studies import saturation
from generator.attention.studies.saturation import D_K, jacobian

STUDY = saturation.make()


def test_the_jacobian_of_softmax_is_s_i_times_delta_ij_minus_s_j() -> None:
    scores = torch.randn(6, 5, dtype=torch.float64, generator=torch.Generator().manual_seed(1))
    s = softmax(scores)
    by_hand = s[:, :, None] * (torch.eye(5, dtype=torch.float64) - s[:, None, :])
    torch.testing.assert_close(jacobian(scores), by_hand)


def test_the_jacobian_is_what_autograd_gives_for_torchs_own_softmax() -> None:
    scores = torch.tensor([2.0, 1.0, 0.0], dtype=torch.float64)
    theirs = torch.func.jacrev(torch.nn.Softmax(dim=-1))(scores)
    torch.testing.assert_close(jacobian(scores[None])[0], theirs)


def test_without_the_division_the_largest_weight_grows_with_d_k_and_entropy_and_gradient_shrink() -> None:
    assert (STUDY.columns["largest"][1:] > STUDY.columns["largest"][:-1]).all()
    for name in ("entropy", "jacobian"):
        assert (STUDY.columns[name][1:] < STUDY.columns[name][:-1]).all()


def test_equal_scores_have_the_entropy_of_all_keys_and_one_far_ahead_has_none() -> None:
    even, ahead = torch.zeros(1, 8, dtype=torch.float64), torch.tensor([[1e3, *[0.0] * 7]], dtype=torch.float64)
    assert dict(saturation.measures(even))["entropy"] == STUDY.facts["most_bits"] == 3
    assert dict(saturation.measures(ahead))["entropy"] == 0


def test_with_the_division_neither_depends_on_d_k() -> None:
    for name, most in {"largest": 0.02, "entropy": 0.06, "jacobian": 0.02}.items():
        column = STUDY.columns[f"{name}_divided"]
        assert column.max() - column.min() < most


@pytest.mark.parametrize("way", ["", "_divided"])
def test_the_spread_lies_round_the_median_of_the_draws(way: str) -> None:
    assert (STUDY.columns[f"jacobian_low{way}"] < STUDY.columns[f"jacobian_high{way}"]).all()


def test_every_d_k_of_the_text_has_its_facts() -> None:
    assert {f"jacobian_{d_k}" for d_k in D_K} | {f"largest_{d_k}_divided" for d_k in D_K} <= set(STUDY.facts)
