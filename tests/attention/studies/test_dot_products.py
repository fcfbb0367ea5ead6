"""The spread of q·k."""

from __future__ import annotations

import math

import pytest
import torch

from generator.attention.normal import Drawn, normal
from generator.attention.studies import dot_products
from generator.attention.studies.dot_products import D_K, density, products

STUDY = dot_products.make()


@pytest.mark.parametrize("d_k", D_K)
def test_the_mean_is_0_and_the_standard_deviation_is_the_root_of_d_k(d_k: int) -> None:
    assert STUDY.facts[f"mean_{d_k}"] == pytest.approx(0, abs=0.05)
    assert STUDY.facts[f"sd_{d_k}"] == pytest.approx(math.sqrt(d_k), rel=0.01)


@pytest.mark.parametrize("d_k", D_K)
def test_the_division_gives_a_standard_deviation_of_1(d_k: int) -> None:
    assert STUDY.facts[f"sd_{d_k}_divided"] == pytest.approx(1, rel=0.01)


def test_25_is_three_standard_deviations_at_64_and_about_as_rare() -> None:
    assert STUDY.facts["far_in_sds"] == 3.125
    normally = math.erfc(3.125 / math.sqrt(2))
    assert normally < STUDY.facts["beyond_64"] < 1.5 * normally


def test_the_tails_are_those_of_a_sum_of_products_with_excess_kurtosis_6_over_d_k() -> None:
    Q, K = normal(2**15, 16, Drawn.QUERIES), normal(2**15, 16, Drawn.KEYS)
    for d_k in (4, 16):
        product = (Q * K)[:, :d_k].sum(dim=1)
        kurtosis = (product / product.std()).pow(4).mean().item() - 3
        assert kurtosis == pytest.approx(6 / d_k, abs=0.2)


def test_the_products_are_those_of_the_first_components() -> None:
    Q, K = normal(5, 128, Drawn.QUERIES), normal(5, 128, Drawn.KEYS)
    torch.testing.assert_close(products(Q, K)[16], torch.linalg.vecdot(Q[:, :16], K[:, :16]))


def test_densities_count_every_draw_once() -> None:
    assert density(torch.tensor([0.0, 0.2, 1.0, 9.0]).double(), widest=1, width=1).tolist() == [0, 0.5, 0.25]
    assert sum(STUDY.columns["density_4"]) * dot_products.BIN == pytest.approx(1)
