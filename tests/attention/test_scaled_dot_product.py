"""Scaled dot-product attention against torch's own, and what must hold of any weights."""

from __future__ import annotations

import math

import pytest
import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention as torch_attention

from generator.attention.scaled_dot_product import (
    Attention,
    causal_mask,
    multi_head,
    scaled_dot_product_attention,
    softmax,
    split_heads,
)

N_HEADS, N, D_K = 4, 6, 8


def normal(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, dtype=torch.float64, generator=torch.Generator().manual_seed(seed))


def attend(temperature: float = 1.0, mask: Tensor | None = None, divide: bool = True) -> Attention:
    Q, K, V = (normal(N_HEADS, N, D_K, seed=seed) for seed in (1, 2, 3))
    return scaled_dot_product_attention(Q, K, V, temperature=temperature, mask=mask, divide=divide)


def test_the_output_is_that_of_torch() -> None:
    Q, K, V = (normal(N_HEADS, N, D_K, seed=seed) for seed in (1, 2, 3))
    torch.testing.assert_close(attend().output, torch_attention(Q, K, V))


def test_with_the_causal_mask_the_output_is_that_of_torch() -> None:
    Q, K, V = (normal(N_HEADS, N, D_K, seed=seed) for seed in (1, 2, 3))
    torch.testing.assert_close(attend(mask=causal_mask(N, N)).output, torch_attention(Q, K, V, is_causal=True))


@pytest.mark.parametrize(("temperature", "divide"), [(0.3, True), (5.0, False), (1.0, False)])
def test_temperature_and_division_are_the_scale_of_torch(temperature: float, divide: bool) -> None:
    Q, K, V = (normal(N_HEADS, N, D_K, seed=seed) for seed in (1, 2, 3))
    scale = 1 / (temperature * (math.sqrt(D_K) if divide else 1))
    torch.testing.assert_close(attend(temperature, divide=divide).output, torch_attention(Q, K, V, scale=scale))


def test_queries_and_keys_may_differ_in_number() -> None:
    Q, K, V = normal(2, 3, D_K, seed=1), normal(2, 5, D_K, seed=2), normal(2, 5, 7, seed=3)
    torch.testing.assert_close(scaled_dot_product_attention(Q, K, V).output, torch_attention(Q, K, V))


@pytest.mark.parametrize("mask", [None, causal_mask(N, N)], ids=["free", "causal"])
def test_multi_head_attention_is_that_of_torch_with_the_same_parameters(mask: Tensor | None) -> None:
    d_model = N_HEADS * D_K
    X, W_Q, W_K, W_V, W_O = normal(N, d_model), *(normal(d_model, d_model, seed=seed) / 6 for seed in range(1, 5))
    theirs = torch.nn.MultiheadAttention(d_model, N_HEADS, bias=False, batch_first=True, dtype=torch.float64)
    with torch.no_grad():
        # torch multiplies by the transposed matrix: y = xWᵀ.
        theirs.in_proj_weight.copy_(torch.cat([W_Q.T, W_K.T, W_V.T]))
        theirs.out_proj.weight.copy_(W_O.T)
        output, weights = theirs(X[None], X[None], X[None], attn_mask=mask, average_attn_weights=False)
    attention = scaled_dot_product_attention(*(split_heads(X @ W, N_HEADS) for W in (W_Q, W_K, W_V)), mask=mask)
    torch.testing.assert_close(attention.weights, weights[0])
    torch.testing.assert_close(multi_head(attention, W_O), output[0])


@pytest.mark.parametrize("temperature", [0.1, 1.0, 5.0])
@pytest.mark.parametrize("mask", [None, causal_mask(N, N)], ids=["free", "causal"])
def test_rows_sum_to_1(temperature: float, mask: Tensor | None) -> None:
    weights = attend(temperature, mask).weights
    torch.testing.assert_close(weights.sum(dim=-1), torch.ones(N_HEADS, N, dtype=torch.float64))


def test_towards_temperature_0_the_largest_score_takes_all() -> None:
    attention = attend(temperature=1e-6)
    torch.testing.assert_close(attention.weights.amax(dim=-1), torch.ones(N_HEADS, N, dtype=torch.float64))
    assert torch.equal(attention.weights.argmax(dim=-1), attention.scores.argmax(dim=-1))


def test_at_a_high_temperature_every_key_gets_the_same() -> None:
    weights = attend(temperature=1e9).weights
    torch.testing.assert_close(weights, torch.full((N_HEADS, N, N), 1 / N, dtype=torch.float64))


def test_permuting_the_tokens_permutes_weights_and_outputs() -> None:
    order = torch.tensor([3, 0, 5, 1, 4, 2])
    Q, K, V = (normal(N_HEADS, N, D_K, seed=seed) for seed in (1, 2, 3))
    permuted = scaled_dot_product_attention(Q[:, order], K[:, order], V[:, order])
    torch.testing.assert_close(permuted.weights, attend().weights[:, order][:, :, order])
    torch.testing.assert_close(permuted.output, attend().output[:, order])


def test_the_first_row_under_the_causal_mask_sees_itself_alone() -> None:
    first = attend(mask=causal_mask(N, N)).weights[:, 0]
    assert first.tolist() == [[1, 0, 0, 0, 0, 0]] * N_HEADS


def test_a_row_with_every_key_masked_has_weights_and_output_0() -> None:
    mask = torch.zeros(N, N, dtype=torch.bool)
    mask[2] = True
    attention = attend(mask=mask)
    assert not attention.weights[:, 2].any()
    assert not attention.output[:, 2].any()
    assert attention.weights.isfinite().all()


def test_scores_of_any_size_give_finite_weights() -> None:
    assert softmax(torch.tensor([[1e300, -1e300, 1e300]], dtype=torch.float64)).tolist() == [[0.5, 0, 0.5]]


def test_every_step_is_kept() -> None:
    attention = attend(temperature=2.0, mask=causal_mask(N, N))
    torch.testing.assert_close(attention.scaled, attention.scores / (2 * math.sqrt(D_K)))
    assert attention.masked[0, 0, 1] == -math.inf
    assert attention.masked[0, 1, 0] == attention.scaled[0, 1, 0]
