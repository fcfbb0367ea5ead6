"""Self- and cross-attention in one head with random weights: only where the queries come from is different.

A text is read by self-attention, and what has been written of its translation looks at it by cross-attention. Columns
are matrices of weights, row after row: self_es (n_key × n_key), cross_es (n_query × n_key), self_en …, each
named after the language of the page, in which the text is read.
"""

from __future__ import annotations

from collections.abc import Mapping

from torch import Tensor

from generator.attention.random_model import run
from generator.attention.scaled_dot_product import scaled_dot_product_attention
from generator.model import Language, Study

D_K, SEED = 8, 2017


def make(read: Mapping[Language, str], written: Mapping[Language, str]) -> Study:
    """The weights of both kinds for the pages of each language; the words are the figure's, parted by spaces."""
    columns = {}
    for language, text in read.items():
        asked, asking = tuple(text.split()), tuple(written[language].split())
        columns[f"self_{language}"] = attend(asked, asked).flatten().numpy()
        columns[f"cross_{language}"] = attend(asking, asked).flatten().numpy()
    return Study("self-and-cross", columns, {"d_k": D_K, "seed": SEED})


def attend(asking: tuple[str, ...], asked: tuple[str, ...]) -> Tensor:
    """The weights with which some words look at others. Returns (n_query, n_key)."""
    Q = run(asking, 1, D_K, seed=SEED).Q  # (1, n_query, d_k)
    K, V = (parts := run(asked, 1, D_K, seed=SEED)).K, parts.V  # (1, n_key, d_k)
    return scaled_dot_product_attention(Q, K, V).weights[0]
