"""The article's example: what a reader gets by hand, and what torch's own attention gives."""

from __future__ import annotations

import math

import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention as torch_attention

from generator.attention.studies import worked_example

FACTS = worked_example.make().facts
WORDS = worked_example.WORDS


def of(name: str) -> list[float]:
    return [FACTS[f"{name}_{word}"] for word in WORDS]


def test_the_scores_are_2_1_and_0() -> None:
    assert of("product") == [2 * math.sqrt(2), math.sqrt(2), 0]
    assert of("score") == [2, 1, 0]


def test_the_weights_and_the_output_are_those_of_the_article() -> None:
    assert [round(weight, 4) for weight in of("weight")] == [0.6652, 0.2447, 0.0900]
    assert (round(FACTS["output_0"], 4), round(FACTS["output_1"], 4)) == (1.4205, 0.5795)


def test_each_weight_is_its_exponential_over_the_sum() -> None:
    assert of("exp") == pytest.approx([math.exp(2), math.e, 1])
    assert of("weight") == pytest.approx([each / FACTS["sum"] for each in of("exp")])


def test_equal_weights_give_1_and_1() -> None:
    assert (FACTS["equal_0"], FACTS["equal_1"]) == (1, 1)


def test_in_the_second_head_net_gets_what_fisherman_had() -> None:
    assert of("second_score") == [1, 2, 0]
    assert round(FACTS["second_weight_net"], 4) == 0.6652


@pytest.mark.parametrize("prefix", ["", "second_"])
def test_the_output_is_that_of_torch(prefix: str) -> None:
    q = torch.tensor([[FACTS["q_0"], FACTS["q_1"]]], dtype=torch.float64)
    K, V = (
        torch.tensor([[FACTS[f"{name}_{word}_{c}"] for c in (0, 1)] for word in WORDS], dtype=torch.float64)
        for name in (f"{prefix}key", "value")
    )
    theirs = torch_attention(q, K, V)[0]
    assert [FACTS[f"{prefix}output_{c}"] for c in (0, 1)] == pytest.approx(theirs.tolist())


def test_every_column_has_a_number_for_each_word() -> None:
    columns = worked_example.make().columns
    assert {column.shape for column in columns.values()} == {(3,)}


def test_the_rounded_exponentials_add_up_to_one_digit_more() -> None:
    assert (f"{FACTS['sum']:.4f}", f"{FACTS['rounded_sum']:.4f}") == ("11.1073", "11.1074")
