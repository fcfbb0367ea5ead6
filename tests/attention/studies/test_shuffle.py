"""Permutation equivariance."""

from __future__ import annotations

import torch

from generator.attention.studies import shuffle
from generator.attention.studies.shuffle import ORDER, PHRASE, weights
from generator.attention.tokens import tokenize
from generator.content import load
from generator.machine import ROOT

STUDY = shuffle.make()


def test_the_weights_travel_with_their_words() -> None:
    before, after = weights(PHRASE, positional=False), weights(shuffle.shuffled(), positional=False)
    torch.testing.assert_close(after, before[list(ORDER)][:, list(ORDER)])
    assert shuffle.difference(positional=False) < STUDY.facts["difference"] == shuffle.ROUNDING


def test_positions_break_it() -> None:
    assert STUDY.facts["difference_positional"] > 0.1


def test_the_order_is_a_permutation_that_moves_words() -> None:
    assert sorted(ORDER) == list(range(len(PHRASE)))
    assert shuffle.shuffled() != PHRASE


def test_it_is_the_simulator_s_start_state_that_is_shuffled() -> None:
    content = load(ROOT)
    start = content.site.defaults
    text = next(preset.text for preset in content.presets if preset.id == start.preset)
    assert tokenize(text) == shuffle.PHRASE
    model = (shuffle.SEED, shuffle.N_HEADS, shuffle.D_K, shuffle.HEAD)
    assert model == (content.sweep.seed, start.heads, start.d_k, start.head)
