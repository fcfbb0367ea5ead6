"""The museum's exhibits are broken as their labels say, and the text names the right words."""

from __future__ import annotations

from functools import cache

import pytest
import torch

from generator.attention.studies import museum
from generator.content import load
from generator.machine import ROOT
from generator.model import Study

N = len(museum.PHRASE)


@cache
def study() -> Study:
    return museum.make()


def matrix(name: str) -> torch.Tensor:
    return torch.from_numpy(study().columns[name].copy()).reshape(N, -1)


def test_the_phrase_and_the_model_are_those_with_which_the_simulator_opens() -> None:
    content = load(ROOT)
    start = content.site.defaults
    phrases = {preset.id: tuple(preset.text.split()) for preset in content.presets}
    assert phrases[start.preset] == museum.PHRASE
    assert (start.heads, start.d_k, content.sweep.seed) == (museum.N_HEADS, museum.D_K, museum.SEED)
    assert phrases["referencia"] == museum.QUEEN


@pytest.mark.parametrize("name", [*(f"head_{head}" for head in range(museum.N_HEADS)), "mean", "whole", "picked"])
def test_a_figure_that_is_not_broken_shares_out_all_in_every_row(name: str) -> None:
    assert torch.allclose(matrix(name).sum(dim=1), torch.ones(N, dtype=torch.float64))


@pytest.mark.parametrize("name", ["axes", "columns"])
def test_where_axes_are_mixed_up_the_columns_sum_to_1_and_no_row_does(name: str) -> None:
    broken = matrix(name)
    assert torch.allclose(broken.sum(dim=0), torch.ones(N, dtype=torch.float64))
    assert (broken.sum(dim=1) - 1).abs().min() > 0.01


def test_the_brightest_cell_of_the_swapped_figure_is_the_one_that_the_text_reads() -> None:
    at = int(matrix("axes").argmax())
    assert (museum.PHRASE[at // N], museum.PHRASE[at % N]) == ("la", "sienta")


def test_turning_softmax_down_the_columns_does_not_mend_it() -> None:
    assert (matrix("columns").T - matrix("head_0")).abs().max() > 0.1


def test_the_late_mask_has_its_zeros_and_only_its_last_row_is_whole() -> None:
    late, causal = matrix("late"), matrix("causal")
    assert torch.equal(late == 0, causal.isnan())
    assert torch.allclose(causal.nansum(dim=1), torch.ones(N, dtype=torch.float64))
    assert (late.sum(dim=1) < 0.999).tolist() == [True] * (N - 1) + [False]


def test_divided_by_its_sum_the_unsummed_figure_is_the_true_one() -> None:
    unsummed = matrix("unsummed")
    assert torch.allclose(unsummed / unsummed.sum(dim=1, keepdim=True), matrix("head_0"))
    assert int(unsummed.sum(dim=1).argmin()) == museum.EL


def test_the_row_of_the_closest_winner_is_the_one_that_the_text_names() -> None:
    leads = matrix("head_2").topk(2).values.diff().abs()
    assert int(leads.argmin()) == museum.EN


def test_the_mean_of_the_heads_is_more_even_than_each_of_them() -> None:
    facts = study().facts
    assert facts["mean_entropy"] > max(facts[f"entropy_{head}"] for head in range(museum.N_HEADS))
    assert facts["entropy_3"] == min(facts[f"entropy_{head}"] for head in range(museum.N_HEADS))
    assert facts["entropy_2"] == max(facts[f"entropy_{head}"] for head in range(museum.N_HEADS))


def test_the_shifted_figure_says_of_each_word_itself_and_the_whole_one_the_word_before() -> None:
    assert matrix("shifted").argmax(dim=1).tolist() == list(range(N))
    assert torch.equal(matrix("shifted"), matrix("whole")[:, :N])


def test_the_picked_map_is_found_again_where_the_figure_says() -> None:
    facts = study().facts
    again = museum.attend(museum.QUEEN, int(facts["heads"]), int(facts["d_k"]), int(facts["seed"])).weights
    assert torch.allclose(again[int(facts["head"])], matrix("picked"))
    assert study().columns["counts"].sum() == facts["maps"]
