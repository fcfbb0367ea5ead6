"""The encoding against distance."""

from __future__ import annotations

import pytest
import torch

from generator.attention.positional import sinusoidal
from generator.attention.studies import positional, positional_dot

STUDY = positional_dot.make()


@pytest.mark.parametrize("d_model", positional_dot.D_MODEL)
def test_the_dot_product_is_a_mean_of_cosines_of_the_distance(d_model: int) -> None:
    frequency = 10_000 ** -(2 * torch.arange(d_model // 2, dtype=torch.float64) / d_model)
    cosines = (torch.arange(101, dtype=torch.float64)[:, None] * frequency).cos().mean(dim=-1)
    torch.testing.assert_close(torch.tensor(STUDY.columns[f"dot_{d_model}"]), cosines)


def test_it_is_the_same_wherever_the_two_positions_stand() -> None:
    encoding = sinusoidal(60, 128)
    assert (encoding[20] @ encoding[50] / 64).item() == pytest.approx(STUDY.columns["dot_128"][30])


def test_it_is_1_at_distance_0_and_nowhere_larger() -> None:
    assert STUDY.columns["dot_32"][0] == pytest.approx(1)
    assert STUDY.columns["dot_32"].argmax() == 0


def test_the_picture_is_the_encoding_itself() -> None:
    study = positional.make()
    assert study.columns["5"][3] == sinusoidal(4, positional.D_MODEL)[3, 5].item()
