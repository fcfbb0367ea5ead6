"""Sinusoidal positions."""

from __future__ import annotations

import math

import torch

from generator.attention.positional import sinusoidal


def test_position_0_is_0_on_even_and_1_on_odd_components() -> None:
    assert sinusoidal(1, 6).tolist() == [[0, 1, 0, 1, 0, 1]]


def test_a_component_is_the_formula_of_the_paper() -> None:
    encoding = sinusoidal(4, 8)
    angle = 3 / 10000 ** (4 / 8)
    assert encoding[3, 4].item() == math.sin(angle)
    assert encoding[3, 5].item() == math.cos(angle)


def test_every_pair_has_length_1() -> None:
    pairs = sinusoidal(32, 256).reshape(32, 128, 2)
    torch.testing.assert_close(pairs.norm(dim=-1), torch.ones(32, 128, dtype=torch.float64))


def test_the_dot_product_of_two_positions_depends_on_their_distance_alone() -> None:
    encoding = sinusoidal(10, 16)
    torch.testing.assert_close(encoding[2] @ encoding[5], encoding[6] @ encoding[9])
