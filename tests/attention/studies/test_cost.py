"""What layers cost."""

from __future__ import annotations

import pytest
import torch
from torch.utils.flop_counter import FlopCounterMode

from generator.attention.studies import cost

STUDY = cost.make()
N = torch.tensor(48.0, dtype=torch.float64)


def multiplications(*products: tuple[torch.Tensor, torch.Tensor]) -> float:
    """What torch counts: two operations, a product and a sum, for each multiplication."""
    with FlopCounterMode(display=False) as counter:
        for left, right in products:
            left @ right
    return float(counter.get_total_flops() / 2)


def test_self_attention_multiplies_what_torch_counts_for_the_scores_and_again_for_the_output() -> None:
    Q, weights = torch.ones(48, cost.D), torch.ones(48, 48)
    assert multiplications((Q, Q.T)) == cost.self_attention(N)
    assert multiplications((weights, Q)) == cost.self_attention(N)


def test_recurrence_multiplies_what_torch_counts_for_a_state_and_a_matrix_at_each_step() -> None:
    state, W = torch.ones(1, cost.D), torch.ones(cost.D, cost.D)
    assert multiplications(*[(state, W)] * 48) == cost.recurrent(N)


def test_convolution_multiplies_what_torch_counts() -> None:
    with FlopCounterMode(display=False) as counter:
        torch.nn.functional.conv1d(torch.ones(1, cost.D, 48), torch.ones(cost.D, cost.D, cost.KERNEL), padding="same")
    assert counter.get_total_flops() / 2 == cost.convolutional(N)


def test_self_attention_and_recurrence_cost_the_same_at_n_equal_d() -> None:
    assert STUDY.facts["crossing"] == cost.D


@pytest.mark.parametrize(("n", "more"), [(cost.D - 1, "recurrent"), (cost.D + 1, "self_attention")])
def test_below_d_recurrence_costs_more_and_above_d_self_attention(n: int, more: str) -> None:
    costs = {kind: getattr(cost, kind)(torch.tensor(float(n))) for kind in ("self_attention", "recurrent")}
    assert max(costs, key=lambda kind: costs[kind]) == more


def test_restricted_attention_costs_no_more_than_attention_to_all() -> None:
    assert (STUDY.columns["restricted"] <= STUDY.columns["self_attention"]).all()
