"""Every formula of the mathematics page, computed as it is written there and held to our engine and to torch."""

from __future__ import annotations

import math

import pytest
import torch
from torch import Tensor
from torch.func import grad, jacrev

from generator.attention.measures import row_entropy
from generator.attention.positional import BASE, sinusoidal
from generator.attention.random_model import draw as draw_model
from generator.attention.random_model import project, run
from generator.attention.scaled_dot_product import causal_mask, multi_head, scaled_dot_product_attention, softmax
from generator.attention.studies.rotation import rotation

N, N_KEYS, D_K, D_V, D_MODEL, HEADS, TAU = 5, 7, 4, 4, 8, 2, 0.7
PHRASE = ("la", "reina", "mando", "al", "rey")


def normal(*shape: int, seed: int) -> Tensor:
    return torch.randn(*shape, dtype=torch.float64, generator=torch.Generator().manual_seed(seed))


Q, K, V = normal(N, D_K, seed=1), normal(N_KEYS, D_K, seed=2), normal(N_KEYS, D_V, seed=3)
S = normal(N_KEYS, seed=4)
ALPHA = softmax(S)


def by_hand(Q: Tensor, K: Tensor, V: Tensor, tau: float = 1.0) -> Tensor:
    """softmax(QKᵀ / (T√d_k)) V, one query and one key after the other."""
    z = torch.stack([torch.stack([q @ k for k in K]) for q in Q]) / (tau * math.sqrt(Q.shape[1]))
    weights = z.exp() / z.exp().sum(dim=1, keepdim=True)
    return torch.stack([sum((w * v for w, v in zip(row, V, strict=True)), torch.zeros(V.shape[1])) for row in weights])


def test_queries_keys_and_values_are_x_times_their_matrices() -> None:
    draws = draw_model(PHRASE, D_MODEL, 2017)
    parts = project(draws, 1)
    bound = math.sqrt(3 / D_MODEL)
    for made, W in ((parts.Q, draws.W_Q), (parts.K, draws.W_K), (parts.V, draws.W_V)):
        torch.testing.assert_close(made[0], parts.X @ (W * bound))


def test_attention_is_a_mixture_of_the_values() -> None:
    torch.testing.assert_close(scaled_dot_product_attention(Q, K, V).output, by_hand(Q, K, V))


def test_temperature_divides_beside_the_root_of_d_k() -> None:
    ours = scaled_dot_product_attention(Q, K, V, temperature=TAU).output
    torch.testing.assert_close(ours, by_hand(Q, K, V, TAU))
    theirs = torch.nn.functional.scaled_dot_product_attention(Q, K, V, scale=1 / (TAU * math.sqrt(D_K)))
    torch.testing.assert_close(ours, theirs)


@pytest.mark.parametrize("c", [-3.0, 0.0, 100.0, S.max().item()])
def test_softmax_does_not_change_when_the_same_is_taken_off_every_score(c: float) -> None:
    exponentials = (S - c).exp()
    torch.testing.assert_close(softmax(S), exponentials / exponentials.sum())


def test_entropy_is_at_most_the_logarithm_of_the_keys() -> None:
    entropy = -(ALPHA * ALPHA.log2()).sum()
    torch.testing.assert_close(row_entropy(ALPHA), entropy)
    assert 0 <= entropy.item() <= math.log2(N_KEYS)
    assert row_entropy(torch.full((N_KEYS,), 1 / N_KEYS).double()).item() == pytest.approx(math.log2(N_KEYS))


def test_entropy_rises_with_temperature_by_the_variance_of_the_scores() -> None:
    rise = grad(lambda tau: row_entropy(softmax(S / tau)))(torch.tensor(TAU, dtype=torch.float64))
    weights = softmax(S / TAU)
    variance = (weights * S**2).sum() - (weights * S).sum() ** 2
    torch.testing.assert_close(rise, variance / (math.log(2) * TAU**3))


def test_a_product_of_independent_components_has_mean_0_and_variance_d_k() -> None:
    products = (normal(100_000, D_K, seed=5) * normal(100_000, D_K, seed=6)).sum(dim=1)
    assert products.mean().item() == pytest.approx(0, abs=0.02)
    assert products.var().item() == pytest.approx(D_K, rel=0.03)
    assert (products / math.sqrt(D_K)).var().item() == pytest.approx(1, rel=0.03)


def test_the_jacobian_of_softmax_is_diag_alpha_less_alpha_alpha_t() -> None:
    J = jacrev(softmax)(S)
    torch.testing.assert_close(J, torch.diag(ALPHA) - torch.outer(ALPHA, ALPHA))
    torch.testing.assert_close(J, jacrev(torch.nn.Softmax(dim=-1))(S))


def test_a_mask_of_minus_infinity_takes_keys_that_come_later_out() -> None:
    Q, K, V = (normal(N, D_K, seed=seed) for seed in (7, 8, 9))
    M = torch.full((N, N), -math.inf, dtype=torch.float64).triu(diagonal=1)
    weights = (Q @ K.T / math.sqrt(D_K) + M).softmax(dim=1)
    ours = scaled_dot_product_attention(Q, K, V, mask=causal_mask(N, N))
    torch.testing.assert_close(ours.weights, weights)
    assert (ours.weights.triu(diagonal=1) == 0).all()


def test_cross_attention_asks_with_one_sequence_and_answers_with_another() -> None:
    ours = scaled_dot_product_attention(Q, K, V)
    assert ours.weights.shape == (N, N_KEYS)
    assert ours.output.shape == (N, D_V)


def test_multi_head_attention_is_the_heads_side_by_side_times_w_o() -> None:
    parts = run(PHRASE, HEADS, D_K, seed=2017)
    heads = [by_hand(parts.Q[h], parts.K[h], parts.V[h]) for h in range(HEADS)]
    ours = multi_head(scaled_dot_product_attention(parts.Q, parts.K, parts.V), parts.W_O)
    torch.testing.assert_close(ours, torch.cat(heads, dim=1) @ parts.W_O)
    assert parts.W_O.shape == (HEADS * D_V, D_MODEL)
    assert parts.X.shape == (len(PHRASE), HEADS * D_K)


def test_attention_of_permuted_tokens_is_the_permuted_attention() -> None:
    Q, K, V = (normal(N, D_K, seed=seed) for seed in (7, 8, 9))
    P = torch.eye(N, dtype=torch.float64)[[3, 0, 4, 1, 2]]
    torch.testing.assert_close(P.T @ P, torch.eye(N, dtype=torch.float64))
    permuted, plain = scaled_dot_product_attention(P @ Q, P @ K, P @ V), scaled_dot_product_attention(Q, K, V)
    torch.testing.assert_close(permuted.output, P @ plain.output)
    torch.testing.assert_close(permuted.weights, P @ plain.weights @ P.T)


def test_the_causal_mask_breaks_the_equivariance() -> None:
    P, M = torch.eye(N)[[3, 0, 4, 1, 2]], causal_mask(N, N).float()
    assert not torch.equal(P @ M @ P.T, M)


def test_the_encoding_is_a_sine_and_a_cosine_for_each_frequency() -> None:
    encoding = sinusoidal(6, D_MODEL)
    for i in range(D_MODEL // 2):
        omega = BASE ** (-2 * i / D_MODEL)
        for p in range(6):
            assert encoding[p, 2 * i].item() == pytest.approx(math.sin(omega * p), abs=1e-15)
            assert encoding[p, 2 * i + 1].item() == pytest.approx(math.cos(omega * p), abs=1e-15)


def test_the_product_of_two_encodings_sums_the_cosines_of_their_distance() -> None:
    encoding, k = sinusoidal(20, D_MODEL), 6
    cosines = sum(math.cos(BASE ** (-2 * i / D_MODEL) * k) for i in range(D_MODEL // 2))
    assert (encoding[3] @ encoding[3 + k]).item() == pytest.approx(cosines)
    assert (encoding[3] @ encoding[3]).item() == pytest.approx(D_MODEL / 2)


def test_k_places_on_is_a_rotation_of_each_pair() -> None:
    encoding, k = sinusoidal(20, D_MODEL), 6
    R = rotation(k, D_MODEL)
    torch.testing.assert_close(encoding[3 + k], R @ encoding[3])
    for i in range(D_MODEL // 2):
        theta = BASE ** (-2 * i / D_MODEL) * k
        rho = torch.tensor([[math.cos(theta), math.sin(theta)], [-math.sin(theta), math.cos(theta)]]).double()
        torch.testing.assert_close(R[2 * i : 2 * i + 2, 2 * i : 2 * i + 2], rho)
