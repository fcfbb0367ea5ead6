"""Self- and cross-attention: the words of the figure, torch's own weights, and one difference between the two."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention as torch_attention

from generator.attention.random_model import run
from generator.attention.studies.self_and_cross import D_K, READ, SEED, WRITTEN, attend, make
from generator.model import LANGUAGES, Language

WORDS = Path(__file__).parents[3] / "content/figures/self-and-cross.toml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figure_shows_the_words_that_were_computed(language: Language) -> None:
    words = tomllib.loads(WORDS.read_text(encoding="utf-8"))
    assert words["read"][language].split() == list(READ[language])
    assert words["written"][language].split() == list(WRITTEN[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cross_attention_has_a_row_for_each_word_written_and_a_column_for_each_read(language: Language) -> None:
    weights = torch.tensor(make().columns[f"cross_{language}"]).reshape(len(WRITTEN[language]), len(READ[language]))
    torch.testing.assert_close(weights.sum(dim=1), torch.ones(len(weights), dtype=torch.float64))


def test_the_weights_are_those_of_torch() -> None:
    asking, asked = run(WRITTEN["es"], 1, D_K, seed=SEED), run(READ["es"], 1, D_K, seed=SEED)
    theirs = torch_attention(asking.Q, asked.K, asked.V)[0]
    torch.testing.assert_close(attend(WRITTEN["es"], READ["es"]) @ asked.V[0], theirs)


def test_with_the_same_words_on_both_sides_it_is_the_simulator_s_self_attention() -> None:
    parts = run(READ["en"], 1, D_K, seed=SEED)
    scores = parts.Q @ parts.K.transpose(-2, -1) / D_K**0.5
    torch.testing.assert_close(attend(READ["en"], READ["en"]), scores.softmax(dim=-1)[0])
