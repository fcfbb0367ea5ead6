"""Self- and cross-attention in one head with random weights: only where the queries come from is different.

A text is read by self-attention, and what has been written of its translation looks at it by cross-attention. Columns
are matrices of weights, row after row: self_es (n_key × n_key), cross_es (n_query × n_key), self_en and cross_en,
each named after the language of the page, in which the text is read.
"""

from __future__ import annotations

from torch import Tensor

from generator.attention.random_model import run
from generator.attention.scaled_dot_product import scaled_dot_product_attention
from generator.model import LANGUAGES, Language, Study

READ: dict[Language, tuple[str, ...]] = {"es": ("el", "gato", "negro"), "en": ("the", "black", "cat")}
WRITTEN: dict[Language, tuple[str, ...]] = {"es": ("the", "black"), "en": ("el", "gato")}
"""Also in content/figures/self-and-cross.toml, for the figure."""
D_K, SEED = 8, 2017


def make() -> Study:
    """The weights of both kinds for both pages; a test holds the words to those of the figure."""
    columns = {}
    for language in LANGUAGES:
        read, written = READ[language], WRITTEN[language]
        columns[f"self_{language}"] = attend(read, read).flatten().numpy()
        columns[f"cross_{language}"] = attend(written, read).flatten().numpy()
    return Study("self-and-cross", columns, {"d_k": D_K, "seed": SEED})


def attend(asking: tuple[str, ...], asked: tuple[str, ...]) -> Tensor:
    """The weights with which some words look at others. Returns (n_query, n_key)."""
    Q = run(asking, 1, D_K, seed=SEED).Q  # (1, n_query, d_k)
    K, V = (parts := run(asked, 1, D_K, seed=SEED)).K, parts.V  # (1, n_key, d_k)
    return scaled_dot_product_attention(Q, K, V).weights[0]
