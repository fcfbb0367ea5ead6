"""Steps are rotations."""

from __future__ import annotations

import pytest
import torch

from generator.attention.positional import sinusoidal
from generator.attention.studies import rotation as study

STUDY = study.make()


@pytest.mark.parametrize("step", [1, 7, 64])
def test_the_encoding_k_places_on_is_r_k_times_the_encoding(step: int) -> None:
    encoding = sinusoidal(100, 16)
    torch.testing.assert_close(encoding[step + 5], study.rotation(step, 16) @ encoding[5])


def test_r_k_is_in_so_of_d_model() -> None:
    R = study.rotation(3, 8)
    torch.testing.assert_close(R @ R.T, torch.eye(8, dtype=torch.float64))
    assert torch.linalg.det(R).item() == pytest.approx(1)


def test_r_k_has_a_block_for_each_pair_and_nothing_else() -> None:
    outside = torch.ones(8, 8).bool() ^ torch.eye(4).repeat_interleave(2, 0).repeat_interleave(2, 1).bool()
    assert (study.rotation(3, 8)[outside] == 0).all()


def test_two_steps_in_a_row_are_one_step_as_long_as_both() -> None:
    torch.testing.assert_close(study.rotation(2, 8) @ study.rotation(5, 8), study.rotation(7, 8))


def test_so_many_steps_as_a_turn_has_bring_a_pair_back_to_where_it_started() -> None:
    degrees, turn = (torch.from_numpy(STUDY.columns[name].copy()) for name in ("degrees", "turn"))
    torch.testing.assert_close(degrees * turn, torch.full((16,), 360.0, dtype=torch.float64))


def test_the_first_pair_turns_by_a_radian_and_each_further_one_more_slowly() -> None:
    degrees = STUDY.columns["degrees"]
    assert degrees[0] == pytest.approx(57.29578)
    assert (degrees[1:] < degrees[:-1]).all()


def test_the_build_finds_no_more_than_rounding() -> None:
    assert STUDY.facts["largest_error"] < 1e-13


def test_the_figure_starts_with_a_turn_that_leads_where_it_says() -> None:
    facts = STUDY.facts
    turn = torch.tensor([[facts["cos_step"], facts["sin_step"]], [-facts["sin_step"], facts["cos_step"]]])
    after = turn @ torch.tensor([facts["sin"], facts["cos"]])
    torch.testing.assert_close(after, torch.tensor([facts["sin_after"], facts["cos_after"]]))
