"""Self- and cross-attention: the shape of both, torch's own weights, and one difference between the two."""

from __future__ import annotations

import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention as torch_attention

from generator.attention.random_model import run
from generator.attention.studies.self_and_cross import D_K, SEED, attend, make

ENGLISH = ("the", "black", "cat")
READ = {"es": "el gato negro", "fr": "le chat noir dort"}
WRITTEN = {"es": "the black", "fr": "el"}


@pytest.mark.parametrize("language", READ)
def test_cross_attention_has_a_row_for_each_word_written_and_a_column_for_each_read(language: str) -> None:
    columns = make(READ, WRITTEN).columns
    shape = len(WRITTEN[language].split()), len(READ[language].split())
    weights = torch.tensor(columns[f"cross_{language}"]).reshape(shape)
    torch.testing.assert_close(weights.sum(dim=1), torch.ones(len(weights), dtype=torch.float64))


def test_the_weights_are_those_of_torch() -> None:
    asking, asked = run(("the", "black"), 1, D_K, seed=SEED), run(("el", "gato", "negro"), 1, D_K, seed=SEED)
    theirs = torch_attention(asking.Q, asked.K, asked.V)[0]
    torch.testing.assert_close(attend(("the", "black"), ("el", "gato", "negro")) @ asked.V[0], theirs)


def test_with_the_same_words_on_both_sides_it_is_the_simulator_s_self_attention() -> None:
    parts = run(ENGLISH, 1, D_K, seed=SEED)
    scores = parts.Q @ parts.K.transpose(-2, -1) / D_K**0.5
    torch.testing.assert_close(attend(ENGLISH, ENGLISH), scores.softmax(dim=-1)[0])
