"""Normal numbers from Philox."""

from __future__ import annotations

import math

import pytest
import torch

from generator.attention.normal import SEED, Drawn, normal
from generator.attention.philox import uniform
from generator.attention.random_model import Stream


def test_two_uniform_numbers_make_two_normal_ones() -> None:
    first, second = (uniform([1], 2, SEED, Drawn.KEYS)[0] + 1) / 2
    radius = math.sqrt(-2 * math.log(first))
    made = normal(2, 2, Drawn.KEYS)[1]
    assert made.tolist() == pytest.approx([radius * f(2 * math.pi * second) for f in (math.cos, math.sin)])


def test_moments_are_those_of_the_normal_distribution() -> None:
    drawn = normal(512, 512, Drawn.QUERIES).flatten()
    assert [drawn.pow(power).mean().item() for power in (1, 2, 3, 4)] == pytest.approx([0, 1, 0, 3], abs=0.03)


def test_an_odd_number_of_columns_is_the_left_part_of_more() -> None:
    torch.testing.assert_close(normal(3, 5, Drawn.KEYS), normal(3, 8, Drawn.KEYS)[:, :5], rtol=0, atol=0)


def test_no_stream_of_the_random_model_is_drawn_from() -> None:
    assert not {int(drawn) for drawn in Drawn} & {int(stream) for stream in Stream}
