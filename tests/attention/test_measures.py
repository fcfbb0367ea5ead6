"""Entropy and the largest weight."""

from __future__ import annotations

import math

import pytest
import torch

from generator.attention.measures import jacobian_norm, max_attention, mean_entropy, normalised_entropy, row_entropy
from generator.attention.scaled_dot_product import softmax
from generator.attention.studies.saturation import jacobian
from tests.attention.answers import answer
from tests.attention.cases import Case, random_cases

WEIGHTS = torch.tensor([[[0.5, 0.5], [1.0, 0.0]], [[0.25, 0.75], [0.0, 1.0]]], dtype=torch.float64)
QUARTERS = 2 - 0.75 * math.log2(3)


def test_the_entropy_of_a_row_is_in_bits() -> None:
    torch.testing.assert_close(row_entropy(WEIGHTS), torch.tensor([[1, 0], [QUARTERS, 0]], dtype=torch.float64))


def test_the_entropy_of_a_certain_row_is_0_without_a_sign() -> None:
    assert str(row_entropy(torch.ones(1, 1, dtype=torch.float64)).item()) == "0.0"


def test_the_mean_entropy_is_over_the_rows_of_each_head() -> None:
    assert mean_entropy(WEIGHTS).tolist() == pytest.approx([0.5, QUARTERS / 2])


def test_the_maximum_attention_is_the_largest_weight_of_each_head() -> None:
    assert max_attention(WEIGHTS).tolist() == [1, 1]


@pytest.mark.parametrize("n", [2, 7, 32])
def test_the_entropy_of_a_uniform_row_is_the_logarithm_of_its_keys(n: int) -> None:
    entropy = row_entropy(torch.full((1, n), 1 / n, dtype=torch.float64)).item()
    assert entropy == pytest.approx(math.log2(n))
    assert normalised_entropy(entropy, n) == pytest.approx(1)


@pytest.mark.parametrize("n_seen", [0, 1])
def test_the_normalised_entropy_of_a_row_that_sees_one_key_or_none_is_0(n_seen: int) -> None:
    assert normalised_entropy(0.0, n_seen) == 0


@pytest.mark.parametrize("case", tuple(random_cases(10, seed=3)), ids=lambda case: case.text[:12])
def test_entropy_lies_between_0_and_the_logarithm_of_the_keys(case: Case) -> None:
    entropy = answer(case)["row_entropy"]
    assert entropy.min() >= 0
    assert entropy.max() <= math.log2(entropy.shape[1]) + 1e-12


def test_the_jacobian_s_norm_is_that_of_what_torch_differentiates() -> None:
    scaled = torch.tensor([[2.0, 1.0, 0.0], [0.0, 0.0, 0.0], [40.0, 0.0, -3.0]], dtype=torch.float64)
    torch.testing.assert_close(jacobian_norm(softmax(scaled)), torch.linalg.matrix_norm(jacobian(scaled)))


def test_a_row_with_all_of_its_weight_on_one_key_has_no_gradient_left() -> None:
    assert jacobian_norm(torch.eye(3, dtype=torch.float64)).tolist() == [0, 0, 0]
